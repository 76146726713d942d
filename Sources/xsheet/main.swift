import Platform
import XsheetCommand

exit(Program.run(Array(CommandLine.arguments.dropFirst())))
