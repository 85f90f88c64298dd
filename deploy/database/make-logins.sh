#!/bin/sh
# The two logins of the product, once, as an administrator of the database server:
#   efristerstreckung_owner   owns the tables; for the migration, the worker and the command line
#   efristerstreckung_server  has the role of the application and nothing else; for the server
# Takes DATABASE_OWNER_PASSWORD and DATABASE_SERVER_PASSWORD, and finds the server as psql does (PGHOST, PGUSER …).
# The image of PostgreSQL runs it by itself when its folder is still empty.
set -eu
psql --quiet --no-psqlrc --set=ON_ERROR_STOP=1 \
  --username="${POSTGRES_USER:-${PGUSER:-postgres}}" --dbname="${POSTGRES_DB:-${PGDATABASE:-efristerstreckung}}" <<'SQL'
\getenv owner_password DATABASE_OWNER_PASSWORD
\getenv server_password DATABASE_SERVER_PASSWORD
begin;
create role efristerstreckung_app nologin nobypassrls;
-- The first migration asks for the right to create roles, even where the one it needs is there. Take it away afterwards:
--   alter role efristerstreckung_owner nocreaterole
create role efristerstreckung_owner login createrole nobypassrls password :'owner_password';
create role efristerstreckung_server login nocreaterole nobypassrls password :'server_password' in role efristerstreckung_app;
grant efristerstreckung_app to efristerstreckung_owner with admin option;
select format('alter database %I owner to efristerstreckung_owner', current_database()) \gexec
select format('revoke all on database %I from public', current_database()) \gexec
select format('grant connect on database %I to efristerstreckung_app', current_database()) \gexec
commit;
SQL
