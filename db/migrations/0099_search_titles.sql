-- Outside of a transaction: what bears just the typed words as its title is found however many newer entries have them.
-- Nobody looks for a mail by the whole of its subject, and a message has none.
create index concurrently if not exists entry_title on search.entry (workspace_id, platform.folded(title))
  where source not in ('mail.mail', 'chat.message');
