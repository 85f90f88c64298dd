-- Notifications: what colleagues and the clock have for a person, how it reaches them, and who is mentioned in a text. Running servers go on.
create schema notifications;
grant usage on schema notifications to efristerstreckung_app;

create table notifications.notification (
  id uuid primary key default gen_random_uuid(),
  -- The order in which they came.
  number bigint not null generated always as identity,
  workspace_id uuid not null,
  account_id uuid not null,
  kind text not null check (kind in ('mention', 'assignment', 'due', 'invitation', 'reply')),
  -- What it is about: a card, a post, a task. The app that sends it has the sentences for it.
  source text not null check (length(source) between 1 and 30),
  thing_id uuid not null,
  -- The comment or message in that thing.
  part_id uuid,
  by_id uuid,
  -- What they were called, for when they are no colleague (any more).
  by_name text not null default '' check (length(by_name) <= 100),
  subject text not null check (length(subject) <= 500),
  excerpt text not null default '' check (length(excerpt) <= 300),
  path text not null check (path ~ '^/(apps|pages)/' and length(path) <= 500),
  -- Of something due: when.
  at timestamptz,
  at_is_day boolean not null default false,
  -- The same event is stored once, however often it is sent.
  once_key text not null check (length(once_key) between 1 and 200),
  -- Which of thing and part were removed. Bringing them back brings the notification back.
  gone_ids uuid[] not null default '{}',
  created_at timestamptz not null default date_trunc('milliseconds', platform.moment()),
  read_at timestamptz,
  -- When it may be mailed; empty once it was, or where no mail is wanted.
  mail_at timestamptz,
  -- Who is removed from a workspace loses what they were sent there.
  foreign key (workspace_id, account_id) references accounts.membership on delete cascade
);
create unique index notification_once on notifications.notification (workspace_id, account_id, once_key);
create index notification_newest on notifications.notification (workspace_id, account_id, number) where gone_ids = '{}';
create index notification_unread on notifications.notification (workspace_id, account_id) include (kind) where read_at is null and gone_ids = '{}';
create index notification_thing on notifications.notification (workspace_id, thing_id);
create index notification_part on notifications.notification (workspace_id, part_id) where part_id is not null;
create index notification_mail on notifications.notification (mail_at) where mail_at is not null;
create index notification_read on notifications.notification (read_at) where read_at is not null;
alter table notifications.notification enable row level security;
create policy own_account on notifications.notification using (workspace_id = platform.workspace() and account_id = platform.account());
grant select, update (read_at) on notifications.notification to efristerstreckung_app;

-- How each kind reaches a person, in all of their workspaces; what is missing shows in the workspace only.
create table notifications.choice (
  account_id uuid not null references accounts.account on delete cascade,
  kind text not null check (kind in ('mention', 'assignment', 'due', 'invitation', 'reply')),
  via text not null check (via in ('here', 'email', 'none')),
  primary key (account_id, kind)
);
alter table notifications.choice enable row level security;
create policy own_account on notifications.choice using (account_id = platform.account());
grant select, insert, update on notifications.choice to efristerstreckung_app;

create table notifications.preference (
  account_id uuid primary key references accounts.account on delete cascade,
  quiet_until timestamptz,
  -- How many mails were sent on this day.
  mailed_on date,
  mailed smallint not null default 0
);
alter table notifications.preference enable row level security;
create policy own_account on notifications.preference using (account_id = platform.account());
grant select, insert (account_id, quiet_until), update (quiet_until) on notifications.preference to efristerstreckung_app;

-- Up to when due things have been told; whoever tells them holds the row.
create table notifications.due_progress (
  is_only boolean primary key default true check (is_only),
  told_until timestamptz not null
);
insert into notifications.due_progress (told_until) values (platform.moment());

-- Stores a notification for those of the recipients who belong to the workspace and want it; nobody is told of their own doing.
-- A definer: nobody may read how others choose, nor write to them in any other way.
create function notifications.store(of_workspace uuid, by_account uuid, recipients uuid[], what jsonb) returns integer
  language sql volatile security definer set search_path = notifications, pg_temp
