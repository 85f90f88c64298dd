-- A text as a question to a column of plain words: each text may be only the beginning of its last word, and «Juerg» also means «Jürg».
create function platform.plain_question(words text) returns tsquery
  language plpgsql immutable parallel safe set client_min_messages = 'error' as $$
declare
  plain text := rtrim(translate(platform.folded(words), '@._-/', '     '));
  short text := replace(replace(replace(plain, 'ae', 'a'), 'oe', 'o'), 'ue', 'u');
  question tsquery := platform.begun_question(plain, '');
begin
  return case short when plain then question else question || platform.begun_question(short, '') end;
end $$;

-- The same for whole words, one behind the other.
create function platform.plain_phrase(words text) returns tsquery language sql immutable parallel safe
  set client_min_messages = 'error'
  return phraseto_tsquery('simple', translate(platform.folded(words), '@._-/', '     '));

-- How many orders of each state each month has, as it is in Greenwich: kind order-month, word «2026-03 5». A jump into the middle of a
-- million orders then begins with its month.
create function e_commerce.purchase_counted_under(is_removed boolean, status_id smallint, date timestamptz)
  returns table (kind text, word text) language sql immutable parallel safe as $$
  select case when is_removed then 'order-bin' else 'order' end, status_id::text
  union all select 'order-month', to_char(date at time zone 'UTC', 'YYYY-MM ') || status_id where not is_removed
$$;
create or replace function e_commerce.tally_purchases() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into e_commerce.tally select p.workspace_id, c.kind, c.word, count(*)
      from new_rows p, e_commerce.purchase_counted_under(p.removed_at is not null, p.status_id, p.date) c group by 1, 2, 3;
  elsif tg_op = 'DELETE' then
    insert into e_commerce.tally select p.workspace_id, c.kind, c.word, -count(*)
      from old_rows p, e_commerce.purchase_counted_under(p.removed_at is not null, p.status_id, p.date) c group by 1, 2, 3;
  else
    insert into e_commerce.tally select p.workspace_id, c.kind, c.word, sum(p.sign)
      from (select 1 as sign, workspace_id, removed_at, status_id, date from new_rows
        union all select -1, workspace_id, removed_at, status_id, date from old_rows) as p,
        e_commerce.purchase_counted_under(p.removed_at is not null, p.status_id, p.date) c
      group by 1, 2, 3 having sum(p.sign) <> 0;
  end if;
  return null;
end $$;
insert into e_commerce.tally (workspace_id, kind, word, amount)
  select workspace_id, 'order-month', to_char(date at time zone 'UTC', 'YYYY-MM ') || status_id, count(*)
  from e_commerce.purchase where removed_at is null group by 1, 3;
