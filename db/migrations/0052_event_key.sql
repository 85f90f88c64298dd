-- With which accounts and networks are hashed in the log of security events: the same on every server, and of no use to whoever has only the log.
create table platform.event_key (
  is_only boolean primary key default true check (is_only),
  key bytea not null default sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()))
);
insert into platform.event_key default values;
grant select on platform.event_key to efristerstreckung_app;
