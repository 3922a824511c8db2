import ArgumentParser
import GreedyLayout
import Testing

@testable import allot

/// The option `--device`, which all commands that read documents share.
struct DeviceOptionTests {
  private func options(_ arguments: String...) throws -> DocumentOptions {
    try DocumentOptions.parse(["cart.json"] + arguments)
  }

  private func message(_ arguments: String...) -> (text: String, status: Int32)? {
    do {
      _ = try DocumentOptions.parse(arguments)
      return nil
    } catch {
      return (DocumentOptions.message(for: error), DocumentOptions.exitCode(for: error).rawValue)
    }
  }

  @Test func `a device takes the place of the document's proposal, origin and scale`() throws {
    var document = LayoutDocument(
      proposal: ProposedViewSize(width: 300, height: nil), origin: CGPoint(x: 7, y: 8), displayScale: 1,
      view: ViewNode(Rectangle()))
    try options("--device", "iphone se (3rd generation)").override(&document)
    #expect(document.proposal == ProposedViewSize(width: 375, height: 647))
    #expect(document.origin == CGPoint(x: 0, y: 20))
    #expect(document.displayScale == 2)
  }

  @Test func `without a device the document's origin and scale stay`() throws {
    let written = LayoutDocument(
      proposal: .unspecified, origin: CGPoint(x: 7, y: 8), displayScale: 1, view: ViewNode(Rectangle()))
    var document = written
    try options().override(&document)
    #expect(document == written)
    try options("--proposal", "40xnil").override(&document)
    #expect(document.proposal == ProposedViewSize(width: 40, height: nil))
    #expect(document.origin == written.origin)
  }

  @Test(arguments: [
    ("iPhone 16 Por", "unknown device `iPhone 16 Por`; did you mean `iPhone 16 Pro`?"),
    ("toaster", "unknown device `toaster`; --list-devices names them"),
  ])
  func `an unknown device is a mistake of usage`(name: String, sentence: String) throws {
    let refusal = try #require(message("cart.json", "--device", name))
    #expect(refusal.text == sentence)
    #expect(refusal.status == 64)
  }

  @Test func `a device and a proposal exclude each other`() throws {
    let refusal = try #require(message("cart.json", "--device", "iPhone 16", "--proposal", "300x300"))
    #expect(refusal.text == "--device and --proposal are given; a device has a proposal of its own, so use one")
    #expect(refusal.status == 64)
  }

  @Test func `a file is needed, except to list the devices`() throws {
    #expect(message()?.status == 64)
    #expect(message()?.text == "no FILE given; name a layout document, or - for standard input")
    #expect(message("--list-devices") == nil)
  }
}
