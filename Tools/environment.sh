# shellcheck shell=bash
# Sourced by the other scripts: changes to the top folder and finds Swift if it is not on the path.

# The physical path: `Package.swift` compares it with its own to know that this package is the one that is built.
cd -P "$(dirname "${BASH_SOURCE[0]}")/.." || exit

if ! command -v swift >/dev/null 2>&1; then
  for folder in /opt/swift/usr/bin "$HOME/.local/share/swiftly/bin" "$HOME/.swiftly/bin"; do
    if [[ -x "$folder/swift" ]]; then
      export PATH="$PATH:$folder"
      break
    fi
  done
fi
