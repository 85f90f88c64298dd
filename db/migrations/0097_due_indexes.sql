-- Outside of a transaction: indexes by which the minute finds what is due in all workspaces, built while people ask. Each may be repeated.

create index concurrently if not exists todo_due_at on todo.todo (due_date) where made_by is not null and not completed and not deleted;
create index concurrently if not exists card_due_at on scrumboard.card (due) where removed_at is null and done_at is null and member_ids <> '{}';
create index concurrently if not exists event_begins_at on calendar.event (begins_at) where removed_at is null and recurrence = '';
create index concurrently if not exists event_repeated on calendar.event (until_at) where removed_at is null and recurrence <> '';
create index concurrently if not exists note_reminds_at on notes.note (reminder) where deleted_at is null and made_by is not null;
