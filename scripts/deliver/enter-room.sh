#!/bin/sh
# Enters a folder as if it were the root of a container, in mounts of its own that end with the process:
#   enter-room.sh <folder> <build|run|open> <user:group> <place of work> <folder of the files> <program> …
# The base is this machine's system, for reading only. build: everything else may be written. run: nothing may, but for /files and a small /tmp,
# without any capability and without new ones. open: as run, with the tree left writable, for the controls.
set -eu
folder=$1 kind=$2 user=$3 place=$4 files=$5
shift 5
mount --bind "$folder" "$folder"
for each in bin sbin lib lib64 usr etc dev; do
  if [ -d "/$each" ] && [ ! -L "/$each" ]; then
    mkdir -p "$folder/$each"
    mount --rbind "/$each" "$folder/$each"
    [ "$each" = dev ] || mount -o remount,bind,ro "$folder/$each"
  fi
done
mkdir -p "$folder/proc" "$folder/tmp"
chmod 1777 "$folder/tmp"
mount -t proc -o nosuid,nodev,noexec proc "$folder/proc"
limits=''
if [ "$kind" != build ]; then
  mount -t tmpfs -o mode=1777,size=64m,noexec,nosuid,nodev tmpfs "$folder/tmp"
  mkdir -p "$folder/files"
  mount --bind "$files" "$folder/files"
  [ "$kind" = open ] || mount -o remount,bind,ro "$folder"
  limits='--bounding-set=-all --inh-caps=-all --no-new-privs'
fi
# shellcheck disable=SC2086
exec /usr/sbin/chroot "$folder" setpriv --reuid="${user%:*}" --regid="${user#*:}" --clear-groups $limits sh -c 'cd "$1" && shift && exec "$@"' room "$place" "$@"
