-- Decisions of the tax office: what waits for somebody, letters and calls that a clerk entered, what was decided by hand and by whom, and proposals
-- that need a second person. Servers that are still running know none of it and keep working.

-- A correction or withdrawal is a decision of its own, and the only one that may shorten a deadline. What is there already is looked through in 0042.
alter table extension.request drop constraint request_check2;
alter table extension.request add constraint request_order check (new_deadline >= old_deadline or rule in ('B4', 'B5')) not valid;

-- Since when somebody waits, and whether the office itself entered it: such a request is decided by people and never by the worker.
alter table extension.pending
  add column since timestamptz not null default platform.moment(),
  add column is_entered boolean not null default false;
update extension.pending p set since = r.received_at
  from extension.request r where r.canton = p.canton and r.period = p.period and r.id = p.request_id;
create index pending_oldest on extension.pending (canton, is_entered, since, request_id);

-- Which later decision took the place of which. The answer to the old reference follows the latest one.
create table extension.superseded (
  canton text not null,
  period smallint not null,
  request_id uuid not null,
  by_id uuid not null,
  at timestamptz not null default platform.moment(),
  number bigint generated always as identity,
  primary key (canton, period, request_id, by_id)
);
create trigger refuse_change before update or delete or truncate on extension.superseded
  for each statement execute function extension.refuse_change();
grant select on extension.superseded to efristerstreckung_app;

-- A letter, a call or a visit, as a clerk wrote it down. The request itself lies where all requests lie.
create table desk.entry (
  canton text not null,
  period smallint not null,
  request_id uuid not null,
  channel text not null check (channel in ('letter', 'call', 'visit')),
  ground text not null check (length(ground) <= 40),
  note text not null check (length(note) <= 500),
  officer text not null,
  officer_name text not null check (length(officer_name) <= 200),
  primary key (canton, period, request_id)
);
create trigger refuse_change before update or delete or truncate on desk.entry for each statement execute function extension.refuse_change();

-- What waits for a second person: outside of the published rules nobody decides alone.
create table desk.proposal (
  id uuid primary key,
  canton text not null,
  period smallint not null,
  request_id uuid not null,
  act text not null check (act in ('grant', 'refuse', 'correct')),
  new_deadline date,
  reason text not null default '' check (length(reason) <= 40),
  note text not null check (length(note) <= 500),
  -- The published rule that stands against it.
  rule text not null,
  at timestamptz not null default platform.moment(),
  officer text not null,
  officer_name text not null check (length(officer_name) <= 200),
  state text not null default 'open' check (state in ('open', 'approved', 'rejected', 'overtaken'))
);
create unique index proposal_open on desk.proposal (canton, period, request_id) where state = 'open';
create index proposal_oldest on desk.proposal (canton, at, id) where state = 'open';

-- Who did what about a request, when and why. The chain has the hash of each row.
create table desk.decision_act (
  id uuid primary key,
  canton text not null,
  period smallint not null,
  request_id uuid not null,
  act text not null check (act in ('enter', 'grant', 'refuse', 'correct', 'withdraw', 'propose', 'reject')),
  at timestamptz not null default platform.moment(),
  officer text not null,
  officer_name text not null check (length(officer_name) <= 200),
  reason text not null default '' check (length(reason) <= 40),
  note text not null default '' check (length(note) <= 500),
  new_deadline date,
  proposal uuid references desk.proposal,
  -- What was answered, for a repeat of the same call.
  answer jsonb not null,
  key_hash bytea not null check (octet_length(key_hash) = 32),
  fingerprint bytea not null check (octet_length(fingerprint) = 32),
  number bigint generated always as identity
);
create unique index decision_act_key on desk.decision_act (canton, key_hash);
create index decision_act_of_request on desk.decision_act (canton, period, request_id, number);
create trigger refuse_change before update or delete or truncate on desk.decision_act
  for each statement execute function extension.refuse_change();

