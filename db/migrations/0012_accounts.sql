-- Accounts, the workspaces they share, their sessions, and the keys that sign their tokens.

-- The account of the running transaction, set by the gate or by a sign-in that has just succeeded; policies compare with it.
create function platform.account() returns uuid language sql stable parallel safe
  return nullif(current_setting('app.account', true), '')::uuid;

create schema accounts;
grant usage on schema accounts to efristerstreckung_app;

create table accounts.account (
  id uuid primary key,
  provider text not null check (provider in ('custom api', 'firebase', 'auth0', 'identity provider')),
  -- Who the provider says it is: issuer and subject. Nobody for accounts of our own.
  issuer text,
  subject text,
  email text not null check (length(email) <= 254),
  -- A name to sign in with beside the e-mail address; the demo accounts have one.
  username text,
  display_name text not null check (length(display_name) between 1 and 100),
  photo_url text not null default '' check (length(photo_url) <= 2000),
  settings jsonb not null default '{}' check (length(settings::text) <= 20000),
  shortcuts jsonb check (length(shortcuts::text) <= 5000),
  -- The workspace a new session begins in.
  workspace_id uuid not null,
  disabled_at timestamptz,
  created_at timestamptz not null default platform.moment(),
  check ((provider = 'custom api') = (issuer is null) and (issuer is null) = (subject is null))
);
create unique index account_email on accounts.account (lower(email)) where provider = 'custom api';
create unique index account_username on accounts.account (lower(username));
create unique index account_subject on accounts.account (issuer, subject);

-- Apart from the account, so that no statement that reads an account can ever read it along.
create table accounts.credential (
  account_id uuid primary key references accounts.account on delete cascade,
  password_hash text not null
);

create table accounts.workspace (
  id uuid primary key,
  name text not null check (length(name) between 1 and 100),
  founder_id uuid references accounts.account on delete set null deferrable initially deferred,
  created_at timestamptz not null default platform.moment()
);
create index workspace_founder on accounts.workspace (founder_id);
alter table accounts.account add foreign key (workspace_id) references accounts.workspace deferrable initially deferred;
create index account_workspace on accounts.account (workspace_id);

create table accounts.membership (
  workspace_id uuid not null references accounts.workspace on delete cascade,
  account_id uuid not null references accounts.account on delete cascade,
  role text not null check (role in ('admin', 'staff')),
  joined_at timestamptz not null default platform.moment(),
  primary key (workspace_id, account_id)
);
create index membership_account on accounts.membership (account_id);

create table accounts.invitation (
  id uuid primary key,
  workspace_id uuid not null references accounts.workspace on delete cascade,
  email text not null check (length(email) <= 254),
  role text not null check (role in ('admin', 'staff')),
  -- SHA-256 of the code in the link; the code itself is told once and kept nowhere.
  code_hash bytea not null unique,
  invited_by uuid references accounts.account on delete set null,
  made_at timestamptz not null default platform.moment(),
  expires_at timestamptz not null
);
create unique index invitation_once on accounts.invitation (workspace_id, lower(email));
create index invitation_by on accounts.invitation (invited_by);

create table accounts.session (
  -- SHA-256 of the id in the token.
  id_hash bytea primary key,
  account_id uuid not null references accounts.account on delete cascade,
  workspace_id uuid not null,
  -- The provider's own token, readable only with the id in ours.
  provider_token bytea,
  created_at timestamptz not null default platform.moment(),
  expires_at timestamptz not null,
  -- Who is removed from a workspace loses the sessions in it.
  foreign key (workspace_id, account_id) references accounts.membership on delete cascade
);
create index session_membership on accounts.session (workspace_id, account_id);
create index session_account on accounts.session (account_id);
create index session_expires on accounts.session (expires_at);

create table accounts.signing_key (
  id text primary key,
  public_key jsonb not null,
  private_key jsonb not null,
  made_at timestamptz not null default platform.moment()
);

-- A browser that has signed in before. It has a budget of its own, so that nobody can be locked out by somebody else's guessing.
create table accounts.device (
  id_hash bytea not null,
  account_id uuid not null references accounts.account on delete cascade,
  used_at timestamptz not null default platform.moment(),
  primary key (account_id, id_hash)
);

