-- Near words are looked up after what waits to be put into the index of words has been put there: it is read whole for each word that is
-- looked up, and near words are hundreds. Else as before.
create or replace function search.likeliest(candidates text[], typed text) returns text language sql volatile security definer
  set search_path = pg_catalog, pg_temp set enable_seqscan = off set enable_indexscan = off as $$
  select gin_clean_pending_list('search.entry_words');
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

-- Counted anew after an import of some ten thousand, not only after a tenth of all entries: until then its workspace looks empty, and each
-- change of an entry reads them all.
alter table search.entry set (autovacuum_analyze_scale_factor = 0.02);
