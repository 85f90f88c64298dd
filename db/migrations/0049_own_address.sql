-- A link proves the address of whoever is signed in, and of nobody else: somebody who opens the mail that a stranger has
-- ordered by registering their address must not prove the stranger's account with it.
create or replace function accounts.prove_address(link_hash bytea) returns text
  language sql security definer set search_path = accounts, pg_temp
begin atomic
  with used as (
    delete from accounts.link
      where code_hash = link_hash and purpose = 'address' and expires_at > platform.moment() and account_id = platform.account()
      returning account_id, mailed_to
  )
  update accounts.account a set email_proved_at = coalesce(a.email_proved_at, platform.moment())
    from used where a.id = used.account_id and lower(a.email) = lower(used.mailed_to) and a.disabled_at is null
    returning a.email;
end;
