import Observation
import Testing
import ViewVocabulary

@testable import ViewTree

private final class Model: ObservableObject {
  @Published var width: CGFloat = 30
}

@Observable private final class Settings {
  var height: CGFloat = 12
}

/// A class that nobody calls Sendable.
private final class Counter {
  var count = 3
}

private struct Item: Identifiable {
  var id: Int
  var width: CGFloat
}

/// Views that keep data as SwiftUI's do. Each test says which widths the data stands for.
struct StateViewTests {
  private func widths(_ view: some View) -> [CGFloat?] {
    ViewNode.nodes(of: view).flatMap(\.modifiers).compactMap { modifier in
      if case .frame(let width, _, _) = modifier { width } else { nil }
    }
  }

  private struct Bar: View {
    @Binding var width: CGFloat
    var body: some View { Color.red.frame(width: width) }
  }

  private struct Kept: View {
    @StateObject private var model = Model()
    @State private var counter = Counter()
    @AppStorage("bars") private var bars = 2
    @SceneStorage("gap") private var gap = 4.0
    @ScaledMetric(relativeTo: .title) private var side = 24.0

    var body: some View {
      Bar(width: $model.width)
      Color.red.frame(width: CGFloat(counter.count))
      Color.red.frame(width: CGFloat(bars))
      Color.red.frame(width: gap)
      Color.red.frame(width: side)
    }
  }

  @Test func `kept values are those of the source`() { #expect(widths(Kept()) == [30, 3, 2, 4, 24]) }

  private struct Given: View {
    @ObservedObject var model: Model
    @EnvironmentObject var shared: Model
    @Environment(Settings.self) private var settings
    @Environment(Counted.self) private var absent: Counted?

    var body: some View {
      @Bindable var settings = settings
      Bar(width: $model.width)
      Bar(width: $shared.width)
      Bar(width: $settings.height)
      Color.red.frame(width: absent == nil ? 1 : 2)
    }
  }

  @Observable fileprivate final class Counted {}

  @Test func `objects are handed down, the nearest one counting`() {
    let (model, far, near, settings) = (Model(), Model(), Model(), Settings())
    model.width = 5
    far.width = 6
    near.width = 7
    let view = Given(model: model).environmentObject(near).environmentObject(far).environment(settings)
    #expect(widths(view) == [5, 7, 12, 1])
  }

  @Test func `a binding writes into the object`() {
    let model = Model()
    let observed = ObservedObject(wrappedValue: model)
    observed.projectedValue.width.wrappedValue = 99
    #expect(model.width == 99)
    let settings = Settings()
    Bindable(settings).height.wrappedValue = 8
    #expect(settings.height == 8)
  }

  @Test func `bindings to elements read and write them`() {
    let items = State(wrappedValue: [Item(id: 1, width: 10), Item(id: 2, width: 20)])
    let view = ForEach(items.projectedValue) { $item in Bar(width: $item.width) }
    #expect(widths(view) == [10, 20])
    items.projectedValue[1].width.wrappedValue = 25
    #expect(widths(view) == [10, 25])
  }

  private struct Surroundings: View {
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.horizontalSizeClass) private var horizontal
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.dismiss) private var dismiss
    @Environment(\.presentationMode) private var presentation
    @Environment(\.locale) private var locale

    var body: some View {
      Color.red.frame(width: colorScheme == .light ? 1 : 2)
      Color.red.frame(width: horizontal == .compact ? 3 : 4)
      Color.red.frame(width: isEnabled && !presentation.wrappedValue.isPresented ? 5 : 6)
      Color.red.frame(width: locale.identifier == "en_US" ? 7 : 8)
        .onTapGesture { dismiss() }
    }
  }

  @Test func `the environment has SwiftUI's values, and what views around set`() {
    #expect(widths(Surroundings()) == [1, 3, 5, 7])
    let changed = Surroundings().environment(\.colorScheme, .dark).environment(\.horizontalSizeClass, .regular)
    #expect(widths(changed) == [2, 4, 5, 7])
  }

  /// A name whose object were let go could come again at the same address.
  @Test func `names of namespaces are all different`() {
    let names = (0..<100).map { _ in Namespace().wrappedValue }
    #expect(Set(names).count == 100)
    #expect(names[0] == names[0])
  }
}
