-- E-commerce: products and orders of the workspace's shop.
create schema e_commerce;
grant usage on schema e_commerce to efristerstreckung_app;

-- Words one after another. NOTE it gives the same for the same words always, though PostgreSQL cannot know it of all kinds of lists.
create function e_commerce.joined(words text[]) returns text language sql immutable parallel safe
  return array_to_string(words, ' ');

create table e_commerce.product (
  workspace_id uuid not null,
  id uuid not null default gen_random_uuid(),
  name text not null check (length(name) between 1 and 200),
  handle text not null check (length(handle) between 1 and 200),
  description text not null default '' check (length(description) <= 20000),
  categories text[] not null default '{}',
  tags text[] not null default '{}',
  featured_image_id uuid,
  -- List of {id, fileId, alt}, in the order in which they are shown.
  images jsonb not null default '[]' check (jsonb_typeof(images) = 'array'),
  price_tax_excl numeric(12, 2) not null default 0,
  price_tax_incl numeric(12, 2) not null default 0,
  tax_rate numeric(6, 3) not null default 10,
  compared_price numeric(12, 2) not null default 0,
  quantity integer not null default 0 check (quantity >= 0),
  sku text not null default '' check (length(sku) <= 60),
  width numeric(12, 3) not null default 0,
  height numeric(12, 3) not null default 0,
  depth numeric(12, 3) not null default 0,
  weight numeric(12, 3) not null default 0,
  extra_shipping_fee numeric(12, 2) not null default 0,
  active boolean not null default true,
  changed_at timestamptz not null default date_trunc('milliseconds', platform.moment()),
  removed_at timestamptz,
  import_id uuid,
  version integer not null default 1,
  -- What it is sorted by: without case and accents.
  name_key text not null generated always as (platform.folded(name)) stored,
  category_key text not null generated always as (platform.folded(coalesce(categories[1], ''))) stored,
  search tsvector not null generated always as (
    setweight(platform.search_words(name), 'A')
    || setweight(platform.plain_words(sku || ' ' || handle), 'B')
    || setweight(platform.search_words(e_commerce.joined(categories || tags)), 'B')
    || setweight(platform.search_words(description), 'C')
  ) stored,
  -- Browsers make ids too, and none may tell whether another workspace has it.
  primary key (workspace_id, id)
);
create unique index product_handle on e_commerce.product (workspace_id, handle text_pattern_ops);
create index product_sku on e_commerce.product (workspace_id, sku) where removed_at is null and sku <> '';
create index product_name on e_commerce.product (workspace_id, name_key, id) include (active, quantity) where removed_at is null;
create index product_category on e_commerce.product (workspace_id, category_key, id) include (active, quantity) where removed_at is null;
create index product_price on e_commerce.product (workspace_id, price_tax_incl, id) include (active, quantity) where removed_at is null;
create index product_quantity on e_commerce.product (workspace_id, quantity, id) include (active) where removed_at is null;
create index product_active on e_commerce.product (workspace_id, active, id) include (quantity) where removed_at is null;
create index product_changed on e_commerce.product (workspace_id, changed_at, id) include (active, quantity) where removed_at is null;
create index product_bin on e_commerce.product (workspace_id, removed_at, id) where removed_at is not null;
create index product_import on e_commerce.product (workspace_id, import_id) where import_id is not null;
create index product_categories on e_commerce.product using gin (categories);
create index product_tags on e_commerce.product using gin (tags);
create index product_images on e_commerce.product using gin (images jsonb_path_ops);
create index product_search on e_commerce.product using gin (search);

-- What a product was before an import changed it, so that the import can be taken back; the version it had then, so that what
-- somebody has changed since stays.
create table e_commerce.import_before (
  workspace_id uuid not null,
  import_id uuid not null,
  product_id uuid not null,
  before jsonb not null,
  version_after integer not null,
  made_at timestamptz not null default platform.moment(),
  primary key (workspace_id, import_id, product_id),
  foreign key (workspace_id, product_id) references e_commerce.product on delete cascade
);
create index import_before_product on e_commerce.import_before (workspace_id, product_id);
create index import_before_age on e_commerce.import_before (made_at);

create table e_commerce.customer (
  workspace_id uuid not null,
  id uuid not null default gen_random_uuid(),
  first_name text not null default '',
  last_name text not null default '',
  avatar text not null default '',
  company text not null default '',
  job_title text not null default '',
  email text not null default '',
  phone text not null default '',
  -- {address, lat, lng}
  invoice_address jsonb not null default '{}',
  shipping_address jsonb not null default '{}',
  primary key (workspace_id, id)
);

