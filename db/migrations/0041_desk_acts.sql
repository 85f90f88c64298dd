-- What people at the tax office do: enter, propose, decide, correct, withdraw. Each is one statement that checks session, role and second person.

-- As before, whatever a general extension adds to it included; corrections and withdrawals vouch for their request and are told to the tax system
-- like grants.
create or replace function extension.pass_on(of_canton text, most integer, delivers boolean) returns integer language plpgsql
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
      case when p.action in ('kept', 'pending', 'granted', 'unchanged', 'rejected', 'corrected', 'withdrawn') then
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
    select e.canton, coalesce(e.period, (e.detail ->> 'period')::smallint), coalesce(e.request_id, (e.detail ->> 'id')::uuid), seal.sealed_at,
      least(e.at, seal.sealed_at)
    from unnest(taken) e where delivers and e.action in ('granted', 'corrected', 'withdrawn', 'general-start')
    on conflict do nothing;
  return seal.entries;
end $$;

-- What was answered to this very call before, if it was.
create function desk.answered(session_hash bytea, current_issuer text, of_canton text, todo jsonb) returns jsonb
  language sql stable security definer set search_path = desk, pg_temp
begin atomic
  select case when a.fingerprint = decode(todo ->> 'fingerprint', 'hex') then a.answer else '{"kind": "key-reused"}' end
    from desk.decision_act a
    where a.canton = of_canton and a.key_hash = decode(todo ->> 'key', 'hex') and a.officer = (desk.decider(session_hash, current_issuer)).subject;
end;

-- One at a time for each request. Says what was answered to the same call before, or that somebody else has acted since it was looked at.
create function desk.begin_act(of_canton text, todo jsonb) returns jsonb
  language plpgsql security definer set search_path = desk, pg_temp as $$
declare
  former desk.decision_act;
begin
  perform pg_advisory_xact_lock(hashtextextended('desk.key ' || (todo ->> 'key'), 0));
  perform pg_advisory_xact_lock(hashtextextended('desk.act ' || (todo ->> 'request'), 0));
  select a.* into former from desk.decision_act a where a.canton = of_canton and a.key_hash = decode(todo ->> 'key', 'hex');
  if former.id is not null then
    return case when former.fingerprint = decode(todo ->> 'fingerprint', 'hex') then former.answer else '{"kind": "key-reused"}' end;
  end if;
  if (select count(*) from desk.decision_act a where a.canton = of_canton and a.period = (todo ->> 'period')::smallint
      and a.request_id = (todo ->> 'request')::uuid) <> (todo ->> 'seen')::integer then
    return '{"kind": "late"}';
  end if;
  return null;
end $$;

-- Writes down who did what, and its hash into the chain together with what happened.
create function desk.end_act(of_canton text, todo jsonb, subject text, officer_name text, action text, about uuid, answer jsonb) returns jsonb
  language plpgsql security definer set search_path = desk, pg_temp as $$
declare
  done desk.decision_act;
begin
  insert into desk.decision_act (id, canton, period, request_id, act, officer, officer_name, reason, note, new_deadline, proposal, answer, key_hash,
      fingerprint)
    values ((todo ->> 'act_id')::uuid, of_canton, (todo ->> 'period')::smallint, (todo ->> 'request')::uuid, todo ->> 'act', subject, officer_name,
      coalesce(todo ->> 'reason', ''), coalesce(todo ->> 'note', ''), (todo ->> 'newDeadline')::date, (todo ->> 'proposal')::uuid, answer,
      decode(todo ->> 'key', 'hex'), decode(todo ->> 'fingerprint', 'hex'))
    returning * into done;
  insert into extension.outbox (canton, action, at, period, request_id, detail)
    values (of_canton, action, done.at, done.period, about,
      jsonb_build_object('act', done.id, 'of', done.request_id, 'officer', subject, 'digest', desk.digest_of(done)));
  return answer;
end $$;

-- A letter or call becomes a request like any other: received, stamped, with a reference; it waits for the office alone.
create function desk.enter(session_hash bytea, current_issuer text, of_canton text, todo jsonb) returns jsonb
  language plpgsql security definer set search_path = desk, pg_temp as $$
declare
  who record;
  known jsonb;
  received timestamptz := (todo ->> 'receivedAt')::timestamptz;