-- How often somebody guessed lately, by account, network or device. Losing it in a crash only forgives.
create unlogged table accounts.guess (
  key text primary key,
  used integer not null,
  since timestamptz not null
);

-- A sign-in that is on its way to a provider and back. Only the browser that began it can end it.
create table accounts.sign_in_flow (
  state_hash bytea primary key,
  browser_hash bytea not null,
  provider text not null,
  verifier text not null,
  nonce text not null,
  return_path text not null,
  expires_at timestamptz not null
);
create index sign_in_flow_expires on accounts.sign_in_flow (expires_at);

-- Who is who, asked by policies; past row-level security, because policies that ask each other never end.
create function accounts.role_in(asked_id uuid) returns text
  language sql stable security definer set search_path = accounts, pg_temp
  return (select role from accounts.membership where workspace_id = asked_id and account_id = platform.account());
create function accounts.is_founder(asked_workspace_id uuid, asked_account_id uuid) returns boolean
  language sql stable security definer set search_path = accounts, pg_temp
  return exists (select from accounts.workspace where id = asked_workspace_id and founder_id = asked_account_id);
create function accounts.has_members(asked_id uuid) returns boolean
  language sql stable security definer set search_path = accounts, pg_temp
  return exists (select from accounts.membership where workspace_id = asked_id);
create function accounts.is_colleague(asked_id uuid) returns boolean
  language sql stable security definer set search_path = accounts, pg_temp
  return exists (select from accounts.membership where workspace_id = platform.workspace() and account_id = asked_id)
    and accounts.role_in(platform.workspace()) is not null;

alter table accounts.account enable row level security;
create policy own on accounts.account using (id = platform.account());
create policy colleagues on accounts.account for select using (accounts.is_colleague(id));
alter table accounts.credential enable row level security;
create policy own on accounts.credential using (account_id = platform.account());
alter table accounts.workspace enable row level security;
create policy found on accounts.workspace for insert with check (founder_id = platform.account());
create policy members on accounts.workspace for select using (founder_id = platform.account() or accounts.role_in(id) is not null);
create policy admins on accounts.workspace for update using (accounts.role_in(id) = 'admin');
alter table accounts.membership enable row level security;
create policy own on accounts.membership for select using (account_id = platform.account());
create policy colleagues on accounts.membership for select
  using (workspace_id = platform.workspace() and accounts.role_in(workspace_id) is not null);
-- Only once: who founded a workspace cannot come back to it in a better role.
create policy found on accounts.membership for insert
  with check (account_id = platform.account() and accounts.is_founder(workspace_id, account_id) and not accounts.has_members(workspace_id));
create policy admins_change on accounts.membership for update
  using (workspace_id = platform.workspace() and accounts.role_in(workspace_id) = 'admin');
-- Who founded a workspace stays in it, because everybody needs one to work in.
create policy admins_remove on accounts.membership for delete
  using (not accounts.is_founder(workspace_id, account_id)
    and (account_id = platform.account() or (workspace_id = platform.workspace() and accounts.role_in(workspace_id) = 'admin')));
alter table accounts.invitation enable row level security;
create policy admins on accounts.invitation
  using (workspace_id = platform.workspace() and accounts.role_in(workspace_id) = 'admin');
alter table accounts.session enable row level security;
create policy own on accounts.session using (account_id = platform.account());
alter table accounts.device enable row level security;
create policy own on accounts.device using (account_id = platform.account());

grant select, insert on accounts.account to efristerstreckung_app;
grant update (email, display_name, photo_url, settings, shortcuts, workspace_id) on accounts.account to efristerstreckung_app;
grant insert on accounts.credential to efristerstreckung_app;
grant select, insert on accounts.workspace to efristerstreckung_app;
grant update (name) on accounts.workspace to efristerstreckung_app;
grant select, insert, delete on accounts.membership to efristerstreckung_app;
grant update (role) on accounts.membership to efristerstreckung_app;
grant select, insert, delete on accounts.invitation to efristerstreckung_app;
grant select, insert, delete on accounts.session to efristerstreckung_app;
grant update (expires_at, workspace_id, provider_token) on accounts.session to efristerstreckung_app;
grant select, insert on accounts.signing_key to efristerstreckung_app;
grant select, insert, update, delete on accounts.device to efristerstreckung_app;
grant select, insert, update, delete on accounts.guess to efristerstreckung_app;
grant select, insert, delete on accounts.sign_in_flow to efristerstreckung_app;

