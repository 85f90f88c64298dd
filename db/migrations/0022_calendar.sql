-- Events of a workspace. An event takes whole days, or it begins and ends at moments.
create schema calendar;
grant usage on schema calendar to efristerstreckung_app;

create table calendar.event (
  workspace_id uuid not null,
  id uuid not null default gen_random_uuid(),
  title text not null check (length(title) between 1 and 500),
  description text not null default '' check (length(description) <= 20000),
  all_day boolean not null,
  -- Of an event of whole days: the first and the last one.
  first_day date,
  last_day date,
  start_at timestamptz,
  end_at timestamptz,
  -- Where its clock stands: what is repeated stays at the same time of that place through a change of the clocks.
  time_zone text not null default 'Europe/Zurich' check (length(time_zone) between 1 and 60),
  -- Lines RRULE, RDATE and EXDATE of RFC 5545, from an import; nothing for an event that is there once.
  recurrence text not null default '' check (length(recurrence) <= 4000),
  -- A moment after the last of its times. A range is found by this and by where it begins.
  until_at timestamptz not null,
  begins_at timestamptz not null generated always as (coalesce(start_at, first_day::timestamp at time zone 'Europe/Zurich')) stored,
  -- By which an import knows what it brought before: the UID of RFC 5545.
  uid text not null default gen_random_uuid() check (length(uid) between 1 and 255),
  import_id uuid,
  removed_at timestamptz,
  version integer not null default 1,
  search tsvector not null generated always as (
    setweight(platform.search_words(title), 'A') || setweight(platform.search_words(description), 'B')
  ) stored,
  primary key (workspace_id, id),
  check (case when all_day then first_day <= last_day and start_at is null and end_at is null
    else start_at <= end_at and first_day is null and last_day is null end)
);
create index event_begin on calendar.event (workspace_id, begins_at) where removed_at is null;
create index event_until on calendar.event (workspace_id, until_at) where removed_at is null;
create index event_uid on calendar.event (workspace_id, uid) where removed_at is null;
create index event_search on calendar.event using gin (search);
create index event_import on calendar.event (workspace_id, import_id) where import_id is not null;
create index event_removed on calendar.event (removed_at) where removed_at is not null;
alter table calendar.event enable row level security;
create policy own_workspace on calendar.event using (workspace_id = platform.workspace());

-- How each account looks at the calendar, and its private address for other programs, of which only the hash is kept.
create table calendar.preference (
  workspace_id uuid not null,
  account_id uuid not null,
  time_zone text not null default 'Europe/Zurich' check (length(time_zone) between 1 and 60),
  shows_holidays boolean not null default true,
  shows_deadlines boolean not null default false,
  feed_hash bytea,
  feed_since timestamptz,
  primary key (workspace_id, account_id)
);
create unique index preference_feed on calendar.preference (feed_hash) where feed_hash is not null;
alter table calendar.preference enable row level security;
create policy own_account on calendar.preference using (workspace_id = platform.workspace() and account_id = platform.account());

grant select, insert, update, delete on all tables in schema calendar to efristerstreckung_app;

create view calendar.own_event as select * from calendar.event where workspace_id = platform.workspace();
grant select on calendar.own_event to efristerstreckung_app;

-- Whose private address this is: whoever has it is not signed in. An account that left or was closed has none.
create function calendar.feed_of(hash bytea) returns table (workspace_id uuid, account_id uuid)
  language sql stable security definer set search_path = calendar, pg_temp
begin atomic
  select p.workspace_id, p.account_id from calendar.preference p
    join accounts.membership m on m.workspace_id = p.workspace_id and m.account_id = p.account_id
    join accounts.account a on a.id = p.account_id and a.disabled_at is null
    where p.feed_hash = hash;
end;
revoke all on function calendar.feed_of(bytea) from public;
grant execute on function calendar.feed_of(bytea) to efristerstreckung_app;
