internal import LayoutEngine
internal import LinearProgramming

/// One way in which a text can break: its size, what it is proposed then, and the binary that is 1 where it does.
struct TextBreak {
  var size: CGSize
  var proposal: ProposedViewSize
  var choice: LinearExpression
}
