-- What is put into the index again is read before it is joined: a database that has not counted its rows yet went through all boards, lists
-- and cards of a workspace for one card.
do $do$
declare
  again record;
begin
  for again in select pg_get_functiondef(p.oid) as text from pg_proc as p
    where p.pronamespace = 'search'::regnamespace and p.proname like '%\_again'
  loop
    execute regexp_replace(again.text, '( = k\.id)(\) as r )', '\1 offset 0\2', 'g');
  end loop;
end $do$;
