-- Accounts of identity providers: the role of the realm in the own workspace.

-- Policies let nobody change their own role. The realm may, at sign-in, but only of accounts that it speaks for and only in the
-- workspace that they have founded; whoever invited them elsewhere decides there.
create function accounts.take_realm_role(realm_role text) returns void
  language sql security definer set search_path = accounts, pg_temp
begin atomic
  update accounts.membership m set role = realm_role
    from accounts.workspace w join accounts.account a on a.id = w.founder_id
    where w.id = m.workspace_id and m.account_id = a.id and a.id = platform.account()
      and a.provider = 'identity provider' and m.role <> realm_role;
end;
revoke all on function accounts.take_realm_role(text) from public;
grant execute on function accounts.take_realm_role(text) to efristerstreckung_app;
