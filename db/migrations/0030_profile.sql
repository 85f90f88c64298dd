-- Profiles: what people of a workspace post, show and tell about themselves, whom they follow, and who did what in the other apps.
create schema profile;
grant usage on schema profile to efristerstreckung_app;

create table profile.post (
  workspace_id uuid not null,
  id uuid not null,
  -- Nobody for somebody who has no account here.
  author_id uuid,
  -- What they were called when they wrote it, for when they have left the workspace.
  author_name text not null check (length(author_name) <= 200),
  type text not null check (type in ('post', 'article', 'something')),
  message text not null default '' check (length(message) <= 5000),
  -- {title, subtitle, excerpt, link}
  article jsonb check (jsonb_typeof(article) = 'object'),
  -- What somebody posted first and this one hands on.
  shared_id uuid,
  time timestamptz not null default date_trunc('milliseconds', platform.moment()),
  edited_at timestamptz,
  -- Kept for a month, so that it can be brought back.
  removed_at timestamptz,
  -- Browsers make ids too, and none may tell whether another workspace has it.
  primary key (workspace_id, id),
  foreign key (workspace_id, shared_id) references profile.post on delete cascade,
  check ((type = 'article') = (article is not null)),
  check (shared_id is null or type = 'something')
);
create index post_author on profile.post (workspace_id, author_id, time, id) where removed_at is null;
-- Everybody hands on a post once; the same index counts how many did.
create unique index post_shared on profile.post (workspace_id, shared_id, author_id) where shared_id is not null;
create index post_removed on profile.post (removed_at) where removed_at is not null;

create table profile.comment (
  workspace_id uuid not null,
  post_id uuid not null,
  id uuid not null,
  author_id uuid,
  author_name text not null check (length(author_name) <= 200),
  message text not null check (length(message) between 1 and 2000),
  time timestamptz not null default date_trunc('milliseconds', platform.moment()),
  edited_at timestamptz,
  removed_at timestamptz,
  primary key (workspace_id, id),
  foreign key (workspace_id, post_id) references profile.post on delete cascade
);
create index comment_post on profile.comment (workspace_id, post_id, time, id) where removed_at is null;
-- NOTE deleting a post asks for all of its comments, those that were taken away too.
create index comment_of on profile.comment (workspace_id, post_id);
create index comment_removed on profile.comment (removed_at) where removed_at is not null;

create table profile.liking (
  workspace_id uuid not null,
  post_id uuid not null,
  account_id uuid not null,
  primary key (workspace_id, post_id, account_id),
  foreign key (workspace_id, post_id) references profile.post on delete cascade
);

create table profile.following (
  workspace_id uuid not null,
  account_id uuid not null,
  followed_id uuid not null,
  primary key (workspace_id, account_id, followed_id),
  check (account_id <> followed_id)
);
create index following_followed on profile.following (workspace_id, followed_id);

-- Photos and videos. Each is a file of the workspace that belongs to nothing else.
create table profile.medium (
  workspace_id uuid not null,
  id uuid not null,
  account_id uuid not null,
  -- The post it came with; without one it was added to the photos alone.
  post_id uuid,
  -- In which order the media of a post stand.
  number smallint not null default 0,
  file_id uuid not null,
  media_type text not null check (media_type ~ '^(image|video)/[\w.+-]{1,100}$'),
  is_video boolean not null generated always as (media_type like 'video/%') stored,
  title text not null default '' check (length(title) <= 200),
  alt text not null default '' check (length(alt) <= 500),
  width integer not null check (width between 1 and 20000),
  height integer not null check (height between 1 and 20000),
  time timestamptz not null default date_trunc('milliseconds', platform.moment()),
  removed_at timestamptz,
  primary key (workspace_id, id),
  unique (workspace_id, file_id),
  foreign key (workspace_id, post_id) references profile.post on delete cascade
);
create index medium_time on profile.medium (workspace_id, account_id, time, id) where removed_at is null;
create index medium_post on profile.medium (workspace_id, post_id) where post_id is not null;
create index medium_removed on profile.medium (removed_at) where removed_at is not null;

create table profile.about (
  workspace_id uuid not null,
  account_id uuid not null,
  -- {general, work, contact} as the contract has them.
  told jsonb not null check (jsonb_typeof(told) = 'object' and length(told::text) <= 60000),
  version integer not null default 1,
  primary key (workspace_id, account_id)
);

