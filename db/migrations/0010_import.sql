-- Imports of the register: how far a file has been taken in, so that a broken run goes on where it stopped, and which rows were refused.

create table extension.import_run (
  id bigint generated always as identity primary key,
  canton text not null,
  -- Which file it is, whatever its name.
  file_hash bytea not null check (octet_length(file_hash) = 32),
  file_bytes bigint not null,
  kind text not null check (kind in ('persons', 'cases', 'auto')),
  state text not null default 'running' check (state in ('running', 'finished', 'given-up')),
  rows_done integer not null default 0,
  counts jsonb not null,
  started_at timestamptz not null default platform.moment(),
  changed_at timestamptz not null default platform.moment()
);
create unique index import_run_open on extension.import_run (canton, file_hash, kind) where state = 'running';

-- Why rows were refused. Never what stood in them.
create table extension.import_fault (
  run bigint not null references extension.import_run on delete cascade,
  row_number integer not null,
  column_name text not null,
  reason text not null
);
create index import_fault_run on extension.import_fault (run, row_number);
