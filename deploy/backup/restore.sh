#!/bin/sh
# Makes the data folder of a new server from a backup and the archive of the log of changes.
#   restore.sh /path/to/backups/20260101T000000Z /path/to/archive /path/to/new/data ['2026-01-31 23:59:00+01']
# With a moment the server stops there, otherwise it takes all that is in the archive. Start PostgreSQL on the new folder afterwards:
# it accepts changes once it has arrived, and ends with an error if the archive does not reach as far as the moment.
set -eu
backup=$1 archive=$2 data=$3 until=${4:-}

[ ! -e "$data" ] || { echo "$data is there already; nothing is ever put over an old server" >&2; exit 1; }
pg_verifybackup --quiet "$backup"
cp -R "$backup" "$data"
chmod 700 "$data"
{
  echo "restore_command = 'cp \"$archive/%f\" \"%p\"'"
  echo "archive_mode = off"
  echo "recovery_target_action = promote"
  if [ -n "$until" ]; then echo "recovery_target_time = '$until'"; fi
} >>"$data/postgresql.auto.conf"
touch "$data/recovery.signal"
