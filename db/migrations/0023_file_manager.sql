-- File manager: folders and files of a workspace. Marks, uploads and visits belong to each account.
create schema file_manager;
grant usage on schema file_manager to efristerstreckung_app;

-- What is in files. It never changes: a copy of a file has the same content, a new version has another. What no file has any more is swept
-- away at night. Small contents live here, others under a random key in the store.
create table file_manager.content (
  workspace_id uuid not null,
  id uuid not null default gen_random_uuid(),
  size bigint not null check (size >= 0),
  bytes bytea check (length(bytes) <= 65536),
  store_key uuid,
  made_at timestamptz not null default platform.moment(),
  primary key (workspace_id, id),
  check ((bytes is null) <> (store_key is null))
);
create unique index content_key on file_manager.content (store_key) where store_key is not null;
alter table file_manager.content enable row level security;
create policy own_workspace on file_manager.content using (workspace_id = platform.workspace());

create table file_manager.entry (
  workspace_id uuid not null,
  id uuid not null default gen_random_uuid(),
  -- The folder around it; none at the top.
  parent_id uuid,
  name text not null check (length(name) between 1 and 255),
  type text not null
    check (type in ('folder', 'document', 'spreadsheet', 'image', 'audio', 'video', 'archive', 'other')),
  media_type text not null default '',
  -- Of a folder all that is in it, kept by the trigger below.
  size bigint not null default 0,
  owner_id uuid not null,
  owner_name text not null default '',
  content_id uuid,
  created_at timestamptz not null default platform.moment(),
  modified_at timestamptz not null default platform.moment(),
  -- With which removed thing it went into the bin: its own id, or the id of the folder around it that was removed.
  bin_id uuid,
  removed_at timestamptz,
  version integer not null default 1,
  is_folder boolean not null generated always as (type = 'folder') stored,
  name_key text not null generated always as (platform.folded(name)) stored,
  owner_key text not null generated always as (platform.folded(owner_name)) stored,
  search tsvector not null generated always as (platform.search_words(name)) stored,
  primary key (workspace_id, id),
  foreign key (workspace_id, parent_id) references file_manager.entry (workspace_id, id) on delete set null (parent_id),
  foreign key (workspace_id, content_id) references file_manager.content (workspace_id, id),
  check ((type = 'folder') = (content_id is null)),
  check ((bin_id is null) = (removed_at is null))
);
-- NOTE this one has what is in the bin too, because deleting a folder asks for all that names it.
create index entry_name on file_manager.entry (workspace_id, parent_id, is_folder, name_key, id);
create unique index entry_taken on file_manager.entry (workspace_id, parent_id, (lower(name))) nulls not distinct where bin_id is null;
create index entry_size on file_manager.entry (workspace_id, parent_id, is_folder, size, name_key, id) where bin_id is null;
create index entry_modified on file_manager.entry (workspace_id, parent_id, is_folder, modified_at, name_key, id) where bin_id is null;
create index entry_type on file_manager.entry (workspace_id, parent_id, is_folder, type, name_key, id) where bin_id is null;
create index entry_owner on file_manager.entry (workspace_id, parent_id, is_folder, owner_key, name_key, id) where bin_id is null;
create index entry_latest on file_manager.entry (workspace_id, modified_at, id) where bin_id is null;
create index entry_owned on file_manager.entry (workspace_id, owner_id, modified_at, id) where bin_id is null;
create index entry_bin on file_manager.entry (workspace_id, bin_id) where bin_id is not null;
create index entry_removed on file_manager.entry (workspace_id, removed_at, id) where bin_id = id;
create index entry_old on file_manager.entry (removed_at) where bin_id = id;
create index entry_content on file_manager.entry (workspace_id, content_id) where content_id is not null;
create index entry_search on file_manager.entry using gin (search);
alter table file_manager.entry enable row level security;
create policy own_workspace on file_manager.entry using (workspace_id = platform.workspace());

-- How much there is in a workspace. Whoever changes the tree locks this row first, so that two moves never make a circle.
create table file_manager.room (
  workspace_id uuid primary key,
  used_bytes bigint not null default 0,
  bin_bytes bigint not null default 0,
  files bigint not null default 0
);
alter table file_manager.room enable row level security;
create policy own_workspace on file_manager.room using (workspace_id = platform.workspace());

-- Carries sizes to all folders around at once. `union` lets each step be taken only once, so it ends whatever the rows say; the folders changed here
-- have not moved, so their own trigger finds nothing to carry. What was removed by itself no longer counts for the folder it was in; what went
-- with its folder still does.
create function file_manager.carry(workspace_ids uuid[], folder_ids uuid[], deltas bigint[]) returns void language sql as $$
  with recursive up as (
    select g.workspace_id, g.id as start, g.id, g.delta from unnest(workspace_ids, folder_ids, deltas) as g(workspace_id, id, delta)
    union
    select e.workspace_id, up.start, e.parent_id, up.delta
    from up join file_manager.entry e on e.workspace_id = up.workspace_id and e.id = up.id
    where e.parent_id is not null and e.bin_id is distinct from e.id
  ), sums as (select workspace_id, id, sum(delta) as delta from up group by workspace_id, id having sum(delta) <> 0)
  update file_manager.entry e set size = e.size + s.delta from sums s where e.workspace_id = s.workspace_id and e.id = s.id;
