-- Outside of a transaction: indexes of large tables, built while people ask. Each statement may be repeated.
-- None of them holds a column of a case that a grant changes, so a grant still rewrites nothing but its row.

create index concurrently if not exists person_name on extension.person
  (canton, (extension.folded(name)) collate "C", (extension.folded(first_name)) collate "C", legal_form, pid);
create index concurrently if not exists person_uid on extension.person (canton, uid) where uid is not null;
-- Who else is in a case: of a couple, the one whose number it does not bear.
create index concurrently if not exists person_of_case on extension.person (canton, legal_form, case_pid) where case_pid is not null;
create index concurrently if not exists case_state on extension.tax_case (canton, state, period, legal_form, pid);
-- Where the chain tells of a look at the desk.
create index concurrently if not exists audit_of_look on extension.audit (((detail ->> 'look')::bigint)) where action = 'looked';
create index concurrently if not exists delivery_waiting on extension.delivery (canton, queued_at) where state = 'waiting';
create index concurrently if not exists delivery_oldest on extension.delivery (canton, queued_at, request_id) where state = 'dead';
-- What is removed when its time is over is asked for by these.
create index concurrently if not exists superseded_by on extension.superseded (canton, period, by_id);
create index concurrently if not exists decision_act_proposal on desk.decision_act (proposal) where proposal is not null;
create index concurrently if not exists proposal_of_request on desk.proposal (canton, period, request_id);
create index concurrently if not exists audit_purged on extension.audit using gin ((detail -> 'requests')) where action = 'purged';
create index concurrently if not exists audit_purges on extension.audit (canton, at) where action = 'looks-purged';

-- A table in parts cannot be indexed concurrently as a whole: the index comes first for none of them, then for each, then they are put together.
-- Requests in the order of time. What is granted in full (D6) is nearly everything, so it is found without an index of its own.
create index if not exists request_time on only extension.request (canton, received_at, id);
create index concurrently if not exists request_2024_time on extension.request_2024 (canton, received_at, id);
create index concurrently if not exists request_2025_time on extension.request_2025 (canton, received_at, id);
create index concurrently if not exists request_2026_time on extension.request_2026 (canton, received_at, id);
create index concurrently if not exists request_2027_time on extension.request_2027 (canton, received_at, id);
create index concurrently if not exists request_2028_time on extension.request_2028 (canton, received_at, id);
create index concurrently if not exists request_other_time on extension.request_other (canton, received_at, id);
alter index extension.request_time attach partition extension.request_2024_time;
alter index extension.request_time attach partition extension.request_2025_time;
alter index extension.request_time attach partition extension.request_2026_time;
alter index extension.request_time attach partition extension.request_2027_time;
alter index extension.request_time attach partition extension.request_2028_time;
alter index extension.request_time attach partition extension.request_other_time;

create index if not exists request_rule on only extension.request (canton, rule, received_at, id) where rule <> 'D6';
create index concurrently if not exists request_2024_rule on extension.request_2024 (canton, rule, received_at, id) where rule <> 'D6';
create index concurrently if not exists request_2025_rule on extension.request_2025 (canton, rule, received_at, id) where rule <> 'D6';
create index concurrently if not exists request_2026_rule on extension.request_2026 (canton, rule, received_at, id) where rule <> 'D6';
create index concurrently if not exists request_2027_rule on extension.request_2027 (canton, rule, received_at, id) where rule <> 'D6';
create index concurrently if not exists request_2028_rule on extension.request_2028 (canton, rule, received_at, id) where rule <> 'D6';
create index concurrently if not exists request_other_rule on extension.request_other (canton, rule, received_at, id) where rule <> 'D6';
alter index extension.request_rule attach partition extension.request_2024_rule;
alter index extension.request_rule attach partition extension.request_2025_rule;
alter index extension.request_rule attach partition extension.request_2026_rule;
alter index extension.request_rule attach partition extension.request_2027_rule;
alter index extension.request_rule attach partition extension.request_2028_rule;
alter index extension.request_rule attach partition extension.request_other_rule;

create index if not exists request_outcome on only extension.request (canton, outcome, received_at, id) where outcome <> 'granted';
create index concurrently if not exists request_2024_outcome on extension.request_2024 (canton, outcome, received_at, id) where outcome <> 'granted';
create index concurrently if not exists request_2025_outcome on extension.request_2025 (canton, outcome, received_at, id) where outcome <> 'granted';
create index concurrently if not exists request_2026_outcome on extension.request_2026 (canton, outcome, received_at, id) where outcome <> 'granted';
create index concurrently if not exists request_2027_outcome on extension.request_2027 (canton, outcome, received_at, id) where outcome <> 'granted';
create index concurrently if not exists request_2028_outcome on extension.request_2028 (canton, outcome, received_at, id) where outcome <> 'granted';
create index concurrently if not exists request_other_outcome on extension.request_other (canton, outcome, received_at, id) where outcome <> 'granted';
alter index extension.request_outcome attach partition extension.request_2024_outcome;
alter index extension.request_outcome attach partition extension.request_2025_outcome;
alter index extension.request_outcome attach partition extension.request_2026_outcome;
alter index extension.request_outcome attach partition extension.request_2027_outcome;
alter index extension.request_outcome attach partition extension.request_2028_outcome;
alter index extension.request_outcome attach partition extension.request_other_outcome;

-- What 0039 asks of every request, looked through for those that were there before.
alter table extension.request validate constraint request_order;
