-- Academy: the courses of a workspace, and how far each account is with them.
create schema academy;
grant usage on schema academy to efristerstreckung_app;

create table academy.course (
  workspace_id uuid not null,
  id uuid not null default gen_random_uuid(),
  title text not null check (length(title) between 1 and 200),
  slug text not null check (length(slug) between 1 and 100),
  description text not null default '' check (length(description) <= 2000),
  category text not null check (category in ('web', 'firebase', 'cloud', 'android')),
  -- In minutes.
  length integer not null check (length between 1 and 6000),
  -- List of {id, title, content}, in their order; content is HTML.
  steps jsonb not null default '[]' check (jsonb_typeof(steps) = 'array'),
  -- The ids of the steps in the same order, so that lists need not read the lessons.
  step_ids uuid[] not null default '{}',
  -- Lowest first; a new one comes before all others.
  position double precision not null,
  updated_at timestamptz not null default date_trunc('milliseconds', platform.moment()),
  removed_at timestamptz,
  version integer not null default 1,
  search tsvector not null generated always as (
    setweight(platform.search_words(title), 'A')
    || setweight(platform.search_words(description), 'B')
    || setweight(platform.search_words(jsonb_path_query_array(steps, '$[*].title')::text), 'C')
  ) stored,
  -- Browsers make ids too, and none may tell whether another workspace has it.
  primary key (workspace_id, id)
);
create index course_position on academy.course (workspace_id, position, id) where removed_at is null;
create index course_category on academy.course (workspace_id, category, position, id) where removed_at is null;
create index course_bin on academy.course (removed_at) where removed_at is not null;
create index course_search on academy.course using gin (search);

-- Where an account is in a course it has opened; without a row it has not begun.
create table academy.progress (
  workspace_id uuid not null,
  account_id uuid not null,
  course_id uuid not null,
  -- The step it is at. The id finds it again after the course was changed; where the step has gone, the number tells about where.
  step_id uuid,
  step_number integer not null check (step_number >= 1),
  done uuid[] not null default '{}',
  read_at timestamptz not null default date_trunc('milliseconds', platform.moment()),
  primary key (workspace_id, account_id, course_id),
  foreign key (workspace_id, course_id) references academy.course on delete cascade
);
create index progress_course on academy.progress (workspace_id, course_id);
create index progress_read on academy.progress (workspace_id, account_id, read_at, course_id);

-- What an account wrote beside a step. A step that has gone leaves its note behind, so that nobody loses a word by another's change.
create table academy.step_note (
  workspace_id uuid not null,
  account_id uuid not null,
  course_id uuid not null,
  step_id uuid not null,
  text text not null check (length(text) <= 20000),
  updated_at timestamptz not null default date_trunc('milliseconds', platform.moment()),
  version integer not null default 1,
  primary key (workspace_id, account_id, course_id, step_id),
  foreign key (workspace_id, course_id) references academy.course on delete cascade
);
create index step_note_course on academy.step_note (workspace_id, course_id);

alter table academy.course enable row level security;
alter table academy.progress enable row level security;
alter table academy.step_note enable row level security;
create policy own_workspace on academy.course using (workspace_id = platform.workspace());
create policy own_account on academy.progress using (workspace_id = platform.workspace() and account_id = platform.account());
create policy own_account on academy.step_note using (workspace_id = platform.workspace() and account_id = platform.account());
grant select, insert, update, delete on academy.course, academy.progress, academy.step_note to efristerstreckung_app;

-- The courses of the caller as they can be searched, see mail.own_mail.
create view academy.own_course as select * from academy.course where workspace_id = platform.workspace();
grant select on academy.own_course to efristerstreckung_app;
