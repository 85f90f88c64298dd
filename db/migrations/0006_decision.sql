-- Every request keeps the configuration that decided it; what follows from it waits in the outbox; what happened is sealed into a chain.
-- Servers that are still running keep working: new columns may be empty, and the outcomes they know stay.

alter table extension.request
  add column configuration text,
  -- Names as another system told them, where the register is not ours.
  add column told_name text,
  add column told_first_name text,
  drop constraint request_outcome_check,
  drop constraint request_check,
  drop constraint request_check1;
alter table extension.request
  add constraint request_outcome check (outcome in ('granted', 'unchanged', 'rejected', 'pending')),
  add constraint request_dates check ((outcome in ('rejected', 'pending')) = (old_deadline is null) and (old_deadline is null) = (new_deadline is null));

-- The rules in force, word for word, under the version that each request names.
create table extension.configuration (
  canton text not null,
  version text not null,
  content jsonb not null,
  first_used_at timestamptz not null default platform.moment(),
  primary key (canton, version)
);
grant select, insert on extension.configuration to efristerstreckung_app;

-- The moment at which something arrived that has waited for so many seconds since. A clock that stands still has no past.
create function platform.moment_before(waited double precision) returns timestamptz language sql stable parallel safe
  return coalesce(nullif(current_setting('app.clock', true), '')::timestamptz, platform.moment() - make_interval(secs => waited));

-- A test may also shift the running clock, instead of stopping it.
create or replace function platform.moment() returns timestamptz language sql stable parallel safe
  return coalesce(nullif(current_setting('app.clock', true), '')::timestamptz,
    clock_timestamp() + coalesce(nullif(current_setting('app.clock_shift', true), '')::interval, interval '0'));

-- What happened and has not been passed on yet: neither sealed nor told to the tax system. Written by the statement that made it happen.
create table extension.outbox (
  canton text not null,
  action text not null check (length(action) <= 40),
  at timestamptz not null,
  period smallint,
  request_id uuid,
  detail jsonb
);
grant insert on extension.outbox to efristerstreckung_app;

-- What happened, for good. Rows belong to a seal; each seal holds the hash of its rows and of the seal before it.
create table extension.audit_seal (
  number bigint primary key check (number > 0),
  entries integer not null check (entries > 0),
  previous bytea not null check (octet_length(previous) = 32),
  hash bytea not null check (octet_length(hash) = 32),
  sealed_at timestamptz not null
);
create table extension.audit (
  seal bigint not null references extension.audit_seal,
  position integer not null check (position > 0),
  canton text not null,
  action text not null,
  at timestamptz not null,
  period smallint,
  request_id uuid,
  detail jsonb,
  -- The hash of the request as it was stored, so that a change of it shows.
  digest bytea,
  primary key (seal, position)
);
create index audit_of_request on extension.audit (canton, period, request_id) where request_id is not null;

create function extension.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'what happened cannot be changed';
end $$;
create trigger refuse_change before update or delete or truncate on extension.audit for each statement execute function extension.refuse_change();
create trigger refuse_change before update or delete or truncate on extension.audit_seal for each statement execute function extension.refuse_change();

-- The hash of a request as it stands in the table.
create function extension.digest_of(r extension.request) returns bytea language sql stable parallel safe
  return sha256(convert_to(jsonb_build_array(r.canton, r.period, r.id, r.pid, r.legal_form, r.wish, extract(epoch from r.received_at), r.outcome, r.rule,
    r.configuration, r.old_deadline, r.new_deadline, r.message, r.reference)::text, 'UTF8'));
