import LayoutTestSupport
import Testing

@testable import LayoutEngine

/// Line limits, heights and room for lines with generated texts, fonts and proposals (V1.1 to V1.4 of the vocabulary).
@Suite struct TextGeneratedTests {
  /// A text with the measures of its font's lines: the letters' height, and the distance from line to line.
  private struct Sample {
    var string: String
    var format: TextFormat
    var proposal: ProposedViewSize
    var line: CGFloat
    var pitch: CGFloat

    init(_ random: inout SeededGenerator) {
      let words = ["a", "to", "some", "words", "of", "different", "lengths", "Supercalifragilistic", "x\ny"]
      string = (0..<random.integer(1...12)).map { _ in random.pick(words) }.joined(separator: " ")
      let style = random.pick(Font.TextStyle.allCases)
      let category = random.pick(DynamicTypeSize.allCases)
      format = TextFormat(font: Font.system(style).following(category))
      if random.chance(0.6) { format.lineLimit = random.integer(0...5) }
      if random.chance(0.5) { format.reservedLines = random.integer(0...5) }
      proposal = ProposedViewSize(
        width: random.chance(0.2) ? nil : random.number(20...500),
        height: random.chance(0.4) ? nil : random.number(0...300))
      line = style.pointSize(in: category) * 2444 / 2048
      pitch = max(line, style.lineHeight(in: category))
    }

    func height(ofLines lines: Int) -> CGFloat { line + CGFloat(lines - 1) * pitch }

    /// The lines that may be: the limit, and what the height has room for, which is at least what is kept.
    func admits(_ lines: Int) -> Bool {
      let room = max(proposal.height ?? .infinity, format.reservedLines.map { height(ofLines: max(1, $0)) } ?? 0)
      return lines == 1 || lines <= max(1, format.lineLimit ?? .max) && height(ofLines: lines) <= room + 1e-9
    }
  }

  @Test(arguments: Seeds.first(400))
  func `limits, heights and kept room hold together`(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let sample = Sample(&random)
    var text = TextMeasurement(text: sample.string, format: sample.format, scale: 3)
    let answer = text.answer(to: sample.proposal)
    let lines = answer.lines ?? []
    #expect(sample.admits(lines.count))

    // As many lines as there are without limits, unless one more is not admitted; then the last one is cut.
    var free = TextMeasurement(text: sample.string, format: TextFormat(font: sample.format.font), scale: 3)
    let full = free.answer(to: ProposedViewSize(width: sample.proposal.width, height: nil)).lines ?? []
    #expect(lines.count == full.count || lines.count < full.count && !sample.admits(lines.count + 1))
    #expect(lines.last?.isTruncated == (lines.count < full.count))
    #expect(lines.dropLast().elementsEqual(full.prefix(lines.count - 1)))

    // The height is that of the lines, or of the room that is kept, in whole pixels.
    let kept = sample.format.reservedLines.map { sample.height(ofLines: max(1, $0)) } ?? 0
    let height = max(sample.height(ofLines: lines.count), kept)
    #expect(answer.size.height >= height - 1e-9 && answer.size.height < height + 1 / 3 + 1e-9)

    // Its own size is what it answers when it is proposed that.
    #expect(text.size(answer.size.width, answer.size.height) == answer.size)
    let distance = text.lastBaseline(in: answer.size) - text.firstBaseline(in: answer.size)
    let pitches = CGFloat(lines.count - 1) * sample.pitch
    #expect(distance >= pitches - 1e-9 && distance < pitches + 1 / 3 + 1e-9)
  }
}
