-- Search: one index over all apps of a workspace. Apps do not know of it; triggers on their tables keep it.
create schema search;
grant usage on schema search to efristerstreckung_app;

create table search.entry (
  workspace_id uuid not null,
  -- The table it comes from, and the row in it. Ids come from browsers too, so some are told apart by whose they are.
  source text not null,
  owner_id uuid not null,
  id uuid not null,
  -- What readers call it: mail, todo, contacts, …
  kind text not null,
  -- Who may see it: accounts, or everybody in the workspace.
  readers uuid[] not null,
  title text not null,
  body text not null,
  url text not null,
  changed_at timestamptz not null,
  -- Its words, and marks for whom it is and of which kind: so the index of words alone finds what the caller may see.
  words tsvector not null,
  primary key (workspace_id, source, owner_id, id)
);
-- Looked at row by row where a word is frequent, so they stay beside the row as long as they can.
alter table search.entry alter column words set storage main;
create index entry_words on search.entry using gin (words) with (gin_pending_list_limit = 1024);
create index entry_time on search.entry (workspace_id, changed_at desc, id desc);
create index entry_kind on search.entry (workspace_id, kind, changed_at desc, id desc);

-- Stands for everybody in the workspace.
create function search.everybody() returns uuid language sql immutable parallel safe
  return 'ffffffff-ffff-ffff-ffff-ffffffffffff'::uuid;
create function search.nobody() returns uuid language sql immutable parallel safe
  return '00000000-0000-0000-0000-000000000000'::uuid;

alter table search.entry enable row level security;
create policy own on search.entry using (workspace_id = platform.workspace() and readers && array[search.everybody(), platform.account()]);

-- NOTE no word that anybody writes has this sign in it, neither in a text nor in a question.
create function search.reader_mark(workspace_id uuid, reader uuid) returns text language sql immutable parallel safe
  return '§' || workspace_id::text || reader::text;
create function search.kind_mark(kind text) returns text language sql immutable parallel safe
  return '§' || kind;
-- NOTE written out once more, and in a form that PostgreSQL can put in place of the call: it is made for every row that comes.
create function search.marks(workspace_id uuid, readers uuid[], kind text) returns tsvector language sql immutable parallel safe
  return array_to_tsvector(array['§' || kind, '§' || workspace_id::text || readers[1]::text,
    '§' || workspace_id::text || readers[cardinality(readers)]::text]);

-- What the caller may find, see mail.own_mail.
create view search.own_entry as
  select * from search.entry where workspace_id = platform.workspace() and readers && array[search.everybody(), platform.account()];
grant select on search.own_entry to efristerstreckung_app;

-- Which of these words stands in most of what the caller may see; of those alike the one that begins as it was typed. Most of them stand
-- nowhere: those are left out first, by words alone, because to ask for the marks as well takes much longer.
create function search.likeliest(candidates text[], typed text) returns text language sql stable security definer
  set search_path = pg_catalog, pg_temp set enable_seqscan = off set enable_indexscan = off as $$
  with there as materialized (
    select c.word from unnest(candidates) as c(word)
    cross join lateral (select from search.entry as e where e.words @@ format('%L', c.word)::tsquery limit 1) as once
  ), marks as materialized (
    select format('%L | %L', search.reader_mark(platform.workspace(), search.everybody()),
      search.reader_mark(platform.workspace(), platform.account()))::tsquery as own
  )
  select there.word from there cross join marks cross join lateral (
    select count(*) as count from (
      select from search.entry as e where e.words @@ (marks.own && format('%L', there.word)::tsquery)
        and e.workspace_id = platform.workspace() and e.readers && array[search.everybody(), platform.account()] limit 50
    ) as few
  ) as counted
  where counted.count > 0
  order by counted.count desc, left(there.word, 1) = left(typed, 1) desc, there.word limit 1
$$;
revoke all on function search.likeliest(text[], text) from public;
grant execute on function search.likeliest(text[], text) to efristerstreckung_app;

-- HTML as plain text.
create function search.plain_text(html text) returns text language sql immutable parallel safe
  return regexp_replace(replace(replace(replace(replace(replace(
    regexp_replace(html, '<[^<>]*>', ' ', 'g'), '&nbsp;', ' '), '&lt;', '<'), '&gt;', '>'), '&quot;', '"'), '&amp;', '&'), '\s+', ' ', 'g');

