import Testing
import ViewTree
import ViewVocabulary

extension EnvironmentValues {
  @Entry fileprivate var margin = 8.0
  @Entry fileprivate var heading: String?
  @Entry fileprivate var onSave: @Sendable () -> Int = { 1 }
}

extension ContainerValues {
  @Entry fileprivate var isPinned = false
}

extension FocusedValues {
  @Entry fileprivate var openDocument: Binding<Int>?
}

extension Transaction {
  @Entry fileprivate var count: Int = 3
}

private struct Padded: View {
  @Environment(\.margin) var margin
  @Environment(\.heading) var heading
  var body: some View { Text(heading ?? "none").padding(margin) }
}

private struct PreviewedCard: View {
  var isOn: Bool
  var body: some View { Rectangle().frame(width: isOn ? 1 : 2) }
}

#Preview("A card") {
  @Previewable @State var isOn = true
  PreviewedCard(isOn: isOn)
  Toggle("On", isOn: $isOn)
}

#Preview(traits: .sizeThatFitsLayout) { PreviewedCard(isOn: false) }

/// `@Entry`, `#Preview` and `@Previewable` as they are written in apps.
struct MacroTests {
  @Test func `an entry has its initial value until it is set`() {
    #expect(ViewNode(Padded()).modifiers == [.padding(.edges(.all, length: 8))])
    let view = ViewNode(Padded().environment(\.margin, 3).environment(\.heading, "a"))
    #expect(view.modifiers == [.padding(.edges(.all, length: 3))])
    #expect(view.kind == .text("a"))
    #expect(EnvironmentValues().onSave() == 1)
  }

  @Test func `entries of containers, of focus and of transactions`() {
    #expect(ViewNode(Text("a").containerValue(\.isPinned, true)).containerValues.isPinned)
    #expect(!ViewNode(Text("a")).containerValues.isPinned)
    #expect(FocusedValue(\.openDocument).wrappedValue == nil)
    var transaction = Transaction()
    #expect(transaction.count == 3)
    transaction.count = 5
    #expect(transaction.count == 5)
  }
}
