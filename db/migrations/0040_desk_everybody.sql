-- More time for everybody of a group, in the hands of the tax office; and the switch that closes the online service.

-- What the form asks: general extensions in force, by group, for cases whose deadline lies in a range. Rows from before hold for every deadline.
-- Servers that are still running find rows by the same three columns.
alter table extension.general_extension
  add column id uuid not null default gen_random_uuid(),
  -- None for both.
  add column legal_form text check (legal_form in ('natural-person', 'legal-entity')),
  add column old_from date not null default '-infinity',
  add column old_to date not null default 'infinity',
  drop constraint general_extension_pkey,
  add primary key (canton, period, taxpayer_group, id);

-- From the proposal to the last case. Cases are walked in the order of their key; the place moves with them or not at all.
create table desk.general_extension (
  id uuid primary key default gen_random_uuid(),
  canton text not null,
  period smallint not null,
  legal_form text check (legal_form in ('natural-person', 'legal-entity')),
  taxpayer_groups text[] not null
    check (cardinality(taxpayer_groups) > 0 and taxpayer_groups <@ array['employed', 'self-employed', 'legal-entity', 'limited']),
  old_from date not null,
  old_to date not null check (old_to >= old_from),
  deadline date not null check (deadline > old_from),
  reason text not null check (length(reason) between 3 and 500),
  state text not null default 'proposed' check (state in ('proposed', 'withdrawn', 'running', 'stopped', 'done')),
  -- What the dry run of the proposal said: cases to walk, and cases that would be raised.
  total integer not null check (total >= 0),
  expected integer not null check (expected >= 0),
  proposed_at timestamptz not null default platform.moment(),
  proposer text not null, proposer_name text not null,
  started_at timestamptz, starter text check (starter <> proposer), starter_name text,
  ended_at timestamptz,
  walked integer not null default 0, raised integer not null default 0, batches integer not null default 0,
  place_form text not null, place_pid integer not null default 0,
  -- By the running clock, for the pace alone: since when it runs, how far it was then, and how long it ran before.
  running_since timestamptz, walked_before integer not null default 0, ran_seconds double precision not null default 0,
  check ((state in ('proposed', 'withdrawn')) = (starter is null))
);
create index general_extension_of_canton on desk.general_extension (canton, proposed_at desc);

-- Whom each batch raised and from which deadline: what the chain vouches for by its hash.
create table desk.general_batch (
  general_id uuid not null,
  number integer not null,
  at timestamptz not null default platform.moment(),
  legal_form text not null,
  pids integer[] not null,
  old_deadlines date[] not null check (cardinality(old_deadlines) = cardinality(pids)),
  primary key (general_id, number)
);
create trigger refuse_change before update or delete or truncate on desk.general_batch for each statement execute function extension.refuse_change();

-- Who did what about everybody, when and why.
create table desk.everybody_act (
  id bigint generated always as identity primary key,
  canton text not null, general_id uuid,
  act text not null check (act in ('propose', 'withdraw', 'start', 'stop', 'resume', 'close', 'open')),
  at timestamptz not null default platform.moment(),
  officer text not null, officer_name text not null, why text not null check (length(why) <= 500),
  check ((act in ('close', 'open')) = (general_id is null))
);
create index everybody_act_of_canton on desk.everybody_act (canton, id);
create trigger refuse_change before update or delete or truncate on desk.everybody_act for each statement execute function extension.refuse_change();

-- The online service is closed while there is a row. Servers keep it in mind and are told of changes.
create table extension.closing (
  canton text primary key,
  -- By language; German is always there.
  texts jsonb not null check (length(texts ->> 'de') between 3 and 600),
  since timestamptz not null default platform.moment()
);
grant select on extension.closing to efristerstreckung_app;

-- The officer behind a session who may act for everybody: clerks and leads, or leads alone.
create function desk.everybody_officer(session_hash bytea, current_issuer text, needed text[], out subject text, out name text)
  language sql security definer set search_path = desk, pg_temp
begin atomic
  select o.subject, o.name from desk.officer_in_passing(session_hash, current_issuer) o where needed && o.roles;
end;

create function desk.note_everybody(of_canton text, general uuid, what text, officer text, officer_name text, why text, more jsonb) returns void
  language sql security definer set search_path = desk, pg_temp
