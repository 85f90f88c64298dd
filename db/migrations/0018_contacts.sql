-- Contacts: the address book of a workspace. Stars and how often somebody is contacted belong to each account.
create schema contacts;
grant usage on schema contacts to efristerstreckung_app;

-- The order of the alphabet as the browser puts it (`textOrder` in src/kit/table-filter.ts), for filters that ask what comes before or after.
create collation contacts.alphabet (provider = icu, locale = 'de-CH-u-kk-true-kn-true-ks-level2', deterministic = false);

-- The digits of a phone number, however it was typed.
create function contacts.digits(phone text) returns text language sql immutable parallel safe
  return regexp_replace(phone, '[^0-9]', '', 'g');

-- The same as it is dialled within the country: +41 79, 0041 79, +41 (0)79 and 079 are one.
create function contacts.national_number(phone text) returns text language sql immutable parallel safe
  return contacts.digits(regexp_replace(regexp_replace(phone, '[^0-9+]', '', 'g'), '^(\+41|0041)0?|^00|^0', ''));

-- Every end of a number of three digits or more as a word, so that any part of it is the beginning of one of them.
create function contacts.number_words(phone text) returns tsvector language sql immutable parallel safe as $$
  select array_to_tsvector(coalesce(array_agg(distinct substr(contacts.digits(phone), place)), '{}'))
  from generate_series(1, length(contacts.digits(phone)) - 2) as place
$$;

create table contacts.contact (
  workspace_id uuid not null,
  id uuid not null default gen_random_uuid(),
  name text not null check (length(name) between 1 and 200),
  last_name text not null default '' check (length(last_name) <= 200),
  -- A picture of our own files, or none.
  avatar text not null default '' check (length(avatar) <= 2000),
  nickname text not null default '' check (length(nickname) <= 200),
  company text not null default '' check (length(company) <= 200),
  job_title text not null default '' check (length(job_title) <= 200),
  email text not null default '' check (length(email) <= 320),
  phone text not null default '' check (length(phone) <= 100),
  address text not null default '' check (length(address) <= 1000),
  -- YYYY-MM-DD, or --MM-DD where the year is not known, or nothing.
  birthday text not null default '' check (birthday ~ '^(\d{4}-\d\d-\d\d|--\d\d-\d\d)?$'),
  notes text not null default '' check (length(notes) <= 20000),
  deleted_at timestamptz,
  import_id uuid,
  version integer not null default 1,
  -- What it is sorted, searched and compared by: without case and accents.
  list_key text not null generated always as (platform.folded(case when last_name = '' then name else last_name end)) stored,
  name_key text not null generated always as (platform.folded(name)) stored,
  last_name_key text not null generated always as (platform.folded(last_name)) stored,
  company_key text not null generated always as (platform.folded(company)) stored,
  job_title_key text not null generated always as (platform.folded(job_title)) stored,
  email_key text not null generated always as (platform.folded(email)) stored,
  phone_key text not null generated always as (contacts.national_number(phone)) stored,
  search tsvector not null generated always as (
    setweight(platform.plain_words(name || ' ' || last_name || ' ' || nickname), 'A')
    || setweight(platform.search_words(company || ' ' || job_title || ' ' || address || ' ' || notes), 'B')
    || setweight(platform.plain_words(email), 'C')
    || setweight(contacts.number_words(phone), 'D')
  ) stored,
  -- NOTE with the workspace in it nobody can learn by trying whether an id exists elsewhere.
  primary key (workspace_id, id)
);
create index contact_list on contacts.contact (workspace_id, list_key, name_key, id) where deleted_at is null;
create index contact_name on contacts.contact (workspace_id, name_key, list_key, id) where deleted_at is null;
create index contact_last_name on contacts.contact (workspace_id, last_name_key, list_key, name_key, id) where deleted_at is null;
create index contact_company on contacts.contact (workspace_id, company_key, list_key, name_key, id) where deleted_at is null;
create index contact_job_title on contacts.contact (workspace_id, job_title_key, list_key, name_key, id) where deleted_at is null;
create index contact_email on contacts.contact (workspace_id, email_key, list_key, name_key, id) where deleted_at is null;
create index contact_phone on contacts.contact (workspace_id, phone_key, list_key, name_key, id) where deleted_at is null;
create index contact_birthday on contacts.contact (workspace_id, (right(birthday, 5))) where deleted_at is null and birthday <> '';
create index contact_bin on contacts.contact (workspace_id, deleted_at, id) where deleted_at is not null;
create index contact_avatar on contacts.contact (workspace_id, avatar) where avatar <> '';
create index contact_import on contacts.contact (workspace_id, import_id) where import_id is not null;
create index contact_search on contacts.contact using gin (search);
alter table contacts.contact enable row level security;
create policy own_workspace on contacts.contact using (workspace_id = platform.workspace());

