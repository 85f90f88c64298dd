-- Who looked at whom at the tax office, and why: written by whoever looks, read by the audit alone, changed by nobody.

-- Who acts in the running transaction, and in which roles; set by the gate.
create function desk.acting() returns text language sql stable parallel safe
  return nullif(current_setting('app.officer', true), '');
create function desk.acts_as(variadic wanted text[]) returns boolean language sql stable parallel safe
  return coalesce(string_to_array(nullif(current_setting('app.office_roles', true), ''), ','), '{}') && wanted;

create table desk.look (
  id bigint generated always as identity primary key,
  canton text not null,
  at timestamptz not null default platform.moment(),
  officer text not null,
  officer_name text not null check (length(officer_name) <= 200),
  action text not null check (action in ('search', 'dossier', 'export', 'log')),
  reason text not null check (reason in ('request', 'call', 'letter', 'complaint', 'supervision', 'other')),
  note text not null default '' check (length(note) <= 200),
  -- What was asked for, as it was asked.
  question jsonb not null,
  -- Whose values were shown, like `natural-person 123456`.
  subjects text[] not null default '{}',
  check (reason <> 'other' or length(note) > 0)
);
create index look_of_officer on desk.look (canton, officer, id);
create index look_at on desk.look (canton, at, id);
create index look_of_subject on desk.look using gin (subjects);

alter table desk.look enable row level security;
create policy own_look on desk.look for insert with check (
  officer = desk.acting() and case action
    when 'log' then desk.acts_as('office-audit')
    when 'export' then desk.acts_as('office-lead')
    else desk.acts_as('office-clerk', 'office-lead') end);
create policy audit_reads on desk.look for select using (desk.acts_as('office-audit'));
grant select, insert on desk.look to efristerstreckung_app;

create function desk.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'what happened cannot be changed';
end $$;
create trigger refuse_change before update or delete or truncate on desk.look for each statement execute function desk.refuse_change();

-- The hash of a look as it stands in the table.
create function desk.digest_of(l desk.look) returns text language sql stable parallel safe
  return encode(sha256(convert_to(jsonb_build_array(l.id, l.canton, extract(epoch from l.at), l.officer, l.officer_name, l.action, l.reason, l.note,
    l.question, to_jsonb(l.subjects))::text, 'UTF8')), 'hex');

-- Every look enters the chain of what happened, by its hash only.
create function desk.seal_look() returns trigger language plpgsql security definer set search_path = desk, pg_temp as $$
begin
  insert into extension.outbox (canton, action, at, detail)
    values (new.canton, 'looked', new.at, jsonb_build_object('look', new.id, 'digest', desk.digest_of(new)));
  return null;
end $$;
create trigger seal_look after insert on desk.look for each row execute function desk.seal_look();

-- How often somebody has exported on the day of the running transaction, by the calendar of the law.
create function desk.exports_today(of_canton text) returns integer
  language sql stable security definer set search_path = desk, pg_temp
begin atomic
  select count(*)::integer from desk.look l
    where l.canton = of_canton and l.officer = desk.acting() and l.action = 'export'
      and l.at >= date_trunc('day', platform.moment() at time zone 'Europe/Zurich') at time zone 'Europe/Zurich';
end;

-- Questions without anything personal in them, kept under a name for everybody who searches.
create table desk.saved_view (
  id uuid primary key,
  canton text not null,
  name text not null check (length(name) between 1 and 80),
  filters jsonb not null,
  made_by text not null,
  made_by_name text not null,
  made_at timestamptz not null default platform.moment()
);
create index saved_view_of_canton on desk.saved_view (canton, name, id);
alter table desk.saved_view enable row level security;
create policy clerks_read on desk.saved_view for select using (desk.acts_as('office-clerk', 'office-lead'));
create policy clerks_make on desk.saved_view for insert with check (made_by = desk.acting() and desk.acts_as('office-clerk', 'office-lead'));
create policy makers_remove on desk.saved_view for delete using (made_by = desk.acting() or desk.acts_as('office-lead'));
grant select, insert, delete on desk.saved_view to efristerstreckung_app;

-- Checks of the chain: asked for by the audit or by the clock, done by the worker.
create table desk.chain_check (
  id uuid primary key,
  canton text not null,
  asked_at timestamptz not null default platform.moment(),
  -- Nobody where the clock asked.
  asked_by text,
  asked_by_name text,
  state text not null default 'waiting' check (state in ('waiting', 'whole', 'broken')),
  done_at timestamptz,
  seals bigint,
  entries bigint,
  requests bigint,
  looks bigint,
  waiting bigint,
  head text,
  -- What is not as it was, and how.
  fault text,
  check ((state = 'waiting') = (done_at is null))
);
create index chain_check_latest on desk.chain_check (canton, asked_at desc);
alter table desk.chain_check enable row level security;
create policy audit_reads on desk.chain_check for select using (desk.acts_as('office-audit'));
create policy audit_asks on desk.chain_check for insert with check (desk.acts_as('office-audit') and asked_by = desk.acting() and state = 'waiting');
grant select on desk.chain_check to efristerstreckung_app;
grant insert (id, canton, asked_by, asked_by_name) on desk.chain_check to efristerstreckung_app;

-- Addresses of dossiers tell nobody whose they are: the number of a person is encrypted in them with this key.
create table desk.dossier_key (
  is_only boolean primary key default true check (is_only),
  key bytea not null default sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()))
);
insert into desk.dossier_key default values;
grant select on desk.dossier_key to efristerstreckung_app;

revoke all on all functions in schema desk from public;
grant execute on all functions in schema desk to efristerstreckung_app;
