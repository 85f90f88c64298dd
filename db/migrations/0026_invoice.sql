-- Invoices of a workspace, and who sends them.
create schema invoice;
grant usage on schema invoice to efristerstreckung_app;

-- Who sends the invoices, one for each workspace, and how they are counted.
create table invoice.seller (
  workspace_id uuid primary key,
  title text not null default '' check (length(title) <= 200),
  address text not null default '' check (length(address) <= 500),
  phone text not null default '' check (length(phone) <= 60),
  email text not null default '' check (length(email) <= 320),
  website text not null default '' check (length(website) <= 300),
  iban text not null default '' check (length(iban) <= 34),
  -- The number of the seller at the bank, with which a QR reference begins.
  reference_start text not null default '' check (reference_start ~ '^\d{0,16}$'),
  tax_number text not null default '' check (length(tax_number) <= 60),
  payment_days integer not null default 30 check (payment_days between 0 and 365),
  prefix text not null default 'R-' check (length(prefix) <= 12),
  -- NOTE only ever goes up, so that no number is used twice, whatever becomes of its invoice.
  last_number integer not null default 0,
  version integer not null default 1
);
alter table invoice.seller enable row level security;
create policy own_workspace on invoice.seller using (workspace_id = platform.workspace());

create table invoice.invoice (
  workspace_id uuid not null,
  id uuid not null default gen_random_uuid(),
  -- The number without its prefix: counts up within the workspace.
  place integer not null,
  number text not null check (length(number) between 1 and 40),
  -- {title, address, phone, email, website}: as it was when the invoice was made.
  sender jsonb not null,
  -- {title, address, phone, email}
  client jsonb not null,
  client_name text not null generated always as (platform.folded(client ->> 'title')) stored,
  date date not null,
  due_date date not null check (due_date >= date),
  -- List of {id, title, detail, unit, unitPrice, quantity, total}.
  services jsonb not null check (jsonb_typeof(services) = 'array'),
  subject text not null default 'services' check (subject in ('services', 'products')),
  subtotal numeric(14, 2) not null,
  tax numeric(14, 2) not null,
  discount numeric(14, 2) not null,
  total numeric(14, 2) not null,
  tax_rate numeric(9, 4) not null default 0,
  discount_percent numeric(9, 4),
  is_to_coin boolean not null default false,
  iban text not null default '' check (length(iban) <= 34),
  reference_start text not null default '' check (reference_start ~ '^\d{0,16}$'),
  tax_number text not null default '' check (length(tax_number) <= 60),
  order_id uuid,
  paid_on date,
  removed_at timestamptz,
  version integer not null default 1,
  search tsvector not null generated always as (
    setweight(platform.plain_words(number || ' ' || (client ->> 'title')), 'A')
    || setweight(platform.plain_words((client ->> 'address') || ' ' || (client ->> 'email')), 'B')
    || setweight(platform.search_words(jsonb_path_query_array(services, '$[*].title')::text), 'C')
  ) stored,
  -- Browsers make ids too, and none may tell whether another workspace has it.
  primary key (workspace_id, id)
);
create unique index invoice_place on invoice.invoice (workspace_id, place);
create unique index invoice_order on invoice.invoice (workspace_id, order_id) where order_id is not null;
create index invoice_date on invoice.invoice (workspace_id, date, id) where removed_at is null;
create index invoice_due on invoice.invoice (workspace_id, due_date, id) where removed_at is null;
create index invoice_client on invoice.invoice (workspace_id, client_name, id) where removed_at is null;
create index invoice_total on invoice.invoice (workspace_id, total, id) where removed_at is null;
create index invoice_bin on invoice.invoice (workspace_id, removed_at, id) where removed_at is not null;
create index invoice_search on invoice.invoice using gin (search);
alter table invoice.invoice enable row level security;
create policy own_workspace on invoice.invoice using (workspace_id = platform.workspace());

grant select, insert, update, delete on invoice.invoice, invoice.seller to efristerstreckung_app;

-- The invoices of the caller as they can be searched, see mail.own_mail.
create view invoice.own_invoice as select * from invoice.invoice where workspace_id = platform.workspace();
grant select on invoice.own_invoice to efristerstreckung_app;
