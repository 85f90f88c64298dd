-- Looking has limits, and what is unusual about a look is put before the audit. Servers that are still running know none of it and keep working.

-- The officer's own number as a taxpayer, where the provider tells it: nobody works on their own file.
alter table desk.office_session add column pid integer;
create function desk.begin_session(
  session_hash bytea, former_hash bytea,
  its_issuer text, its_subject text, its_name text, verified_email text, its_realm_roles text[], own_pid integer
) returns text[]
  language plpgsql security definer set search_path = desk, pg_temp as $$
declare
  roles text[] := desk.begin_session(session_hash, former_hash, its_issuer, its_subject, its_name, verified_email, its_realm_roles);
begin
  update desk.office_session s set pid = own_pid where s.id_hash = session_hash;
  return roles;
end $$;

-- How many persons the acting officer was shown within the last hour, and within the last day. Exports are counted by themselves.
create function desk.shown_lately(of_canton text, out in_hour integer, out in_day integer)
  language sql stable security definer set search_path = desk, pg_temp
begin atomic
  select coalesce(sum(cardinality(l.subjects)) filter (where l.at > platform.moment() - interval '1 hour'), 0)::integer,
      coalesce(sum(cardinality(l.subjects)), 0)::integer
    from desk.look l
    where l.canton = of_canton and l.at > platform.moment() - interval '1 day' and l.officer = desk.acting() and l.action in ('search', 'dossier');
end;

-- What the audit sees first, until somebody there has reviewed it.
create table desk.alarm (
  look_id bigint primary key,
  canton text not null,
  at timestamptz not null,
  -- own: their own file. name: somebody of their own family name. night: from 22 to 6 o'clock. volume: very many persons.
  signals text[] not null check (signals <@ array['own', 'name', 'night', 'volume'] and cardinality(signals) > 0),
  reviewed_at timestamptz,
  reviewed_by text,
  reviewed_by_name text,
  remark text not null default '' check (length(remark) <= 500),
  check ((reviewed_at is null) = (reviewed_by is null))
);
create index alarm_open on desk.alarm (canton, at desc) where reviewed_at is null;
alter table desk.alarm enable row level security;
create policy audit_reads on desk.alarm for select using (desk.acts_as('office-audit'));
create policy audit_reviews on desk.alarm for update using (desk.acts_as('office-audit') and reviewed_at is null)
  with check (reviewed_by = desk.acting());
grant select on desk.alarm to efristerstreckung_app;
grant update (reviewed_at, reviewed_by, reviewed_by_name, remark) on desk.alarm to efristerstreckung_app;

create function desk.raise_alarm() returns trigger language plpgsql security definer set search_path = desk, pg_temp as $$
declare
  signals text[] := '{}';
  family text := extension.folded(regexp_replace(trim(new.officer_name), '^.*\s', ''));
  clock time := (new.at at time zone 'Europe/Zurich')::time;
  most integer := nullif(current_setting('app.looks_per_hour', true), '')::integer;
  shown integer;
begin
  if new.action = 'log' then return null; end if;
  if exists (select from desk.office_session s where s.subject = new.officer and 'natural-person ' || s.pid = any (new.subjects)) then
    signals := array_append(signals, 'own');
  end if;
  -- In a list of many a common name means nothing; asked for, or opened, it does.
  if family <> '' and (new.action = 'dossier' or strpos(extension.folded(coalesce(new.question ->> 'name', '')), family) > 0)
    and exists (
      select from unnest(new.subjects) u join extension.person p
        on p.canton = new.canton and p.legal_form = split_part(u, ' ', 1) and p.pid = split_part(u, ' ', 2)::integer
      where p.legal_form = 'natural-person' and extension.folded(p.name) = family)
  then
    signals := array_append(signals, 'name');
  end if;
  if clock < '06:00' or clock >= '22:00' then signals := array_append(signals, 'night'); end if;
  -- Once, with the look by which half of what an hour allows is used up.
  if new.action = 'export' then
    if cardinality(new.subjects) >= 500 then signals := array_append(signals, 'volume'); end if;
  elsif most is not null then
    shown := (desk.shown_lately(new.canton)).in_hour;
    if 2 * shown >= most and 2 * (shown - cardinality(new.subjects)) < most then signals := array_append(signals, 'volume'); end if;
  end if;
  if cardinality(signals) > 0 then insert into desk.alarm (look_id, canton, at, signals) values (new.id, new.canton, new.at, signals); end if;
  return null;
end $$;
-- No key of another table, which would let nobody read why looks are not to be removed.
create function desk.forget_alarm() returns trigger language plpgsql security definer set search_path = desk, pg_temp as $$
begin
  delete from desk.alarm where look_id = old.id;
  return null;
end $$;
create trigger forget_alarm after delete on desk.look for each row execute function desk.forget_alarm();
create trigger raise_alarm after insert on desk.look for each row execute function desk.raise_alarm();

revoke all on function desk.begin_session(bytea, bytea, text, text, text, text, text[], integer), desk.shown_lately(text), desk.raise_alarm(), desk.forget_alarm() from public;
grant execute on function desk.begin_session(bytea, bytea, text, text, text, text, text[], integer), desk.shown_lately(text) to efristerstreckung_app;