begin atomic
  insert into desk.everybody_act (canton, general_id, act, officer, officer_name, why) values (of_canton, general, what, officer, officer_name, why);
  insert into extension.outbox (canton, action, at, detail)
    values (of_canton, case when general is null then 'service-' else 'general-' end || what, platform.moment(),
      more || jsonb_strip_nulls(jsonb_build_object('id', general, 'officer', officer, 'why', why)));
end;

-- The dry run, one stretch of the register at a time: what lies in it by group, deadline and state. Nothing of a person.
create function desk.count_stretch(session_hash bytea, current_issuer text, of_canton text, of_period smallint, of_form text, groups text[],
    from_day date, to_day date, after_pid integer, most integer)
  returns table (walked integer, last_pid integer, counts jsonb)
  language plpgsql stable security definer set search_path = desk, pg_temp set jit = off set plan_cache_mode = force_custom_plan as $$
begin
  if (desk.everybody_officer(session_hash, current_issuer, array['office-clerk', 'office-lead'])).subject is null then return; end if;
  return query
    with stretch as materialized (
      select c.pid, c.taxpayer_group, c.deadline, c.state, c.reminder_level from extension.tax_case c
      where c.canton = of_canton and c.legal_form = of_form and c.period = of_period and c.pid > after_pid order by c.pid limit most
    ), counted as (
      select s.taxpayer_group as "group", s.deadline, s.state = 'open' as "isOpen", s.reminder_level > 0 as "isReminded", count(*)::integer as count
      from stretch s where s.taxpayer_group = any (groups) and s.deadline between from_day and to_day group by 1, 2, 3, 4
    )
    select (select count(*)::integer from stretch), (select max(s.pid) from stretch s), (select coalesce(jsonb_agg(n), '[]') from counted n);
end $$;

-- A proposal: nothing happens yet. Its id, or nothing for who may not.
create function desk.propose_general(session_hash bytea, current_issuer text, of_canton text, of_period smallint, of_form text, groups text[],
    from_day date, to_day date, new_deadline date, given_reason text, case_total integer, case_expected integer) returns uuid
  language plpgsql security definer set search_path = desk, pg_temp as $$
declare
  who record;
  made uuid;
begin
  select * into who from desk.everybody_officer(session_hash, current_issuer, array['office-clerk', 'office-lead']);
  if who.subject is null then return null; end if;
  insert into desk.general_extension (canton, period, legal_form, taxpayer_groups, old_from, old_to, deadline, reason, total, expected, proposer,
      proposer_name, place_form)
    values (of_canton, of_period, of_form, groups, from_day, to_day, new_deadline, given_reason, case_total, case_expected, who.subject, who.name,
      coalesce(of_form, 'legal-entity'))
    returning id into made;
  perform desk.note_everybody(of_canton, made, 'propose', who.subject, who.name, given_reason,
    jsonb_build_object('period', of_period, 'legalForm', of_form, 'groups', groups, 'from', from_day, 'to', to_day, 'deadline', new_deadline,
      'expected', case_expected));
  return made;
end $$;

-- Starts, stops, resumes or withdraws. Says `done`, `own` to who would start their own proposal, `late` where it stands otherwise by now,
-- or nothing for who may not.
create function desk.act_on_general(session_hash bytea, current_issuer text, of_canton text, general uuid, what text, given_why text) returns text
  language plpgsql security definer set search_path = desk, pg_temp as $$
declare
  who record;
  g desk.general_extension;
begin
  select * into who from desk.everybody_officer(session_hash, current_issuer,
    case what when 'withdraw' then array['office-clerk', 'office-lead'] else array['office-lead'] end);
  if who.subject is null then return null; end if;
  select * into g from desk.general_extension e where e.id = general and e.canton = of_canton for update;
  if g.id is null or g.state <> (case what when 'stop' then 'running' when 'resume' then 'stopped' else 'proposed' end) then return 'late'; end if;

  case what
    when 'start' then
      if g.proposer = who.subject then return 'own'; end if;
      update desk.general_extension e set state = 'running', started_at = platform.moment(), running_since = clock_timestamp(),
        starter = who.subject, starter_name = who.name where e.id = general;
      -- From this moment the form answers by it, wherever the work on the cases stands.
      insert into extension.general_extension (canton, period, taxpayer_group, deadline, reason, id, legal_form, old_from, old_to)
        select g.canton, g.period, each, g.deadline, g.reason, g.id, g.legal_form, g.old_from, g.old_to from unnest(g.taxpayer_groups) each;
    when 'stop' then
      update desk.general_extension e set state = 'stopped', running_since = null,
        ran_seconds = e.ran_seconds + extract(epoch from clock_timestamp() - e.running_since) where e.id = general;
    when 'resume' then
      update desk.general_extension e set state = 'running', running_since = clock_timestamp(), walked_before = e.walked where e.id = general;
    when 'withdraw' then
      update desk.general_extension e set state = 'withdrawn', ended_at = platform.moment() where e.id = general;
  end case;
  perform desk.note_everybody(of_canton, general, what, who.subject, who.name, given_why, jsonb_build_object('period', g.period));
  return 'done';
