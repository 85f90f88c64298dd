-- What people say about the form and how far they get in it: counts by day, and nothing about who. Votes on the help move here. Servers of the version
-- before go on counting theirs in the old table, which stays for them; those few are not shown.

create table extension.vote (
  canton text not null,
  question text not null check (length(question) <= 40),
  choice text not null check (choice in ('yes', 'partly', 'no')),
  -- What the form had answered, where the question is about that; language and device only there, too.
  outcome text not null check (outcome in ('', 'granted', 'unchanged', 'rejected', 'pending', 'failed')),
  language text not null check (length(language) <= 10),
  device text not null check (device in ('', 'phone', 'tablet', 'desktop')),
  day date not null,
  count bigint not null,
  primary key (canton, question, day, choice, outcome, language, device)
) with (fillfactor = 70);

create table extension.form_step (
  canton text not null,
  step text not null check (length(step) <= 40),
  language text not null check (length(language) <= 10),
  device text not null check (device in ('phone', 'tablet', 'desktop')),
  day date not null,
  count bigint not null,
  primary key (canton, day, step, language, device)
) with (fillfactor = 70);

grant select, insert, update on extension.vote, extension.form_step to efristerstreckung_app;

insert into extension.vote (canton, question, choice, outcome, language, device, day, count)
  select canton, question, 'yes', '', '', '', day, helpful from extension.help_vote where helpful > 0
  union all select canton, question, 'no', '', '', '', day, unhelpful from extension.help_vote where unhelpful > 0;
