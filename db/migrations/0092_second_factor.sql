-- What proves who somebody is beside a password: codes of an authenticator app, recovery codes, passkeys. Servers that are still running know none of it.

create table accounts.totp (
  account_id uuid primary key references accounts.account on delete cascade,
  -- Encrypted with a key that is not in the database.
  secret bytea not null,
  -- The time step of the last code that was taken: neither that code nor an older one is taken again.
  last_step bigint not null default 0,
  -- Asked for at sign-in only once a first code has shown that the app has the secret.
  confirmed_at timestamptz
);
create table accounts.recovery_code (
  account_id uuid not null references accounts.account on delete cascade,
  -- SHA-256 of account and code. Deleted when it is used.
  code_hash bytea not null,
  primary key (account_id, code_hash)
);
create table accounts.passkey (
  id uuid primary key,
  account_id uuid not null references accounts.account on delete cascade,
  credential_id bytea not null unique,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  -- Kept in sync between the devices of its owner, or bound to one.
  is_synced boolean not null,
  name text not null check (length(name) between 1 and 60),
  created_at timestamptz not null default platform.moment(),
  used_at timestamptz
);
create index passkey_account on accounts.passkey (account_id);

-- A challenge that a passkey has to sign. It works once, and only for what it was made for.
create table accounts.passkey_challenge (
  challenge_hash bytea primary key,
  -- SHA-256 of the session, browser or ticket.
  bound_hash bytea not null,
  expires_at timestamptz not null
);
create index passkey_challenge_expires on accounts.passkey_challenge (expires_at);

-- A sign-in whose password was right, and that waits for its second step.
create table accounts.second_step (
  ticket_hash bytea primary key,
  account_id uuid not null references accounts.account on delete cascade,
  expires_at timestamptz not null
);
create index second_step_account on accounts.second_step (account_id);
create index second_step_expires on accounts.second_step (expires_at);

alter table accounts.totp enable row level security;
create policy own on accounts.totp using (account_id = platform.account());
alter table accounts.recovery_code enable row level security;
create policy own on accounts.recovery_code using (account_id = platform.account());
alter table accounts.passkey enable row level security;
create policy own on accounts.passkey using (account_id = platform.account());
alter table accounts.second_step enable row level security;
create policy own on accounts.second_step using (account_id = platform.account());

grant select, insert, update, delete on accounts.totp to efristerstreckung_app;
grant select, insert, delete on accounts.recovery_code to efristerstreckung_app;
grant select, insert, delete on accounts.passkey to efristerstreckung_app;
grant update (counter, is_synced, name, used_at) on accounts.passkey to efristerstreckung_app;
grant select, insert, delete on accounts.passkey_challenge to efristerstreckung_app;
grant select, insert, delete on accounts.second_step to efristerstreckung_app;

-- What must be asked before anybody is known.
create function accounts.account_of_ticket(asked_hash bytea) returns uuid
  language sql stable security definer set search_path = accounts, pg_temp
begin atomic
  select s.account_id from accounts.second_step s join accounts.account a on a.id = s.account_id
    where s.ticket_hash = asked_hash and s.expires_at > platform.moment() and a.disabled_at is null;
end;
create function accounts.passkey_of(asked_id bytea)
  returns table (id uuid, account_id uuid, public_key bytea, counter bigint, is_disabled boolean)
  language sql stable security definer set search_path = accounts, pg_temp
begin atomic
  select p.id, p.account_id, p.public_key, p.counter, a.disabled_at is not null
    from accounts.passkey p join accounts.account a on a.id = p.account_id where p.credential_id = asked_id;
end;

-- The hash of the running account, and no other; nothing where it signs in at a provider.
create function accounts.own_password() returns text
  language sql stable security definer set search_path = accounts, pg_temp
  return (select password_hash from accounts.credential where account_id = platform.account());

-- Replaces the password of the running account, unless somebody else did meanwhile, and signs out everywhere but in this session.
create function accounts.change_password(old_hash text, new_hash text, kept_session_hash bytea) returns boolean
  language plpgsql security definer set search_path = accounts, pg_temp as $$
begin
  update accounts.credential set password_hash = new_hash where account_id = platform.account() and password_hash = old_hash;
  if not found then return false; end if;
  delete from accounts.session where account_id = platform.account() and id_hash <> kept_session_hash;
  delete from accounts.device where account_id = platform.account();
  delete from accounts.link where account_id = platform.account() and purpose = 'password';
  delete from accounts.second_step where account_id = platform.account();
  return true;
end $$;

-- As before; a sign-in that waits for its second step ends too.
create or replace function accounts.reset_password(link_hash bytea, new_hash text) returns uuid
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
  delete from accounts.second_step where account_id = used.account_id;
  return used.account_id;
end $$;
revoke all on all functions in schema accounts from public;
grant execute on all functions in schema accounts to efristerstreckung_app;
