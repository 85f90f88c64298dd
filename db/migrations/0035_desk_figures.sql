-- Figures of the tax office: sums by hour and by day, counted by the worker from the sealed chain, never while somebody submits.

-- What is counted: `request` (all that arrived), `granted`, `unchanged`, `rejected` and `pending` by rule, `settled` (decided after waiting), every other
-- action of the chain by its own name, and, as servers tell them, `language` and `milliseconds` of answers. Nothing in it is about a person.
create table desk.hour_figure (
  canton text not null,
  hour timestamptz not null,
  kind text not null check (length(kind) <= 40),
  name text not null check (length(name) <= 40),
  count bigint not null,
  -- How long all of them together had waited, for what waits.
  seconds double precision not null default 0,
  primary key (canton, kind, hour, name)
) with (fillfactor = 70);

-- The same by days of the legal clock, so that a season is a few thousand rows.
create table desk.day_figure (
  canton text not null,
  day date not null,
  kind text not null check (length(kind) <= 40),
  name text not null check (length(name) <= 40),
  count bigint not null,
  seconds double precision not null default 0,
  primary key (canton, kind, day, name)
) with (fillfactor = 70);
grant select on desk.hour_figure, desk.day_figure to efristerstreckung_app;

-- Up to which seal a canton is counted. Seals are made one after the other, so none can appear behind the mark.
create table desk.figure_mark (
  canton text primary key,
  seal bigint not null
);

create type desk.counted as (hour timestamptz, kind text, name text, count bigint, seconds double precision);

-- Always in the same order, so that two who add at the same time wait for each other and do not lock each other out.
create function desk.add_figures(of_canton text, counted desk.counted[]) returns void
  language sql security definer set search_path = desk, pg_temp
begin atomic
  insert into desk.hour_figure as f (canton, hour, kind, name, count, seconds)
    select of_canton, c.hour, c.kind, c.name, sum(c.count), sum(c.seconds) from unnest(counted) c group by 1, 2, 3, 4 order by 1, 2, 3, 4
    on conflict (canton, kind, hour, name) do update set count = f.count + excluded.count, seconds = f.seconds + excluded.seconds;
  insert into desk.day_figure as f (canton, day, kind, name, count, seconds)
    select of_canton, (c.hour at time zone 'Europe/Zurich')::date, c.kind, c.name, sum(c.count), sum(c.seconds)
    from unnest(counted) c group by 1, 2, 3, 4 order by 1, 2, 3, 4
    on conflict (canton, kind, day, name) do update set count = f.count + excluded.count, seconds = f.seconds + excluded.seconds;
end;

-- Counts up to so many seals behind the mark. Says how many entries, or nothing while another worker is at it.
-- A request counts when it arrived, a decision when it was made; what had to wait is both, at two times.
create function desk.count_figures(of_canton text, most integer) returns integer language plpgsql
  set enable_seqscan = off set jit = off set plan_cache_mode = force_custom_plan as $$
declare
  mark bigint;
  last bigint;
  entries integer;
  counted desk.counted[];
begin
  insert into desk.figure_mark (canton, seal) values (of_canton, 0) on conflict do nothing;
  select m.seal into mark from desk.figure_mark m where m.canton = of_canton for update skip locked;
  if mark is null then
    return null;
  end if;
  select max(s.number) into last from (select number from extension.audit_seal where number > mark order by number limit most) s;
  if last is null then
    return 0;
  end if;

  with entry as (
    select date_trunc('hour', a.at) as hour, a.action, r.outcome, r.rule, a.at > r.received_at as is_later,
      coalesce(extract(epoch from a.at - r.received_at), 0)::float8 as waited
    from extension.audit a
    -- NOTE the order by id makes sure of the right index, as in `extension.pass_on`.
    left join lateral (
      select q.outcome, q.rule, q.received_at from extension.request q
      where q.canton = a.canton and q.period = a.period and q.id between a.request_id and a.request_id order by q.id limit 1
    ) r on true
    where a.seal > mark and a.seal <= last and a.canton = of_canton
  ), told as (
    select e.hour, t.kind, t.name, t.seconds from entry e
    cross join lateral (
      select 'request', '', 0::float8 where e.action in ('kept', 'pending') or (e.action in ('granted', 'unchanged', 'rejected') and not e.is_later)
      union all
      select case e.action when 'kept' then e.outcome else e.action end, case e.action when 'pending' then 'V8b' else e.rule end, 0
        where e.action in ('kept', 'pending', 'granted', 'unchanged', 'rejected') and e.rule is not null
      union all
      select 'settled', '', e.waited where e.action in ('granted', 'unchanged', 'rejected') and e.is_later
      union all
      select e.action, '', e.waited where e.action not in ('kept', 'pending', 'granted', 'unchanged', 'rejected')
    ) t (kind, name, seconds)
  ), summed as (
    select hour, kind, name, count(*) as count, sum(seconds) as seconds from told group by 1, 2, 3
  )
  select (select count(*) from entry), array_agg(row(hour, kind, name, count, seconds)::desk.counted) into entries, counted from summed;

  perform desk.add_figures(of_canton, counted);
  update desk.figure_mark set seal = last where canton = of_canton;
  return entries;
end $$;

-- What a server process answered since it last told: how often in which language, and how often how fast.
create function desk.add_answers(of_canton text, kinds text[], names text[], counts bigint[]) returns void
  language plpgsql security definer set search_path = desk, pg_temp as $$
begin
  perform desk.add_figures(of_canton, array(
    select row(date_trunc('hour', platform.moment()), a.kind, a.name, a.count, 0)::desk.counted
    from unnest(kinds, names, counts) a (kind, name, count) where a.kind in ('language', 'milliseconds')));
end $$;

-- Whose session this is, asked by a page that only keeps itself up to date: that nobody touches it shall end a session all the same.
create function desk.officer_in_passing(session_hash bytea, current_issuer text)
  returns table (subject text, name text, roles text[], idle_seconds integer, ends_at timestamptz, seconds integer)
  language sql stable security definer set search_path = desk, pg_temp
begin atomic
  select s.subject, s.name, o.roles,
    least(o.seconds, ceil(extract(epoch from s.seen_at + interval '15 minutes' - o.moment))::integer),
    s.created_at + interval '8 hours', o.seconds
  from desk.office_session s
  cross join lateral (
    select platform.moment() as moment, desk.roles_of(s.issuer, s.subject, s.email, s.realm_roles) as roles,
      ceil(extract(epoch from s.created_at + interval '8 hours' - platform.moment()))::integer as seconds
  ) o
  where s.id_hash = session_hash and s.issuer = current_issuer and cardinality(o.roles) > 0
    and s.seen_at > o.moment - interval '15 minutes' and s.created_at > o.moment - interval '8 hours';
end;

revoke all on function desk.add_figures(text, desk.counted[]), desk.count_figures(text, integer), desk.add_answers(text, text[], text[], bigint[]),
  desk.officer_in_passing(bytea, text) from public;
grant execute on function desk.add_answers(text, text[], text[], bigint[]), desk.officer_in_passing(bytea, text)
  to efristerstreckung_app;
