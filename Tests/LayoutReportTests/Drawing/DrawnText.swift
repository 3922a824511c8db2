import Foundation
import Testing

@testable import LayoutReport

/// A text of a drawing, with the rectangle that it takes.
struct DrawnText: CustomStringConvertible {
  var text: String
  var frame: CGRect

  var description: String { "“\(text)” at \(frame)" }

  static func size(of svg: String) throws -> CGSize {
    let match = try #require(svg.firstMatch(of: /viewBox="0 0 ([0-9.]+) ([0-9.]+)"/))
    return CGSize(width: try #require(Double(match.1)), height: try #require(Double(match.2)))
  }

  /// The texts: those of views are as wide as the layout has them, others as wide as letters may be.
  static func all(in svg: String) -> [DrawnText] {
    svg.matches(of: /<text([^>]*)>([^<]*)<\/text>/).compactMap { match -> DrawnText? in
      func value(_ name: String) -> String? {
        let parts = match.1.components(separatedBy: " \(name)=\"")
        return parts.count > 1 ? String(parts[1].prefix { $0 != "\"" }) : nil
      }
      guard let x = value("x").flatMap(Double.init), let y = value("y").flatMap(Double.init),
        let size = value("font-size").flatMap(Double.init)
      else { return nil }
      let text = String(match.2)
      // A digit of the usual fonts is 0.56 times the size at most.
      let width = value("textLength").flatMap(Double.init) ?? Double(text.count) * 0.56 * size
      let parts = ["middle": 0.5, "end": 1]
      let part = value("text-anchor").flatMap { parts[$0] } ?? 0
      let left = x - width * part
      return DrawnText(text: text, frame: CGRect(x: left, y: y - 0.72 * size, width: width, height: 0.74 * size))
    }
  }

  /// The texts that are over another one or not wholly in the drawing, each as a sentence.
  static func collisions(in svg: String) throws -> [String] {
    let size = try size(of: svg)
    let places = all(in: svg)
    let outside = places.filter { place in
      place.frame.minX < 0 || place.frame.maxX > size.width || place.frame.minY < 0 || place.frame.maxY > size.height
    }.map { "\($0) is not in the drawing" }
    let over = places.enumerated().flatMap { index, place in
      places[(index + 1)...].filter { Placement.overlaps(place.frame, [$0.frame]) }.map { "\(place) is over \($0)" }
    }
    return outside + over
  }
}
