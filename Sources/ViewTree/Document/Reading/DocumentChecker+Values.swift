extension DocumentChecker {
  /// Checks an object's keys and the rules between them; empty, with an error, if the value is no object.
  mutating func object(
    _ value: DocumentValue, as format: ObjectFormat, label: ValueLabel, at path: DocumentPath,
    in surroundings: Surroundings, takesID: Bool = true
  ) -> CheckedObject {
    guard let members = value.members else {
      report(.wrongKind(label.description, found: value.kind, expected: format.phrase), at: path, value.position)
      return CheckedObject(defaultsOf: format)
    }
    var object = CheckedObject(defaultsOf: format, keys: members.count)
    var written = KeySet()
    var unknown: Set<String> = []
    let inside = path.inside
    for member in members {
      let position = member.keyPosition
      let key = format.place { member.isNamed($0) }
      let name = key.map { format.keys[$0].name } ?? member.key
      let keyPath = inside.key(name)
      guard key.map({ written.insert($0) }) ?? unknown.insert(name).inserted else {
        report(.duplicateKey(name), at: keyPath, position)
        hideViews(in: member.value)
        continue
      }
      guard let key else {
        if format.takesAnyKeys {
          if let value = member.value.text(levels: 20) { object.ignored.append(JSONText.Member(name, value)) }
          continue
        }
        report(unknownKey(name, of: format, takesID: takesID), at: keyPath, position)
        hideViews(in: member.value)
        continue
      }
      let checked = self.value(
        member.value, of: format.keys[key], label: ValueLabel(name), at: keyPath, in: surroundings)
      object.add(name, checked, at: .init(key: position, value: member.value.position))
    }
    for key in format.required(without: written) {
      report(.missingKey(key, owner: format.owner), at: inside.key(key), value.position)
    }
    for (place, rule) in format.rules.enumerated() where format.isConcerned(place, by: written) {
      check(rule, of: object, owner: format.owner, at: path, value.position)
    }
    return object
  }

  private func unknownKey(_ key: String, of format: ObjectFormat, takesID: Bool) -> DocumentError.Problem {
    if key == "id", !takesID { return .takesNoID(format.owner) }
    let known = format.keys.map(\.name)
    return .unknownKey(key, owner: format.owner, known: known, suggestion: known.nearest(to: key))
  }

  /// Checks the value of a key; `nil`, with an error, if it is not what the key takes.
  mutating func value(
    _ value: DocumentValue, of key: KeyFormat, label: ValueLabel, at path: DocumentPath, in surroundings: Surroundings
  ) -> CheckedValue? {
    switch (key.value, value.content) {
    case (.text, .string(let text)): return .text(text)
    case (.flag, .bool(let flag)): return .flag(flag)
    case (.number(let format), _): return number(value, as: format, label: label, at: path)
    case (.name(let names), .string(let name)): return checked(name, among: names, value, label: label, at: path)
    case (.unitPoint, .string(let name)):
      guard checked(name, among: UnitPoint.byName.names, value, label: label, at: path) != nil else { return nil }
      return UnitPoint.byName.value(named: name).map { .unitPoint($0) }
    case (.unitPoint, .array(let elements)) where elements.count == 2:
      let sides = elements.enumerated().map {
        number($1, as: .any, label: label.element($0), at: path.element($0))
      }
      guard case (.number(let x)?, .number(let y)?) = (sides[0], sides[1]) else { return nil }
      return .unitPoint(UnitPoint(x: CGFloat(x), y: CGFloat(y)))
    case (.constraints, .array(let elements)):
      checkConstraints(elements, label: label.description, at: path)
      return nil
    case (.texts, .array(let elements)):
      return .texts(strings(elements, among: nil, of: key, at: path))
    case (.lengths, .array(let elements)):
      return .numbers(
        elements.enumerated().compactMap { index, element in
          let place = path.element(index)
          guard case .number(let number)? = number(element, as: .length, label: label.element(index), at: place) else {
            return nil
          }
          return number
        })
    case (.names(let names), .array(let elements)):
      return .texts(strings(elements, among: names, of: key, at: path))
    case (.alignment(let names, let axis), .string(let name)):
      if !names.contains(name), let stated = statedAlignment(named: name, along: axis) { return .guide(stated) }
      let stated = alignments.filter { axis == nil || $0.axis == axis }.map(\.name)
      return checked(name, among: names + stated, value, label: label, at: path)
    case (.guideValue, .string(let text)):
      guard let expression = expression(text) else { break }
      return .expression(expression)
    case (.guideValue, .number): return number(value, as: .any, label: label, at: path)
    case (.alignments, .object(let members)): return .alignments(statedAlignments(members, at: path))
    case (.font, .string(let name)):
      let style = checked(name, among: Font.TextStyle.byName.names, value, label: label, at: path)
      guard let style else { return nil }
      var font = CheckedObject(defaultsOf: Registry.font)
      font.add("style", style, at: .init(key: value.position, value: value.position))
      return .object(font)
    case (.font, .object):
      return .object(object(value, as: Registry.font, label: label, at: path, in: surroundings))
    case (.object(let format), .object):
      return .object(object(value, as: format, label: label, at: path, in: surroundings))
    case (.view, .object):
      return .waitingViews([find(value, label: label, at: path, in: surroundings)].compactMap(\.self))
    case (.objects, .array(let elements)), (.views, .array(let elements)), (.modifiers, .array(let elements)),
      (.tracks, .array(let elements)):
      return list(elements, of: key, at: path, in: surroundings)
    default: break
    }
    let found = value.string.map { "`\($0.shortened)`" } ?? value.kind
    let isExpression = if case .guideValue = key.value { true } else { false }
    report(
      .wrongKind(label.description, found: isExpression ? found : value.kind, expected: key.value.phrase), at: path,
      value.position)
    switch key.value {
    case .view, .views, .modifiers: hideViews(in: value)
    default: break
    }
    return nil
  }

  private mutating func list(
    _ elements: DocumentValue.Elements, of key: KeyFormat, at path: DocumentPath, in surroundings: Surroundings
  ) -> CheckedValue {
    var list = CheckedList()
    let inside = path.inside
    for (index, element) in elements.enumerated() {
      let place = inside.element(index)
      let label = ValueLabel(key.name, at: index)
      switch key.value {
      case .views: list.views += [find(element, label: label, at: place, in: surroundings)].compactMap(\.self)
      case .modifiers:
        let inner = Surroundings(level: surroundings.level)
        let checked = member(element, of: Registry.modifiers, label: label, at: place, in: inner)
        if let (type, object) = checked { list.modifiers.append(CheckedModifier(type: type, object)) }
      case .tracks:
        let checked = member(element, of: Registry.tracks, label: label, at: place, in: surroundings)
        if let (type, object) = checked { list.tracks.append(Registry.tracks.entries[type].make(object)) }
      case .objects(let format):
        list.objects.append(object(element, as: format, label: label, at: place, in: surroundings))
      default: break
      }
    }
    return list.value(of: key.value)
  }

  /// Checks that elements are strings, among some names where there are any.
  private mutating func strings(
    _ elements: DocumentValue.Elements, among names: [String]?, of key: KeyFormat, at path: DocumentPath
  ) -> [String] {
    var strings: [String] = []
    for (index, element) in elements.enumerated() {
      let label = ValueLabel(key.name, at: index)
      let place = path.element(index)
      guard let string = element.string else {
        let expected = names?.listed("or") ?? "a string"
        report(.wrongKind(label.description, found: element.kind, expected: expected), at: place, element.position)
        continue
      }
      if let names { _ = checked(string, among: names, element, label: label, at: place) }
      strings.append(string)
    }
    return strings
  }

  private mutating func checked(
    _ name: String, among names: [String], _ value: DocumentValue, label: ValueLabel, at path: DocumentPath
  ) -> CheckedValue? {
    guard !names.contains(name) else { return .text(name) }
    let problem = DocumentError.Problem.unknownName(
      label.description, name: name, known: names, suggestion: names.nearest(to: name))
    report(problem, at: path, value.position)
    return nil
  }

  private mutating func number(
    _ value: DocumentValue, as format: NumberFormat, label: ValueLabel, at path: DocumentPath
  ) -> CheckedValue? {
    let problem: DocumentError.Problem
    switch value.content {
    case .null where format.allowsNull: return .null
    case .infinity where format.allowsInfinity, .string("infinity") where format.allowsInfinity:
      return .number(.infinity)
    case .infinity, .string("infinity"): problem = .infinityNotAllowed(label.description, expected: format.phrase)
    case .number(let number) where !number.isFinite: problem = .notFinite(label.description, expected: format.phrase)
    case .number(let number) where format.least == .zero && number < 0:
      problem = .negativeLength(label.description, number)
    case .number(let number) where format.least == .aboveZero && number <= 0:
      problem = .notPositive(label.description, number)
    case .number(let number) where format.least == .wholeFromOne && !number.isCount:
      problem = .notACount(label.description, number)
    case .number(let number) where format.least == .wholeFromZero && number != 0 && !number.isCount:
      problem = .wrongKind(
        label.description, found: "\(JSONText.number(number).text(pretty: false))", expected: format.phrase)
    case .number(let number): return .number(number)
    default: problem = .wrongKind(label.description, found: value.kind, expected: format.phrase)
    }
    report(problem, at: path, value.position)
    return nil
  }
}

/// The elements of a list that are what they should be.
private struct CheckedList {
  var views: [Int] = []
  var modifiers: [CheckedModifier] = []
  var tracks: [GridItem] = []
  var objects: [CheckedObject] = []

  func value(of format: ValueFormat) -> CheckedValue {
    switch format {
    case .views: .waitingViews(views)
    case .modifiers: .waitingModifiers(modifiers)
    case .tracks: .tracks(tracks)
    default: .objects(objects)
    }
  }
}

extension Double {
  /// Whether the number counts something: a whole one from 1 to ``GridCellTraits/mostColumns``.
  fileprivate var isCount: Bool { self >= 1 && self <= Double(GridCellTraits.mostColumns) && self == rounded() }
}
