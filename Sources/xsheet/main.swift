import Foundation
import XsheetCommand

exit(Program.run(Array(CommandLine.arguments.dropFirst())))
