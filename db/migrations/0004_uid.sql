-- The UID of legal entities, for cantons that ask for it besides the PID. Servers that are still running do not look at it.

alter table extension.person
  add column uid text check (uid ~ '^CHE[0-9]{9}$'),
  add check (uid is null or legal_form = 'legal-entity');
