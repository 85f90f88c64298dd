-- Mail: each account has a mailbox of its own in each workspace it belongs to.
create schema mail;
grant usage on schema mail to efristerstreckung_app;

create table mail.mail (
  workspace_id uuid not null,
  account_id uuid not null,
  id uuid not null default gen_random_uuid(),
  -- inbox 0, sent 1, drafts 2, spam 3, trash 4
  folder smallint not null check (folder between 0 and 4),
  from_name text not null default '' check (length(from_name) <= 200),
  from_email text not null default '' check (length(from_email) <= 320),
  from_avatar text not null default '' check (length(from_avatar) <= 2000),
  -- Lists of {name, email}.
  "to" jsonb not null default '[]',
  cc jsonb not null default '[]',
  bcc jsonb not null default '[]',
  subject text not null default '' check (length(subject) <= 998),
  -- HTML as it came; it is made safe where it is shown.
  message text not null default '' check (length(message) <= 2000000),
  -- The same as plain text, for search and for the line in the list.
  plain text not null default '',
  time timestamptz not null default platform.moment(),
  read boolean not null default false,
  starred boolean not null default false,
  important boolean not null default false,
  labels smallint[] not null default '{}',
  -- List of {fileId, type, fileName, size}.
  attachments jsonb not null default '[]',
  has_attachments boolean not null generated always as (attachments <> '[]'::jsonb) stored,
  thread_id uuid not null default gen_random_uuid(),
  -- As other mail systems know it, without the angle brackets.
  message_id text check (length(message_id) <= 998),
  in_reply_to text check (length(in_reply_to) <= 998),
  -- A mail of one's own waits here until it may no longer be taken back.
  state text not null default 'kept' check (state in ('kept', 'sending', 'failed')),
  send_at timestamptz,
  -- The import it came with, which can be taken back as a whole.
  import_id uuid,
  version integer not null default 1,
  -- Ids come from browsers too, so nobody may learn from one whether somebody else has it.
  primary key (workspace_id, account_id, id),
  search tsvector not null generated always as (
    setweight(platform.search_words(subject), 'A')
    || setweight(platform.search_words(plain), 'B')
    || setweight(platform.plain_words(from_name || ' ' || from_email), 'C')
    || setweight(platform.plain_words(jsonb_path_query_array("to" || cc || bcc, '$[*].*')::text), 'D')
  ) stored,
  -- The same without the text: small, for questions about subject and people only.
  heads tsvector not null generated always as (
    setweight(platform.search_words(subject), 'A')
    || setweight(platform.plain_words(from_name || ' ' || from_email), 'C')
    || setweight(platform.plain_words(jsonb_path_query_array("to" || cc || bcc, '$[*].*')::text), 'D')
  ) stored
);
-- What is counted stands in the indexes, so that counting reads no mail.
create index mail_folder on mail.mail (workspace_id, account_id, folder, time desc, id desc) include (read);
create index mail_time on mail.mail (workspace_id, account_id, time desc, id desc);
create index mail_unread on mail.mail (workspace_id, account_id, folder) where not read;
create index mail_starred on mail.mail (workspace_id, account_id, time desc, id desc) include (folder, read) where starred;
create index mail_important on mail.mail (workspace_id, account_id, time desc, id desc) include (folder, read) where important;
create index mail_label_0 on mail.mail (workspace_id, account_id, time desc, id desc) include (folder, read) where labels @> '{0}';
create index mail_label_1 on mail.mail (workspace_id, account_id, time desc, id desc) include (folder, read) where labels @> '{1}';
create index mail_label_2 on mail.mail (workspace_id, account_id, time desc, id desc) include (folder, read) where labels @> '{2}';
create index mail_label_3 on mail.mail (workspace_id, account_id, time desc, id desc) include (folder, read) where labels @> '{3}';
create index mail_attachment on mail.mail (workspace_id, account_id, time desc, id desc) where has_attachments;
create index mail_thread on mail.mail (workspace_id, account_id, thread_id, time);
create index mail_message_id on mail.mail (workspace_id, account_id, message_id);
create index mail_import on mail.mail (workspace_id, account_id, import_id) where import_id is not null;
create index mail_search on mail.mail using gin (search);
create index mail_heads on mail.mail using gin (heads);
-- A phrase is looked for in the words themselves; beside the row they are at hand, elsewhere each would be fetched.
alter table mail.mail alter column search set storage main;
alter table mail.mail enable row level security;
create policy own on mail.mail using (workspace_id = platform.workspace() and account_id = platform.account());
grant select, insert, update, delete on mail.mail to efristerstreckung_app;

-- The mailbox of the caller as it can be searched. Row-level security would forbid the index of words, because a text search is not
-- known to keep secrets; the view says the same as the policy and lets it be used.
create view mail.own_mail as
  select * from mail.mail where workspace_id = platform.workspace() and account_id = platform.account();
grant select on mail.own_mail to efristerstreckung_app;

-- Which senders may show pictures from elsewhere.
create table mail.trusted_sender (
  workspace_id uuid not null,
  account_id uuid not null,
  email text not null check (length(email) <= 320),
  primary key (workspace_id, account_id, email)
);
alter table mail.trusted_sender enable row level security;
create policy own on mail.trusted_sender using (workspace_id = platform.workspace() and account_id = platform.account());
grant select, insert, delete on mail.trusted_sender to efristerstreckung_app;

-- Who still has to get a mail that was sent, and who has got it; each is served in a transaction of its own, so that after a crash in
-- the middle nobody is served twice. Kept for a while after that, because the hourly limit counts them.
create table mail.delivery (
  workspace_id uuid not null,
  account_id uuid not null,
  mail_id uuid not null,
  email text not null check (length(email) <= 320),
  -- told: failed, and the sender has been told
  state text not null default 'waiting' check (state in ('waiting', 'reached', 'failed', 'told')),
  reason text not null default '' check (length(reason) <= 200),
  -- Nobody of the workspace.
  is_beyond boolean not null,
  -- NOTE the running clock and not the legal one: it is compared with when jobs run.
  made_at timestamptz not null default now(),
  primary key (workspace_id, account_id, mail_id, email)
);
create index delivery_beyond on mail.delivery (account_id, made_at) where is_beyond;
create index delivery_age on mail.delivery (made_at);
alter table mail.delivery enable row level security;
create policy own on mail.delivery using (workspace_id = platform.workspace() and account_id = platform.account());
grant select, insert, delete on mail.delivery to efristerstreckung_app;

-- Mail between accounts asks who has an address, wherever they sign in.
create index account_any_email on accounts.account (lower(email));
