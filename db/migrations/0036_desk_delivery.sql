-- Delivery in the hands of the tax office: what was given up and why, sending it again, and holding the line to the tax system.

-- In the row that every claim locks: once this is committed, nothing more is taken to be sent. Servers and workers that are still running keep working.
alter table extension.delivery_pace add column paused_at timestamptz;

create or replace function extension.claim_deliveries(of_canton text, most integer, per_second integer) returns setof extension.delivery language plpgsql
  set enable_seqscan = off set jit = off set plan_cache_mode = force_custom_plan as $$
declare
  now_by_law timestamptz := platform.moment();
  step interval := make_interval(secs => 1.0 / per_second);
  free timestamptz;
  paused timestamptz;
  tickets integer;
  claimed integer;
  others integer;
begin
  insert into extension.delivery_pace (canton, free_at) values (of_canton, '-infinity') on conflict do nothing;
  select greatest(p.free_at, clock_timestamp() - step * greatest(1, per_second / 10)), p.paused_at into free, paused
    from extension.delivery_pace p where p.canton = of_canton for update;
  tickets := least(most, floor(extract(epoch from clock_timestamp() - free) * per_second));
  if tickets < 1 or paused is not null then
    return;
  end if;

  return query update extension.delivery d set due_at = now_by_law + interval '15 seconds', attempts = d.attempts + 1, last_failure = 'under-way'
    where d.ctid = any (array(
      select n.ctid from extension.delivery n
      where n.canton = of_canton and n.state = 'waiting' and n.attempts = 0 and n.due_at between now_by_law - interval '2 minutes' and now_by_law
      order by n.due_at limit (tickets + round(random())::integer) / 2 for update skip locked))
    returning d.*;
  get diagnostics claimed = row_count;
  return query update extension.delivery d set due_at = now_by_law + interval '15 seconds', attempts = d.attempts + 1, last_failure = 'under-way'
    where d.ctid = any (array(
      select o.ctid from extension.delivery o
      where o.canton = of_canton and o.state = 'waiting' and o.due_at <= now_by_law
      order by o.due_at limit tickets - claimed for update skip locked))
    returning d.*;
  get diagnostics others = row_count;
  update extension.delivery_pace p set free_at = free + step * (claimed + others) where p.canton = of_canton;
end $$;

-- What waits at this moment: numbers and ages, no more.
create function desk.waiting_now(of_canton text)
  returns table (pending integer, pending_since timestamptz, deliveries integer, deliveries_since timestamptz, dead integer,
    is_paused boolean, moment timestamptz)
  language sql stable security definer set search_path = desk, pg_temp
begin atomic
  select
    (select count(*) from (select from extension.pending p where p.canton = of_canton limit 100000) p),
    (select min(r.received_at) from (
        select p.period, p.request_id from extension.pending p where p.canton = of_canton order by p.request_id limit 1
      ) p join extension.request r on r.canton = of_canton and r.period = p.period and r.id = p.request_id),
    (select count(*) from (select from extension.delivery d where d.canton = of_canton and d.state = 'waiting' limit 100000) d),
    (select min(d.queued_at) from extension.delivery d where d.canton = of_canton and d.state = 'waiting'),
    (select count(*) from (select from extension.delivery d where d.canton = of_canton and d.state = 'dead' limit 100000) d),
    exists (select from extension.delivery_pace p where p.canton = of_canton and p.paused_at is not null),
    platform.moment();
end;

-- Who held the line, let it go on or sent something again, when and why. The chain has the same; this is what the page lists.
create table desk.delivery_act (
  id bigint generated always as identity primary key,
  canton text not null,
  act text not null check (act in ('pause', 'resume', 'replay')),
  at timestamptz not null default platform.moment(),
  officer text not null,
  officer_name text not null,
  why text not null check (length(why) <= 300),
  count integer not null default 0
);
create index delivery_act_of_canton on desk.delivery_act (canton, id);
create trigger refuse_change before update or delete or truncate on desk.delivery_act for each statement execute function extension.refuse_change();

-- The officer behind a session who has this role; a role for everybody is the empty one. Nobody where there is none.
create function desk.delivery_officer(session_hash bytea, current_issuer text, needed text, out subject text, out name text)
  language sql security definer set search_path = desk, pg_temp
begin atomic
  select o.subject, o.name from desk.officer_in_passing(session_hash, current_issuer) o where needed = '' or needed = any (o.roles);
end;

-- How it stands, for whoever has a session there.
create function desk.delivery_overview(session_hash bytea, current_issuer text, of_canton text)
  returns table (waiting integer, since timestamptz, dead integer, paused_at timestamptz, moment timestamptz, failures jsonb, acts jsonb)
  language plpgsql stable security definer set search_path = desk, pg_temp as $$
