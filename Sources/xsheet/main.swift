import Foundation
import XsheetCommand

exit(Xsheet.run(Array(CommandLine.arguments.dropFirst())))
