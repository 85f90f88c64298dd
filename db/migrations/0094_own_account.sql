-- What people see and do of their own account: where they are signed in, access tokens for their scripts, invitations to their address, and its deletion.

-- Words for people, never the header of the browser.
alter table accounts.session add column browser text, add column system text, add column used_at timestamptz;
grant update (used_at) on accounts.session to efristerstreckung_app;

create table accounts.access_token (
  id uuid primary key,
  account_id uuid not null references accounts.account on delete cascade,
  workspace_id uuid not null,
  name text not null check (length(name) between 1 and 60),
  rights text not null check (rights in ('read', 'write')),
  -- SHA-256 of the token, which is shown once and kept nowhere.
  token_hash bytea not null unique,
  made_at timestamptz not null default platform.moment(),
  expires_at timestamptz not null,
  used_at timestamptz,
  -- It ends with the membership.
  foreign key (workspace_id, account_id) references accounts.membership on delete cascade
);
create index access_token_membership on accounts.access_token (workspace_id, account_id);
create index access_token_account on accounts.access_token (account_id);
create index access_token_expires on accounts.access_token (expires_at);
alter table accounts.access_token enable row level security;
create policy own on accounts.access_token using (account_id = platform.account());
grant select, insert, delete on accounts.access_token to efristerstreckung_app;

create function accounts.token_caller(hash bytea)
  returns table (account_id uuid, workspace_id uuid, role text, rights text)
  language sql stable security definer set search_path = accounts, pg_temp
begin atomic
  select t.account_id, t.workspace_id, m.role, t.rights
    from accounts.access_token t
    join accounts.membership m on m.workspace_id = t.workspace_id and m.account_id = t.account_id
    join accounts.account a on a.id = t.account_id
    where t.token_hash = hash and t.expires_at > platform.moment() and a.disabled_at is null;
end;

-- When a session or token was last used, to within a quarter of an hour: not every request is worth a write.
create function accounts.note_use(hash bytea) returns void
  language sql security definer set search_path = accounts, pg_temp
begin atomic
  update accounts.session set used_at = platform.moment()
    where id_hash = hash and coalesce(used_at, created_at) < platform.moment() - interval '15 minutes';
  update accounts.access_token set used_at = platform.moment()
    where token_hash = hash and (used_at is null or used_at < platform.moment() - interval '15 minutes');
end;

-- Invitations to the proved address of the running account. Who has proved it needs no mail to accept one.
create function accounts.own_invitations()
  returns table (id uuid, workspace_id uuid, workspace_name text, role text, invited_by text, expires_at timestamptz)
  language sql stable security definer set search_path = accounts, pg_temp
begin atomic
  select i.id, i.workspace_id, w.name, i.role, b.display_name, i.expires_at
    from accounts.account a
    join accounts.invitation i on lower(i.email) = lower(a.email)
    join accounts.workspace w on w.id = i.workspace_id
    left join accounts.account b on b.id = i.invited_by
    where a.id = platform.account() and a.email_proved_at is not null and i.expires_at > platform.moment()
    order by i.id desc;
end;
create function accounts.take_own_invitation(invitation_id uuid, joins boolean) returns uuid
  language plpgsql security definer set search_path = accounts, pg_temp as $$
declare
  taken accounts.invitation;
begin
  delete from accounts.invitation i using accounts.own_invitations() o where o.id = invitation_id and i.id = o.id returning i.* into taken;
  if taken.id is not null and joins then
    insert into accounts.membership (workspace_id, account_id, role) values (taken.workspace_id, platform.account(), taken.role)
      on conflict (workspace_id, account_id) do nothing;
  end if;
  return taken.workspace_id;
end $$;

revoke all on function accounts.token_caller(bytea), accounts.note_use(bytea), accounts.own_invitations(),
  accounts.take_own_invitation(uuid, boolean) from public;
grant execute on function accounts.token_caller(bytea), accounts.note_use(bytea), accounts.own_invitations(),
  accounts.take_own_invitation(uuid, boolean) to efristerstreckung_app;

-- An account that its owner wants deleted goes 14 days later, unless they sign in again and keep it.
alter table accounts.account add column delete_at timestamptz, add column delete_language text, add column delete_reminded_at timestamptz;
grant update (delete_at, delete_language, delete_reminded_at) on accounts.account to efristerstreckung_app;

-- The running account's workspaces that would be left with members, but without an admin.
create function accounts.workspaces_needing_admin() returns table (id uuid, name text)
  language sql stable security definer set search_path = accounts, pg_temp
begin atomic
  select w.id, w.name from accounts.membership m join accounts.workspace w on w.id = m.workspace_id
    where m.account_id = platform.account() and m.role = 'admin'
      and exists (select from accounts.membership o join accounts.account a on a.id = o.account_id
        where o.workspace_id = w.id and o.account_id <> m.account_id and a.disabled_at is null)
      and not exists (select from accounts.membership o join accounts.account a on a.id = o.account_id
        where o.workspace_id = w.id and o.account_id <> m.account_id and o.role = 'admin' and a.disabled_at is null)
    order by lower(w.name), w.id;
end;
create function accounts.has_password() returns boolean
  language sql stable security definer set search_path = accounts, pg_temp
  return exists (select from accounts.credential where account_id = platform.account());
create function accounts.has_colleagues(asked_id uuid) returns boolean
  language sql stable security definer set search_path = accounts, pg_temp
  return exists (select from accounts.membership where workspace_id = asked_id and account_id <> platform.account())
    and accounts.role_in(asked_id) is not null;
revoke all on function accounts.workspaces_needing_admin(), accounts.has_password(), accounts.has_colleagues(uuid) from public;
grant execute on function accounts.workspaces_needing_admin(), accounts.has_password(), accounts.has_colleagues(uuid)
  to efristerstreckung_app;