-- Keeps the index with a table: puts what is there into it, and triggers for what comes. `r` is a row of the table; its expressions may use
-- the columns named in `columns` and the joined tables. Triggers run once for a statement, because a new workspace brings hundreds of rows.
-- What lacks a text is put there without it: nothing fails to be saved because of search.
-- An update that changes none of these columns changes nothing here: `except` leaves such rows out.
create function search.watch(
  source regclass, columns text, kind text, title text, body text, url text, changed_at text, words text,
  shown text default 'true', id text default 'r.id', owner_id text default 'search.nobody()',
  readers text default 'array[search.everybody()]', joins text default ''
) returns void language plpgsql as $make$
declare
  name text := replace(source::text, '.', '_');
  put text := format($sql$
    insert into search.entry (workspace_id, source, owner_id, id, kind, readers, title, body, url, changed_at, words)
    select r.workspace_id, %L, %s, %s, w.kind, w.readers, left(coalesce(%s, ''), 300), left(coalesce(%s, ''), 1000), coalesce(%s, ''),
      coalesce(%s, platform.moment()), coalesce(%s, '') || search.marks(r.workspace_id, w.readers, w.kind)
    from rows_here as r %s cross join lateral (select %s as kind, %s as readers) as w
    where %s
    on conflict (workspace_id, source, owner_id, id) do update set kind = excluded.kind, readers = excluded.readers, title = excluded.title,
      body = excluded.body, url = excluded.url, changed_at = excluded.changed_at, words = excluded.words
    $sql$, source::text, owner_id, id, title, body, url, changed_at, words, joins, kind, readers, shown);
  -- NOTE the keys are gathered first: a join may go through all entries once for each row while nobody has counted them yet.
  take text := format($sql$
    declare
      workspaces_gone uuid[]; owners_gone uuid[]; ids_gone uuid[];
    begin
      select array_agg(r.workspace_id), array_agg(%2$s), array_agg(%3$s) into workspaces_gone, owners_gone, ids_gone from rows_here as r;
      delete from search.entry as e
        where e.workspace_id = any (workspaces_gone) and e.source = %1$L and e.owner_id = any (owners_gone) and e.id = any (ids_gone)
          and exists (select from unnest(workspaces_gone, owners_gone, ids_gone) as k(workspace_id, owner_id, id)
            where k.workspace_id = e.workspace_id and k.owner_id = e.owner_id and k.id = e.id);
    end$sql$, source::text, owner_id, id);
  new_only text := format('(select %1$s from new_rows except select %1$s from old_rows)', columns);
  named text := format('(select r.* from unnest(workspace_ids, ids) as k(workspace_id, id) join %s as r on r.workspace_id = k.workspace_id and %s = k.id)',
    source, id);
  old_only text := format('(select %1$s from old_rows except select %1$s from new_rows)', columns);
begin
  execute format('create function search.%I() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp as $body$ begin
    %s; return null; end $body$', name || '_come', replace(put, 'rows_here', 'new_rows'));
  execute format('create function search.%I() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp as $body$ begin
    %s; return null; end $body$', name || '_gone', replace(take, 'rows_here', 'old_rows'));
  execute format('create function search.%I() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp as $body$ begin
    %s; %s; return null; end $body$', name || '_changed', replace(take, 'rows_here', old_only), replace(put, 'rows_here', new_only));
  -- For when something else has changed what is shown of some rows.
  execute format('create function search.%I(workspace_ids uuid[], ids uuid[]) returns void language plpgsql as $body$ begin
    %s; %s; end $body$', name || '_again', replace(take, 'rows_here', named), replace(put, 'rows_here', named));
  execute format('revoke all on function search.%1$I(), search.%2$I(), search.%3$I(), search.%4$I(uuid[], uuid[]) from public',
    name || '_come', name || '_gone', name || '_changed', name || '_again');
  execute format('create trigger search_come after insert on %s referencing new table as new_rows
    for each statement execute function search.%I()', source, name || '_come');
  execute format('create trigger search_gone after delete on %s referencing old table as old_rows
    for each statement execute function search.%I()', source, name || '_gone');
  execute format('create trigger search_changed after update on %s referencing old table as old_rows new table as new_rows
    for each statement execute function search.%I()', source, name || '_changed');
  execute replace(put, 'rows_here', source::text);
end $make$;
revoke all on function search.watch from public;
