-- What every feature stands on: the role that answers requests, the legal clock, the workspace of the caller, live events, shared limits, jobs.

do $$ begin
  create role efristerstreckung_app nologin nobypassrls;
exception when duplicate_object then null;
end $$;
-- Lets the connecting role act as the application role, and nothing more.
do $$ begin
  execute format('grant efristerstreckung_app to %I', current_user);
end $$;
grant usage on schema platform to efristerstreckung_app;

-- The database clock is the legal clock; a connection of a test may set another one.
create function platform.moment() returns timestamptz language sql stable parallel safe
  return coalesce(nullif(current_setting('app.clock', true), '')::timestamptz, clock_timestamp());

-- The workspace of the running transaction, set by the gate; row-level security policies compare with it.
create function platform.workspace() returns uuid language sql stable parallel safe
  return nullif(current_setting('app.workspace', true), '')::uuid;

-- What changed where, for browsers that listen. Ids only; kept for an hour.
create table platform.live_event (
  id bigint generated always as identity primary key,
  xid xid8 not null default pg_current_xact_id(),
  workspace_id uuid not null,
  topic text not null check (length(topic) <= 60),
  key text not null check (length(key) <= 100),
  at timestamptz not null default clock_timestamp()
);
create index live_event_xid on platform.live_event (xid);
create index live_event_at on platform.live_event (at);
alter table platform.live_event enable row level security;
create policy own_workspace on platform.live_event using (workspace_id = platform.workspace());
grant select, insert on platform.live_event to efristerstreckung_app;

create function platform.tell_listeners() returns trigger language plpgsql as $$
begin
  perform pg_notify('live', '');
  return null;
end $$;
create trigger tell_listeners after insert on platform.live_event for each statement execute function platform.tell_listeners();

-- Everything a server process fans out to its own streams: committed events since a cursor, and the next cursor.
-- Rows of a transaction that commits late have an xid at or above the old horizon, so none is ever skipped.
create function platform.live_since(cursor_xid xid8)
  returns table (id bigint, workspace_id uuid, topic text, key text, horizon xid8)
  language sql stable security definer set search_path = platform, pg_temp
begin atomic
  select e.id, e.workspace_id, e.topic, e.key, h.horizon
    from (select pg_snapshot_xmin(pg_current_snapshot()) as horizon) h
    left join platform.live_event e on e.xid >= cursor_xid
    order by e.id;
end;
revoke all on function platform.live_since(xid8) from public;
grant execute on function platform.live_since(xid8) to efristerstreckung_app;

-- Second stage of the rate limits, shared by all server processes. Losing it in a crash only forgives.
create unlogged table platform.rate_limit (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
create index rate_limit_expire on platform.rate_limit (expire);
grant select, insert, update, delete on platform.rate_limit to efristerstreckung_app;

-- The application may queue a job inside its own transaction, but neither read nor change the queue.
create function platform.queue_job(job text, payload json, run_at timestamptz, job_key text) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform graphile_worker.add_job(job, payload, run_at => run_at, job_key => job_key);
end $$;
revoke all on function platform.queue_job(text, json, timestamptz, text) from public;
grant execute on function platform.queue_job(text, json, timestamptz, text) to efristerstreckung_app;
