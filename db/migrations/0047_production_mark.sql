-- Written by the first migration in production: made-up people are never put into such a database.
create table platform.installation (is_production boolean primary key check (is_production));
