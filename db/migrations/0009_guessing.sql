-- Failed identifications, counted within windows: for a number, for a network, for the whole service. Counts only, no dates that were tried.

create table extension.miss (
  canton text not null,
  scope text not null check (length(scope) <= 20),
  subject text not null check (length(subject) <= 60),
  since timestamptz not null,
  misses integer not null,
  primary key (canton, scope, subject)
) with (fillfactor = 70);
create index miss_since on extension.miss (since);
grant select, insert, update on extension.miss to efristerstreckung_app;
