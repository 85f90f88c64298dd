-- What is past its time is removed: requests with all that hangs on them, looks, changes of the register, lists of general extensions. The chain stays
-- whole: it says which requests were removed, by their ids, and of looks up to which moment. Servers that are still running know none of it and keep working.

-- As before nobody changes what happened; only what removes by the rules below may remove it. Entries of the chain and its seals stay for good.
create function extension.refuse_change_but_purge() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and current_setting('app.purge', true) = 'on' then
    return null;
  end if;
  raise exception 'what happened cannot be changed';
end $$;
create or replace trigger refuse_change before update or delete or truncate on desk.look
  for each statement execute function extension.refuse_change_but_purge();
create or replace trigger refuse_change before update or delete or truncate on desk.entry
  for each statement execute function extension.refuse_change_but_purge();
create or replace trigger refuse_change before update or delete or truncate on desk.decision_act
  for each statement execute function extension.refuse_change_but_purge();
create or replace trigger refuse_change before update or delete or truncate on desk.general_batch
  for each statement execute function extension.refuse_change_but_purge();
create or replace trigger refuse_change before update or delete or truncate on extension.superseded
  for each statement execute function extension.refuse_change_but_purge();

-- Walks so many requests behind a place in the order of time and removes those whose time is over: decided, sealed, told to the tax system if they had
-- to be, and so many days since the last of receipt, delivery and deadline. A request goes with or before what corrected it, never the other way round.
-- A dry run only says which. Walks nothing while another is at it.
create function desk.purge_requests(of_canton text, days integer, after_at timestamptz, after_id uuid, most integer, is_dry boolean,
    out walked integer, out last_at timestamptz, out last_id uuid, out periods smallint[])
  language plpgsql security definer set search_path = desk, pg_temp
  set enable_seqscan = off set jit = off set plan_cache_mode = force_custom_plan as $$
declare
  cutoff timestamptz := platform.moment() - make_interval(days => days);
  ids uuid[];
begin
  if days < 30 then raise exception 'a request is kept for 30 days at least'; end if;
  if not pg_try_advisory_xact_lock(hashtextextended('desk.purge ' || of_canton, 0)) then return; end if;

  with page as materialized (
    select r.period, r.id, r.received_at, r.outcome, r.new_deadline from extension.request r
    where r.canton = of_canton and (r.received_at, r.id) > (after_at, after_id) and r.received_at < cutoff
    order by r.received_at, r.id limit most
  ), due as materialized (
    select p.period, p.id from page p
    where p.outcome <> 'pending' and (p.new_deadline is null or p.new_deadline < cutoff::date)
      and exists (select from extension.audit a where a.canton = of_canton and a.period = p.period and a.request_id = p.id and a.digest is not null)
      and not exists (select from extension.delivery d where d.canton = of_canton and d.period = p.period and d.request_id = p.id
        and (d.state <> 'delivered' or d.delivered_at >= cutoff))
      and not exists (select from desk.proposal o where o.canton = of_canton and o.period = p.period and o.request_id = p.id and o.state = 'open')
      and not exists (select from extension.superseded s where s.canton = of_canton and s.period = p.period and s.by_id = p.id)
      and not exists (select from extension.superseded s join extension.request q on q.canton = s.canton and q.period = s.period and q.id = s.by_id
        where s.canton = of_canton and s.period = p.period and s.request_id = p.id and (q.received_at >= cutoff or q.new_deadline >= cutoff::date))
  )
  select (select count(*) from page), l.received_at, l.id, coalesce(d.periods, '{}'), coalesce(d.ids, '{}')
    into walked, last_at, last_id, periods, ids
    from (select array_agg(due.period) as periods, array_agg(due.id) as ids from due) d
    left join (select p.received_at, p.id from page p order by p.received_at desc, p.id desc limit 1) l on true;
  if is_dry or cardinality(ids) = 0 then return; end if;

  perform set_config('app.purge', 'on', true);
  delete from desk.decision_act a using unnest(periods, ids) d (period, id) where a.canton = of_canton and a.period = d.period and a.request_id = d.id;
  delete from desk.proposal o using unnest(periods, ids) d (period, id) where o.canton = of_canton and o.period = d.period and o.request_id = d.id;
  delete from desk.entry e using unnest(periods, ids) d (period, id) where e.canton = of_canton and e.period = d.period and e.request_id = d.id;
  delete from extension.superseded s using unnest(periods, ids) d (period, id)
    where s.canton = of_canton and s.period = d.period and s.request_id = d.id;
  delete from extension.delivery v using unnest(periods, ids) d (period, id)
    where v.canton = of_canton and v.period = d.period and v.request_id = d.id;
  with gone as (
    delete from extension.request r using unnest(periods, ids) d (period, id)
      where r.canton = of_canton and r.period = d.period and r.id = d.id
    returning r.period, r.id
  )
  -- One entry for all of them: sealing takes longer than removing.
  insert into extension.outbox (canton, action, at, detail)
    select of_canton, 'purged', platform.moment(), jsonb_build_object('requests', jsonb_agg(g.id order by g.id)) from gone g having count(*) > 0;
  perform set_config('app.purge', '', true);
