import Testing
import ViewVocabulary

@testable import ViewTree

/// Source as people write it, in which most modifiers have no effect on layout: the tree is that of the views without them.
struct NeutralViewTests {
  struct Item: Identifiable, Hashable {
    var id: Int
  }

  struct Row: View, Equatable {
    static func == (one: Row, other: Row) -> Bool { true }

    @State private var isShown = false
    @State private var item: Item?
    @State private var text = ""
    @FocusState private var isFocused: Bool
    @FocusState private var field: Int?
    @GestureState private var distance: CGFloat = 0

    var body: some View {
      HStack {
        Text("Title")
          .accessibilityLabel("the title")
          .accessibilityAddTraits([.isHeader, .isButton])
          .onTapGesture { withAnimation(.easeInOut(duration: 0.2)) { isShown.toggle() } }
          .gesture(
            DragGesture(minimumDistance: 4)
              .updating($distance) { value, state, _ in state = value.translation.width }
              .onChanged { _ in }
              .onEnded { _ in }
          )
          .padding(4)
        Spacer()
        Color.red
          .focused($isFocused)
          .focused($field, equals: 2)
          .frame(width: 20)
      }
      .onAppear { isShown = true }
      .onChange(of: isShown) { _, new in isShown = new }
      .onChange(of: text) { text = "" }
      .task(id: text) { await Task.yield() }
      .animation(.default, value: isShown)
      .transition(.asymmetric(insertion: .move(edge: .leading), removal: .opacity).combined(with: .scale))
      .disabled(isShown)
      .contextMenu { Text("Copy") }
      .sheet(isPresented: $isShown) { Text("sheet").presentationDetents([.medium, .height(200)]) }
      .sheet(item: $item) { item in Text("\(item.id)") }
      .alert("Sure?", isPresented: $isShown) {
        Text("Yes")
      } message: {
        Text("It is final.")
      }
      .navigationTitle("Rows")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) { Text("Edit") }
        if isShown { ToolbarItem { Text("Done") } }
      }
      .toolbar { Text("Plain") }
      .searchable(text: $text, prompt: "Search")
      .listRowSeparator(.hidden, edges: .bottom)
      .scrollIndicators(.hidden)
      .redacted(reason: isShown ? .placeholder : [])
      .preferredColorScheme(.dark)
      .keyboardShortcut("n", modifiers: [.command, .shift])
      .help("a row")
    }
  }

  private struct Plain: View {
    var body: some View {
      HStack {
        Text("Title").padding(4)
        Spacer()
        Color.red.frame(width: 20)
      }
    }
  }

  @Test func `views with modifiers without effect are those without them`() {
    #expect(ViewNode(Row()) == ViewNode(Plain()))
    #expect(ViewNode(Row().equatable()) == ViewNode(Plain()))
  }

  @Test func `what is done with animation is done, and its result is handed on`() {
    var count = 0
    let result = withAnimation(.spring(response: 0.3).delay(1)) {
      count += 1
      return count + 1
    }
    #expect((count, result) == (1, 2))
  }

  @Test func `rows that can be deleted and moved are the rows`() {
    let rows = ForEach(0..<3) { _ in Color.red }
    #expect(ViewNode.nodes(of: rows.onDelete { _ in }.onMove { _, _ in }) == ViewNode.nodes(of: rows))
  }
}