begin
  if (desk.delivery_officer(session_hash, current_issuer, '')).subject is null then return; end if;
  select n.deliveries, n.deliveries_since, n.dead, n.moment into waiting, since, dead, moment from desk.waiting_now(of_canton) n;
  select p.paused_at into paused_at from extension.delivery_pace p where p.canton = of_canton;
  select coalesce(jsonb_agg(f order by f.count desc, f.reason), '[]') into failures from (
    select d.last_failure as reason, count(*)::integer as count
    from (select w.last_failure from extension.delivery w where w.canton = of_canton and w.state = 'waiting' order by w.queued_at limit 10000) d
    where d.last_failure is not null group by 1) f;
  select coalesce(jsonb_agg(a), '[]') into acts from (
    select l.act, l.at, l.officer_name as name, l.why, l.count from desk.delivery_act l where l.canton = of_canton order by l.id desc limit 20) a;
  return next;
end $$;

-- What was given up, the oldest first, after a certain one.
create function desk.dead_letters(session_hash bytea, current_issuer text, of_canton text, after_at timestamptz, after_id uuid, most integer)
  returns table (request_id uuid, reference text, period smallint, reason text, attempts integer, received_at timestamptz, queued_at timestamptz)
  language plpgsql stable security definer set search_path = desk, pg_temp as $$
begin
  if (desk.delivery_officer(session_hash, current_issuer, '')).subject is null then return; end if;
  return query
    select d.request_id, r.reference, d.period, d.last_failure, d.attempts, r.received_at, d.queued_at
    from (
      select n.* from extension.delivery n
      where n.canton = of_canton and n.state = 'dead' and (after_at is null or (n.queued_at, n.request_id) > (after_at, after_id))
      order by n.queued_at, n.request_id limit most
    ) d
    left join extension.request r on r.canton = of_canton and r.period = d.period and r.id = d.request_id
    order by d.queued_at, d.request_id;
end $$;

-- Has given-up deliveries sent again: these, or all of them. What was confirmed is never touched. Says how many, or nothing for who may not.
create function desk.replay_deliveries(session_hash bytea, current_issuer text, of_canton text, chosen uuid[]) returns integer
  language plpgsql security definer set search_path = desk, pg_temp as $$
declare
  who record;
  replayed integer;
begin
  select * into who from desk.delivery_officer(session_hash, current_issuer, 'office-lead');
  if who.subject is null then return null; end if;
  with again as (
    update extension.delivery d set state = 'waiting', attempts = 0, refusals = 0, queued_at = platform.moment(), due_at = platform.moment()
    where d.canton = of_canton and d.state = 'dead' and (chosen is null or d.request_id = any (chosen))
    returning d.canton, d.period, d.request_id
  )
  insert into extension.outbox (canton, action, at, period, request_id, detail)
    select a.canton, 'delivery-replayed', platform.moment(), a.period, a.request_id, jsonb_build_object('officer', who.subject) from again a;
  get diagnostics replayed = row_count;
  if replayed > 0 then
    insert into desk.delivery_act (canton, act, officer, officer_name, why, count) values (of_canton, 'replay', who.subject, who.name, '', replayed);
  end if;
  return replayed;
end $$;

-- Holds the line to the tax system, or lets it go on. Says whether that changed anything, or nothing for who may not.
create function desk.pause_delivery(session_hash bytea, current_issuer text, of_canton text, is_paused boolean, given_why text) returns boolean
  language plpgsql security definer set search_path = desk, pg_temp as $$
declare
  who record;
begin
  select * into who from desk.delivery_officer(session_hash, current_issuer, 'office-lead');
  if who.subject is null then return null; end if;
  insert into extension.delivery_pace (canton, free_at) values (of_canton, '-infinity') on conflict do nothing;
  update extension.delivery_pace p set paused_at = case when is_paused then platform.moment() end
    where p.canton = of_canton and (p.paused_at is not null) <> is_paused;
  if not found then return false; end if;
  insert into desk.delivery_act (canton, act, officer, officer_name, why)
    values (of_canton, case when is_paused then 'pause' else 'resume' end, who.subject, who.name, given_why);
  insert into extension.outbox (canton, action, at, detail)
    values (of_canton, case when is_paused then 'delivery-paused' else 'delivery-resumed' end, platform.moment(),
      jsonb_build_object('officer', who.subject, 'why', given_why));
  return true;
end $$;

revoke all on function desk.waiting_now(text), desk.delivery_officer(bytea, text, text), desk.delivery_overview(bytea, text, text),
  desk.dead_letters(bytea, text, text, timestamptz, uuid, integer), desk.replay_deliveries(bytea, text, text, uuid[]),
  desk.pause_delivery(bytea, text, text, boolean, text) from public;
grant execute on function desk.waiting_now(text), desk.delivery_overview(bytea, text, text), desk.dead_letters(bytea, text, text, timestamptz, uuid, integer),
  desk.replay_deliveries(bytea, text, text, uuid[]), desk.pause_delivery(bytea, text, text, boolean, text) to efristerstreckung_app;
