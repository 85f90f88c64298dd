-- Nobody shortens a deadline alone: withdrawing is proposed like everything else outside of the rules. The same letter is entered once.
alter table desk.proposal drop constraint proposal_act_check;
alter table desk.proposal add constraint proposal_act_check check (act in ('grant', 'refuse', 'correct', 'withdraw')) not valid;

-- SHA-256 of the scanned letter, which stays where it is.
alter table desk.entry add column scan bytea check (octet_length(scan) = 32);

-- As before, but not for a letter that is known.
create or replace function desk.enter(session_hash bytea, current_issuer text, of_canton text, todo jsonb) returns jsonb
  language plpgsql security definer set search_path = desk, pg_temp as $$
declare
  who record;
  known jsonb;
  received timestamptz := (todo ->> 'receivedAt')::timestamptz;
  digest bytea := decode(todo ->> 'scan', 'hex');
  former record;
begin
  select * into who from desk.decider(session_hash, current_issuer);
  if who.subject is null then return null; end if;
  known := desk.begin_act(of_canton, todo);
  if known is not null then return known; end if;
  if received > platform.moment() then return '{"kind": "late"}'; end if;
  -- The same letter twice: one scan, or one channel and day where no two scans tell them apart. One at a time for each person.
  perform pg_advisory_xact_lock(hashtextextended(concat_ws(' ', 'desk.letter', of_canton, todo ->> 'legalForm', todo ->> 'pid', todo ->> 'period'), 0));
  select r.reference, r.outcome into former
    from extension.request r join desk.entry e on e.canton = r.canton and e.period = r.period and e.request_id = r.id
    where r.canton = of_canton and r.period = (todo ->> 'period')::smallint and r.legal_form = todo ->> 'legalForm'
      and r.pid = (todo ->> 'pid')::integer
      and (e.scan = digest or e.channel = todo ->> 'channel' and (e.scan = digest) is null
        and (r.received_at at time zone 'Europe/Zurich')::date = (received at time zone 'Europe/Zurich')::date)
    order by (r.outcome = 'pending') desc, r.received_at desc limit 1;
  if former.reference is not null then
    return jsonb_build_object('kind', 'known', 'reference', former.reference, 'isOpen', former.outcome = 'pending');
  end if;
  insert into extension.request (canton, period, id, pid, legal_form, wish, received_at, outcome, rule, configuration, message, reference, code)
    values (of_canton, (todo ->> 'period')::smallint, (todo ->> 'request')::uuid, (todo ->> 'pid')::integer, todo ->> 'legalForm', (todo ->> 'wish')::date,
      received, 'pending', 'B0', todo ->> 'configuration', todo ->> 'message', todo ->> 'reference', todo ->> 'code');
  insert into extension.pending (canton, period, request_id, due_at, since, is_entered)
    values (of_canton, (todo ->> 'period')::smallint, (todo ->> 'request')::uuid, '9999-12-31Z', received, true);
  insert into desk.entry (canton, period, request_id, channel, ground, note, officer, officer_name, scan)
    values (of_canton, (todo ->> 'period')::smallint, (todo ->> 'request')::uuid, todo ->> 'channel', todo ->> 'reason', todo ->> 'note', who.subject,
      who.name, digest);
  return desk.end_act(of_canton, todo, who.subject, who.name, 'pending', (todo ->> 'request')::uuid,
    jsonb_build_object('kind', 'entered', 'reference', todo ->> 'reference'));
end $$;

-- As before, but shortening always needs a proposal of somebody else, and a withdrawal has to be proposed within 24 hours.
create or replace function desk.carry_out(session_hash bytea, current_issuer text, of_canton text, todo jsonb) returns jsonb
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

  -- Shortening is outside of the rules, whatever it is called.
  if not (todo ->> 'isOutside')::boolean and new_day < greatest(old_day, from_day) then
    raise exception 'nobody shortens a deadline alone';
  end if;
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
      < coalesce((select o.at from desk.proposal o where o.id = (todo ->> 'proposal')::uuid), platform.moment()) - interval '24 hours' then
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