$$;

create function file_manager.carry_new() returns trigger language plpgsql as $$
begin
  if not exists (select from after_rows) then return null; end if;
  perform file_manager.carry(array_agg(workspace_id), array_agg(parent_id), array_agg(delta)) from (
    select workspace_id, parent_id, sum(size)::bigint as delta from after_rows
    where parent_id is not null and bin_id is distinct from id group by workspace_id, parent_id having sum(size) <> 0
  ) d having count(*) > 0;
  insert into file_manager.room as r (workspace_id, used_bytes, bin_bytes, files)
  select workspace_id, coalesce(sum(size) filter (where bin_id is null), 0), coalesce(sum(size) filter (where bin_id is not null), 0),
    count(*) filter (where bin_id is null)
  from after_rows where not is_folder group by workspace_id
  on conflict (workspace_id) do update
    set used_bytes = r.used_bytes + excluded.used_bytes, bin_bytes = r.bin_bytes + excluded.bin_bytes, files = r.files + excluded.files;
  return null;
end $$;

create function file_manager.carry_gone() returns trigger language plpgsql as $$
begin
  if not exists (select from before_rows) then return null; end if;
  perform file_manager.carry(array_agg(workspace_id), array_agg(parent_id), array_agg(delta)) from (
    select workspace_id, parent_id, -sum(size)::bigint as delta from before_rows
    where parent_id is not null and bin_id is distinct from id group by workspace_id, parent_id having sum(size) <> 0
  ) d having count(*) > 0;
  update file_manager.room r set used_bytes = r.used_bytes - d.used, bin_bytes = r.bin_bytes - d.bin, files = r.files - d.files
  from (
    select workspace_id, coalesce(sum(size) filter (where bin_id is null), 0) as used,
      coalesce(sum(size) filter (where bin_id is not null), 0) as bin, count(*) filter (where bin_id is null) as files
    from before_rows where not is_folder group by workspace_id
  ) d where r.workspace_id = d.workspace_id;
  return null;
end $$;

create function file_manager.carry_changed() returns trigger language plpgsql as $$
begin
  if not exists (select from after_rows) then return null; end if;
  perform file_manager.carry(array_agg(workspace_id), array_agg(parent_id), array_agg(delta)) from (
    select workspace_id, parent_id, sum(size)::bigint as delta from (
      select a.workspace_id, c.parent_id, c.size
      from after_rows a join before_rows b on b.workspace_id = a.workspace_id and b.id = a.id cross join lateral (
        values (a.parent_id, a.size, a.bin_id is distinct from a.id), (b.parent_id, -b.size, b.bin_id is distinct from b.id)
      ) as c(parent_id, size, counts)
      -- A folder that stays where it is has its size from here: that has been carried on already.
      where c.parent_id is not null and c.counts and not (
        a.is_folder and b.is_folder and a.parent_id is not distinct from b.parent_id
          and (a.bin_id is distinct from a.id) = (b.bin_id is distinct from b.id)
      )
    ) rows group by workspace_id, parent_id having sum(size) <> 0
  ) d having count(*) > 0;
  update file_manager.room r set used_bytes = r.used_bytes + d.used, bin_bytes = r.bin_bytes + d.bin, files = r.files + d.files
  from (
    select workspace_id, coalesce(sum(size) filter (where bin_id is null), 0) as used,
      coalesce(sum(size) filter (where bin_id is not null), 0) as bin, coalesce(sum(one) filter (where bin_id is null), 0) as files
    from (
      select workspace_id, size, bin_id, 1 as one from after_rows where not is_folder
      union all
      select workspace_id, -size, bin_id, -1 from before_rows where not is_folder
    ) rows group by workspace_id
  ) d where r.workspace_id = d.workspace_id and (d.used, d.bin, d.files) <> (0, 0, 0);
  return null;
end $$;

create trigger carry_new after insert on file_manager.entry
  referencing new table as after_rows for each statement execute function file_manager.carry_new();
create trigger carry_gone after delete on file_manager.entry
  referencing old table as before_rows for each statement execute function file_manager.carry_gone();
create trigger carry_changed after update on file_manager.entry
  referencing old table as before_rows new table as after_rows for each statement execute function file_manager.carry_changed();

-- What an account says of a file for itself.
create table file_manager.mark (
  workspace_id uuid not null,
  account_id uuid not null,
  entry_id uuid not null,
  starred boolean not null default false,
  offline boolean not null default false,
  opened_at timestamptz,
  primary key (workspace_id, account_id, entry_id),
  foreign key (workspace_id, entry_id) references file_manager.entry (workspace_id, id) on delete cascade
);
create index mark_entry on file_manager.mark (workspace_id, entry_id);
create index mark_starred on file_manager.mark (workspace_id, account_id, entry_id) where starred;
create index mark_offline on file_manager.mark (workspace_id, account_id, entry_id) where offline;
create index mark_opened on file_manager.mark (workspace_id, account_id, opened_at, entry_id) where opened_at is not null;
alter table file_manager.mark enable row level security;
create policy own on file_manager.mark using (workspace_id = platform.workspace() and account_id = platform.account());