-- NOTE «order» is a word of SQL; the table is called by what the paper is called.
create table e_commerce.purchase (
  workspace_id uuid not null,
  id uuid not null default gen_random_uuid(),
  -- Counts up within the workspace.
  number integer not null,
  reference text not null check (length(reference) between 1 and 40),
  customer_id uuid not null,
  -- As lists sort and search it: first name, last name; and what else one searches a customer by: e-mail, company.
  customer_name text not null,
  customer_words text not null default '',
  subtotal numeric(12, 2) not null,
  tax numeric(12, 2) not null,
  discount numeric(12, 2) not null default 0,
  total numeric(12, 2) not null,
  date timestamptz not null default date_trunc('milliseconds', platform.moment()),
  -- List of {id, name, price, quantity, total, image}: as it was called and cost on that day.
  products jsonb not null check (jsonb_typeof(products) = 'array'),
  -- How many pieces in all.
  items integer not null,
  -- The state it is in; 1 to 14.
  status_id smallint not null check (status_id between 1 and 14),
  -- List of {id, date, entryId, by, note}, newest first.
  history jsonb not null check (jsonb_typeof(history) = 'array'),
  payment_method text not null default '',
  -- {transactionId, amount, date}
  payment jsonb not null default '{}',
  -- List of {tracking, carrier, weight, fee, date}.
  shipping jsonb not null default '[]',
  campaign text not null default '',
  device text not null default 'desktop' check (device in ('desktop', 'mobile', 'tablet')),
  removed_at timestamptz,
  version integer not null default 1,
  customer_key text not null generated always as (platform.folded(customer_name)) stored,
  -- The entry on top of the history: what takes a state back asks for it.
  entry_id uuid generated always as ((history->0->>'entryId')::uuid) stored,
  search tsvector not null generated always as (
    platform.plain_words(reference || ' ' || number || ' ' || customer_name || ' ' || customer_words || ' '
      || jsonb_path_query_array(products, '$[*].name')::text)
  ) stored,
  primary key (workspace_id, id),
  foreign key (workspace_id, customer_id) references e_commerce.customer
);
-- NOTE each order of a list has its index, and each index carries what lists are filtered by: a page of a million orders is found
-- without looking at the orders themselves.
create unique index purchase_number on e_commerce.purchase (workspace_id, number)
  include (removed_at, status_id, payment_method, campaign, device, date);
create index purchase_date on e_commerce.purchase (workspace_id, date, number)
  include (status_id, payment_method, campaign, device) where removed_at is null;
create index purchase_reference on e_commerce.purchase (workspace_id, reference, number)
  include (status_id, payment_method, campaign, device, date) where removed_at is null;
create index purchase_customer_key on e_commerce.purchase (workspace_id, customer_key, number)
  include (status_id, payment_method, campaign, device, date) where removed_at is null;
create index purchase_total on e_commerce.purchase (workspace_id, total, number)
  include (status_id, payment_method, campaign, device, date) where removed_at is null;
create index purchase_payment on e_commerce.purchase (workspace_id, payment_method, date, number)
  include (status_id, campaign, device) where removed_at is null;
create index purchase_status on e_commerce.purchase (workspace_id, status_id, date, number)
  include (payment_method, campaign, device) where removed_at is null;
create index purchase_campaign on e_commerce.purchase (workspace_id, campaign, date, number)
  include (status_id, payment_method, device) where removed_at is null and campaign <> '';
create index purchase_customer on e_commerce.purchase (workspace_id, customer_id, date, number);
create index purchase_entry on e_commerce.purchase (workspace_id, entry_id);
create index purchase_bin on e_commerce.purchase (workspace_id, removed_at, number) where removed_at is not null;
create index purchase_search on e_commerce.purchase using gin (search);

-- The last number an order of a workspace got; none is given twice, not even after the order is gone.
create table e_commerce.last_number (workspace_id uuid primary key, number integer not null);

-- How many there are of what, as changes that are added up: nobody waits for anybody in order to count. A job puts them together.
create table e_commerce.tally (
  workspace_id uuid not null,
  -- order, order-bin: word is the state. product: word is active, inactive, low or bin. category, tag: word is that word.
  kind text not null,
  word text not null,
  amount integer not null
);
create index tally_word on e_commerce.tally (workspace_id, kind, word) include (amount);

