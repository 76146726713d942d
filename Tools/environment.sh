# shellcheck shell=bash
# Sourced by the other scripts: changes to the top folder and finds Swift if it is not on the path.

# `--help` shows the comment at the top of a script that does not explain itself otherwise.
if [[ ${1:-} == -h || ${1:-} == --help ]] && ! grep -qE '^(usage|help)\(\)' "$0"; then
  awk 'NR > 1 { if (!/^#/) exit; sub(/^# ?/, ""); print }' "$0"
  exit
fi

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

# The flags of a build for installation.
#
# Types such as dictionaries are made of their keys and values by a call, not from a name: for each name, the runtime
# searches all conformances of the program, which takes a sixth of the instructions of converting an icon. The flag is
# not in `Package.swift`, where it would depend on the folder of a build whether the modules are compiled anew.
# shellcheck disable=SC2034 # Other scripts use them.
install_flags=(-c release --scratch-path .build-install
  -Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors)
# Systems of Apple have the libraries of Swift.
[[ $(uname -s) == Darwin ]] || install_flags+=(--static-swift-stdlib)