create table file_manager.event (
  workspace_id uuid not null,
  id uuid not null default gen_random_uuid(),
  entry_id uuid not null,
  what text not null check (what in ('added', 'replaced', 'renamed', 'moved', 'copied', 'removed', 'restored', 'opened')),
  who text not null default '',
  at timestamptz not null default platform.moment(),
  before text not null default '',
  after text not null default '',
  primary key (workspace_id, id),
  foreign key (workspace_id, entry_id) references file_manager.entry (workspace_id, id) on delete cascade
);
create index event_entry on file_manager.event (workspace_id, entry_id, at, id);
alter table file_manager.event enable row level security;
create policy own_workspace on file_manager.event using (workspace_id = platform.workspace());

-- A file that is on its way. Once it is finished it stays for a while, so that asking to finish it again gives the same file.
create table file_manager.upload (
  workspace_id uuid not null,
  id uuid not null,
  account_id uuid not null,
  parent_id uuid,
  name text not null check (length(name) between 1 and 255),
  size bigint not null check (size >= 0),
  conflict text check (conflict in ('keep-both', 'replace', 'skip')),
  -- Where it goes in the store and what that needs to know to go on; nothing where it is small.
  store_key uuid,
  store_state text not null default '',
  entry_id uuid,
  made_at timestamptz not null default platform.moment(),
  primary key (workspace_id, id)
);
create index upload_open on file_manager.upload (workspace_id, account_id, made_at) where entry_id is null;
create index upload_old on file_manager.upload (made_at);
create index upload_key on file_manager.upload (store_key) where store_key is not null;
alter table file_manager.upload enable row level security;
create policy own on file_manager.upload using (workspace_id = platform.workspace() and account_id = platform.account());

create table file_manager.upload_piece (
  workspace_id uuid not null,
  account_id uuid not null,
  upload_id uuid not null,
  number integer not null check (number between 0 and 1000),
  -- What the store calls it.
  mark text not null default '',
  -- How the first piece begins, to tell what it is; all of it where it is small.
  bytes bytea check (length(bytes) <= 65536),
  primary key (workspace_id, upload_id, number),
  foreign key (workspace_id, upload_id) references file_manager.upload (workspace_id, id) on delete cascade
);
alter table file_manager.upload_piece enable row level security;
create policy own on file_manager.upload_piece using (workspace_id = platform.workspace() and account_id = platform.account());

-- A browser that may fetch contents by plain links, known by a cookie. Only a hash of it is kept.
create table file_manager.visit (
  hash bytea primary key,
  workspace_id uuid not null,
  account_id uuid not null,
  session_hash bytea not null,
  until timestamptz not null
);
create index visit_until on file_manager.visit (until);
alter table file_manager.visit enable row level security;
create policy own on file_manager.visit using (workspace_id = platform.workspace() and account_id = platform.account());

-- What somebody wants to have as one ZIP.
create table file_manager.zip (
  workspace_id uuid not null,
  id uuid not null default gen_random_uuid(),
  account_id uuid not null,
  entry_ids uuid[] not null,
  until timestamptz not null,
  primary key (workspace_id, id)
);
create index zip_until on file_manager.zip (until);
alter table file_manager.zip enable row level security;
create policy own on file_manager.zip using (workspace_id = platform.workspace() and account_id = platform.account());

grant select, insert, update, delete on all tables in schema file_manager to efristerstreckung_app;

-- The files of the caller as they can be searched, see mail.own_mail.
create view file_manager.own_entry as select * from file_manager.entry where workspace_id = platform.workspace();
grant select on file_manager.own_entry to efristerstreckung_app;

-- Whose cookie this is: whoever sends it has no token. It ends with the session that made it, and when that goes to another workspace.
create function file_manager.visitor(visit_hash bytea) returns table (workspace_id uuid, account_id uuid)
  language sql stable security definer set search_path = file_manager, pg_temp
begin atomic
  select v.workspace_id, v.account_id from file_manager.visit v, accounts.caller(v.session_hash) c
    where v.hash = visit_hash and v.until > platform.moment() and c.workspace_id = v.workspace_id and c.account_id = v.account_id;
end;
-- How much the uploads of all accounts of the workspace will take up once they are here.
create function file_manager.expected_bytes() returns bigint
  language sql stable security definer set search_path = file_manager, pg_temp
begin atomic
  select coalesce(sum(u.size), 0)::bigint from file_manager.upload u where u.workspace_id = platform.workspace() and u.entry_id is null;
end;
revoke all on function file_manager.visitor(bytea), file_manager.expected_bytes() from public;
grant execute on function file_manager.visitor(bytea), file_manager.expected_bytes() to efristerstreckung_app;
