import Testing
import ViewVocabulary

@testable import ViewTree

/// Values of the view that has the focus, which none has in a layout.
struct FocusedValueTests {
  fileprivate struct Reader: View {
    @FocusedBinding(\.length) private var length

    var body: some View { Color.red.padding(length ?? 4) }
  }

  @Test func `there is no value, whoever hands one up`() {
    let reader = Reader().focusedValue(\.length, .constant(9)).focusedSceneValue(\.length, .constant(9))
    #expect(ViewNode(reader) == ViewNode(Color.red.padding(4)))
  }
}

extension FocusedValues {
  fileprivate var length: Binding<CGFloat>? {
    get { self[FocusedLengthKey.self] }
    set { self[FocusedLengthKey.self] = newValue }
  }
}

private struct FocusedLengthKey: FocusedValueKey {
  typealias Value = Binding<CGFloat>
}
