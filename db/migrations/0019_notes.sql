-- Notes: short texts, lists and pictures of a workspace, with labels and reminders.
create schema notes;
grant usage on schema notes to efristerstreckung_app;

create table notes.label (
  workspace_id uuid not null,
  id uuid not null default gen_random_uuid(),
  name text not null check (length(name) between 1 and 50),
  handle text not null check (length(handle) between 1 and 60),
  position integer not null default 0,
  -- Browsers make ids too, and none may tell whether another workspace has it.
  primary key (workspace_id, id)
);
create unique index label_handle on notes.label (workspace_id, handle);
alter table notes.label enable row level security;
create policy own_workspace on notes.label using (workspace_id = platform.workspace());

-- Files that notes have or had as their picture. One that no note has any more stays for a day, so that undo finds it.
create table notes.picture (
  workspace_id uuid not null,
  file_id uuid not null,
  unused_since timestamptz,
  primary key (workspace_id, file_id)
);
create index picture_unused on notes.picture (unused_since) where unused_since is not null;
alter table notes.picture enable row level security;
create policy own_workspace on notes.picture using (workspace_id = platform.workspace());

create table notes.note (
  workspace_id uuid not null,
  id uuid not null default gen_random_uuid(),
  title text not null default '' check (length(title) <= 500),
  description text not null default '' check (length(description) <= 50000),
  archive boolean not null default false,
  -- A picture of our own files, or none, and what it shows.
  image_id uuid,
  image_alt text not null default '' check (length(image_alt) <= 500),
  -- When it was last edited.
  time timestamptz not null default date_trunc('milliseconds', platform.moment()),
  reminder timestamptz,
  -- When the reminder was given; a new reminder takes it back.
  reminded_at timestamptz,
  -- List of {id, checked, text, indent}.
  checklist jsonb not null default '[]' check (jsonb_typeof(checklist) = 'array'),
  labels uuid[] not null default '{}',
  pinned boolean not null default false,
  color text not null default '' check (length(color) <= 20),
  -- Lowest first; a new one comes before all others.
  position double precision not null,
  deleted_at timestamptz,
  import_id uuid,
  version integer not null default 1,
  search tsvector not null generated always as (
    setweight(platform.search_words(title), 'A')
    || setweight(platform.search_words(description || ' ' || image_alt), 'B')
    || setweight(platform.search_words(jsonb_path_query_array(checklist, '$[*].text')::text), 'B')
  ) stored,
  primary key (workspace_id, id),
  foreign key (workspace_id, image_id) references notes.picture
);
create index note_position on notes.note (workspace_id, archive, (not pinned), position, id) where deleted_at is null;
create index note_image on notes.note (workspace_id, image_id) where image_id is not null;
create index note_reminder on notes.note (reminder) where reminder is not null and reminded_at is null and deleted_at is null;
create index note_reminders on notes.note (workspace_id, reminder, id) where reminder is not null and deleted_at is null;
create index note_bin on notes.note (deleted_at) where deleted_at is not null;
create index note_import on notes.note (workspace_id, import_id) where import_id is not null;
create index note_labels on notes.note using gin (labels);
create index note_search on notes.note using gin (search);
alter table notes.note enable row level security;
create policy own_workspace on notes.note using (workspace_id = platform.workspace());
grant select, insert, update, delete on notes.label, notes.picture, notes.note to efristerstreckung_app;

create view notes.own_note as select * from notes.note where workspace_id = platform.workspace();
grant select on notes.own_note to efristerstreckung_app;