end $$;

-- Removes up to so many looks that are older than so many days, and notes for the chain up to which moment. Says how many.
create function desk.purge_looks(of_canton text, days integer, most integer) returns integer
  language plpgsql security definer set search_path = desk, pg_temp as $$
declare
  cutoff timestamptz := platform.moment() - make_interval(days => days);
  removed integer;
begin
  if days < 365 then raise exception 'a look is kept for a year at least'; end if;
  perform set_config('app.purge', 'on', true);
  delete from desk.look l
    where l.id = any (array(select o.id from desk.look o where o.canton = of_canton and o.at < cutoff order by o.at, o.id limit most));
  get diagnostics removed = row_count;
  perform set_config('app.purge', '', true);
  if removed > 0 then
    insert into extension.outbox (canton, action, at, detail)
      values (of_canton, 'looks-purged', platform.moment(), jsonb_build_object('before', cutoff, 'looks', removed));
  end if;
  return removed;
end $$;

-- Up to which moment the chain says that looks were removed. A removal before their year was over counts for nothing.
create function desk.looks_purged_before(of_canton text) returns timestamptz
  language sql stable security definer set search_path = desk, pg_temp
begin atomic
  select max(p.before) from (
    select a.at, (a.detail ->> 'before')::timestamptz as before from extension.audit a where a.canton = of_canton and a.action = 'looks-purged'
    union all
    select o.at, (o.detail ->> 'before')::timestamptz from extension.outbox o where o.canton = of_canton and o.action = 'looks-purged'
  ) p where p.before <= p.at - interval '365 days';
end;

-- The same for what an import changed, and for who was raised by a general extension whose deadline is over.
create function desk.purge_changes(of_canton text, days integer, most integer) returns integer
  language plpgsql security definer set search_path = desk, pg_temp as $$
declare
  removed integer;
begin
  delete from extension.register_change c where c.id = any (array(
    select o.id from extension.register_change o
    where o.canton = of_canton and o.at < platform.moment() - make_interval(days => days) order by o.id limit most));
  get diagnostics removed = row_count;
  return removed;
end $$;
create function desk.purge_batches(of_canton text, days integer, most integer) returns integer
  language plpgsql security definer set search_path = desk, pg_temp as $$
declare
  cutoff timestamptz := platform.moment() - make_interval(days => days);
  removed integer;
begin
  perform set_config('app.purge', 'on', true);
  with due as (
    select b.general_id, b.number from desk.general_extension g join desk.general_batch b on b.general_id = g.id
    where g.canton = of_canton and g.state = 'done' and g.deadline < cutoff::date and b.at < cutoff limit most
  )
  delete from desk.general_batch b using due d where b.general_id = d.general_id and b.number = d.number;
  get diagnostics removed = row_count;
  perform set_config('app.purge', '', true);
  return removed;
end $$;

-- Only the owner of the tables, which is the worker and the command line.
revoke all on function extension.refuse_change_but_purge(),
  desk.purge_requests(text, integer, timestamptz, uuid, integer, boolean), desk.purge_looks(text, integer, integer),
  desk.looks_purged_before(text), desk.purge_changes(text, integer, integer), desk.purge_batches(text, integer, integer) from public;
