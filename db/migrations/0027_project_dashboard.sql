-- Project dashboard: when work was added, done and taken up again, and what projects may cost.
create schema project_dashboard;
grant usage on schema project_dashboard to efristerstreckung_app;

-- Whoever takes something back within this time made a slip, and nothing happened: undo restores exactly what was.
create function platform.slip() returns interval language sql immutable parallel safe return interval '10 minutes';

-- What a change of «done» leaves behind, for to-dos and cards alike.
create type platform.done_marks as (done_at timestamptz, was_done_at timestamptz, reopened_at timestamptz[]);
create function platform.marked_done(marks platform.done_marks, is_done boolean) returns platform.done_marks language plpgsql stable as $$
begin
  if is_done and marks.done_at is null then
    if marks.was_done_at is not null and marks.reopened_at[cardinality(marks.reopened_at)] > platform.moment() - platform.slip() then
      marks.done_at := marks.was_done_at;
      marks.reopened_at := trim_array(marks.reopened_at, 1);
    else
      marks.done_at := platform.moment();
    end if;
    marks.was_done_at := null;
  elsif not is_done and marks.done_at is not null then
    if marks.done_at <= platform.moment() - platform.slip() then
      marks.was_done_at := marks.done_at;
      marks.reopened_at := marks.reopened_at || platform.moment();
    end if;
    marks.done_at := null;
  end if;
  return marks;
end $$;

alter table todo.todo
  add column made_at timestamptz,
  add column done_at timestamptz,
  -- When it was done before it was taken up again for the last time.
  add column was_done_at timestamptz,
  add column reopened_at timestamptz[] not null default '{}';
-- Nobody wrote it down until now: a task was there when it should begin, or a week before it was due.
update todo.todo set made_at = least(coalesce(start_date, due_date - interval '7 days', platform.moment()), platform.moment());
update todo.todo set done_at = greatest(made_at, least(coalesce(due_date, platform.moment()), platform.moment())) where completed;
alter table todo.todo alter column made_at set default platform.moment(), alter column made_at set not null;

create function todo.mark_done() returns trigger language plpgsql as $$
declare
  marks platform.done_marks := row(new.done_at, new.was_done_at, new.reopened_at);
begin
  marks := platform.marked_done(marks, new.completed);
  new.done_at := marks.done_at;
  new.was_done_at := marks.was_done_at;
  new.reopened_at := marks.reopened_at;
  return new;
end $$;
create trigger todo_made before insert on todo.todo for each row when (new.completed) execute function todo.mark_done();
create trigger todo_done before update on todo.todo for each row when (old.completed <> new.completed) execute function todo.mark_done();

