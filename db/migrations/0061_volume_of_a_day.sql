-- Exports count among the persons an officer was shown, and half of what a day allows raises an alarm, as half of what an hour allows does.
create or replace function desk.shown_lately(of_canton text, out in_hour integer, out in_day integer)
  language sql stable security definer set search_path = desk, pg_temp
begin atomic
  select coalesce(sum(cardinality(l.subjects)) filter (where l.at > platform.moment() - interval '1 hour'), 0)::integer,
      coalesce(sum(cardinality(l.subjects)), 0)::integer
    from desk.look l
    where l.canton = of_canton and l.at > platform.moment() - interval '1 day' and l.officer = desk.acting()
      and l.action in ('search', 'dossier', 'export');
end;

create or replace function desk.raise_alarm() returns trigger language plpgsql security definer set search_path = desk, pg_temp as $$
declare
  signals text[] := '{}';
  family text := extension.folded(regexp_replace(trim(new.officer_name), '^.*\s', ''));
  clock time := (new.at at time zone 'Europe/Zurich')::time;
  persons integer := cardinality(new.subjects);
  per_hour integer := nullif(current_setting('app.looks_per_hour', true), '')::integer;
  per_day integer := nullif(current_setting('app.looks_per_day', true), '')::integer;
  shown record;
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
  -- A large export by itself; else once, with the look by which half of what an hour or a day allows is used up.
  select * into shown from desk.shown_lately(new.canton);
  if new.action = 'export' and persons >= 500
    or 2 * shown.in_hour >= per_hour and 2 * (shown.in_hour - persons) < per_hour
    or 2 * shown.in_day >= per_day and 2 * (shown.in_day - persons) < per_day
  then
    signals := array_append(signals, 'volume');
  end if;
  if cardinality(signals) > 0 then insert into desk.alarm (look_id, canton, at, signals) values (new.id, new.canton, new.at, signals); end if;
  return null;
end $$;
