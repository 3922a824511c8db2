internal import ViewTree

/// An element of a drawing as SVG 1.1, or the whole drawing.
///
///     SVGElement("line", ["x1": 0, "y1": 0.333333, "stroke": "#000"]).text        // <line x1="0" y1="0.33" stroke="#000"/>
struct SVGElement {
  private let name: String
  private let attributes: [(key: String, value: any SVGValue)]
  /// What stands between the tags, escaped.
  private let content: String

  /// Makes an element around text, or without anything in it.
  init(_ name: String, _ attributes: KeyValuePairs<String, any SVGValue>, _ text: String = "") {
    self.init(name, attributes.map { ($0.key, $0.value) }, text)
  }

  /// Makes an element whose attributes depend on what it is.
  init(_ name: String, _ attributes: [(String, any SVGValue)], _ text: String = "") {
    self.name = name
    self.attributes = attributes.map { (key: $0.0, value: $0.1) }
    content = MarkupText.escaped(text)
  }

  /// Makes an element around others, each on a line of its own.
  init(_ name: String, _ attributes: KeyValuePairs<String, any SVGValue>, _ elements: [SVGElement]) {
    self.name = name
    self.attributes = attributes.map { (key: $0.key, value: $0.value) }
    content = "\n" + elements.map { $0.text + "\n" }.joined()
  }

  /// The element as text.
  var text: String {
    let start = name + attributes.map { " \($0.key)=\"\(MarkupText.escaped($0.value.svg))\"" }.joined()
    return content.isEmpty ? "<\(start)/>" : "<\(start)>\(content)</\(name)>"
  }
}

/// The value of an attribute.
protocol SVGValue {
  var svg: String { get }
}

extension String: SVGValue {
  var svg: String { self }
}

extension Int: SVGValue {
  var svg: String { "\(self)" }
}

extension Double: SVGValue {
  /// A length with at most two decimals.
  var svg: String { JSONText.number((self * 100).rounded() / 100 + 0).text() }
}

extension CGFloat: SVGValue {
  /// A length with at most two decimals.
  var svg: String { Double(self).svg }
}

extension String {
  /// The letters and digits of the text with hyphens between them: what can stand in an `id` of a page with several drawings.
  var asIdentifier: String {
    let parts = lowercased().split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    return parts.isEmpty ? "picture" : parts.joined(separator: "-")
  }
}

/// Text inside XML and HTML.
enum MarkupText {
  /// The text with the characters escaped that mean something there; control characters are left out.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\t", "\n": result += " "
      case _ where scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF: break
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
