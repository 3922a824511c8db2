import Foundation
import Testing
import ViewVocabulary

@testable import ViewTree

/// Texts as literals, values and dates make them.
@Suite struct DSLLiteralTests {
  private func string(_ text: Text) -> String { text.string }

  @Test func `numbers in a literal are written as SwiftUI writes them`() {
    let (count, share, big) = (7, 0.5, -1_234_567)
    #expect(string(Text("\(count) of \(big)")) == "7 of -1,234,567")
    #expect(string(Text("\(share)")) == "0.500000")
    #expect(string(Text("\(share, specifier: "%.2f") and \(count, specifier: "%03d")")) == "0.50 and 007")
    #expect(string(Text(verbatim: "\(big)")) == "-1234567")
  }

  @Test func `a text of a string is that string`() {
    let name = "1234"
    #expect(string(Text(name)) == "1234")
    #expect(string(Text("a \(name)")) == "a 1234")
    #expect(string(Text("all of \(Text("it").bold()), \(Image(systemName: "star"))!")) == "all of it, !")
    #expect(string(Text("Title", comment: "Of a screen")) == "Title")
    let key: LocalizedStringKey = "key"
    #expect(string(Text(key, tableName: "Table", bundle: .main)) == "key")
  }

  @Test func `dates are written in English and at Greenwich`() {
    // 978,307,200 seconds after the start of 1970 the year 2001 began; 5 days and 13 hours later:
    let date = Date(timeIntervalSinceReferenceDate: 5 * 86_400 + 13 * 3_600)
    #expect(string(Text(date, style: .date)) == "January 6, 2001")
    #expect(string(Text(date, style: .time)).replacing("\u{202F}", with: " ") == "1:00 PM")
    #expect(string(Text(timerInterval: date...date.addingTimeInterval(90))) == "1:30")
    #expect(string(Text(timerInterval: date...date.addingTimeInterval(3_725))) == "1:02:05")
  }

  @Test func `values are written in a format`() {
    #expect(string(Text(0.25, format: .percent.locale(Locale(identifier: "en_US")))) == "25%")
    #expect(string(Text("\(1234.5, format: .number.locale(Locale(identifier: "en_US")))")) == "1,234.5")
  }
}
