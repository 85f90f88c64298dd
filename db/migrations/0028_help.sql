-- Help: questions with answers, and articles of a knowledge base, with drafts, a history and what readers said.
create schema help;
grant usage on schema help to efristerstreckung_app;

-- A topic of questions or a category of articles.
create table help.section (
  workspace_id uuid not null,
  id uuid not null default gen_random_uuid(),
  shelf text not null check (shelf in ('faq', 'knowledge-base')),
  title text not null check (length(title) between 1 and 80),
  -- Its word in addresses; stays when it is renamed, so that links live on.
  handle text not null check (handle ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(handle) <= 60),
  position integer not null,
  -- Browsers make ids too, and none may tell whether another workspace has it.
  primary key (workspace_id, id)
);
create unique index section_handle on help.section (workspace_id, shelf, handle);
alter table help.section enable row level security;
create policy own_workspace on help.section using (workspace_id = platform.workspace());

create table help.entry (
  workspace_id uuid not null,
  id uuid not null default gen_random_uuid(),
  section_id uuid not null,
  -- As it was last saved; content is HTML, made harmless where it is shown.
  title text not null check (length(title) between 1 and 200),
  content text not null check (length(content) <= 100000),
  -- As readers see it; null as long as they do not.
  published_title text,
  published_content text check ((published_title is null) = (published_content is null)),
  language text not null default 'en' check (language in ('de', 'en')),
  is_featured boolean not null default false,
  -- Its place in its section, lowest first.
  position double precision not null,
  updated_at timestamptz not null default date_trunc('milliseconds', platform.moment()),
  removed_at timestamptz,
  version integer not null default 1,
  search tsvector not null generated always as (
    setweight(platform.search_words(coalesce(published_title, '')), 'A')
    || setweight(platform.search_words(regexp_replace(coalesce(published_content, ''), '<[^<>]*>', ' ', 'g')), 'B')
  ) stored,
  primary key (workspace_id, id),
  foreign key (workspace_id, section_id) references help.section
);
create index entry_place on help.entry (workspace_id, section_id, position, id);
create index entry_updated on help.entry (workspace_id, updated_at, id) where removed_at is null;
create index entry_bin on help.entry (removed_at) where removed_at is not null;
create index entry_search on help.entry using gin (search);
alter table help.entry enable row level security;
create policy own_workspace on help.entry using (workspace_id = platform.workspace());

-- What a text was each time it was published. The name stays true also where the account goes.
create table help.revision (
  workspace_id uuid not null,
  entry_id uuid not null,
  number integer not null,
  title text not null,
  content text not null,
  author text not null,
  published_at timestamptz not null default date_trunc('milliseconds', platform.moment()),
  primary key (workspace_id, entry_id, number),
  foreign key (workspace_id, entry_id) references help.entry on delete cascade
);
alter table help.revision enable row level security;
create policy own_workspace on help.revision using (workspace_id = platform.workspace());

-- Whether a text helped; each account says it once.
create table help.vote (
  workspace_id uuid not null,
  entry_id uuid not null,
  account_id uuid not null,
  is_helpful boolean not null,
  comment text not null default '' check (length(comment) <= 2000),
  given_at timestamptz not null default date_trunc('milliseconds', platform.moment()),
  primary key (workspace_id, entry_id, account_id),
  foreign key (workspace_id, entry_id) references help.entry on delete cascade
);
alter table help.vote enable row level security;
create policy own_workspace on help.vote using (workspace_id = platform.workspace());

grant select, insert, update, delete on help.section, help.entry, help.revision, help.vote to efristerstreckung_app;

-- The texts of the caller that readers see, as they can be searched, see mail.own_mail.
create view help.own_published as
  select e.*, s.shelf, s.title as section_title, s.handle as section_handle, s.position as section_position
  from help.entry e join help.section s on s.workspace_id = e.workspace_id and s.id = e.section_id
  where e.workspace_id = platform.workspace() and e.removed_at is null and e.published_title is not null;
grant select on help.own_published to efristerstreckung_app;
