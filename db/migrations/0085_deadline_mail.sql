-- Addresses to which a receipt and two notices before the new deadline are mailed, for those who ask for it. (A reminder is what the office sends to those
-- who are late, so these have another name.) Servers that are still running know none of it and keep working.

create table extension.deadline_mail (
  id uuid primary key,
  canton text not null,
  period smallint not null,
  request_id uuid not null,
  -- Encrypted with a key that is not in the database.
  address bytea not null,
  -- Made with another such key: to count by address, without knowing it.
  address_hash bytea not null,
  language text not null check (length(language) <= 10),
  made_at timestamptz not null default platform.moment(),
  -- Only proved addresses get more than the link by which they are proved.
  proved_at timestamptz,
  -- Noted before a mail leaves, so that none leaves twice; notices by the deadline they tell.
  proof_mailed_at timestamptz,
  receipt_mailed_at timestamptz,
  first_mailed_for date,
  last_mailed_for date
);
create index deadline_mail_request on extension.deadline_mail (canton, period, request_id);
create index deadline_mail_made on extension.deadline_mail (made_at);

-- How many links were mailed to an address that did not prove itself, and for a receipt. Keyed hashes of both.
create table extension.deadline_mail_count (
  hash bytea primary key,
  mails integer not null,
  last_at timestamptz not null
);
create index deadline_mail_count_last on extension.deadline_mail_count (last_at);

grant select, insert, delete, update (proved_at) on extension.deadline_mail to efristerstreckung_app;
grant select, insert, update, delete on extension.deadline_mail_count to efristerstreckung_app;

-- Which deadline holds now for the case behind each address, and whether there is still something to file: not after filing, assessment, a reminder of
-- the office, or a withdrawn decision. Cases that are kept elsewhere have the deadline of the last decision.
create view extension.deadline_mail_case as
  select m.id,
    case when c.pid is null then n.new_deadline else greatest(c.deadline, g.deadline) end as deadline,
    r.id is not null and coalesce(c.state = 'open' and c.reminder_level = 0, true) and coalesce(s.rule not in ('B5', 'U'), true) as is_open
  from extension.deadline_mail m
  left join extension.request r on r.canton = m.canton and r.period = m.period and r.id = m.request_id
  left join extension.person p on p.canton = r.canton and p.legal_form = r.legal_form and p.pid = r.pid
  left join extension.tax_case c
    on c.canton = r.canton and c.legal_form = r.legal_form and c.pid = coalesce(p.case_pid, r.pid) and c.period = r.period
  left join lateral (
    select max(e.deadline) as deadline from extension.general_extension e
    where e.canton = c.canton and e.period = c.period and e.taxpayer_group = c.taxpayer_group and c.deadline between e.old_from and e.old_to
      and (e.legal_form is null or e.legal_form = c.legal_form)
  ) g on true
  left join lateral (
    select q.new_deadline from extension.request q
    where q.canton = r.canton and q.legal_form = r.legal_form and q.pid between r.pid and r.pid and q.period = r.period and q.new_deadline is not null
    order by q.pid desc, q.received_at desc limit 1
  ) n on true
  left join lateral (
    select q.rule from extension.superseded t
    join extension.request q on q.canton = t.canton and q.period = t.period and q.id = t.by_id
    where t.canton = r.canton and t.period = r.period and t.request_id = r.id order by t.number desc limit 1
  ) s on true;
