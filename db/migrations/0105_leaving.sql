-- In the days before its deletion an account may be kept, exported and signed out of, and nothing else.

-- Servers that are still running ask accounts.caller, which does not say it.
create function accounts.session_caller(hash bytea)
  returns table (account_id uuid, workspace_id uuid, role text, is_leaving boolean)
  language sql stable security definer set search_path = accounts, pg_temp
begin atomic
  select s.account_id, s.workspace_id, m.role, a.delete_at is not null
    from accounts.session s
    join accounts.membership m on m.workspace_id = s.workspace_id and m.account_id = s.account_id
    join accounts.account a on a.id = s.account_id
    where s.id_hash = hash and s.expires_at > platform.moment() and a.disabled_at is null;
end;
revoke all on function accounts.session_caller(bytea) from public;
grant execute on function accounts.session_caller(bytea) to efristerstreckung_app;

-- The private address of a calendar opens nothing until the account is kept.
create or replace function calendar.feed_of(hash bytea) returns table (workspace_id uuid, account_id uuid)
  language sql stable security definer set search_path = calendar, pg_temp
begin atomic
  select p.workspace_id, p.account_id from calendar.preference p
    join accounts.membership m on m.workspace_id = p.workspace_id and m.account_id = p.account_id
    join accounts.account a on a.id = p.account_id and a.disabled_at is null and a.delete_at is null
    where p.feed_hash = hash;
end;
