-- Whether the answers of the public help were useful: counts by question and day, and nothing about who said so.

create table extension.help_vote (
  canton text not null,
  question text not null check (length(question) <= 40),
  day date not null,
  helpful integer not null default 0,
  unhelpful integer not null default 0,
  primary key (canton, question, day)
) with (fillfactor = 70);
grant select, insert, update on extension.help_vote to efristerstreckung_app;