create function desk.digest_of(a desk.decision_act) returns text language sql stable parallel safe
  return encode(sha256(convert_to(jsonb_build_array(a.id, a.canton, a.period, a.request_id, a.act, extract(epoch from a.at), a.officer, a.officer_name,
    a.reason, a.note, a.new_deadline, a.proposal)::text, 'UTF8')), 'hex');

-- The officer behind a session who decides: a clerk or a lead, and nobody else.
create function desk.decider(session_hash bytea, current_issuer text, out subject text, out name text, out is_lead boolean)
  language sql security definer set search_path = desk, pg_temp
begin atomic
  select o.subject, o.name, 'office-lead' = any (o.roles) from desk.officer_in_passing(session_hash, current_issuer) o
    where o.roles && array['office-clerk', 'office-lead'];
end;

-- Everything that waits for somebody, the oldest first: decisions put off, letters and calls, deliveries given up. Nobody is named.
create function desk.queue(session_hash bytea, current_issuer text, of_canton text, kinds text[], after_at timestamptz, after_id uuid, most integer)
  returns table (id uuid, kind text, period smallint, reference text, since timestamptz, is_proposed boolean, channel text, ground text)
  language plpgsql stable security definer set search_path = desk, pg_temp as $$
begin
  if (desk.delivery_officer(session_hash, current_issuer, '')).subject is null then return; end if;
  return query
    select w.id, w.kind, w.period, r.reference, w.since,
      exists (select from desk.proposal o where o.canton = of_canton and o.period = w.period and o.request_id = w.id and o.state = 'open'),
      e.channel, e.ground
    from (
      select * from (
        (select p.request_id as id, 'register' as kind, p.period, p.since from extension.pending p
          where 'register' = any (kinds) and p.canton = of_canton and not p.is_entered
            and (p.since, p.request_id) > (coalesce(after_at, '-infinity'), coalesce(after_id, '00000000-0000-0000-0000-000000000000'))
          order by p.since, p.request_id limit most)
        union all
        (select p.request_id, 'entry', p.period, p.since from extension.pending p
          where 'entry' = any (kinds) and p.canton = of_canton and p.is_entered
            and (p.since, p.request_id) > (coalesce(after_at, '-infinity'), coalesce(after_id, '00000000-0000-0000-0000-000000000000'))
          order by p.since, p.request_id limit most)
        union all
        (select d.request_id, 'delivery', d.period, d.queued_at from extension.delivery d
          where 'delivery' = any (kinds) and d.canton = of_canton and d.state = 'dead'
            and (d.queued_at, d.request_id) > (coalesce(after_at, '-infinity'), coalesce(after_id, '00000000-0000-0000-0000-000000000000'))
          order by d.queued_at, d.request_id limit most)
      ) u order by u.since, u.id limit most
    ) w
    left join lateral (
      select q.reference from extension.request q
      where q.canton = of_canton and q.period = w.period and q.id between w.id and w.id order by q.id limit 1
    ) r on true
    left join desk.entry e on e.canton = of_canton and e.period = w.period and e.request_id = w.id
    order by w.since, w.id;
end $$;

-- What the office knows of one request besides the register: how it was asked, what was done about it, and what is proposed.
create function desk.matter(session_hash bytea, current_issuer text, of_canton text, of_reference text) returns jsonb
  language plpgsql stable security definer set search_path = desk, pg_temp as $$
declare
  r extension.request;
  last extension.request;
  decided_at timestamptz;
