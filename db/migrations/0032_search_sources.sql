-- What search finds: which tables it watches, and what of their rows it shows to whom.
select search.watch('mail.mail', 'workspace_id, account_id, id, folder, subject, plain, from_name, from_email, time, search',
  kind => $$'mail'$$, owner_id => 'r.account_id', readers => 'array[r.account_id]',
  title => 'r.subject', body => $$r.from_name || ' · ' || left(r.plain, 1000)$$, words => 'r.search', changed_at => 'r.time',
  url => $$'/apps/mail/' || (array['inbox', 'sent', 'drafts'])[r.folder + 1] || '/' || r.id$$,
  -- Neither what is thought to be spam nor what was thrown away.
  shown => 'r.folder < 3');

select search.watch('todo.todo', 'workspace_id, id, title, notes, deleted, made_at, search',
  kind => $$'todo'$$, title => 'r.title', body => 'r.notes', words => 'r.search', changed_at => 'r.made_at',
  url => $$'/apps/todo/all/' || r.id$$, shown => 'not r.deleted');

select search.watch('contacts.contact',
  'workspace_id, id, name, last_name, company, job_title, email, phone, phone_key, address, notes, deleted_at, search',
  kind => $$'contacts'$$, title => $$btrim(r.name || ' ' || r.last_name)$$,
  body => $$concat_ws(' · ', nullif(r.job_title, ''), nullif(r.company, ''), nullif(r.email, ''), nullif(r.phone, ''), nullif(r.address, ''), nullif(r.notes, ''))$$,
  -- Without the ends of the number, of which the address book has every one.
  words => $$ts_filter(r.search, '{a,b,c}') || platform.plain_words(r.phone) || array_to_tsvector(array_remove(array[r.phone_key], ''))$$,
  changed_at => 'platform.moment()', url => $$'/apps/contacts/all/' || r.id$$, shown => 'r.deleted_at is null');

select search.watch('notes.note', 'workspace_id, id, title, description, checklist, archive, deleted_at, time, search',
  kind => $$'notes'$$, title => $$case r.title when '' then left(r.description, 80) else r.title end$$,
  body => $$concat_ws(' · ', nullif(r.description, ''), (select string_agg(c ->> 'text', ' · ') from jsonb_array_elements(r.checklist) as c))$$,
  words => 'r.search', changed_at => 'r.time',
  url => $$case when r.archive then '/apps/notes/archive?note=' else '/apps/notes?note=' end || r.id$$, shown => 'r.deleted_at is null');

select search.watch('scrumboard.board', 'workspace_id, id, name, uri',
  kind => $$'boards'$$, title => 'r.name', body => $$''$$, words => $$setweight(platform.search_words(r.name), 'A')$$,
  changed_at => 'platform.moment()', url => $$'/apps/scrumboard/boards/' || r.id || '/' || r.uri$$);

-- A card goes out of sight with its list.
select search.watch('scrumboard.card', 'workspace_id, board_id, list_id, id, name, description, checklists, removed_at, made_at',
  kind => $$'boards'$$, owner_id => 'r.board_id', title => 'r.name',
  body => $$b.name || ' · ' || concat_ws(' · ', nullif(r.description, ''),
    (select string_agg(i ->> 'name', ' · ') from jsonb_path_query(r.checklists, '$[*].checkItems[*]') as i))$$,
  words => $$setweight(platform.search_words(r.name), 'A')
    || case when r.description = '' and r.checklists = '[]' then '' else
      setweight(platform.search_words(r.description || ' ' || jsonb_path_query_array(r.checklists, '$[*].checkItems[*].name')::text), 'B') end$$,
  changed_at => 'r.made_at', url => $$'/apps/scrumboard/boards/' || r.board_id || '/' || b.uri || '/card/' || r.id$$,
  shown => 'r.removed_at is null and l.removed_at is null',
  joins => $$join scrumboard.board as b on b.workspace_id = r.workspace_id and b.id = r.board_id
    join scrumboard.list as l on l.workspace_id = r.workspace_id and l.id = r.list_id$$);

-- A list that comes or goes takes its cards along.
create function search.list_changed() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform search.scrumboard_card_again(array_agg(c.workspace_id), array_agg(c.id)) from (
    select workspace_id, board_id, id, removed_at is null as is_shown from new_rows
    except select workspace_id, board_id, id, removed_at is null from old_rows
  ) as l join scrumboard.card as c on c.workspace_id = l.workspace_id and c.board_id = l.board_id and c.list_id = l.id having count(*) > 0;
  return null;
end $$;
revoke all on function search.list_changed from public;
create trigger search_changed after update on scrumboard.list referencing old table as old_rows new table as new_rows
  for each statement execute function search.list_changed();

select search.watch('chat.contact', 'workspace_id, id, name, mood',
  kind => $$'chat'$$, title => 'r.name', body => 'r.mood', changed_at => 'platform.moment()', url => $$'/apps/chat/' || r.id$$,
  words => $$setweight(platform.plain_words(r.name), 'A') || setweight(platform.search_words(r.mood), 'B')$$);

-- Both sides find what they said to each other. Each is led to the other: the address has the sides, the reader takes the one that is not theirs.
select search.watch('chat.message', 'workspace_id, chat_id, low_id, high_id, id, sender_id, message, removed_at, time, search',
  kind => $$'chat'$$, owner_id => 'r.chat_id', readers => 'array[r.low_id, r.high_id]',
  title => $$case r.sender_id when r.low_id then coalesce(nullif(c.low_name, ''), lp.display_name, lc.name, '') else coalesce(nullif(c.high_name, ''), hp.display_name, hc.name, '') end$$,
  body => 'r.message', words => 'r.search', changed_at => 'r.time', url => $$'/apps/chat/'$$, shown => 'r.removed_at is null',
  joins => $$join chat.chat as c on c.workspace_id = r.workspace_id and c.id = r.chat_id
    left join accounts.account as lp on lp.id = r.low_id left join accounts.account as hp on hp.id = r.high_id
    left join chat.contact as lc on lc.workspace_id = r.workspace_id and lc.id = r.low_id
    left join chat.contact as hc on hc.workspace_id = r.workspace_id and hc.id = r.high_id$$);