end $$;

-- One batch of the extension that has waited longest: the next cases in the order of their key. One statement, one transaction: cases, place, record and
-- chain move together or not at all, and a second worker finds the row locked. Says nothing where there is nothing to do.
create function desk.extend_batch(of_canton text, most integer) returns table (walked integer, raised integer, is_done boolean)
  language plpgsql set enable_seqscan = off set jit = off set plan_cache_mode = force_custom_plan as $$
declare
  g desk.general_extension;
  last integer;
  pids integer[]; olds date[];
begin
  select * into g from desk.general_extension e where e.canton = of_canton and e.state = 'running' order by e.started_at, e.id limit 1 for update skip locked;
  if g.id is null then return; end if;
  select count(*), max(n.pid) into walked, last from (select c.pid from extension.tax_case c
    where c.canton = of_canton and c.legal_form = g.place_form and c.period = g.period and c.pid > g.place_pid order by c.pid limit most) n;
  -- Held first, and then moved by their numbers: a plan for both at once would depend on statistics.
  select count(*), array_agg(d.pid), array_agg(d.deadline) into raised, pids, olds from (
    select c.pid, c.deadline from extension.tax_case c
    where c.canton = of_canton and c.legal_form = g.place_form and c.period = g.period and c.pid > g.place_pid and c.pid <= last
      and c.taxpayer_group = any (g.taxpayer_groups) and c.deadline between g.old_from and g.old_to and c.deadline < g.deadline
    order by c.pid for update
  ) d;
  update extension.tax_case c set deadline = greatest(c.deadline, g.deadline)
    where c.canton = of_canton and c.legal_form = g.place_form and c.pid = any (pids) and c.period = g.period;

  if raised > 0 then
    insert into desk.general_batch (general_id, number, legal_form, pids, old_deadlines) values (g.id, g.batches + 1, g.place_form, pids, olds);
    insert into extension.outbox (canton, action, at, period, detail)
      values (of_canton, 'general-batch', platform.moment(), g.period, jsonb_build_object('id', g.id, 'number', g.batches + 1, 'raised', raised,
        'hash', encode(sha256(convert_to(g.place_form || pids::text || olds::text, 'UTF8')), 'hex')));
  end if;
  is_done := walked < most and (g.legal_form is not null or g.place_form = 'natural-person');
  update desk.general_extension e set
    walked = e.walked + extend_batch.walked, raised = e.raised + extend_batch.raised, batches = e.batches + (extend_batch.raised > 0)::integer,
    place_form = case when extend_batch.walked < most then 'natural-person' else e.place_form end,
    place_pid = case when extend_batch.walked < most then 0 else last end
    where e.id = g.id;
  if is_done then
    update desk.general_extension e set state = 'done', ended_at = platform.moment(), running_since = null,
      ran_seconds = e.ran_seconds + extract(epoch from clock_timestamp() - e.running_since) where e.id = g.id;
    insert into extension.outbox (canton, action, at, period, detail)
      values (of_canton, 'general-done', platform.moment(), g.period, jsonb_build_object('id', g.id, 'walked', g.walked + walked, 'raised', g.raised + raised));
  end if;
  return next;
end $$;

-- How everything for everybody stands, for whoever has a session there.
create function desk.everybody_overview(session_hash bytea, current_issuer text, of_canton text)
  returns table (extensions jsonb, closing jsonb, acts jsonb, moment timestamptz)
  language plpgsql stable security definer set search_path = desk, pg_temp as $$
declare
  who record;
