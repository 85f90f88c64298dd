-- What all apps of the workspace stand on: files that belong to things, and search in German and English.

-- A file of something: an attachment, a picture. It comes in pieces, so that a slow line can take its time.
create table platform.file (
  workspace_id uuid not null,
  -- Only for this account; without it for everybody in the workspace.
  account_id uuid,
  id uuid primary key default gen_random_uuid(),
  name text not null check (length(name) between 1 and 255),
  type text not null check (length(type) between 1 and 127),
  size integer not null check (size between 0 and 26214400),
  -- When something took it as its own. What nothing takes within a day is swept away.
  kept_at timestamptz,
  made_at timestamptz not null default platform.moment()
);
create index file_workspace on platform.file (workspace_id);
create index file_loose on platform.file (made_at) where kept_at is null;
alter table platform.file enable row level security;
create policy own on platform.file
  using (workspace_id = platform.workspace() and (account_id is null or account_id = platform.account()));

create table platform.file_piece (
  workspace_id uuid not null,
  file_id uuid not null references platform.file on delete cascade,
  number integer not null check (number between 0 and 200),
  content bytea not null check (length(content) between 1 and 524288),
  primary key (file_id, number)
);
alter table platform.file_piece alter column content set storage external;
alter table platform.file_piece enable row level security;
-- Who sees the file sees its pieces.
create policy own on platform.file_piece
  using (workspace_id = platform.workspace() and exists (select from platform.file f where f.id = file_id));
grant select, insert, update, delete on platform.file, platform.file_piece to efristerstreckung_app;

-- Without case and accents, so that «muller» finds «Müller».
create function platform.folded(words text) returns text language sql immutable parallel safe
  return translate(replace(lower(words), 'ß', 'ss'), 'äöüàáâãåéèêëíìîïóòôõøúùûýçñ', 'aouaaaaaeeeeiiiiooooouuuycn');

-- NOTE both say nothing about words too long for any index: a notice would make the connection look broken.
-- The words of it as they were written; an address is several of them, so that its parts are found too.
create function platform.plain_words(words text) returns tsvector language sql immutable parallel safe set client_min_messages = 'error'
  return to_tsvector('simple', translate(platform.folded(left(words, 100000)), '@._-/', '     '));

-- Every word as German and English bend it, and as it was written; a stroke between, so that no phrase reaches from one to the next.
create function platform.search_words(words text) returns tsvector language sql immutable parallel safe set client_min_messages = 'error'
  return to_tsvector('german', left(words, 100000)) || '''|'':2'::tsvector || to_tsvector('english', left(words, 100000))
    || '''|'':2'::tsvector || platform.plain_words(words);

-- A word or phrase as it was written, folded; its last word may be only the beginning of one.
create function platform.begun_question(plain text, weights text) returns tsquery
  language plpgsql immutable parallel safe set client_min_messages = 'error' as $$
declare
  quotable text := replace(replace(plain, '\', '\\'), '''', '''''');
  last text := substring(quotable from '\S*$');
  before text := rtrim(left(quotable, length(quotable) - length(last)));
  question tsquery := case last when '' then ''::tsquery else to_tsquery('simple', '''' || last || ''':*' || weights) end;
begin
  if before = '' then return question; end if;
  return to_tsquery('simple', '''' || before || '''' || case weights when '' then '' else ':' || weights end) <-> question;
end $$;

-- One word or phrase as a question, as German and English bend it and as it was written. `weights` asks in some parts of a text only.
-- Who writes «Juerg» also means «Jürg».
-- NOTE it says nothing about questions without a word in them: a notice would make the connection look broken.
create function platform.search_question(words text, weights text default '') returns tsquery
  language plpgsql immutable parallel safe set client_min_messages = 'error' as $$
declare
  quoted text := '''' || replace(replace(words || ' ', '\', '\\'), '''', '''''') || '''' || case weights when '' then '' else ':' || weights end;
  plain text := rtrim(translate(platform.folded(words), '@._-/', '     '));
  short text := replace(replace(replace(plain, 'ae', 'a'), 'oe', 'o'), 'ue', 'u');
  question tsquery := to_tsquery('german', quoted) || to_tsquery('english', quoted) || platform.begun_question(plain, weights);
begin
  return case short when plain then question else question || platform.begun_question(short, weights) end;
end $$;
