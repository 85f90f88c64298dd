-- The tax office: who acts for it and for how long, and who was given a role there by hand.

create schema desk;
grant usage on schema desk to efristerstreckung_app;

-- A role given on the command line to whoever the provider knows by this e-mail address or subject. Taken back, it stays as a trace.
create table desk.office_grant (
  id bigint generated always as identity primary key,
  issuer text not null,
  holder text not null check (holder ~ '^(email|subject):.' and length(holder) <= 300),
  role text not null check (role in ('office-clerk', 'office-lead', 'office-audit')),
  granted_at timestamptz not null default platform.moment(),
  granted_by text not null default session_user,
  revoked_at timestamptz,
  revoked_by text
);
create unique index office_grant_once on desk.office_grant (issuer, holder, role) where revoked_at is null;

create table desk.office_session (
  -- SHA-256 of the id in the cookie.
  id_hash bytea primary key,
  issuer text not null,
  subject text not null,
  name text not null check (length(name) between 1 and 200),
  -- Only where the provider has verified it, because grants go by it.
  email text,
  -- What the provider said at sign-in; what was granted by hand is looked up each time.
  realm_roles text[] not null,
  created_at timestamptz not null default platform.moment(),
  seen_at timestamptz not null default platform.moment()
);

-- A sign-in that is on its way to the provider and back. Only the browser that began it can end it, and only once.
create table desk.sign_in_flow (
  state_hash bytea primary key,
  browser_hash bytea not null,
  verifier text not null,
  nonce text not null,
  return_path text not null,
  expires_at timestamptz not null default platform.moment() + interval '10 minutes'
);
grant insert on desk.sign_in_flow to efristerstreckung_app;

-- The application may not look into these tables. It asks below for one session, whose secret it must already hold.
create function desk.roles_of(asked_issuer text, asked_subject text, asked_email text, realm_roles text[]) returns text[]
  language sql stable security definer set search_path = desk, pg_temp
  return array(
    select role from unnest(realm_roles) as role where role in ('office-clerk', 'office-lead', 'office-audit')
    union
    select g.role from desk.office_grant g
      where g.issuer = asked_issuer and g.revoked_at is null
        and g.holder in ('email:' || lower(asked_email), 'subject:' || asked_subject)
    order by role
  );

-- Begins a session and ends the one the browser brought along. Whoever has no role at the tax office gets none.
create function desk.begin_session(
  session_hash bytea, former_hash bytea,
  its_issuer text, its_subject text, its_name text, verified_email text, its_realm_roles text[]
) returns text[]
  language plpgsql security definer set search_path = desk, pg_temp as $$
declare
  roles text[] := desk.roles_of(its_issuer, its_subject, verified_email, its_realm_roles);
begin
  delete from desk.office_session where id_hash = former_hash;
  if cardinality(roles) > 0 then
    insert into desk.office_session (id_hash, issuer, subject, name, email, realm_roles)
      values (session_hash, its_issuer, its_subject, its_name, verified_email, its_realm_roles);
  end if;
  return roles;
end $$;

-- Whose session this is, as long as it lasts: 15 minutes without a request, 8 hours in all.
-- Being asked for keeps it alive; that is noted at most once a minute.
create function desk.officer(session_hash bytea, current_issuer text)
  returns table (subject text, name text, roles text[], idle_seconds integer, ends_at timestamptz, seconds integer)
  language plpgsql security definer set search_path = desk, pg_temp as $$
declare
  moment timestamptz := platform.moment();
  session desk.office_session;
begin
  select s.* into session from desk.office_session s
    where s.id_hash = session_hash and s.issuer = current_issuer
      and s.seen_at > moment - interval '15 minutes' and s.created_at > moment - interval '8 hours';
  roles := desk.roles_of(session.issuer, session.subject, session.email, session.realm_roles);
  if session.id_hash is null or cardinality(roles) = 0 then return; end if;
  if session.seen_at <= moment - interval '1 minute' then
    update desk.office_session s set seen_at = moment where s.id_hash = session_hash;
    session.seen_at := moment;
  end if;
  subject := session.subject;
  name := session.name;
  ends_at := session.created_at + interval '8 hours';
  seconds := ceil(extract(epoch from ends_at - moment));
  idle_seconds := least(seconds, ceil(extract(epoch from session.seen_at + interval '15 minutes' - moment)));
  return next;
end $$;

create function desk.end_session(session_hash bytea) returns void
  language sql security definer set search_path = desk, pg_temp
begin atomic
  delete from desk.office_session where id_hash = session_hash;
end;

create function desk.take_flow(flow_state_hash bytea, flow_browser_hash bytea)
  returns table (verifier text, nonce text, return_path text)
  language sql security definer set search_path = desk, pg_temp
begin atomic
  delete from desk.sign_in_flow f
    where f.state_hash = flow_state_hash and f.browser_hash = flow_browser_hash and f.expires_at > platform.moment()
    returning f.verifier, f.nonce, f.return_path;
end;

revoke all on all functions in schema desk from public;
grant execute on all functions in schema desk to efristerstreckung_app;
