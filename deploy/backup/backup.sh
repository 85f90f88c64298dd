#!/bin/sh
# Copies a running database into a new folder below the one named, checks the copy, and prints where it lies.
#   DATABASE_URL=postgres://efristerstreckung_backup:…@…/ backup.sh /path/to/backups
# The login is one of those that deploy/database/make-logins.sh makes. A copy that is not whole keeps the ending .part and is nothing to rely on.
set -eu
folder=$1
place="$folder/$(date -u +%Y%m%dT%H%M%SZ)"

pg_basebackup --dbname="$DATABASE_URL" --pgdata="$place.part" --checkpoint=fast --wal-method=stream --manifest-checksums=SHA256 --no-password
pg_verifybackup --quiet "$place.part"
mv "$place.part" "$place"
echo "$place"
