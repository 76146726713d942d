#!/bin/sh
# Writes a Swift file with the content of text files, by their names: those of HTML pages and style sheets with, others
# without extension:
# embed-text.sh OUTPUT FILE...
set -eu

output=$1
shift

if grep -lF -e '"""###' -e '\###(' "$@" >&2; then
  echo "error: these files contain a delimiter of the string literals that embed them" >&2
  exit 1
fi

{
  echo '/// The text files of the module.'
  echo 'enum EmbeddedText {'
  echo '  /// The content of each file, by its name.'
  echo '  static let texts: [String: String] = ['
  for file do
    name=${file##*/}
    case $name in
      *.html | *.css) ;;
      *) name=${name%%.*} ;;
    esac
    printf '    "%s": ###"""\n' "$name"
    # The line feed before the closing delimiter does not belong to the literal.
    cat "$file"
    printf '\n"""###,\n'
  done
  echo '  ]'
  echo '}'
} >"$output"