create function e_commerce.tally_purchases() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into e_commerce.tally select workspace_id, case when removed_at is null then 'order' else 'order-bin' end, status_id::text, count(*)
      from new_rows group by 1, 2, 3;
  elsif tg_op = 'DELETE' then
    insert into e_commerce.tally select workspace_id, case when removed_at is null then 'order' else 'order-bin' end, status_id::text, -count(*)
      from old_rows group by 1, 2, 3;
  else
    insert into e_commerce.tally
      select workspace_id, case when removed_at is null then 'order' else 'order-bin' end, status_id::text, sum(amount)
      from (select workspace_id, removed_at, status_id, 1 as amount from new_rows
        union all select workspace_id, removed_at, status_id, -1 from old_rows) as changes
      group by 1, 2, 3 having sum(amount) <> 0;
  end if;
  return null;
end $$;
create trigger tally_insert after insert on e_commerce.purchase referencing new table as new_rows
  for each statement execute function e_commerce.tally_purchases();
create trigger tally_update after update on e_commerce.purchase referencing old table as old_rows new table as new_rows
  for each statement execute function e_commerce.tally_purchases();
create trigger tally_delete after delete on e_commerce.purchase referencing old table as old_rows
  for each statement execute function e_commerce.tally_purchases();

-- Under what a product is counted. Up to five pieces are few.
create function e_commerce.counted_under(is_removed boolean, is_active boolean, quantity integer, categories text[], tags text[])
  returns table (kind text, word text) language sql immutable parallel safe as $$
  select 'product', case when is_removed then 'bin' when is_active then 'active' else 'inactive' end
  union all select 'product', 'low' where not is_removed and quantity <= 5
  union all select distinct 'category', each from unnest(categories) as each where not is_removed
  union all select distinct 'tag', each from unnest(tags) as each where not is_removed
$$;
create function e_commerce.tally_products() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into e_commerce.tally select p.workspace_id, c.kind, c.word, count(*)
      from new_rows p, e_commerce.counted_under(p.removed_at is not null, p.active, p.quantity, p.categories, p.tags) c group by 1, 2, 3;
  elsif tg_op = 'DELETE' then
    insert into e_commerce.tally select p.workspace_id, c.kind, c.word, -count(*)
      from old_rows p, e_commerce.counted_under(p.removed_at is not null, p.active, p.quantity, p.categories, p.tags) c group by 1, 2, 3;
  else
    insert into e_commerce.tally select p.workspace_id, c.kind, c.word, sum(p.sign)
      from (select 1 as sign, workspace_id, removed_at, active, quantity, categories, tags from new_rows
        union all select -1, workspace_id, removed_at, active, quantity, categories, tags from old_rows) as p,
        e_commerce.counted_under(p.removed_at is not null, p.active, p.quantity, p.categories, p.tags) c
      group by 1, 2, 3 having sum(p.sign) <> 0;
  end if;
  return null;
end $$;
create trigger tally_insert after insert on e_commerce.product referencing new table as new_rows
  for each statement execute function e_commerce.tally_products();
create trigger tally_update after update on e_commerce.product referencing old table as old_rows new table as new_rows
  for each statement execute function e_commerce.tally_products();
create trigger tally_delete after delete on e_commerce.product referencing old table as old_rows
  for each statement execute function e_commerce.tally_products();

alter table e_commerce.product enable row level security;
alter table e_commerce.import_before enable row level security;
alter table e_commerce.customer enable row level security;
alter table e_commerce.purchase enable row level security;
alter table e_commerce.last_number enable row level security;
alter table e_commerce.tally enable row level security;
create policy own_workspace on e_commerce.product using (workspace_id = platform.workspace());
create policy own_workspace on e_commerce.import_before using (workspace_id = platform.workspace());
create policy own_workspace on e_commerce.customer using (workspace_id = platform.workspace());
create policy own_workspace on e_commerce.purchase using (workspace_id = platform.workspace());
create policy own_workspace on e_commerce.last_number using (workspace_id = platform.workspace());
create policy own_workspace on e_commerce.tally using (workspace_id = platform.workspace());
grant select, insert, update, delete
  on e_commerce.product, e_commerce.import_before, e_commerce.customer, e_commerce.purchase, e_commerce.last_number, e_commerce.tally
  to efristerstreckung_app;

-- The shop of the caller as it can be searched, see mail.own_mail.
create view e_commerce.own_product as select * from e_commerce.product where workspace_id = platform.workspace();
create view e_commerce.own_purchase as select * from e_commerce.purchase where workspace_id = platform.workspace();
grant select on e_commerce.own_product, e_commerce.own_purchase to efristerstreckung_app;
