-- Telling the tax system: one row for each decision that moves a deadline, until it is told or given up.

create table extension.delivery (
  canton text not null,
  period smallint not null,
  request_id uuid not null,
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'dead')),
  attempts integer not null default 0,
  refusals integer not null default 0,
  queued_at timestamptz not null,
  due_at timestamptz not null,
  delivered_at timestamptz,
  last_failure text check (length(last_failure) <= 60),
  primary key (canton, period, request_id),
  check ((state = 'delivered') = (delivered_at is not null))
) with (fillfactor = 80);
create index delivery_due on extension.delivery (due_at) where state = 'waiting';
create index delivery_dead on extension.delivery (queued_at) where state = 'dead';
