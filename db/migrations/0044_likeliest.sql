-- Counts for each of these words how many of the entries that have it the caller may see, among a part of them taken by chance where it
-- stands in many: to list them all takes most of the time. Words that stand nowhere are left out.
create function search.looked_up(candidates text[], most int) returns table (word text, looked bigint, own bigint)
  language sql stable security definer
  set search_path = pg_catalog, pg_temp set enable_seqscan = off set enable_indexscan = off set gin_fuzzy_search_limit = 2000 as $$
  select c.word, few.looked, few.own from unnest(candidates) as c(word)
  cross join lateral (
    select count(*) as looked, count(*) filter (where e.workspace_id = platform.workspace()
      and e.readers && array[search.everybody(), platform.account()]) as own
    from (select e.workspace_id, e.readers from search.entry as e where e.words @@ format('%L', c.word)::tsquery limit most) as e
  ) as few
  where few.looked > 0
$$;
revoke all on function search.looked_up(text[], int) from public;

-- Which of these words stands in most of what the caller may see; of those alike the one that begins as it was typed. Only where the part
-- that was looked at has nothing of the caller the marks are asked as well, which takes much longer.
create or replace function search.likeliest(candidates text[], typed text) returns text language sql stable security definer
  set search_path = pg_catalog, pg_temp set enable_seqscan = off set enable_indexscan = off as $$
  with there as materialized (
    select l.word, l.own, l.looked = 500 and l.own = 0 as is_open from search.looked_up(candidates, 500) as l
  ), marks as materialized (
    select format('%L | %L', search.reader_mark(platform.workspace(), search.everybody()),
      search.reader_mark(platform.workspace(), platform.account()))::tsquery as own
  ), counted as materialized (
    select there.word, case when not there.is_open then least(there.own, 50) else (
      select count(*) from (
        select from search.entry as e where e.words @@ (marks.own && format('%L', there.word)::tsquery)
          and e.workspace_id = platform.workspace() and e.readers && array[search.everybody(), platform.account()] limit 50
      ) as few) end as own
    from there cross join marks
  )
  select counted.word from counted where counted.own > 0
  order by counted.own desc, left(counted.word, 1) = left(typed, 1) desc, counted.word limit 1
$$;
