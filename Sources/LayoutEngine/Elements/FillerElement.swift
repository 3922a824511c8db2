/// Shapes and colours take what they are offered, and 10 points where they are offered nothing (section 10).
struct FillerElement: RuledLeafElement {}
