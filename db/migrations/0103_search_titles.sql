-- Outside of a transaction: the index of titles begins with the title. Begun with the workspace, it was taken for finding single entries of a
-- workspace that had just grown: whoever changed a contact there waited until all entries of the workspace were read.
create index concurrently if not exists entry_titled on search.entry (platform.folded(title), workspace_id)
  where source not in ('mail.mail', 'chat.message');
drop index concurrently if exists search.entry_title;