begin
  select * into who from desk.decider(session_hash, current_issuer);
  if who.subject is null then return null; end if;
  known := desk.begin_act(of_canton, todo);
  if known is not null then return known; end if;
  if received > platform.moment() then return '{"kind": "late"}'; end if;
  insert into extension.request (canton, period, id, pid, legal_form, wish, received_at, outcome, rule, configuration, message, reference, code)
    values (of_canton, (todo ->> 'period')::smallint, (todo ->> 'request')::uuid, (todo ->> 'pid')::integer, todo ->> 'legalForm', (todo ->> 'wish')::date,
      received, 'pending', 'B0', todo ->> 'configuration', todo ->> 'message', todo ->> 'reference', todo ->> 'code');
  insert into extension.pending (canton, period, request_id, due_at, since, is_entered)
    values (of_canton, (todo ->> 'period')::smallint, (todo ->> 'request')::uuid, '9999-12-31Z', received, true);
  insert into desk.entry (canton, period, request_id, channel, ground, note, officer, officer_name)
    values (of_canton, (todo ->> 'period')::smallint, (todo ->> 'request')::uuid, todo ->> 'channel', todo ->> 'reason', todo ->> 'note', who.subject,
      who.name);
  return desk.end_act(of_canton, todo, who.subject, who.name, 'pending', (todo ->> 'request')::uuid,
    jsonb_build_object('kind', 'entered', 'reference', todo ->> 'reference'));
end $$;

-- Puts before a second person what lies outside of the published rules.
create function desk.propose(session_hash bytea, current_issuer text, of_canton text, todo jsonb) returns jsonb
  language plpgsql security definer set search_path = desk, pg_temp as $$
declare
  who record;
  known jsonb;
begin
  select * into who from desk.decider(session_hash, current_issuer);
  if who.subject is null then return null; end if;
  known := desk.begin_act(of_canton, todo);
  if known is not null then return known; end if;
  insert into desk.proposal (id, canton, period, request_id, act, new_deadline, reason, note, rule, officer, officer_name)
    values ((todo ->> 'proposal')::uuid, of_canton, (todo ->> 'period')::smallint, (todo ->> 'request')::uuid, todo ->> 'proposed',
      (todo ->> 'newDeadline')::date, coalesce(todo ->> 'reason', ''), todo ->> 'note', todo ->> 'rule', who.subject, who.name)
    on conflict do nothing;
  if not found then return '{"kind": "late"}'; end if;
  return desk.end_act(of_canton, todo, who.subject, who.name, 'proposed', (todo ->> 'request')::uuid,
    jsonb_build_object('kind', 'proposed', 'rule', todo ->> 'rule'));
end $$;

-- An open proposal that this officer may settle: a lead, and never who made it.
create function desk.settled_proposal(of_canton text, todo jsonb, subject text, is_lead boolean, became text) returns boolean
  language plpgsql security definer set search_path = desk, pg_temp as $$
begin
  update desk.proposal o set state = became
    where o.id = (todo ->> 'proposal')::uuid and o.canton = of_canton and o.state = 'open' and o.period = (todo ->> 'period')::smallint
      and o.request_id = (todo ->> 'request')::uuid and is_lead and o.officer <> subject;
  return found;
end $$;

create function desk.turn_down(session_hash bytea, current_issuer text, of_canton text, todo jsonb) returns jsonb
  language plpgsql security definer set search_path = desk, pg_temp as $$
declare
  who record;
  known jsonb;
begin
  select * into who from desk.decider(session_hash, current_issuer);
  if who.subject is null or not who.is_lead then return null; end if;
  known := desk.begin_act(of_canton, todo);
  if known is not null then return known; end if;
  if not desk.settled_proposal(of_canton, todo, who.subject, who.is_lead, 'rejected') then return '{"kind": "late"}'; end if;
  return desk.end_act(of_canton, todo, who.subject, who.name, 'proposal-rejected', (todo ->> 'request')::uuid, '{"kind": "rejected"}');
end $$;

-- Decides what waits, or puts a new decision in the place of an earlier one: everything of it or nothing. `isOutside` is what the rules say; then
-- a proposal of somebody else is needed, and a lead. Says nothing for who may not.
create function desk.carry_out(session_hash bytea, current_issuer text, of_canton text, todo jsonb) returns jsonb
  language plpgsql security definer set search_path = desk, pg_temp as $$
declare
  who record;
  known jsonb;
  of_period smallint := (todo ->> 'period')::smallint;
  matter uuid := (todo ->> 'request')::uuid;
  made uuid := (todo ->> 'made')::uuid;
  old_day date := (todo ->> 'oldDeadline')::date;
  new_day date := (todo ->> 'newDeadline')::date;
  from_day date := (todo ->> 'caseFrom')::date;