create table contacts.star (
  workspace_id uuid not null,
  account_id uuid not null,
  contact_id uuid not null,
  -- The contact it came from when the two were merged.
  passed_from uuid,
  primary key (workspace_id, account_id, contact_id),
  foreign key (workspace_id, contact_id) references contacts.contact on delete cascade
);
create index star_contact on contacts.star (workspace_id, contact_id);
alter table contacts.star enable row level security;
create policy own on contacts.star using (workspace_id = platform.workspace() and account_id = platform.account());

-- How often an account turned to somebody: wrote, called, copied the address.
create table contacts.use (
  workspace_id uuid not null,
  account_id uuid not null,
  contact_id uuid not null,
  uses integer not null default 1,
  used_at timestamptz not null default platform.moment(),
  primary key (workspace_id, account_id, contact_id),
  foreign key (workspace_id, contact_id) references contacts.contact on delete cascade
);
create index use_contact on contacts.use (workspace_id, contact_id);
create index use_most on contacts.use (workspace_id, account_id, uses desc, used_at desc, contact_id);
alter table contacts.use enable row level security;
create policy own on contacts.use using (workspace_id = platform.workspace() and account_id = platform.account());

create table contacts.contact_group (
  workspace_id uuid not null,
  id uuid not null default gen_random_uuid(),
  name text not null check (length(name) between 1 and 100),
  position integer not null default 0,
  -- Kept for a while, so that removing it can be taken back.
  deleted_at timestamptz,
  import_id uuid,
  primary key (workspace_id, id)
);
create unique index contact_group_name on contacts.contact_group (workspace_id, (platform.folded(name))) where deleted_at is null;
alter table contacts.contact_group enable row level security;
create policy own_workspace on contacts.contact_group using (workspace_id = platform.workspace());

create table contacts.group_member (
  workspace_id uuid not null,
  group_id uuid not null,
  contact_id uuid not null,
  passed_from uuid,
  import_id uuid,
  primary key (workspace_id, group_id, contact_id),
  foreign key (workspace_id, group_id) references contacts.contact_group on delete cascade,
  foreign key (workspace_id, contact_id) references contacts.contact on delete cascade
);
create index group_member_contact on contacts.group_member (workspace_id, contact_id);
create index group_member_import on contacts.group_member (workspace_id, import_id) where import_id is not null;
alter table contacts.group_member enable row level security;
create policy own_workspace on contacts.group_member using (workspace_id = platform.workspace());

-- What a contact was before an import changed it, so that the import can be taken back.
create table contacts.import_before (
  workspace_id uuid not null,
  import_id uuid not null,
  contact_id uuid not null,
  before jsonb not null,
  made_at timestamptz not null default platform.moment(),
  primary key (workspace_id, import_id, contact_id),
  foreign key (workspace_id, contact_id) references contacts.contact on delete cascade
);
create index import_before_contact on contacts.import_before (workspace_id, contact_id);
alter table contacts.import_before enable row level security;
create policy own_workspace on contacts.import_before using (workspace_id = platform.workspace());

-- Pictures that were replaced. They stay for a while, so that the change can be taken back.
create table contacts.old_picture (
  workspace_id uuid not null,
  avatar text not null,
  replaced_at timestamptz not null default platform.moment(),
  primary key (workspace_id, avatar)
);
alter table contacts.old_picture enable row level security;
create policy own_workspace on contacts.old_picture using (workspace_id = platform.workspace());

grant select, insert, update, delete
  on contacts.contact, contacts.star, contacts.use, contacts.contact_group, contacts.group_member, contacts.import_before,
    contacts.old_picture
  to efristerstreckung_app;

-- The address book of the caller as it can be searched, see mail.own_mail.
create view contacts.own_contact as select * from contacts.contact where workspace_id = platform.workspace();
grant select on contacts.own_contact to efristerstreckung_app;

-- Who has a star on one of several contacts has it on the one that is made of them. Stars are each account's own, so the caller alone
-- could not pass on those of the colleagues.
create function contacts.pass_stars(kept_id uuid, other_ids uuid[]) returns void language sql security definer set search_path = '' as $$
  insert into contacts.star (workspace_id, account_id, contact_id, passed_from)
  select workspace_id, account_id, kept_id, min(contact_id::text)::uuid from contacts.star
  where workspace_id = platform.workspace() and contact_id = any(other_ids)
  group by workspace_id, account_id
  on conflict do nothing
$$;
create function contacts.take_stars_back(kept_id uuid, other_ids uuid[]) returns void language sql security definer set search_path = '' as $$
  delete from contacts.star
  where workspace_id = platform.workspace() and contact_id = kept_id and passed_from = any(other_ids)
$$;
revoke all on function contacts.pass_stars, contacts.take_stars_back from public;
grant execute on function contacts.pass_stars, contacts.take_stars_back to efristerstreckung_app;
