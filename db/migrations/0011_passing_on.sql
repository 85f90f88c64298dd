-- Passing on what waits in the outbox: sealed into the chain and queued for the tax system. Servers that are still running do not call any of it.

-- The canonical form of a value: its length in bytes, a colon, the value, a comma; `-,` for none. See docs/operator/audit.md.
create function extension.written(value text) returns text language sql immutable parallel safe
  return coalesce(octet_length(value) || ':' || value || ',', '-,');

create function extension.written(moment timestamptz) returns text language sql stable parallel safe
  return extension.written(((extract(epoch from moment) * 1000000)::bigint)::text);

create function extension.written(e extension.audit) returns text language sql stable parallel safe
  return extension.written(e.position::text) || extension.written(e.canton) || extension.written(e.action) || extension.written(e.at)
    || extension.written(e.period::text) || extension.written(e.request_id::text) || extension.written(e.detail::text)
    || extension.written(encode(e.digest, 'hex'));

-- Seals up to so many rows of a canton, and queues a delivery for each deadline that moved. Says how many, or nothing while another is at it.
-- Rows are taken by removing them, so one that is committed late is simply taken later.
-- NOTE while statistics are missing, the index of references looks as good for finding a request as that of ids; the order by id tells them apart.
create function extension.pass_on(of_canton text, most integer, delivers boolean) returns integer language plpgsql
  set enable_seqscan = off set jit = off set plan_cache_mode = force_custom_plan as $$
declare
  last extension.audit_seal;
  seal extension.audit_seal;
  taken extension.audit[];
begin
  if not pg_try_advisory_xact_lock(hashtextextended('extension.audit', 0)) then
    return null;
  end if;
  select * into last from extension.audit_seal order by number desc limit 1;
  seal.number := coalesce(last.number, 0) + 1;
  seal.previous := coalesce(last.hash, decode(repeat('00', 32), 'hex'));
  seal.sealed_at := platform.moment();

  with removed as (
    delete from extension.outbox
    where ctid = any (array(select o.ctid from extension.outbox o where o.canton = of_canton limit most for update skip locked))
    returning *
  ), placed as (
    select *, row_number() over (order by at, request_id, action) as place from removed
  )
  select array_agg(row(seal.number, p.place, p.canton, p.action, p.at, p.period, p.request_id, p.detail,
      -- Only what decides a request vouches for its contents; what follows later must not vouch for a change in between.
      case when p.action in ('kept', 'pending', 'granted', 'unchanged', 'rejected') then
        (select extension.digest_of(r) from extension.request r
          where r.canton = p.canton and r.period = p.period and r.id between p.request_id and p.request_id order by r.id limit 1)
      end)::extension.audit order by p.place)
    into taken from placed p;
  if taken is null then
    return 0;
  end if;

  seal.entries := cardinality(taken);
  select sha256(seal.previous || convert_to(extension.written(seal.number::text) || extension.written(seal.entries::text)
      || extension.written(seal.sealed_at) || string_agg(extension.written(e), '' order by e.position), 'UTF8'))
    into seal.hash from unnest(taken) e;
  insert into extension.audit_seal select seal.*;
  insert into extension.audit select * from unnest(taken);
  insert into extension.delivery (canton, period, request_id, queued_at, due_at)
    select e.canton, e.period, e.request_id, seal.sealed_at, least(e.at, seal.sealed_at) from unnest(taken) e where delivers and e.action = 'granted'
    on conflict do nothing;
  return seal.entries;
end $$;
revoke all on function extension.pass_on(text, integer, boolean) from public;

-- What was stored before there was a chain enters it now.
insert into extension.outbox (canton, action, at, period, request_id) select canton, 'kept', received_at, period, id from extension.request;

-- When the tax system may next be called, whoever calls it. By the running clock: a pace is no matter of law.
create table extension.delivery_pace (
  canton text primary key,
  free_at timestamptz not null
);

-- Takes deliveries that are due, as many as the agreed pace allows, and holds them back from others for 15 seconds; until then
-- they are `under-way`, which is also what remains to be seen of a worker that died.
-- Half of the pace is kept for what happened within the last two minutes: it shall not wait behind a backlog.
create function extension.claim_deliveries(of_canton text, most integer, per_second integer) returns setof extension.delivery language plpgsql
  set enable_seqscan = off set jit = off set plan_cache_mode = force_custom_plan as $$
declare
  now_by_law timestamptz := platform.moment();
  step interval := make_interval(secs => 1.0 / per_second);
  free timestamptz;
  tickets integer;
  claimed integer;
  others integer;
begin
  insert into extension.delivery_pace (canton, free_at) values (of_canton, '-infinity') on conflict do nothing;
  select greatest(p.free_at, clock_timestamp() - step * greatest(1, per_second / 10)) into free
    from extension.delivery_pace p where p.canton = of_canton for update;
  tickets := least(most, floor(extract(epoch from clock_timestamp() - free) * per_second));
  if tickets < 1 then
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
revoke all on function extension.claim_deliveries(text, integer, integer) from public;
