-- Sample rows: which rows a new workspace came with, so that they can be cleared together and brought back within a day.

-- Tables whose rows are treated differently from what people write. `mark`: says something about another row and goes with it (a star, how far
-- somebody has read). `derived`: counted or copied from other tables by triggers, or of no lasting value. A new table of either kind gets its line here.
create table platform.sample_source (
  source text primary key,
  kind text not null check (kind in ('mark', 'derived'))
);
insert into platform.sample_source values
  ('contacts.star', 'mark'), ('contacts.use', 'mark'), ('contacts.group_member', 'mark'), ('contacts.import_before', 'mark'),
  ('scrumboard.subscription', 'mark'), ('chat.reading', 'mark'), ('file_manager.mark', 'mark'), ('file_manager.event', 'mark'),
  ('e_commerce.import_before', 'mark'), ('help.revision', 'mark'), ('help.vote', 'mark'), ('academy.progress', 'mark'), ('profile.liking', 'mark'),
  ('platform.live_event', 'derived'), ('platform.sample_row', 'derived'), ('platform.sample_state', 'derived'),
  ('platform.sample_archive', 'derived'), ('search.entry', 'derived'), ('chat.person', 'derived'), ('file_manager.room', 'derived'),
  ('file_manager.visit', 'derived'), ('file_manager.zip', 'derived'), ('e_commerce.last_number', 'derived'), ('e_commerce.tally', 'derived'),
  ('e_commerce.figure_hour', 'derived'), ('e_commerce.figure_day', 'derived'), ('e_commerce.figure_customer', 'derived'),
  ('e_commerce.figure_month', 'derived'), ('e_commerce.figure_place', 'derived'), ('contacts.old_picture', 'derived'),
  ('home.preference', 'derived'), ('accounts.account', 'derived'), ('accounts.membership', 'derived'), ('accounts.invitation', 'derived'), ('accounts.session', 'derived');

-- The rows that a workspace was founded with, and never those added later.
create table platform.sample_row (
  workspace_id uuid not null,
  source text not null,
  -- The primary key without the workspace.
  key jsonb not null,
  -- By what other rows name it; nothing where none can.
  id uuid,
  -- What it held, where a workspace or an account has only one such row, like the sender of its invoices. Filled in by its owner, it is no sample any more.
  digest text,
  primary key (workspace_id, source, key)
);
create index sample_row_id on platform.sample_row (workspace_id, id) where id is not null;
create table platform.sample_state (
  workspace_id uuid primary key,
  kept_at timestamptz,
  cleared_at timestamptz,
  -- Samples that stayed when the others were cleared, because something of the workspace's own needs them.
  kept_ids uuid[] not null default '{}'
);
-- What was cleared, table by table.
create table platform.sample_archive (
  workspace_id uuid not null,
  source text not null,
  rows jsonb not null,
  cleared_at timestamptz not null default platform.moment(),
  primary key (workspace_id, source)
);
create index sample_archive_age on platform.sample_archive (cleared_at);
alter table platform.sample_row enable row level security;
alter table platform.sample_state enable row level security;
alter table platform.sample_archive enable row level security;
create policy own_workspace on platform.sample_row using (workspace_id = platform.workspace());
create policy own_workspace on platform.sample_state using (workspace_id = platform.workspace());
create policy own_workspace on platform.sample_archive using (workspace_id = platform.workspace());
grant select on platform.sample_row, platform.sample_state to efristerstreckung_app;