-- The picture of an account in all its workspaces. Only whoever was told its id finds it.
create table profile.picture (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null,
  media_type text not null check (media_type in ('image/jpeg', 'image/png', 'image/webp')),
  content bytea not null check (length(content) between 1 and 524288),
  made_at timestamptz not null default platform.moment()
);
alter table profile.picture alter column content set storage external;
create index picture_account on profile.picture (account_id, made_at);

alter table profile.post enable row level security;
alter table profile.comment enable row level security;
alter table profile.liking enable row level security;
alter table profile.following enable row level security;
alter table profile.medium enable row level security;
alter table profile.about enable row level security;
alter table profile.picture enable row level security;
-- Everybody in the workspace sees it, only whoever it is of changes it. A new workspace begins with words of people without an account.
create policy colleagues on profile.post for select using (workspace_id = platform.workspace());
create policy own on profile.post using (workspace_id = platform.workspace() and author_id = platform.account());
create policy colleagues on profile.comment for select using (workspace_id = platform.workspace());
create policy guests on profile.comment for insert with check (workspace_id = platform.workspace() and author_id is null);
create policy own on profile.comment using (workspace_id = platform.workspace() and author_id = platform.account());
create policy colleagues on profile.liking for select using (workspace_id = platform.workspace());
create policy own on profile.liking using (workspace_id = platform.workspace() and account_id = platform.account());
create policy colleagues on profile.following for select using (workspace_id = platform.workspace());
create policy own on profile.following using (workspace_id = platform.workspace() and account_id = platform.account());
create policy colleagues on profile.medium for select using (workspace_id = platform.workspace());
create policy own on profile.medium using (workspace_id = platform.workspace() and account_id = platform.account());
create policy colleagues on profile.about for select using (workspace_id = platform.workspace());
create policy own on profile.about using (workspace_id = platform.workspace() and account_id = platform.account());
create policy own on profile.picture using (account_id = platform.account());
grant select, insert, update, delete on all tables in schema profile to efristerstreckung_app;

-- Asked by pictures on pages, which bring no token.
create function profile.picture_of(asked_id uuid) returns table (media_type text, content bytea)
  language sql stable security definer set search_path = profile, pg_temp
begin atomic
  select p.media_type, p.content from profile.picture p where p.id = asked_id;
end;
revoke all on function profile.picture_of(uuid) from public;
grant execute on function profile.picture_of(uuid) to efristerstreckung_app;

-- Who did it, from now on: nobody wrote it down before.
alter table todo.todo add column done_by uuid;
create or replace function todo.mark_done() returns trigger language plpgsql as $$
declare
  marks platform.done_marks := row(new.done_at, new.was_done_at, new.reopened_at);
begin
  marks := platform.marked_done(marks, new.completed);
  new.done_at := marks.done_at;
  new.was_done_at := marks.was_done_at;
  new.reopened_at := marks.reopened_at;
  new.done_by := case when new.completed then platform.account() end;
  return new;
end $$;
create index todo_done_by on todo.todo (workspace_id, done_by, done_at, id) where done_by is not null and not deleted;

alter table scrumboard.card add column done_by uuid;
create or replace function scrumboard.mark_done() returns trigger language plpgsql as $$
declare
  marks platform.done_marks := row(new.done_at, new.was_done_at, new.reopened_at);
begin
  marks := platform.marked_done(marks, (select l.is_done from scrumboard.list as l
    where l.workspace_id = new.workspace_id and l.board_id = new.board_id and l.id = new.list_id));
  new.done_at := marks.done_at;
  new.was_done_at := marks.was_done_at;
  new.reopened_at := marks.reopened_at;
  new.done_by := case when new.done_at is not null then platform.account() end;
  return new;
end $$;
create index card_done_by on scrumboard.card (workspace_id, done_by, done_at, id) where done_by is not null;
create index activity_member on scrumboard.activity (workspace_id, member_id, time, id) where removed_at is null;

alter table notes.note add column made_at timestamptz, add column made_by uuid;
alter table notes.note alter column made_at set default platform.moment(), alter column made_by set default platform.account();
create index note_made_by on notes.note (workspace_id, made_by, made_at, id) where made_by is not null and deleted_at is null;

alter table calendar.event add column made_at timestamptz, add column made_by uuid;
alter table calendar.event alter column made_at set default platform.moment(), alter column made_by set default platform.account();
create index event_made_by on calendar.event (workspace_id, made_by, made_at, id) where made_by is not null and removed_at is null;

create index entry_added_by on file_manager.entry (workspace_id, owner_id, created_at, id) where bin_id is null and type <> 'folder';