select search.watch('calendar.event', 'workspace_id, id, title, description, begins_at, removed_at, search',
  kind => $$'calendar'$$, title => 'r.title', body => 'r.description', words => 'r.search', changed_at => 'r.begins_at',
  url => $$'/apps/calendar/month/' || to_char(r.begins_at at time zone 'Europe/Zurich', 'YYYY-MM-DD') || '?event=' || r.id$$,
  shown => 'r.removed_at is null');

select search.watch('file_manager.entry', 'workspace_id, id, parent_id, name, type, owner_name, bin_id, modified_at, search',
  kind => $$'files'$$, title => 'r.name', body => 'r.owner_name', words => 'r.search', changed_at => 'r.modified_at',
  url => $$case when r.type = 'folder' then '/apps/file-manager/folder/' || r.id
    else '/apps/file-manager' || coalesce('/folder/' || r.parent_id, '') || '?file=' || r.id end$$, shown => 'r.bin_id is null');

select search.watch('e_commerce.product', 'workspace_id, id, name, handle, description, sku, removed_at, changed_at, search',
  kind => $$'products'$$, title => 'r.name', body => $$concat_ws(' · ', nullif(r.sku, ''), nullif(r.description, ''))$$, words => 'r.search',
  changed_at => 'r.changed_at', url => $$'/apps/e-commerce/products/' || r.id || '/' || r.handle$$, shown => 'r.removed_at is null');

select search.watch('e_commerce.purchase', 'workspace_id, id, reference, customer_name, products, removed_at, date, search',
  kind => $$'orders'$$, title => $$r.reference || ' · ' || r.customer_name$$,
  body => $$(select string_agg(p ->> 'name', ', ') from jsonb_array_elements(r.products) as p)$$, words => 'r.search',
  changed_at => 'r.date', url => $$'/apps/e-commerce/orders/' || r.id$$, shown => 'r.removed_at is null');

select search.watch('invoice.invoice', 'workspace_id, id, number, client, services, date, removed_at, search',
  kind => $$'invoices'$$, title => $$r.number || ' · ' || (r.client ->> 'title')$$,
  body => $$(select string_agg(s ->> 'title', ', ') from jsonb_array_elements(r.services) as s)$$, words => 'r.search',
  changed_at => $$r.date::timestamp at time zone 'Europe/Zurich'$$, url => $$'/pages/invoices/modern/' || r.id$$, shown => 'r.removed_at is null');

select search.watch('academy.course', 'workspace_id, id, title, slug, description, removed_at, updated_at, search',
  kind => $$'academy'$$, title => 'r.title', body => 'r.description', words => 'r.search', changed_at => 'r.updated_at',
  url => $$'/apps/academy/courses/' || r.id || '/' || r.slug$$, shown => 'r.removed_at is null');

-- As readers see it: a draft is not found, nor are words that were not published yet.
select search.watch('help.entry', 'workspace_id, id, section_id, published_title, published_content, removed_at, updated_at, search',
  kind => 's.shelf', title => 'r.published_title', body => 'search.plain_text(left(r.published_content, 1500))', words => 'r.search',
  changed_at => 'r.updated_at',
  url => $$case s.shelf when 'faq' then '/pages/faq#faq-' || r.id else '/pages/knowledge-base/' || s.handle || '/' || r.id end$$,
  shown => 'r.removed_at is null and r.published_title is not null',
  joins => 'join help.section as s on s.workspace_id = r.workspace_id and s.id = r.section_id');

select search.watch('profile.post', 'workspace_id, id, author_id, author_name, message, article, removed_at, time',
  kind => $$'posts'$$, title => $$coalesce(nullif(r.article ->> 'title', ''), r.author_name)$$,
  body => $$concat_ws(' · ', nullif(r.message, ''), nullif(r.article ->> 'excerpt', ''))$$, changed_at => 'r.time',
  words => $$setweight(platform.search_words(coalesce(r.article ->> 'title', '')), 'A')
    || setweight(platform.search_words(r.message || ' ' || coalesce(r.article ->> 'excerpt', '')), 'B')
    || setweight(platform.plain_words(r.author_name), 'C')$$,
  url => $$'/pages/profile' || coalesce('?person=' || r.author_id, '')$$, shown => 'r.removed_at is null');

select search.watch('accounts.membership', 'workspace_id, account_id, role',
  kind => $$'people'$$, id => 'r.account_id', title => 'a.display_name', body => 'a.email', changed_at => 'platform.moment()',
  words => $$setweight(platform.plain_words(a.display_name), 'A') || setweight(platform.plain_words(a.email), 'C')$$,
  url => $$'/pages/profile?person=' || r.account_id$$, shown => 'a.disabled_at is null',
  joins => 'join accounts.account as a on a.id = r.account_id');
-- Who takes another name has it in all their workspaces.
create function search.account_changed() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform search.accounts_membership_again(array_agg(m.workspace_id), array_agg(m.account_id)) from (
    select id, display_name, email, disabled_at is null as is_shown from new_rows
    except select id, display_name, email, disabled_at is null from old_rows
  ) as a join accounts.membership as m on m.account_id = a.id having count(*) > 0;
  return null;
end $$;
revoke all on function search.account_changed from public;
create trigger search_changed after update on accounts.account referencing old table as old_rows new table as new_rows
  for each statement execute function search.account_changed();
