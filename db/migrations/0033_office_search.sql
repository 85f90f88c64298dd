-- What the tax office needs of the register and the requests: what became of them, and what the register changed. The indexes to find them by come
-- last, in 0042, because they are built while people ask.

-- A name as it is looked for: small, without accents, and «ue» the same as «ü».
create function extension.folded(name text) returns text language sql immutable strict parallel safe
  return replace(replace(replace(replace(replace(replace(
    lower(translate(name, 'àáâãäåāăąÀÁÂÃÄÅĀĂĄçćčÇĆČďđĎĐèéêëēęěėÈÉÊËĒĘĚĖğĞìíîïīıÌÍÎÏĪłľŁĽñńňÑŃŇòóôõöøōőÒÓÔÕÖØŌŐřŘśšşșŚŠŞȘťţțŤŢȚùúûüūůűÙÚÛÜŪŮŰýÿÝŸźżžŹŻŽ-’''.,', 'aaaaaaaaaaaaaaaaaaccccccddddeeeeeeeeeeeeeeeeggiiiiiiiiiiillllnnnnnnoooooooooooooooorrssssssssttttttuuuuuuuuuuuuuuyyyyzzzzzz ')),
    'ß', 'ss'), 'æ', 'a'), 'œ', 'o'), 'ae', 'a'), 'oe', 'o'), 'ue', 'u');

-- What an import changed of a person or a case: only the values that differ. A grant names none of these columns and does not come here.
create table extension.register_change (
  id bigint generated always as identity primary key,
  canton text not null,
  legal_form text not null,
  pid integer not null,
  -- None where the person changed and not a case.
  period smallint,
  at timestamptz not null default platform.moment(),
  before jsonb not null,
  after jsonb not null
);
create index register_change_of on extension.register_change (canton, legal_form, pid, at);
grant select on extension.register_change to efristerstreckung_app;

create function extension.note_change() returns trigger language plpgsql security definer set search_path = extension, pg_temp as $$
declare
  was jsonb := to_jsonb(old);
  is_now jsonb := to_jsonb(new);
begin
  insert into register_change (canton, legal_form, pid, period, before, after)
    select new.canton, new.legal_form, new.pid, (is_now ->> 'period')::smallint,
      jsonb_object_agg(o.key, o.value), jsonb_object_agg(o.key, is_now -> o.key)
    from jsonb_each(was) o where o.value is distinct from is_now -> o.key;
  return null;
end $$;
create trigger note_change after update of state, reminder_level, reminder_deadline, taxpayer_group, special, is_blocked, base_deadline
  on extension.tax_case for each row when (old is distinct from new) execute function extension.note_change();
create trigger note_change after update of name, first_name, birth_date, uid, case_pid, died_on, left_on
  on extension.person for each row when (old is distinct from new) execute function extension.note_change();

-- What the chain and the deliveries say of some requests. The application sees these tables in no other way.
create function extension.chain_of(of_canton text, of_period smallint, ids uuid[])
  returns table (request_id uuid, action text, at timestamptz, seal bigint, sealed_at timestamptz)
  language sql stable security definer set search_path = extension, pg_temp
begin atomic
  select a.request_id, a.action, a.at, a.seal, s.sealed_at
    from extension.audit a join extension.audit_seal s on s.number = a.seal
    where a.canton = of_canton and a.period = of_period and a.request_id = any (ids)
    order by a.seal, a.position;
end;
create function extension.deliveries_of(of_canton text, of_period smallint, ids uuid[])
  returns table (request_id uuid, state text, attempts integer, queued_at timestamptz, due_at timestamptz, delivered_at timestamptz, last_failure text)
  language sql stable security definer set search_path = extension, pg_temp
begin atomic
  select d.request_id, d.state, d.attempts, d.queued_at, d.due_at, d.delivered_at, d.last_failure
    from extension.delivery d where d.canton = of_canton and d.period = of_period and d.request_id = any (ids);
end;
revoke all on function extension.chain_of(text, smallint, uuid[]), extension.deliveries_of(text, smallint, uuid[]) from public;
grant execute on function extension.chain_of(text, smallint, uuid[]), extension.deliveries_of(text, smallint, uuid[]) to efristerstreckung_app;
