-- Whose an e-mail address is: proved by a link that was mailed there, by a provider, or by the operator's word.
-- Only then an account sends and gets mail of the workspace. Accounts of providers are proved when they sign in the next time.
alter table accounts.account add column email_proved_at timestamptz;
grant update (email_proved_at) on accounts.account to efristerstreckung_app;
-- The accounts of the demonstration are the only ones with a name to sign in with.
update accounts.account set email_proved_at = platform.moment() where username is not null;

-- Links that can be used once. They are made by the worker, which mails them, or by the operator.
create table accounts.link (
  -- SHA-256 of the code in the link.
  code_hash bytea primary key,
  purpose text not null check (purpose in ('address', 'password', 'invitation')),
  account_id uuid references accounts.account on delete cascade,
  invitation_id uuid references accounts.invitation on delete cascade,
  -- The address it was mailed to. One that the operator passes on proves none.
  mailed_to text,
  expires_at timestamptz not null,
  check ((purpose = 'invitation') = (invitation_id is not null) and (account_id is null) = (invitation_id is not null))
);
create index link_account on accounts.link (account_id);
create index link_invitation on accounts.link (invitation_id);
create index link_expires on accounts.link (expires_at);

create function accounts.link_of(link_hash bytea)
  returns table (email text, purpose text)
  language sql stable security definer set search_path = accounts, pg_temp
begin atomic
  select a.email, l.purpose from accounts.link l join accounts.account a on a.id = l.account_id
    where l.code_hash = link_hash and l.expires_at > platform.moment() and a.disabled_at is null;
end;

-- Uses up a link that was mailed, and gives the address that it proves. Not if the account has got another one since.
create function accounts.prove_address(link_hash bytea) returns text
  language sql security definer set search_path = accounts, pg_temp
begin atomic
  with used as (
    delete from accounts.link where code_hash = link_hash and purpose = 'address' and expires_at > platform.moment()
      returning account_id, mailed_to
  )
  update accounts.account a set email_proved_at = coalesce(a.email_proved_at, platform.moment())
    from used where a.id = used.account_id and lower(a.email) = lower(used.mailed_to) and a.disabled_at is null
    returning a.email;
end;

-- Uses up a link, and gives the account that has the new password. Whoever had the old one is signed out everywhere.
create function accounts.reset_password(link_hash bytea, new_hash text) returns uuid
  language plpgsql security definer set search_path = accounts, pg_temp as $$
declare
  used accounts.link;
begin
  delete from accounts.link l using accounts.account a
    where l.code_hash = link_hash and l.purpose = 'password' and l.expires_at > platform.moment()
      and a.id = l.account_id and a.disabled_at is null
    returning l.* into used;
  if used.account_id is null then return null; end if;
  update accounts.credential set password_hash = new_hash where account_id = used.account_id;
  update accounts.account set email_proved_at = coalesce(email_proved_at, platform.moment())
    where id = used.account_id and lower(email) = lower(used.mailed_to);
  delete from accounts.session where account_id = used.account_id;
  delete from accounts.device where account_id = used.account_id;
  delete from accounts.link where account_id = used.account_id and purpose = 'password';
  return used.account_id;
end $$;

-- An invitation that is mailed has a second code: whoever comes with that one has the address.
drop function accounts.invitation_of(bytea);
create function accounts.invitation_of(invitation_code_hash bytea)
  returns table (id uuid, workspace_id uuid, workspace_name text, email text, role text, invited_by text, is_mailed boolean)
  language sql stable security definer set search_path = accounts, pg_temp
begin atomic
  select i.id, i.workspace_id, w.name, i.email, i.role, a.display_name, i.code_hash <> invitation_code_hash
    from accounts.invitation i
    join accounts.workspace w on w.id = i.workspace_id
    left join accounts.account a on a.id = i.invited_by
    where i.expires_at > platform.moment() and (i.code_hash = invitation_code_hash
      or i.id = (select l.invitation_id from accounts.link l where l.code_hash = invitation_code_hash));
end;
create or replace function accounts.accept_invitation(invitation_code_hash bytea) returns uuid
  language plpgsql security definer set search_path = accounts, pg_temp as $$
declare
  asked record;
  accepted accounts.invitation;
begin
  select id, is_mailed into asked from accounts.invitation_of(invitation_code_hash);
  delete from accounts.invitation i using accounts.account a
    where i.id = asked.id and a.id = platform.account() and lower(a.email) = lower(i.email)
    returning i.* into accepted;
  if accepted.id is null then return null; end if;
  insert into accounts.membership (workspace_id, account_id, role)
    values (accepted.workspace_id, platform.account(), accepted.role)
    on conflict (workspace_id, account_id) do nothing;
  if asked.is_mailed then
    update accounts.account set email_proved_at = coalesce(email_proved_at, platform.moment()) where id = platform.account();
  end if;
  return accepted.workspace_id;
end $$;
revoke all on all functions in schema accounts from public;
grant execute on all functions in schema accounts to efristerstreckung_app;

-- How many outside the workspace the running account and its whole workspace have written to within the last hour.
create function mail.written_beyond() returns table (by_account integer, by_workspace integer)
  language sql stable security definer set search_path = mail, pg_temp
begin atomic
  select count(*) filter (where account_id = platform.account())::integer, count(*)::integer from mail.delivery
    where is_beyond and made_at > now() - interval '1 hour'
      and (account_id = platform.account() or workspace_id = platform.workspace());
end;
revoke all on function mail.written_beyond() from public;
grant execute on function mail.written_beyond() to efristerstreckung_app;
