import ArgumentParser
import Foundation
import LayoutEngine
import LayoutReport

/// A folder of comparisons: its cases, their order, and the files that are made of them.
struct GalleryFolder {
  private let path: String
  private var index = GalleryIndex()
  /// The documents of the cases, by the names of their folders.
  private var documents: [String: String] = [:]

  /// Reads which cases a folder has, and its `gallery.yaml`.
  ///
  /// - Throws: `ExitCode.badDocument` where the folder or its index cannot be used.
  init(_ path: String) throws {
    self.path = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    var names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: path).sorted()
    } catch {
      let reason = access(path, F_OK) == 0 ? "is no folder that can be read" : "does not exist"
      Diagnostics.print(
        "error: \(path.isEmpty ? "the name of the directory is empty" : "\(path) \(reason)"); name a folder of comparisons"
      )
      throw ExitCode.badDocument
    }
    names.removeAll { $0.hasPrefix(".") }
    for name in names {
      let found = ["layout.yaml", "layout.yml", "layout.json"].filter {
        FileManager.default.fileExists(atPath: "\(self.path)/\(name)/\($0)")
      }
      guard let first = found.first else { continue }
      guard found.count == 1 else {
        Diagnostics.print("\(self.path)/\(name): error: has both \(found[0]) and \(found[1]); keep one of them")
        throw ExitCode.badDocument
      }
      documents[name] = "\(self.path)/\(name)/\(first)"
    }
    guard !documents.isEmpty else {
      Diagnostics.print(
        "error: \(path) has no folder with a layout.yaml or layout.json; make one for each case, as \(path)/cart/layout.yaml"
      )
      throw ExitCode.badDocument
    }
    try readIndex()
  }

  private mutating func readIndex() throws {
    let file = "\(path)/gallery.yaml"
    defer { index.appendUnnamed(of: documents.keys) }
    guard FileManager.default.fileExists(atPath: file) else { return }
    var mistakes: [Mistake] = []
    do {
      index = try DocumentReader().galleryIndex(in: try InputFile.bytes(of: file))
      var seen: Set<String> = []
      for part in index.sections.flatMap(\.cases) {
        let message: String
        if documents[part.folder] == nil {
          message =
            "there is no case `\(part.folder)`; "
            + (documents.keys.sorted().nearest(to: part.folder).map { "did you mean `\($0)`?" }
              ?? "make the folder with a layout.yaml in it")
        } else if !seen.insert(part.folder).inserted {
          message = "`\(part.folder)` is named twice; name it in one section"
        } else {
          continue
        }
        mistakes.append(
          Mistake(path: part.path, message: message, line: part.position.line, column: part.position.column))
      }
    } catch let invalid as InvalidDocument {
      mistakes = invalid.errors.map { Mistake($0) }
    } catch let failure as InputFile.Failure {
      mistakes = [Mistake(path: "", message: failure.message, line: nil, column: nil)]
    }
    guard mistakes.isEmpty else {
      for mistake in mistakes { Diagnostics.print(mistake, file: file, severity: "error") }
      throw ExitCode.badDocument
    }
  }

  /// The files that hold the cases' documents, in the order of the gallery.
  var documentPaths: [String] { index.sections.flatMap(\.cases).compactMap { documents[$0.folder] } }

  /// The name of the folder in which a case's document stands.
  func caseName(of file: String) -> String { documents.first { $0.value == file }?.key ?? file }

  /// The widths in points at which a case is drawn: 320, 375 and 430 where its section in `gallery.yaml` states these. Where the
  /// section states no widths, the list is `[nil]`, and nil stands for the width that the document proposes.
  func widths(of file: String) -> [Double?] {
    let section = index.sections.first { $0.cases.contains { documents[$0.folder] == file } }
    guard let section, !section.widths.isEmpty else { return [nil] }
    return section.widths
  }
}

// MARK: - Files