begin
  if (desk.decider(session_hash, current_issuer)).subject is null then return null; end if;
  select q.* into r from extension.request q
    where q.canton = of_canton and q.period = 2000 + left(of_reference, 2)::smallint and q.reference = of_reference;
  if r.id is null then return '{}'; end if;
  select q.* into last from extension.superseded s join extension.request q on q.canton = s.canton and q.period = s.period and q.id = s.by_id
    where s.canton = r.canton and s.period = r.period and s.request_id = r.id order by s.number desc limit 1;
  select max(a.at) into decided_at from extension.audit a
    where a.canton = r.canton and a.period = r.period and a.request_id = coalesce(last.id, r.id) and a.digest is not null and a.action <> 'pending';
  return jsonb_build_object(
    'id', r.id, 'period', r.period, 'pid', r.pid, 'legalForm', r.legal_form, 'wish', r.wish, 'receivedAt', r.received_at, 'outcome', r.outcome,
    'rule', coalesce(last.rule, r.rule), 'message', coalesce(last.message, r.message), 'oldDeadline', r.old_deadline,
    'newDeadline', coalesce(last.new_deadline, r.new_deadline), 'isSuperseded', last.id is not null, 'isSuperseding', exists (
      select from extension.superseded s where s.canton = r.canton and s.period = r.period and s.by_id = r.id),
    -- When it was last decided: what is not sealed yet is only seconds old, or was decided on receipt.
    'decidedAt', coalesce(greatest(decided_at, (select max(a.at) from desk.decision_act a where a.canton = r.canton and a.period = r.period
      and a.request_id = r.id and a.act in ('grant', 'refuse', 'correct', 'withdraw'))), r.received_at),
    'moment', platform.moment(),
    'waiting', (select jsonb_build_object('birthDate', p.birth_date, 'uid', p.uid, 'isEntered', p.is_entered) from extension.pending p
      where p.canton = r.canton and p.period = r.period and p.request_id = r.id),
    'entry', (select jsonb_build_object('channel', e.channel, 'ground', e.ground, 'note', e.note, 'name', e.officer_name) from desk.entry e
      where e.canton = r.canton and e.period = r.period and e.request_id = r.id),
    'acts', (select coalesce(jsonb_agg(jsonb_build_object('act', a.act, 'at', a.at, 'name', a.officer_name, 'reason', a.reason, 'note', a.note,
        'newDeadline', a.new_deadline) order by a.number), '[]') from desk.decision_act a
      where a.canton = r.canton and a.period = r.period and a.request_id = r.id),
    'proposal', (select jsonb_build_object('id', o.id, 'act', o.act, 'newDeadline', o.new_deadline, 'reason', o.reason, 'note', o.note, 'rule', o.rule,
        'at', o.at, 'name', o.officer_name) from desk.proposal o
      where o.canton = r.canton and o.period = r.period and o.request_id = r.id and o.state = 'open'));
end $$;

-- What waits for a second person, the oldest first. Nobody is named but those who act.
create function desk.open_proposals(session_hash bytea, current_issuer text, of_canton text, after_at timestamptz, after_id uuid, most integer)
  returns table (id uuid, reference text, period smallint, act text, new_deadline date, reason text, note text, rule text, at timestamptz, name text,
    is_own boolean)
  language plpgsql stable security definer set search_path = desk, pg_temp as $$
declare
  who record;
begin
  select * into who from desk.delivery_officer(session_hash, current_issuer, '');
  if who.subject is null then return; end if;
  return query
    select o.id, r.reference, o.period, o.act, o.new_deadline, o.reason, o.note, o.rule, o.at, o.officer_name, o.officer = who.subject
    from desk.proposal o
    join extension.request r on r.canton = o.canton and r.period = o.period and r.id = o.request_id
    where o.canton = of_canton and o.state = 'open' and (after_at is null or (o.at, o.id) > (after_at, after_id))
    order by o.at, o.id limit most;
end $$;

revoke all on function desk.digest_of(desk.decision_act), desk.queue(bytea, text, text, text[], timestamptz, uuid, integer),
  desk.matter(bytea, text, text, text), desk.decider(bytea, text), desk.open_proposals(bytea, text, text, timestamptz, uuid, integer) from public;
grant execute on function desk.queue(bytea, text, text, text[], timestamptz, uuid, integer), desk.matter(bytea, text, text, text),
  desk.open_proposals(bytea, text, text, timestamptz, uuid, integer) to efristerstreckung_app;
