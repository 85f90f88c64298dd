-- Outside of a transaction: indexes of a large table, built while people work. Each statement may be repeated.
-- From the last date to the first: what has no date comes last here as well.

create index concurrently if not exists todo_due_backwards on todo.todo (workspace_id, (coalesce(due_date, '-infinity')), id) where not deleted;
create index concurrently if not exists todo_start_backwards on todo.todo (workspace_id, (coalesce(start_date, '-infinity')), id) where not deleted;
