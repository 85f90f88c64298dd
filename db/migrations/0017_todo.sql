-- To-do: the tasks of a workspace.
create schema todo;
grant usage on schema todo to efristerstreckung_app;

create table todo.todo (
  workspace_id uuid not null,
  id uuid not null default gen_random_uuid(),
  title text not null check (length(title) between 1 and 500),
  notes text not null default '' check (length(notes) <= 20000),
  start_date timestamptz,
  -- A day without a time is its first moment here, in Swiss time.
  start_is_day boolean not null default false,
  due_date timestamptz,
  due_is_day boolean not null default false,
  completed boolean not null default false,
  starred boolean not null default false,
  important boolean not null default false,
  deleted boolean not null default false,
  labels smallint[] not null default '{}',
  folder smallint not null default 0,
  -- Lowest first; a new one comes before all others.
  position double precision not null,
  import_id uuid,
  version integer not null default 1,
  search tsvector not null generated always as (
    setweight(platform.search_words(title), 'A') || setweight(platform.search_words(notes), 'B')
  ) stored,
  -- Browsers make ids too, and none may tell whether another workspace has it.
  primary key (workspace_id, id)
);
create index todo_position on todo.todo (workspace_id, deleted, position, id);
-- What has no date comes last.
create index todo_due on todo.todo (workspace_id, (coalesce(due_date, 'infinity')), id) where not deleted;
create index todo_start on todo.todo (workspace_id, (coalesce(start_date, 'infinity')), id) where not deleted;
create index todo_title on todo.todo (workspace_id, (platform.folded(title)), id) where not deleted;
-- All that is counted beside a list, so that counting does not read the tasks themselves.
create index todo_figures on todo.todo (workspace_id)
  include (completed, deleted, starred, important, due_date, due_is_day, start_date, labels);
create index todo_import on todo.todo (workspace_id, import_id) where import_id is not null;
create index todo_search on todo.todo using gin (search);
alter table todo.todo enable row level security;
create policy own_workspace on todo.todo using (workspace_id = platform.workspace());
grant select, insert, update, delete on todo.todo to efristerstreckung_app;

create view todo.own_todo as select * from todo.todo where workspace_id = platform.workspace();
grant select on todo.own_todo to efristerstreckung_app;

-- A date as it is written: a day without a time, or a moment in UTC.
create function todo.written_date(moment timestamptz, is_day boolean) returns text language sql stable parallel safe
  return case when is_day then to_char(moment at time zone 'Europe/Zurich', 'YYYY-MM-DD')
    else to_char(moment at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') end;
create function todo.moment_of(written text) returns timestamptz language sql stable parallel safe
  return case when length(written) = 10 then written::date::timestamp at time zone 'Europe/Zurich'
    else date_trunc('milliseconds', written::timestamptz) end;