extension GalleryFolder {
  /// A file of the gallery and what is to stand in it.
  struct MadeFile {
    var path: String
    var text: String
  }

  /// What became of the files, for people.
  struct Outcome {
    var text: String
    var isUpToDate: Bool
  }

  /// The files that are made of the comparisons, by the documents' files. The first page is left out where a case has none.
  func files(_ made: [String: [GalleryCase.Entry]]) -> [MadeFile] {
    var files: [MadeFile] = []
    var cases: [String: GalleryCase] = [:]
    for (folder, document) in documents.sorted(by: { $0.key < $1.key }) {
      guard let entries = made[document], let bytes = try? InputFile.bytes(of: document) else { continue }
      let part = GalleryCase(
        folder: folder, fileName: String(document.dropFirst(path.count + folder.count + 2)),
        source: String(decoding: bytes, as: UTF8.self), entries)
      cases[folder] = part
      files += part.files.map { MadeFile(path: "\(path)/\(folder)/\($0.name)", text: $0.text) }
    }
    guard cases.count == documents.count else { return files }
    return [MadeFile(path: "\(path)/README.md", text: GalleryPage(index, cases).text)] + files
  }

  /// Writes the files that are not as they should be, and removes pictures that no case makes any more.
  func write(_ files: [MadeFile]) throws -> Outcome {
    for file in files where file.path.hasSuffix(".md") {
      guard let found = content(of: file.path), !found.hasPrefix(GalleryCase.mark) else { continue }
      Diagnostics.print(
        "\(file.path): error: was not made by allot gallery, so it is not replaced; move it away, its words belong in "
          + "gallery.yaml or in the documents")
      throw ExitCode.unwritable
    }
    var written = 0
    for file in files where content(of: file.path) != file.text {
      do {
        try OutputTarget(file.path).write(Array(file.text.utf8), asked: file.path)
      } catch {
        Diagnostics.print("error: \(error)")
        throw ExitCode.unwritable
      }
      written += 1
    }
    let left = leftOver(beside: files)
    for file in left { unlink(file) }
    var text = "\(documents.count) cases, \(files.count) files: "
    text += written == 0 ? "all were as they should be" : "\(written) written"
    if !left.isEmpty { text += ", \(left.count) that no case makes any more removed" }
    return Outcome(text: text + "\n", isUpToDate: true)
  }

  /// Says which files are not as they should be.
  func staleness(of files: [MadeFile]) throws -> Outcome {
    var lines: [String] = []
    for file in files {
      guard let found = content(of: file.path) else {
        lines.append("\(file.path) is missing")
        continue
      }
      if found != file.text { lines.append("\(file.path) is stale") }
    }
    lines += leftOver(beside: files).map { "\($0) is left over" }
    guard !lines.isEmpty else {
      return Outcome(text: "\(documents.count) cases, \(files.count) files: all as they should be\n", isUpToDate: true)
    }
    let advice = "`allot gallery \(path)` makes them"
    return Outcome(text: (lines + [advice]).joined(separator: "\n") + "\n", isUpToDate: false)
  }

  private func content(of file: String) -> String? {
    (try? InputFile.bytes(of: file)).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Pictures in the cases' folders that have a name which this command gives (`comparison.svg`, `comparison-2-320.svg`), and
  /// that are not among the files; `comparison-old.svg` is somebody's own.
  private func leftOver(beside files: [MadeFile]) -> [String] {
    let made = Set(files.map(\.path))
    let folders = Set(files.compactMap { file in documents.keys.first { file.path.hasPrefix("\(path)/\($0)/") } })
    return folders.sorted().flatMap { folder in
      let names = (try? FileManager.default.contentsOfDirectory(atPath: "\(path)/\(folder)")) ?? []
      return names.sorted().filter { $0.wholeMatch(of: /comparison(-[0-9][0-9.]*)*\.svg/) != nil }
        .map { "\(path)/\(folder)/\($0)" }.filter { !made.contains($0) }
    }
  }
}