-- The tables with rows of workspaces, each with its key and the columns that can be written. Those that others refer to have a lower level.
-- `words` is all of a row that can name another one; `is_found` says that search finds its rows: what people would call entries.
create function platform.workspace_tables()
  returns table (source text, kind text, level integer, keys text[], types text[], columns text[], words text, is_found boolean)
  language sql stable set search_path = pg_catalog, pg_temp as $$
  with recursive owned as (
    select c.oid, format('%I.%I', n.nspname, c.relname) as source
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attname = 'workspace_id' and not a.attisdropped
    where c.relkind in ('r', 'p') and n.nspname not like 'pg\_%' and not c.relispartition
  ), refers as (
    select distinct k.conrelid as child, k.confrelid as parent from pg_constraint k where k.contype = 'f' and k.conrelid <> k.confrelid
      and k.conrelid in (select oid from owned) and k.confrelid in (select oid from owned)
  ), depth as (
    select o.oid, 0 as level from owned o
    union
    select r.child, d.level + 1 from depth d join refers r on r.parent = d.oid where d.level < 20
  )
  select o.source, s.kind, (select max(d.level) from depth d where d.oid = o.oid),
    (select array_agg(a.attname::text order by a.attnum) filter (where a.attnum = any (p.conkey) and a.attname <> 'workspace_id')
      from pg_constraint p join pg_attribute a on a.attrelid = o.oid where p.conrelid = o.oid and p.contype = 'p'),
    (select array_agg(format_type(a.atttypid, null) order by a.attnum) filter (where a.attnum = any (p.conkey) and a.attname <> 'workspace_id')
      from pg_constraint p join pg_attribute a on a.attrelid = o.oid where p.conrelid = o.oid and p.contype = 'p'),
    (select array_agg(a.attname::text order by a.attnum) from pg_attribute a
      where a.attrelid = o.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''),
    (select 'concat_ws('' '', ' || string_agg(format('t.%I', a.attname), ', ') || ')' from pg_attribute a
      where a.attrelid = o.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' and a.attname <> 'workspace_id'
        and a.atttypid in ('uuid'::regtype, 'uuid[]'::regtype, 'text'::regtype, 'text[]'::regtype, 'jsonb'::regtype)),
    exists (select from pg_trigger g where g.tgrelid = o.oid and g.tgname = 'search_come')
  from owned o left join platform.sample_source s on s.source = o.source
$$;

-- How the row of a table is found by a key that was kept.
create function platform.sample_match(keys text[], types text[]) returns text language sql immutable set search_path = pg_catalog, pg_temp
  return coalesce((select string_agg(format('t.%I = (s.key ->> %L)::%s', k.name, k.name, k.type), ' and ')
    from unnest(keys, types) as k(name, type)), 'true');

-- Keeps which rows there are now: called once, when the samples of a new workspace are in.
create function platform.register_samples() returns void language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  w record;
  found_one boolean := false;
