#!/bin/sh
# The logins of one installation, as an administrator of the database server. They bear the name of its database, so a second installation
# on the same server has its own:
#   efristerstreckung_owner   owns the tables; for the migration, the worker and the command line
#   efristerstreckung_server  has the role of the application and nothing else; for the server
#   efristerstreckung_backup  may copy the whole database server and nothing else; for deploy/backup/backup.sh
# Takes DATABASE_OWNER_PASSWORD, DATABASE_SERVER_PASSWORD and, where backups are made this way, DATABASE_BACKUP_PASSWORD, and finds the server
# as psql does (PGHOST, PGUSER …). Run again, it changes the passwords. The image of PostgreSQL runs it by itself when its folder is still empty.
set -eu
psql --quiet --no-psqlrc --set=ON_ERROR_STOP=1 \
  --username="${POSTGRES_USER:-${PGUSER:-postgres}}" --dbname="${POSTGRES_DB:-${PGDATABASE:-efristerstreckung}}" <<'SQL'
\getenv owner_password DATABASE_OWNER_PASSWORD
\getenv server_password DATABASE_SERVER_PASSWORD
\getenv backup_password DATABASE_BACKUP_PASSWORD
select current_database() as database, current_database() || '_owner' as owner, current_database() || '_server' as server,
  current_database() || '_backup' as backup \gset
begin;
-- The first migration asks for the right to create roles, even where the one it needs is there. Take it away afterwards:
--   alter role efristerstreckung_owner nocreaterole
select format('create role %I nobypassrls %s', name, rights)
from (values ('efristerstreckung_app', 'nologin'), (:'owner', 'createrole'), (:'server', 'nocreaterole')) as wanted (name, rights)
where not exists (select from pg_roles where rolname = name) \gexec
alter role :"owner" login password :'owner_password';
alter role :"server" login password :'server_password';
grant efristerstreckung_app to :"server";
grant efristerstreckung_app to :"owner" with admin option;
alter database :"database" owner to :"owner";
revoke all on database :"database" from public, efristerstreckung_app;
grant connect on database :"database" to :"server";
\if :{?backup_password}
  select format('create role %I nobypassrls nocreaterole', :'backup') where not exists (select from pg_roles where rolname = :'backup') \gexec
  alter role :"backup" login replication password :'backup_password';
\endif
commit;
SQL
