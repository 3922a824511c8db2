import SwiftCompilerPlugin
import SwiftSyntax
import SwiftSyntaxMacros

/// The macros of SwiftUI that declare values and previews.
@main struct ViewMacros: CompilerPlugin {
  let providingMacros: [any Macro.Type] = [EntryMacro.self, PreviewMacro.self, PreviewableMacro.self]
}

/// `@Entry`: a property of values that are handed on, which is kept under its own name.
///
/// `@Entry var margin = 8.0` in an extension of `EnvironmentValues` becomes a property that reads
/// `entry("margin") ?? 8.0` and calls `setEntry("margin", to: newValue)`. A property without an initial value is an optional one, and nil at first.
struct EntryMacro: AccessorMacro {
  static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard let variable = declaration.as(VariableDeclSyntax.self), variable.bindingSpecifier.tokenKind == .keyword(.var),
      let binding = variable.bindings.first, variable.bindings.count == 1,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    else {
      throw MacroExpansionErrorMessage("@Entry takes one variable: `@Entry var margin = 8.0`")
    }
    let initial = binding.initializer?.value.trimmed
    guard initial != nil || binding.typeAnnotation?.type.isOptional == true else {
      throw MacroExpansionErrorMessage("@Entry needs an initial value, except for a variable of an optional type")
    }
    let value = initial ?? "nil"
    // A closure has the type of the variable only where that is stated: `@Sendable () -> Void`.
    let getter: AccessorDeclSyntax =
      if let type = binding.typeAnnotation?.type.trimmed {
        """
        get {
          func initial() -> \(type) { \(value) }
          return entry(\(literal: name)) ?? initial()
        }
        """
      } else {
        "get { entry(\(literal: name)) ?? \(value) }"
      }
    return [
      getter,
      "set { setEntry(\(literal: name), to: newValue) }",
    ]
  }
}

extension TypeSyntax {
  /// Whether the type is written as an optional one.
  fileprivate var isOptional: Bool {
    self.is(OptionalTypeSyntax.self) || self.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
      || self.as(IdentifierTypeSyntax.self)?.name.text == "Optional"
  }
}

/// `#Preview`: views that an editor shows. Nothing is left of them.
struct PreviewMacro: DeclarationMacro {
  static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) -> [DeclSyntax] {
    []
  }
}

/// `@Previewable`: a variable of a preview, which stays as it is written.
struct PreviewableMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) -> [DeclSyntax] {
    []
  }
}
