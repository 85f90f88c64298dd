#!/bin/sh
# Compares an unpacked archive with its list: every file is there, none was changed, none was added.
#   deploy/check-contents.sh [folder]
set -eu
cd "${1:-.}"
sha256sum --check --strict --quiet CONTENTS.sha256
listed=$(cut -c 67- CONTENTS.sha256 | LC_ALL=C sort)
there=$(find . ! -type d ! -path ./CONTENTS.sha256 | cut -c 3- | LC_ALL=C sort)
if [ "$listed" != "$there" ]; then
  echo 'Not in the list of contents:' >&2
  { echo "$listed"; echo "$listed"; echo "$there"; } | LC_ALL=C sort | uniq -u >&2
  exit 1
fi
echo "$(wc -l < CONTENTS.sha256) files, all as they were packed"
