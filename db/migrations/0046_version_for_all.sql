-- A server compares the steps of the database with its own before it serves.
grant usage on schema platform to efristerstreckung_app;
grant select on platform.migration to efristerstreckung_app;
