import Testing
import ViewVocabulary

@testable import ViewTree

struct DocumentJSONTextTests {
  @Test func `keys keep their order, infinities are strings, absent is null`() {
    let line: JSONText = [
      "name": "card", "size": [300, 97.5], "priority": .number(-.infinity), "width": .number(.infinity),
      "colour": .string(nil as String?), "height": .number(nil as Double?), "opaque": true, "nothing": .number(.nan),
      "": [:], "list": [],
    ]
    #expect(
      line.text()
        == #"{"name":"card","size":[300,97.5],"priority":"-infinity","width":"infinity","colour":null,"height":null,"#
        + #""opaque":true,"nothing":null,"":{},"list":[]}"#)
  }

  @Test(arguments: [
    (300, "300"), (97.5, "97.5"), (0.1, "0.1"), (-0.0, "-0"), (1e16, "1e+16"), (1e-5, "1e-05"),
    (.leastNonzeroMagnitude, "5e-324"),
    (42.33333333333333, "42.33333333333333"), (9_007_199_254_740_991, "9007199254740991"),
  ])
  func `numbers have the fewest digits`(number: Double, text: String) {
    #expect(JSONText.number(number).text() == text)
    #expect(Double(text)?.bitPattern == number.bitPattern)
  }

  @Test func `strings are escaped where JSON asks for it`() {
    #expect(
      JSONText.string("\"\\/\n\r\t\u{0}\u{1B}\u{7F}é🟥\u{2028}").text()
        == "\"\\\"\\\\/\\n\\r\\t\\u0000\\u001b\\u007fé🟥\u{2028}\"")
  }

  @Test func `what fits stands on one line`() {
    let short: JSONText = ["type": "frame", "width": 30]
    let value: JSONText = ["short": short, "long": .array(Array(repeating: short, count: 4)), "none": []]
    #expect(
      value.text(pretty: true) == """
        {
          "short": { "type": "frame", "width": 30 },
          "long": [
            { "type": "frame", "width": 30 },
            { "type": "frame", "width": 30 },
            { "type": "frame", "width": 30 },
            { "type": "frame", "width": 30 }
          ],
          "none": []
        }
        """)
  }
}
