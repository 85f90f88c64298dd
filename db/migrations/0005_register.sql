-- What the tax system knows of persons and cases, as far as the rules ask for it. Servers that are still running do not look at it.

alter table extension.person
  -- Couples file one return: the number under which their case is kept, where it is not the person's own.
  add column case_pid integer check (case_pid between 1 and 999999),
  add column died_on date,
  add column left_on date;

alter table extension.tax_case
  -- The deadline by law, before anybody asked for more time.
  add column base_deadline date,
  add column state text not null default 'open' check (state in ('open', 'filed', 'in-assessment', 'assessed', 'estimated')),
  add column reminder_level smallint not null default 0 check (reminder_level between 0 and 2),
  add column reminder_deadline date,
  add column taxpayer_group text not null default 'employed'
    check (taxpayer_group in ('employed', 'self-employed', 'legal-entity', 'limited')),
  add column special text not null default 'none' check (special in ('none', 'part-year', 'expense', 'liquidation')),
  add column is_blocked boolean not null default false,
  add column extensions smallint not null default 0 check (extensions >= 0);
update extension.tax_case set taxpayer_group = 'legal-entity' where legal_form = 'legal-entity';
grant update (extensions) on extension.tax_case to efristerstreckung_app;

-- More time for everybody of a group, given by the office. Raises what is lower, never lowers, and counts as nobody's extension.
create table extension.general_extension (
  canton text not null,
  period smallint not null,
  taxpayer_group text not null check (taxpayer_group in ('employed', 'self-employed', 'legal-entity', 'limited')),
  deadline date not null,
  reason text not null check (length(reason) between 1 and 500),
  primary key (canton, period, taxpayer_group)
);
grant select on extension.general_extension to efristerstreckung_app;
