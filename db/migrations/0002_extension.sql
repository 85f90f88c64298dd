-- The tax register as far as the form needs it, and every request with its decision. The canton is first in each key.

create schema extension;
grant usage on schema extension to efristerstreckung_app;

-- Natural persons and legal entities are numbered in series of their own.
create table extension.person (
  canton text not null,
  legal_form text not null check (legal_form in ('natural-person', 'legal-entity')),
  pid integer not null check (pid between 1 and 999999),
  name text not null,
  first_name text not null default '',
  birth_date date,
  primary key (canton, legal_form, pid),
  check ((legal_form = 'natural-person') = (birth_date is not null))
);

create table extension.tax_case (
  canton text not null,
  legal_form text not null,
  pid integer not null,
  period smallint not null,
  deadline date not null,
  primary key (canton, legal_form, pid, period),
  foreign key (canton, legal_form, pid) references extension.person
) with (fillfactor = 90);

create table extension.request (
  canton text not null,
  period smallint not null,
  id uuid not null,
  pid integer not null,
  legal_form text not null check (legal_form in ('natural-person', 'legal-entity')),
  wish date not null,
  received_at timestamptz not null,
  outcome text not null check (outcome in ('granted', 'unchanged', 'rejected')),
  rule text not null,
  old_deadline date,
  new_deadline date,
  primary key (canton, period, id),
  check ((outcome = 'rejected') = (old_deadline is null)),
  check ((outcome = 'rejected') = (new_deadline is null)),
  check (new_deadline >= old_deadline)
) partition by list (period);
create index request_of_person on extension.request (canton, legal_form, pid, received_at);
create table extension.request_2024 partition of extension.request for values in (2024);
create table extension.request_2025 partition of extension.request for values in (2025);
create table extension.request_2026 partition of extension.request for values in (2026);
create table extension.request_2027 partition of extension.request for values in (2027);
create table extension.request_2028 partition of extension.request for values in (2028);
create table extension.request_other partition of extension.request default;

grant select on extension.person to efristerstreckung_app;
grant select, update (deadline) on extension.tax_case to efristerstreckung_app;
grant select, insert on extension.request to efristerstreckung_app;