begin atomic
  with given as (
    insert into notifications.notification (workspace_id, account_id, kind, source, thing_id, part_id, by_id, by_name, subject, excerpt, path,
      at, at_is_day, once_key, read_at, mail_at)
    select of_workspace, a.id, what ->> 'kind', what ->> 'source', (what ->> 'thingId')::uuid, (what ->> 'partId')::uuid, by_account,
      coalesce((select display_name from accounts.account where id = by_account), ''), left(what ->> 'subject', 500),
      left(coalesce(what ->> 'excerpt', ''), 300), what ->> 'path', (what ->> 'at')::timestamptz, coalesce((what ->> 'isDay')::boolean, false),
      what ->> 'onceKey', case when (what ->> 'isOld')::boolean then platform.moment() end,
      case when c.via = 'email' and (what ->> 'isOld')::boolean is not true then platform.moment() + interval '3 minutes' end
    from accounts.membership as m
    join accounts.account as a on a.id = m.account_id and a.disabled_at is null
    left join notifications.choice as c on c.account_id = a.id and c.kind = what ->> 'kind'
    where m.workspace_id = of_workspace and m.account_id = any (recipients) and m.account_id is distinct from by_account
      and coalesce(c.via, 'here') <> 'none'
    on conflict do nothing
    returning account_id
  ), told as (
    insert into platform.live_event (workspace_id, topic, key) select of_workspace, 'notifications', '@' || account_id from given
  )
  select count(*)::integer from given;
end;
revoke all on function notifications.store(uuid, uuid, uuid[], jsonb) from public;

-- The same for the running account in the workspace it works in.
create function notifications.notify(recipients uuid[], what jsonb) returns integer
  language sql volatile security definer set search_path = notifications, pg_temp
begin atomic
  select notifications.store(platform.workspace(), platform.account(), recipients, what);
end;
revoke all on function notifications.notify(uuid[], jsonb) from public;
grant execute on function notifications.notify(uuid[], jsonb) to efristerstreckung_app;

-- And for whoever has proved an address, in the workspace where they begin: they belong to none of ours yet.
create function notifications.notify_address(address text, what jsonb) returns integer
  language sql volatile security definer set search_path = notifications, pg_temp
begin atomic
  select coalesce(sum(notifications.store(a.workspace_id, platform.account(), array[a.id], what)), 0)::integer from accounts.account as a
  where lower(a.email) = lower(address) and a.email_proved_at is not null and a.disabled_at is null;
end;
revoke all on function notifications.notify_address(text, jsonb) from public;
grant execute on function notifications.notify_address(text, jsonb) to efristerstreckung_app;

-- What is about these things, or parts of them, goes with them and comes back with them.
create function notifications.set_gone(ids uuid[], is_gone boolean) returns void
  language sql volatile security definer set search_path = notifications, pg_temp
begin atomic
  with changed as (
    update notifications.notification as n set gone_ids = case when is_gone
        then array(select unnest(gone_ids) union select unnest(ids) intersect select unnest(array[thing_id, part_id]))
        else array(select unnest(gone_ids) except select unnest(ids)) end
    where workspace_id = platform.workspace() and (thing_id = any (ids) or part_id = any (ids))
    returning account_id
  )
  insert into platform.live_event (workspace_id, topic, key)
  select distinct platform.workspace(), 'notifications', '@' || account_id from changed;
end;
revoke all on function notifications.set_gone(uuid[], boolean) from public;
grant execute on function notifications.set_gone(uuid[], boolean) to efristerstreckung_app;

-- Who is mentioned in a text: by the name that stands in it the ids of those who were called so.
alter table scrumboard.activity add column mentions jsonb;
alter table scrumboard.card add column mentions jsonb;
alter table profile.comment add column mentions jsonb;
alter table chat.message add column mentions jsonb;

create or replace view chat.own_message as
  select * from chat.message where workspace_id = platform.workspace() and platform.account() in (low_id, high_id);

-- The text with the names that those mentioned have today. A name that several had, or that nobody here has, stays as it was written.
create function accounts.with_current_names(written text, mentions jsonb) returns text language plpgsql stable as $$
declare
  said text := written;
  mention record;
begin
  for mention in
    select '@' || regexp_replace(m.key, '([^[:alnum:][:space:]])', '\\\1', 'g') || '(?![[:alnum:]])' as pattern, a.id, a.display_name as name
    from jsonb_each(mentions) as m (key, ids)
    join accounts.account as a on a.id = (ids ->> 0)::uuid
    where jsonb_array_length(ids) = 1 and a.display_name <> m.key
    order by length(m.key) desc
  loop
    -- First a mark, so that a name just written is not taken for another one.
    said := regexp_replace(said, mention.pattern, E'\x01' || mention.id || E'\x01', 'g');
  end loop;
  for mention in select a.id, a.display_name as name from jsonb_each(mentions) as m (key, ids) join accounts.account as a on a.id = (ids ->> 0)::uuid
  loop
    said := replace(said, E'\x01' || mention.id || E'\x01', '@' || mention.name);
  end loop;
  return said;
end $$;

-- Who added a task, so that they are told when it is due. From now on: nobody wrote it down before.
alter table todo.todo add column made_by uuid;
alter table todo.todo alter column made_by set default platform.account();
