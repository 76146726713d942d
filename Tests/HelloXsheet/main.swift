import Xsheet

let design = try Design(contentsOfFile: "button.json")
for finding in design.findings { print(finding) }

let timeline = design.converted()
try timeline.write(toFolder: "out")
try design.frame(at: 1.5, size: .fitting(320)).write(toFile: "out/button.png")
print(try design.verified(against: timeline).verdict)
