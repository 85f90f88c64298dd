-- Requests that were received and stamped while the tax register did not answer. Holds what is needed to decide them later, and no longer.

create table extension.pending (
  canton text not null,
  period smallint not null,
  request_id uuid not null,
  birth_date date,
  uid text check (uid ~ '^CHE[0-9]{9}$'),
  is_fee_accepted boolean not null default false,
  attempts integer not null default 0,
  due_at timestamptz not null,
  primary key (canton, period, request_id)
);
create index pending_due on extension.pending (due_at);
grant insert on extension.pending to efristerstreckung_app;