begin
  select * into who from desk.delivery_officer(session_hash, current_issuer, '');
  if who.subject is null then return; end if;
  moment := platform.moment();
  select coalesce(jsonb_agg(l), '[]') into extensions from (
    select e.id, e.period, e.legal_form as "legalForm", e.taxpayer_groups as groups, e.old_from as "from", e.old_to as "to", e.deadline, e.reason, e.state,
      e.total, e.expected, e.walked, e.raised, e.proposed_at as "proposedAt", e.proposer_name as "proposedBy", e.proposer = who.subject as "isOwn",
      e.started_at as "startedAt", e.starter_name as "startedBy", e.ended_at as "endedAt",
      case when e.state = 'running' then (e.walked - e.walked_before) / greatest(extract(epoch from clock_timestamp() - e.running_since), 0.5)::float8 end as rate,
      e.ran_seconds + coalesce(extract(epoch from clock_timestamp() - e.running_since), 0)::float8 as seconds
    from desk.general_extension e where e.canton = of_canton order by e.proposed_at desc, e.id desc limit 50) l;
  select jsonb_build_object('texts', c.texts, 'since', c.since) into closing from extension.closing c where c.canton = of_canton;
  select coalesce(jsonb_agg(a), '[]') into acts from (
    select l.act, l.at, l.officer_name as name, l.why, e.period, e.deadline from desk.everybody_act l
    left join desk.general_extension e on e.id = l.general_id where l.canton = of_canton order by l.id desc limit 30) a;
  return next;
end $$;

-- Closes the online service with a text, or opens it again. Says whether that changed anything, or nothing for who may not.
create function desk.set_closing(session_hash bytea, current_issuer text, of_canton text, given_texts jsonb, given_why text) returns boolean
  language plpgsql security definer set search_path = desk, pg_temp as $$
declare
  who record;
begin
  select * into who from desk.everybody_officer(session_hash, current_issuer, array['office-lead']);
  if who.subject is null then return null; end if;
  if given_texts is null then
    delete from extension.closing c where c.canton = of_canton;
  else
    insert into extension.closing as c (canton, texts) values (of_canton, given_texts)
      on conflict (canton) do update set texts = excluded.texts where c.texts <> excluded.texts;
  end if;
  if not found then return false; end if;
  perform desk.note_everybody(of_canton, null, case when given_texts is null then 'open' else 'close' end, who.subject, who.name, given_why,
    case when given_texts is null then '{}' else jsonb_build_object('texts', given_texts) end);
  perform pg_notify('closing', of_canton);
  return true;
end $$;

revoke all on all functions in schema desk from public;
grant execute on function desk.count_stretch(bytea, text, text, smallint, text, text[], date, date, integer, integer),
  desk.propose_general(bytea, text, text, smallint, text, text[], date, date, date, text, integer, integer),
  desk.act_on_general(bytea, text, text, uuid, text, text), desk.everybody_overview(bytea, text, text),
  desk.set_closing(bytea, text, text, jsonb, text) to efristerstreckung_app;

-- As before, and a general extension is told to the tax system too: once, by its terms, when it is in force.
create or replace function extension.pass_on(of_canton text, most integer, delivers boolean) returns integer language plpgsql
  set enable_seqscan = off set jit = off set plan_cache_mode = force_custom_plan as $$
declare
  last extension.audit_seal;
  seal extension.audit_seal;
  taken extension.audit[];
begin
  if not pg_try_advisory_xact_lock(hashtextextended('extension.audit', 0)) then return null; end if;
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
  if taken is null then return 0; end if;
  seal.entries := cardinality(taken);
  select sha256(seal.previous || convert_to(extension.written(seal.number::text) || extension.written(seal.entries::text)
      || extension.written(seal.sealed_at) || string_agg(extension.written(e), '' order by e.position), 'UTF8'))
    into seal.hash from unnest(taken) e;
  insert into extension.audit_seal select seal.*;
  insert into extension.audit select * from unnest(taken);
  insert into extension.delivery (canton, period, request_id, queued_at, due_at)
    select e.canton, coalesce(e.period, (e.detail ->> 'period')::smallint), coalesce(e.request_id, (e.detail ->> 'id')::uuid), seal.sealed_at,
      least(e.at, seal.sealed_at)
    from unnest(taken) e where delivers and e.action in ('granted', 'general-start')
    on conflict do nothing;
  return seal.entries;
end $$;
