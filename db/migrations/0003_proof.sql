-- Proof of a request: reference and code, the sentence that was told, the caller's key for a safe repeat, and short-lived result addresses.

alter table extension.request
  add column reference text check (reference ~ '^[0-9]{2}[0-9A-HJKMNP-TV-Z]{10}$'),
  add column code text check (code ~ '^[0-9A-HJKMNP-TV-Z]{8}$'),
  add column message text,
  -- Hashes only: whoever reads this table learns neither the key nor, by trying dates, what was sent under it.
  add column key_hash bytea check (octet_length(key_hash) = 32),
  add column fingerprint bytea check (octet_length(fingerprint) = 32);
create unique index request_reference on extension.request (canton, period, reference);
create unique index request_key on extension.request (canton, key_hash, period) where key_hash is not null;

-- Where a page without script finds its answer after it was sent on. Holds no answer itself.
create table extension.result_address (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  canton text not null,
  reference text not null,
  expires_at timestamptz not null
);
create index result_address_expiry on extension.result_address (expires_at);
grant select, insert, delete on extension.result_address to efristerstreckung_app;
