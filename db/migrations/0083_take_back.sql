-- A person takes back the extension that was granted, within 24 hours. It is a request of its own under rule U, like a withdrawal by the office.
-- Servers that are still running know none of it and keep working. What is there already is looked through in 0084.

alter table extension.request drop constraint request_order;
alter table extension.request add constraint request_order check (new_deadline >= old_deadline or rule in ('B4', 'B5', 'U')) not valid;

-- As before; what is taken back vouches for its request and is told to the tax system like a withdrawal.
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
      case when p.action in ('kept', 'pending', 'granted', 'unchanged', 'rejected', 'corrected', 'withdrawn', 'taken-back') then
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
    from unnest(taken) e where delivers and e.action in ('granted', 'corrected', 'withdrawn', 'taken-back', 'general-start')
    on conflict do nothing;
  return seal.entries;
end $$;

-- Under which keys somebody tried to take an extension back. A key is good for one try: whoever has to show work for it gets one guess for it.
-- Hashes only, as for requests; forgotten after two days.
create table extension.undo_try (
  canton text not null,
  key_hash bytea not null check (octet_length(key_hash) = 32),
  fingerprint bytea not null check (octet_length(fingerprint) = 32),
  at timestamptz not null default platform.moment(),
  primary key (canton, key_hash)
);
create index undo_try_oldest on extension.undo_try (at);
grant select, insert, update (fingerprint) on extension.undo_try to efristerstreckung_app;

-- Takes an extension back: everything of it or nothing. Says whether it did: not where it is no longer as it was granted. Who asks has shown reference,
-- code, PID and birth date; the birth date is compared here once more.
create function extension.take_back(of_canton text, todo jsonb) returns boolean
  language plpgsql security definer set search_path = extension, pg_temp as $$
declare
  granted extension.request;
  taken extension.tax_case;
  now_by_law timestamptz;
begin
  select r.* into granted from extension.request r
    where r.canton = of_canton and r.period = (todo ->> 'period')::smallint and r.reference = todo ->> 'of';
  if granted.id is null then return false; end if;
  -- The office acts on a request under the same lock.
  perform pg_advisory_xact_lock(hashtextextended('desk.act ' || granted.id, 0));
  now_by_law := platform.moment();
  if granted.legal_form <> 'natural-person' or granted.outcome <> 'granted' or granted.rule not in ('D5', 'D6')
    or granted.received_at < now_by_law - interval '24 hours'
    or granted.old_deadline < (now_by_law at time zone 'Europe/Zurich')::date
    or exists (select from extension.superseded s
      where s.canton = granted.canton and s.period = granted.period and s.request_id = granted.id)
  then return false; end if;

  select c.* into taken from extension.person p
    join extension.tax_case c on c.canton = p.canton and c.legal_form = p.legal_form and c.pid = coalesce(p.case_pid, p.pid)
      and c.period = granted.period
    where p.canton = granted.canton and p.legal_form = granted.legal_form and p.pid = granted.pid and p.birth_date = (todo ->> 'birthDate')::date
      and c.deadline = granted.new_deadline and c.state = 'open' and c.reminder_level = 0 and not c.is_blocked
    for update of c;
  if taken.pid is null then return false; end if;
  -- More time for everybody, decided since, would hold for the deadline before.
  if exists (select from extension.general_extension g
    where g.canton = taken.canton and g.period = taken.period and g.taxpayer_group = taken.taxpayer_group
      and (g.legal_form is null or g.legal_form = taken.legal_form)
      and granted.old_deadline between g.old_from and g.old_to and g.deadline > granted.old_deadline)
  then return false; end if;

  insert into extension.request (canton, period, id, pid, legal_form, wish, received_at, outcome, rule, configuration, old_deadline, new_deadline,
      message, reference, code)
    values (granted.canton, granted.period, (todo ->> 'id')::uuid, granted.pid, granted.legal_form, granted.old_deadline, now_by_law, 'unchanged', 'U',
      todo ->> 'configuration', granted.new_deadline, granted.old_deadline, todo ->> 'message', todo ->> 'reference', todo ->> 'code');
  insert into extension.superseded (canton, period, request_id, by_id) values (granted.canton, granted.period, granted.id, (todo ->> 'id')::uuid);
  update extension.tax_case c set deadline = granted.old_deadline, extensions = greatest(0, c.extensions - 1)
    where c.canton = taken.canton and c.legal_form = taken.legal_form and c.pid = taken.pid and c.period = taken.period;
  -- What somebody at the office proposed about it has nothing to change any more.
  update desk.proposal o set state = 'overtaken'
    where o.canton = granted.canton and o.period = granted.period and o.request_id = granted.id and o.state = 'open';
  insert into extension.outbox (canton, action, at, period, request_id, detail)
    values (granted.canton, 'taken-back', now_by_law, granted.period, (todo ->> 'id')::uuid, jsonb_build_object('of', granted.id));
  return true;
end $$;

revoke all on function extension.take_back(text, jsonb) from public;
grant execute on function extension.take_back(text, jsonb) to efristerstreckung_app;
