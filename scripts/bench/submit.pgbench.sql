-- The statements of one granted submit, bare. Each client walks its own part of the sample register, so every request is granted.
\set n :n + 1
\set i :client_id * :share + :first + :n
\set pid 400005 + :i / 4 * 5 + :i % 4
select clock.received_at, p.name, p.first_name, p.birth_date, c.deadline as old_deadline from (select platform.moment() as received_at) clock left join extension.person p on p.canton = 'musterland' and p.legal_form = 'natural-person' and p.pid = :pid left join extension.tax_case c on c.canton = p.canton and c.legal_form = p.legal_form and c.pid = p.pid and c.period = :period \gset
with moved as (update extension.tax_case set deadline = :wish::date where canton = 'musterland' and legal_form = 'natural-person' and pid = :pid and period = :period and deadline = :old_deadline::date returning 1) insert into extension.request (canton, period, id, pid, legal_form, wish, received_at, outcome, rule, old_deadline, new_deadline) select 'musterland', :period::smallint, gen_random_uuid(), :pid::int, 'natural-person', :wish::date, :received_at::timestamptz, 'granted', 'D6', :old_deadline::date, :wish::date from moved;