begin
  select * into who from desk.decider(session_hash, current_issuer);
  if who.subject is null then return null; end if;
  known := desk.begin_act(of_canton, todo);
  if known is not null then return known; end if;

  if (todo ->> 'isOutside')::boolean then
    if not desk.settled_proposal(of_canton, todo, who.subject, who.is_lead, 'approved') then return '{"kind": "late"}'; end if;
  else
    update desk.proposal o set state = 'overtaken'
      where o.canton = of_canton and o.period = of_period and o.request_id = matter and o.state = 'open';
  end if;

  -- Whatever fails from here on takes everything back.
  if from_day is not null then
    perform from extension.tax_case c where c.canton = of_canton and c.legal_form = todo ->> 'legalForm' and c.pid = (todo ->> 'casePid')::integer
      and c.period = of_period and c.deadline = from_day for update;
    if not found then raise exception 'late' using errcode = 'DK001'; end if;
  end if;

  if todo ->> 'act' in ('grant', 'refuse') then
    if new_day < old_day then raise exception 'a decision about what waits never shortens a deadline'; end if;
    delete from extension.pending p where p.canton = of_canton and p.period = of_period and p.request_id = matter;
    if not found then raise exception 'late' using errcode = 'DK001'; end if;
    update extension.request r set outcome = todo ->> 'outcome', rule = todo ->> 'rule', configuration = todo ->> 'configuration',
        message = todo ->> 'message', old_deadline = old_day, new_deadline = new_day
      where r.canton = of_canton and r.period = of_period and r.id = matter and r.outcome = 'pending';
    if not found then raise exception 'late' using errcode = 'DK001'; end if;
    if from_day is not null then
      update extension.tax_case c set deadline = greatest(c.deadline, new_day), extensions = c.extensions + 1
        where c.canton = of_canton and c.legal_form = todo ->> 'legalForm' and c.pid = (todo ->> 'casePid')::integer and c.period = of_period;
    end if;
    return desk.end_act(of_canton, todo, who.subject, who.name, todo ->> 'outcome', matter,
      jsonb_build_object('kind', 'done', 'reference', todo ->> 'matter'));
  end if;

  if from_day is null or new_day < (platform.moment() at time zone 'Europe/Zurich')::date then
    raise exception 'a decision can only be changed to a day that is not over';
  end if;
  if todo ->> 'act' = 'withdraw' and (desk.matter(session_hash, current_issuer, of_canton, todo ->> 'matter') ->> 'decidedAt')::timestamptz
      < platform.moment() - interval '24 hours' then
    raise exception 'late' using errcode = 'DK001';
  end if;
  insert into extension.request (canton, period, id, pid, legal_form, wish, received_at, outcome, rule, configuration, old_deadline, new_deadline,
      message, reference, code)
    values (of_canton, of_period, made, (todo ->> 'pid')::integer, todo ->> 'legalForm', new_day, platform.moment(), todo ->> 'outcome', todo ->> 'rule',
      todo ->> 'configuration', old_day, new_day, todo ->> 'message', todo ->> 'reference', todo ->> 'code');
  insert into extension.superseded (canton, period, request_id, by_id) values (of_canton, of_period, matter, made);
  update extension.tax_case c set deadline = new_day, extensions = case todo ->> 'act' when 'withdraw' then greatest(0, c.extensions - 1) else c.extensions end
    where c.canton = of_canton and c.legal_form = todo ->> 'legalForm' and c.pid = (todo ->> 'casePid')::integer and c.period = of_period;
  return desk.end_act(of_canton, todo, who.subject, who.name, case todo ->> 'act' when 'withdraw' then 'withdrawn' else 'corrected' end, made,
    jsonb_build_object('kind', 'done', 'reference', todo ->> 'matter'));
exception when sqlstate 'DK001' then
  return '{"kind": "late"}';
end $$;

revoke all on function desk.answered(bytea, text, text, jsonb), desk.begin_act(text, jsonb), desk.end_act(text, jsonb, text, text, text, uuid, jsonb),
  desk.enter(bytea, text, text, jsonb), desk.propose(bytea, text, text, jsonb), desk.settled_proposal(text, jsonb, text, boolean, text),
  desk.turn_down(bytea, text, text, jsonb), desk.carry_out(bytea, text, text, jsonb) from public;
grant execute on function desk.answered(bytea, text, text, jsonb), desk.enter(bytea, text, text, jsonb), desk.propose(bytea, text, text, jsonb),
  desk.turn_down(bytea, text, text, jsonb), desk.carry_out(bytea, text, text, jsonb) to efristerstreckung_app;