-- A card is done in a list whose whole name says so, signs and case aside: «Done», «✓ Erledigt». Also what will not be fixed is done.
create function scrumboard.plain_name(name text) returns text language sql immutable parallel safe
  return regexp_replace(lower(replace(name, '’', '''')), '^[^[:alpha:]]+|[^[:alpha:]]+$', '', 'g');
create function scrumboard.means_unwanted(name text) returns boolean language sql immutable parallel safe
  return scrumboard.plain_name(name) = any (array['won''t fix', 'wontfix', 'won''t do', 'rejected', 'wird nicht behoben', 'wird nicht gemacht',
    'abgelehnt', 'verworfen']);
create function scrumboard.means_done(name text) returns boolean language sql immutable parallel safe
  return scrumboard.means_unwanted(name) or scrumboard.plain_name(name) = any (array['done', 'all done', 'closed', 'complete', 'completed',
    'finished', 'fixed', 'resolved', 'released', 'shipped', 'deployed', 'live', 'erledigt', 'fertig', 'abgeschlossen', 'geschlossen',
    'behoben', 'gelöst', 'veröffentlicht', 'ausgeliefert']);
create function scrumboard.means_test(name text) returns boolean language sql immutable parallel safe
  return scrumboard.plain_name(name) = any (array['needs test', 'needs testing', 'to test', 'testing', 'in test', 'test', 'zu testen',
    'im test', 'testen', 'prüfen', 'zu prüfen']);
-- «Known Bugs» too: here one word is enough.
create function scrumboard.means_issue(name text) returns boolean language sql immutable parallel safe
  return lower(name) ~ '\m(issues?|bugs?|bugfix(es)?|defects?|fehler|mängel|störungen)\M';

-- Kept with the list, because many cards ask at once.
alter table scrumboard.list add column is_done boolean not null generated always as (scrumboard.means_done(name)) stored;

alter table scrumboard.card
  add column made_at timestamptz,
  add column done_at timestamptz,
  add column was_done_at timestamptz,
  add column reopened_at timestamptz[] not null default '{}';
-- The oldest thing said or hung on a card is the best that is known of its age.
update scrumboard.card as c set made_at = coalesce(
  least((select min(time) from scrumboard.activity as a where a.workspace_id = c.workspace_id and a.card_id = c.id),
    (select min(time) from scrumboard.attachment as a where a.workspace_id = c.workspace_id and a.card_id = c.id)), platform.moment());
update scrumboard.card as c set done_at = greatest(c.made_at, least(coalesce(c.due, platform.moment()), platform.moment()))
  from scrumboard.list as l where l.workspace_id = c.workspace_id and l.id = c.list_id and l.is_done;
alter table scrumboard.card alter column made_at set default platform.moment(), alter column made_at set not null;

create function scrumboard.mark_done() returns trigger language plpgsql as $$
declare
  marks platform.done_marks := row(new.done_at, new.was_done_at, new.reopened_at);
begin
  marks := platform.marked_done(marks, (select l.is_done from scrumboard.list as l
    where l.workspace_id = new.workspace_id and l.board_id = new.board_id and l.id = new.list_id));
  new.done_at := marks.done_at;
  new.was_done_at := marks.was_done_at;
  new.reopened_at := marks.reopened_at;
  return new;
end $$;
create trigger card_done before update on scrumboard.card for each row
  when (old.list_id <> new.list_id) execute function scrumboard.mark_done();

-- New ones are seldom done at once, so all of a statement are looked at together.
create function scrumboard.mark_made() returns trigger language plpgsql as $$
begin
  update scrumboard.card as c set done_at = platform.moment()
  from made as m join scrumboard.list as l on l.workspace_id = m.workspace_id and l.board_id = m.board_id and l.id = m.list_id and l.is_done
  where c.workspace_id = m.workspace_id and c.id = m.id and c.done_at is null;
  return null;
end $$;
create trigger card_made after insert on scrumboard.card referencing new table as made
  for each statement execute function scrumboard.mark_made();

-- A list that gets another name may mean something else from now on.
create function scrumboard.mark_list() returns trigger language plpgsql as $$
begin
  update scrumboard.card as c set (done_at, was_done_at, reopened_at) = (
    select m.done_at, m.was_done_at, m.reopened_at
    from platform.marked_done(row(c.done_at, c.was_done_at, c.reopened_at)::platform.done_marks, new.is_done) as m)
  where c.workspace_id = new.workspace_id and c.board_id = new.board_id and c.list_id = new.id;
  return null;
end $$;
create trigger list_renamed after update of name on scrumboard.list for each row
  when (scrumboard.means_done(old.name) <> scrumboard.means_done(new.name)) execute function scrumboard.mark_list();

-- What a project may cost, by kind of work. A project is a board; where it is gone, its budget shows no more.
create table project_dashboard.budget (
  workspace_id uuid not null,
  id uuid not null default gen_random_uuid(),
  project_id uuid not null,
  type text not null check (length(type) between 1 and 100),
  total numeric(14, 2) not null check (total >= 0),
  -- In the order in which they were added.
  number bigint not null generated by default as identity,
  removed_at timestamptz,
  version integer not null default 1,
  primary key (workspace_id, id)
);
create index budget_project on project_dashboard.budget (workspace_id, project_id) where removed_at is null;

create table project_dashboard.spending (
  workspace_id uuid not null,
  id uuid not null default gen_random_uuid(),
  budget_id uuid not null,
  day date not null,
  -- Money that came back is less than nothing.
  amount numeric(14, 2) not null check (amount <> 0),
  note text not null default '' check (length(note) <= 500),
  removed_at timestamptz,
  version integer not null default 1,
  primary key (workspace_id, id),
  foreign key (workspace_id, budget_id) references project_dashboard.budget on delete cascade
);
create index spending_budget on project_dashboard.spending (workspace_id, budget_id, day) include (amount) where removed_at is null;

-- In which units each account reads the weather.
create table project_dashboard.preference (
  workspace_id uuid not null,
  account_id uuid not null,
  temperature text not null default 'C' check (temperature in ('C', 'F')),
  speed text not null default 'KMH' check (speed in ('KMH', 'MPH')),
  primary key (workspace_id, account_id)
);

alter table project_dashboard.budget enable row level security;
alter table project_dashboard.spending enable row level security;
alter table project_dashboard.preference enable row level security;
create policy own_workspace on project_dashboard.budget using (workspace_id = platform.workspace());
create policy own_workspace on project_dashboard.spending using (workspace_id = platform.workspace());
create policy own_account on project_dashboard.preference using (workspace_id = platform.workspace() and account_id = platform.account());
grant select, insert, update, delete on all tables in schema project_dashboard to efristerstreckung_app;
