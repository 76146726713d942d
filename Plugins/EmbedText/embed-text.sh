#!/bin/sh
# Writes a Swift file with the content of text files, by their names without extension:
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
  echo '  /// The content of each file, by its name without extension.'
  echo '  static let texts: [String: String] = ['
  for file do
    name=${file##*/}
    printf '    "%s": ###"""\n' "${name%%.*}"
    # The line feed before the closing delimiter does not belong to the literal.
    cat "$file"
    printf '\n"""###,\n'
  done
  echo '  ]'
  echo '}'
} >"$output"
