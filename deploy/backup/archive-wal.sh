#!/bin/sh
# Keeps one finished piece of the log of changes. PostgreSQL runs it:
#   archive_command = '/path/to/archive-wal.sh "%p" "%f" /path/to/archive'
# Fails, so that PostgreSQL keeps the piece and asks again, unless the whole of it lies in the archive.
set -eu
from=$1 name=$2 archive=$3

if [ -e "$archive/$name" ]; then
  # After a crash the same piece comes a second time; another one under its name is a second server.
  cmp -s "$from" "$archive/$name" || { echo "$name lies in the archive already, and is another one" >&2; exit 1; }
  exit 0
fi
cp "$from" "$archive/.$name.part"
sync "$archive/.$name.part"
mv "$archive/.$name.part" "$archive/$name"
sync "$archive"
