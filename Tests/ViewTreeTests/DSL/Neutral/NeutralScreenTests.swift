import Foundation
import Testing
import ViewVocabulary

@testable import ViewTree

/// Bars, searching, questions and sheets: the tree is that of the views without them.
struct NeutralScreenTests {
  private struct Token: Identifiable {
    var id = 1
  }

  private struct Failure: LocalizedError {}

  private struct Bar: CustomPresentationDetent {
    static func height(in context: Context) -> CGFloat? { max(44, context.maxDetentValue * 0.1) }
  }

  private struct Items: CustomizableToolbarContent {
    var isEditing: Bool

    var body: some CustomizableToolbarContent {
      ToolbarItem(id: "add") { Text("Add") }
      if isEditing { ToolbarItem(id: "delete", placement: .secondaryAction) { Text("Delete") } }
    }
  }

  private struct Row: View {
    @State private var isShown = false
    @State private var text = ""
    @State private var tokens: [Token] = []
    @State private var scope = 1
    @State private var failure: Failure?

    var body: some View {
      Color.red
        .toolbar(id: "main") { Items(isEditing: isShown) }
        .toolbar {
          ToolbarItemGroup(placement: .primaryAction) {
            Text("Share")
          } label: {
            Text("More")
          }
          DefaultToolbarItem(kind: .search, placement: .bottomBar)
        }
        .toolbar(removing: .sidebarToggle)
        .toolbarTitleMenu { Text("Rename") }
        .toolbarTitleDisplayMode(.inlineLarge)
        .navigationBarTitle(Text("Rows"), displayMode: .inline)
        .searchable(text: $text, isPresented: $isShown, prompt: "Find")
        .searchable(text: $text, tokens: $tokens) { token in Text("\(token.id)") }
        .searchSuggestions { Text("red").searchCompletion("red") }
        .searchScopes($scope, activation: .onTextEntry) { Text("All").tag(1, includeOptional: false) }
        .padding(4)
        .alert(Text("Sure?"), isPresented: $isShown) { Text("Yes") }
        .alert("Sure?", isPresented: $isShown, presenting: failure) { _ in Text("Yes") }
        .alert(isPresented: $isShown, error: failure) { _ in
          Text("Again")
        } message: { _ in
          Text("It failed.")
        }
        .confirmationDialog("Which?", isPresented: $isShown, titleVisibility: .visible, presenting: failure) { _ in
          Text("This one")
        }
        .dialogSeverity(.critical)
        .inspector(isPresented: $isShown) { Color.blue.inspectorColumnWidth(min: 100, ideal: 200, max: 300) }
        .presentationDetents([.custom(Bar.self), .medium])
        .presentationBackground { Color.blue }
        .presentationCompactAdaptation(horizontal: .popover, vertical: .sheet)
        .statusBar(hidden: true)
        .windowResizeBehavior(.disabled)
        .copyable([text])
        .draggable(text) { Color.blue }
        .deleteDisabled(isShown)
        .listItemTint(.fixed(.red))
    }
  }

  @Test func `views with bars, questions and sheets are those without them`() {
    #expect(ViewNode(Row()) == ViewNode(Color.red.padding(4)))
  }

  @Test func `detents that a type works out are told apart by the type`() {
    #expect(PresentationDetent.custom(Bar.self) == .custom(Bar.self))
    #expect(PresentationDetent.custom(Bar.self) != .medium)
  }
}