begin
  if exists (select from platform.sample_state s where s.workspace_id = platform.workspace()) then
    raise exception 'the samples of this workspace are registered';
  end if;
  for w in select * from platform.workspace_tables() t where t.kind is null order by t.source loop
    execute format('insert into platform.sample_row (workspace_id, source, key, id, digest)
      select t.workspace_id, %L, %s, %s, %s from %s as t where t.workspace_id = $1',
      w.source,
      coalesce((select 'jsonb_build_object(' || string_agg(format('%L, t.%I', k, k), ', ') || ')' from unnest(w.keys) as k), '''{}''::jsonb'),
      case when 'id' = any (w.keys) then 't.id' when 'file_id' = any (w.keys) then 't.file_id' else 'null' end,
      case when w.keys && array['id', 'file_id'] then 'null' else 'md5(to_jsonb(t)::text)' end,
      w.source) using platform.workspace();
    found_one := found_one or found;
  end loop;
  if exists (select from platform.sample_row s where s.workspace_id = platform.workspace()) then
    insert into platform.sample_state (workspace_id) values (platform.workspace());
  end if;
end $$;

-- Only admins of the workspace, whatever the server thinks.
create function platform.check_sample_admin() returns void language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  if not exists (select from accounts.membership m
    where m.workspace_id = platform.workspace() and m.account_id = platform.account() and m.role = 'admin') then
    raise insufficient_privilege using message = 'only admins clear the samples of their workspace';
  end if;
end $$;

-- The ids in a text.
create function platform.ids_in(words text) returns setof uuid language sql immutable parallel safe set search_path = pg_catalog, pg_temp
begin atomic
  select m[1]::uuid from regexp_matches(words, '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}', 'g') as m;
end;

-- The samples that stay, because something that people wrote names them, and what those samples name in turn: a board with a card of one's own, and
-- the label on that card. Marks name what they are about and keep nothing.
create function platform.kept_samples() returns uuid[] language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare
  w record;
  named uuid[] := '{}';
  kept uuid[] := '{}';
  found_ids uuid[];
begin
  for w in select t.*, exists (select from platform.sample_row s where s.workspace_id = platform.workspace() and s.source = t.source) as has_samples
    from platform.workspace_tables() t where t.kind is null and t.words is not null loop
    execute format('select array_agg(distinct i.id) from %s as t cross join platform.ids_in(%s) as i(id)
      where t.workspace_id = $1 and %s
        and exists (select from platform.sample_row s where s.workspace_id = $1 and s.id = i.id)',
      w.source, w.words, case when w.has_samples then format(
        'not exists (select from platform.sample_row s where s.workspace_id = $1 and s.source = %L and %s)',
        w.source, platform.sample_match(w.keys, w.types)) else 'true' end)
      into found_ids using platform.workspace();
    named := named || coalesce(found_ids, '{}');
  end loop;
  while cardinality(named) > 0 loop
    kept := kept || named;
    found_ids := '{}';
    for w in select t.* from platform.workspace_tables() t where t.kind is null and t.words is not null
      and exists (select from platform.sample_row s where s.workspace_id = platform.workspace() and s.source = t.source and s.id = any (named)) loop
      execute format('select $3 || coalesce(array_agg(distinct i.id), ''{}'') from platform.sample_row s join %s as t on %s
        cross join platform.ids_in(%s) as i(id)
        where s.workspace_id = $1 and s.source = %L and s.id = any ($2) and t.workspace_id = $1
          and exists (select from platform.sample_row o where o.workspace_id = $1 and o.id = i.id)',
        w.source, platform.sample_match(w.keys, w.types), w.words, w.source)
        into found_ids using platform.workspace(), named, found_ids;
    end loop;
    named := array(select distinct f from unnest(found_ids) as f where f <> all (kept));
  end loop;
  return kept;
end $$;

-- How many entries would be cleared, by the schema of their app.
create function platform.count_samples() returns table (app text, entries integer)
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare
  w record;
  kept uuid[];
begin
  perform platform.check_sample_admin();
  kept := platform.kept_samples();
  for w in select * from platform.workspace_tables() t where t.kind is null and t.is_found order by t.source loop
    return query execute format('select %L, count(*)::integer from platform.sample_row s join %s as t on %s
      where s.workspace_id = $1 and s.source = %L and t.workspace_id = $1 and s.id <> all ($2)',
      split_part(w.source, '.', 1), w.source, platform.sample_match(w.keys, w.types), w.source) using platform.workspace(), kept;
  end loop;
end $$;

-- Takes away the samples of the workspace and the marks on them, and keeps a copy. Says whether there were any.
create function platform.clear_samples() returns boolean language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  w record;
  kept uuid[];
  gone uuid[];
  marks text;
begin
  perform platform.check_sample_admin();
  perform from platform.sample_state s where s.workspace_id = platform.workspace() and s.cleared_at is null for update;
  if not found then return false; end if;
  -- Nobody hangs anything on a sample any more from here on: whoever is about to, waits and then finds it gone.
  for w in select * from platform.workspace_tables() t where t.kind is null order by t.level, t.source loop
    execute format('select from %s as t join platform.sample_row s on %s
      where t.workspace_id = $1 and s.workspace_id = $1 and s.source = %L for update of t', w.source, platform.sample_match(w.keys, w.types), w.source)
      using platform.workspace();
  end loop;
  kept := platform.kept_samples();
  gone := array(select s.id from platform.sample_row s where s.workspace_id = platform.workspace() and s.id is not null and s.id <> all (kept));
  for w in select * from platform.workspace_tables() t where t.kind is null or t.kind = 'mark' order by t.level desc, t.source loop
    if w.kind = 'mark' then
      marks := (select string_agg(format('t.%I = any ($2)', a.attname), ' or ') from pg_attribute a
        where a.attrelid = w.source::regclass and a.atttypid = 'uuid'::regtype and a.attname not in ('workspace_id', 'account_id'));
      execute format('with gone as (delete from %s as t where t.workspace_id = $1 and (%s) returning to_jsonb(t) as row)
        insert into platform.sample_archive (workspace_id, source, rows) select $1, %L, jsonb_agg(g.row) from gone g having count(*) > 0',
        w.source, marks, w.source) using platform.workspace(), gone;
    else
      execute format('with gone as (
          delete from %s as t using platform.sample_row s where t.workspace_id = $1 and s.workspace_id = $1 and s.source = %L and %s
            and (s.id is null or s.id <> all ($2)) and (s.digest is null or s.digest = md5(to_jsonb(t)::text))
          returning to_jsonb(t) as row)
        insert into platform.sample_archive (workspace_id, source, rows) select $1, %L, jsonb_agg(g.row) from gone g having count(*) > 0',
        w.source, w.source, platform.sample_match(w.keys, w.types), w.source) using platform.workspace(), kept;
    end if;
  end loop;
  update platform.sample_state set cleared_at = platform.moment(), kept_ids = kept where workspace_id = platform.workspace();
  return true;
end $$;

-- Brings back what was cleared within the last day, as it was. Says whether there was anything.
create function platform.restore_samples() returns boolean language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  w record;
begin
  perform platform.check_sample_admin();
  perform from platform.sample_state s where s.workspace_id = platform.workspace() and s.cleared_at is not null for update;
  if not found or not exists (select from platform.sample_archive a where a.workspace_id = platform.workspace()) then return false; end if;
  for w in select t.source, a.rows,
      (select string_agg(quote_ident(c), ', ') from unnest(t.columns) as c where a.rows -> 0 ? c) as columns
    from platform.sample_archive a join platform.workspace_tables() t on t.source = a.source
    where a.workspace_id = platform.workspace() order by t.level, t.source loop
    execute format('insert into %s (%s) overriding system value select %s from jsonb_populate_recordset(null::%s, $1) as r',
      w.source, w.columns, w.columns, w.source)
      -- Folders are counted anew from what comes into them.
      using case when w.source <> 'file_manager.entry' then w.rows else
        (select jsonb_agg(case r ->> 'type' when 'folder' then r || '{"size": 0}' else r end) from jsonb_array_elements(w.rows) as r) end;
    -- Triggers that date what is new have no say in what comes back.
    if w.source in ('todo.todo', 'scrumboard.card') then
      execute format('update %s as t set (%s) = (select %s from (select r.*) as n) from jsonb_populate_recordset(null::%s, $1) as r
        where t.workspace_id = r.workspace_id and t.id = r.id and to_jsonb(t) <> to_jsonb(r)', w.source, w.columns, w.columns, w.source)
        using w.rows;
    end if;
  end loop;
  delete from platform.sample_archive where workspace_id = platform.workspace();
  update platform.sample_state set cleared_at = null, kept_ids = '{}' where workspace_id = platform.workspace();
  return true;
end $$;

-- Forgets for good what was cleared a day ago. Only the owner of the tables, which is the worker.
create function platform.purge_samples() returns void language sql security definer set search_path = pg_catalog, pg_temp
begin atomic
  delete from platform.sample_row r using platform.sample_state s
    where s.workspace_id = r.workspace_id and s.cleared_at <= platform.moment() - interval '1 day' and (r.id is null or r.id <> all (s.kept_ids))
      and exists (select from platform.sample_archive a where a.workspace_id = s.workspace_id);
  delete from platform.sample_archive where cleared_at <= platform.moment() - interval '1 day';
end;

-- The notice goes for the whole workspace; the samples stay.
create function platform.keep_samples(keeps boolean) returns void language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform platform.check_sample_admin();
  update platform.sample_state set kept_at = case when keeps then platform.moment() end where workspace_id = platform.workspace();
end $$;

revoke all on function platform.workspace_tables(), platform.sample_match(text[], text[]), platform.ids_in(text), platform.register_samples(),
  platform.check_sample_admin(), platform.kept_samples(), platform.count_samples(), platform.clear_samples(), platform.restore_samples(),
  platform.purge_samples(), platform.keep_samples(boolean) from public;
grant execute on function platform.register_samples(), platform.count_samples(), platform.clear_samples(), platform.restore_samples(),
  platform.keep_samples(boolean) to efristerstreckung_app;

-- What each account has put away on its home page.
create schema home;
grant usage on schema home to efristerstreckung_app;
create table home.preference (
  workspace_id uuid not null,
  account_id uuid not null,
  hides_samples boolean not null default false,
  hides_steps boolean not null default false,
  primary key (workspace_id, account_id)
);
alter table home.preference enable row level security;
create policy own_account on home.preference using (workspace_id = platform.workspace() and account_id = platform.account());
grant select, insert, update, delete on home.preference to efristerstreckung_app;
