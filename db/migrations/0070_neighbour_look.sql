-- What workers found when they last looked for another system: the mail server is known to them alone, and readiness is told by the server.
create table platform.neighbour_look (
  neighbour text primary key,
  is_missing boolean not null,
  looked_at timestamptz not null default clock_timestamp()
);
grant select on platform.neighbour_look to efristerstreckung_app;