-- What must be asked before anybody is known. Each answers about one account only, and says no more than its caller needs.
create function accounts.caller(session_hash bytea)
  returns table (account_id uuid, workspace_id uuid, role text)
  language sql stable security definer set search_path = accounts, pg_temp
begin atomic
  select s.account_id, s.workspace_id, m.role
    from accounts.session s
    join accounts.membership m on m.workspace_id = s.workspace_id and m.account_id = s.account_id
    join accounts.account a on a.id = s.account_id
    where s.id_hash = session_hash and s.expires_at > platform.moment() and a.disabled_at is null;
end;
create function accounts.sign_in_candidate(name text)
  returns table (account_id uuid, password_hash text, is_disabled boolean)
  language sql stable security definer set search_path = accounts, pg_temp
begin atomic
  select a.id, c.password_hash, a.disabled_at is not null
    from accounts.account a join accounts.credential c on c.account_id = a.id
    where (lower(a.email) = lower(name) and a.provider = 'custom api') or lower(a.username) = lower(name);
end;
create function accounts.provider_account(account_issuer text, account_subject text)
  returns table (account_id uuid, is_disabled boolean)
  language sql stable security definer set search_path = accounts, pg_temp
begin atomic
  select a.id, a.disabled_at is not null from accounts.account a where a.issuer = account_issuer and a.subject = account_subject;
end;
create function accounts.is_known_device(asked_id uuid, device_hash bytea) returns boolean
  language sql stable security definer set search_path = accounts, pg_temp
  return exists (select from accounts.device where account_id = asked_id and id_hash = device_hash);
create function accounts.invitation_of(invitation_code_hash bytea)
  returns table (id uuid, workspace_id uuid, workspace_name text, email text, role text, invited_by text)
  language sql stable security definer set search_path = accounts, pg_temp
begin atomic
  select i.id, i.workspace_id, w.name, i.email, i.role, a.display_name
    from accounts.invitation i
    join accounts.workspace w on w.id = i.workspace_id
    left join accounts.account a on a.id = i.invited_by
    where i.code_hash = invitation_code_hash and i.expires_at > platform.moment();
end;
-- Joins the running account to the workspace that invited its e-mail address; who knows the code but has another address stays out.
create function accounts.accept_invitation(invitation_code_hash bytea) returns uuid
  language plpgsql security definer set search_path = accounts, pg_temp as $$
declare
  accepted accounts.invitation;
begin
  delete from accounts.invitation i using accounts.account a
    where i.code_hash = invitation_code_hash and i.expires_at > platform.moment()
      and a.id = platform.account() and lower(a.email) = lower(i.email)
    returning i.* into accepted;
  if accepted.id is null then return null; end if;
  insert into accounts.membership (workspace_id, account_id, role)
    values (accepted.workspace_id, platform.account(), accepted.role)
    on conflict (workspace_id, account_id) do nothing;
  return accepted.workspace_id;
end $$;
revoke all on all functions in schema accounts from public;
grant execute on all functions in schema accounts to efristerstreckung_app;

-- Whoever's rights change is told to every server, so that open streams end with them.
create function accounts.tell_access() returns trigger language plpgsql as $$
begin
  perform pg_notify('access', coalesce(new.account_id, old.account_id)::text);
  return null;
end $$;
create trigger tell_access after update of workspace_id or delete on accounts.session for each row execute function accounts.tell_access();
create trigger tell_access after update of role or delete on accounts.membership for each row execute function accounts.tell_access();
create function accounts.tell_disabled() returns trigger language plpgsql as $$
begin
  perform pg_notify('access', new.id::text);
  return null;
end $$;
create trigger tell_disabled after update of disabled_at on accounts.account for each row execute function accounts.tell_disabled();
