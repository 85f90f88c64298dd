-- Sums over the orders of each workspace, so that dashboards need not read a million orders. Triggers keep them exact:
-- each statement adds what it brought and takes away what it took, and a row that two statements change waits for the first.

-- The states in which the money has come and stays; the same as paidStatusIds in statuses.ts.
create function e_commerce.is_paid(status smallint) returns boolean language sql immutable parallel safe
  return status in (2, 3, 4, 5, 9, 12);

-- Days and months are those of the office.
create function e_commerce.day_of(moment timestamptz) returns date language sql immutable parallel safe
  return (moment at time zone 'Europe/Zurich')::date;

-- The town of an address: its last part, without the postal code.
create function e_commerce.town_of(place jsonb) returns text language sql immutable parallel safe
  return left(coalesce(regexp_replace(trim((regexp_match(place ->> 'address', '([^,\n]+)[,\s]*$'))[1]), '^([A-Z]{1,3}-)?\d{4,6}\s+', ''), ''), 100);

create table e_commerce.figure_hour (
  workspace_id uuid not null,
  hour timestamptz not null,
  orders bigint not null,
  items bigint not null,
  primary key (workspace_id, hour)
) with (fillfactor = 70);

create table e_commerce.figure_day (
  workspace_id uuid not null,
  day date not null,
  device text not null,
  campaign text not null,
  orders bigint not null,
  paid bigint not null,
  items bigint not null,
  -- Of the paid ones.
  sales numeric(18, 2) not null,
  primary key (workspace_id, day, device, campaign)
) with (fillfactor = 70);

-- How often somebody ordered in a month; it stays at zero where all of it was taken back.
create table e_commerce.figure_customer (
  workspace_id uuid not null,
  month date not null,
  customer_id uuid not null,
  orders bigint not null,
  primary key (workspace_id, month, customer_id)
) with (fillfactor = 70);

create table e_commerce.figure_month (
  workspace_id uuid not null,
  month date not null,
  -- How many different people ordered.
  customers bigint not null,
  orders bigint not null,
  -- Of the paid ones: years are added up from months.
  sales numeric(18, 2) not null,
  primary key (workspace_id, month)
) with (fillfactor = 70);

-- Where customers live, to about ten kilometres; nowhere in particular where it is not known.
create table e_commerce.figure_place (
  workspace_id uuid not null,
  town text not null,
  lat numeric(4, 1),
  lng numeric(5, 1),
  customers bigint not null
) with (fillfactor = 70);
create unique index figure_place_key on e_commerce.figure_place (workspace_id, town, lat, lng) nulls not distinct;

-- Adds what a statement brought (1), or takes away what it took (-1). Always in the same order, so that two do not wait for each other.
create function e_commerce.count_purchases() returns trigger
  language plpgsql security definer set search_path = e_commerce, pg_temp as $$
declare
  sign constant integer := tg_argv[0];
begin
  insert into figure_hour as f (workspace_id, hour, orders, items)
    select workspace_id, date_trunc('hour', date, 'UTC'), sign * count(*), sign * sum(items)
    from changed where removed_at is null group by 1, 2 order by 1, 2
    on conflict (workspace_id, hour) do update set orders = f.orders + excluded.orders, items = f.items + excluded.items;

  insert into figure_day as f (workspace_id, day, device, campaign, orders, paid, items, sales)
    select workspace_id, day_of(date), device, campaign, sign * count(*), sign * count(*) filter (where is_paid(status_id)),
      sign * sum(items), sign * coalesce(sum(total) filter (where is_paid(status_id)), 0)
    from changed where removed_at is null group by 1, 2, 3, 4 order by 1, 2, 3, 4
    on conflict (workspace_id, day, device, campaign) do update set orders = f.orders + excluded.orders,
      paid = f.paid + excluded.paid, items = f.items + excluded.items, sales = f.sales + excluded.sales;

  with brought as (
    select workspace_id, date_trunc('month', day_of(date))::date as month, customer_id, sign * count(*) as orders,
      sign * coalesce(sum(total) filter (where is_paid(status_id)), 0) as sales
    from changed where removed_at is null group by 1, 2, 3
  ), kept as (
    insert into figure_customer as f (workspace_id, month, customer_id, orders)
      select workspace_id, month, customer_id, orders from brought order by 1, 2, 3
      on conflict (workspace_id, month, customer_id) do update set orders = f.orders + excluded.orders
      returning workspace_id, month, customer_id, orders
  )
  insert into figure_month as f (workspace_id, month, customers, orders, sales)
    -- Somebody counts from their first order on, until the last one is gone.
    select workspace_id, month, sum((k.orders > 0)::integer - (k.orders - b.orders > 0)::integer), sum(b.orders), sum(b.sales)
    from kept k join brought b using (workspace_id, month, customer_id) group by 1, 2 order by 1, 2
    on conflict (workspace_id, month) do update set customers = f.customers + excluded.customers,
      orders = f.orders + excluded.orders, sales = f.sales + excluded.sales;
  return null;
end $$;

create function e_commerce.count_customers() returns trigger
  language plpgsql security definer set search_path = e_commerce, pg_temp as $$
declare
  sign constant integer := tg_argv[0];
begin
  insert into figure_place as f (workspace_id, town, lat, lng, customers)
    select workspace_id, town_of(invoice_address), (invoice_address ->> 'lat')::numeric(4, 1), (invoice_address ->> 'lng')::numeric(5, 1),
      sign * count(*)
    from changed group by 1, 2, 3, 4 order by 1, 2, 3, 4
    on conflict (workspace_id, town, lat, lng) do update set customers = f.customers + excluded.customers;
  return null;
end $$;

-- What comes is added before what goes is taken away: nothing is ever less than none.
create trigger figures_inserted after insert on e_commerce.purchase referencing new table as changed
  for each statement execute function e_commerce.count_purchases('1');
create trigger figures_updated_come after update on e_commerce.purchase referencing new table as changed
  for each statement execute function e_commerce.count_purchases('1');
create trigger figures_updated_gone after update on e_commerce.purchase referencing old table as changed
  for each statement execute function e_commerce.count_purchases('-1');
create trigger figures_deleted after delete on e_commerce.purchase referencing old table as changed
  for each statement execute function e_commerce.count_purchases('-1');
create trigger figures_inserted after insert on e_commerce.customer referencing new table as changed
  for each statement execute function e_commerce.count_customers('1');
create trigger figures_updated_come after update on e_commerce.customer referencing new table as changed
  for each statement execute function e_commerce.count_customers('1');
create trigger figures_updated_gone after update on e_commerce.customer referencing old table as changed
  for each statement execute function e_commerce.count_customers('-1');
create trigger figures_deleted after delete on e_commerce.customer referencing old table as changed
  for each statement execute function e_commerce.count_customers('-1');

-- The same sums, counted anew: what the tables above must hold.
create view e_commerce.counted_hour as
  select workspace_id, date_trunc('hour', date, 'UTC') as hour, count(*) as orders, sum(items) as items
  from e_commerce.purchase where removed_at is null group by 1, 2;
create view e_commerce.counted_day as
  select workspace_id, e_commerce.day_of(date) as day, device, campaign, count(*) as orders,
    count(*) filter (where e_commerce.is_paid(status_id)) as paid, sum(items) as items,
    coalesce(sum(total) filter (where e_commerce.is_paid(status_id)), 0)::numeric(18, 2) as sales
  from e_commerce.purchase where removed_at is null group by 1, 2, 3, 4;
create view e_commerce.counted_customer as
  select workspace_id, date_trunc('month', e_commerce.day_of(date))::date as month, customer_id, count(*) as orders
  from e_commerce.purchase where removed_at is null group by 1, 2, 3;
create view e_commerce.counted_month as
  select workspace_id, date_trunc('month', e_commerce.day_of(date))::date as month, count(distinct customer_id) as customers,
    count(*) as orders, coalesce(sum(total) filter (where e_commerce.is_paid(status_id)), 0)::numeric(18, 2) as sales
  from e_commerce.purchase where removed_at is null group by 1, 2;
create view e_commerce.counted_place as
  select workspace_id, e_commerce.town_of(invoice_address) as town, (invoice_address ->> 'lat')::numeric(4, 1) as lat,
    (invoice_address ->> 'lng')::numeric(5, 1) as lng, count(*) as customers
  from e_commerce.customer group by 1, 2, 3, 4;

-- One line for each sum, to compare both.
create view e_commerce.kept_figure as
  select workspace_id, 'hour ' || row (hour, orders, items)::text as line from e_commerce.figure_hour where orders <> 0 or items <> 0
  union all select workspace_id, 'day ' || row (day, device, campaign, orders, paid, items, sales)::text from e_commerce.figure_day
    where orders <> 0 or paid <> 0 or items <> 0 or sales <> 0
  union all select workspace_id, 'customer ' || row (month, customer_id, orders)::text from e_commerce.figure_customer where orders <> 0
  union all select workspace_id, 'month ' || row (month, customers, orders, sales)::text from e_commerce.figure_month
    where customers <> 0 or orders <> 0 or sales <> 0
  union all select workspace_id, 'place ' || row (town, lat, lng, customers)::text from e_commerce.figure_place where customers <> 0;
create view e_commerce.counted_figure as
  select workspace_id, 'hour ' || row (hour, orders, items)::text as line from e_commerce.counted_hour
  union all select workspace_id, 'day ' || row (day, device, campaign, orders, paid, items, sales)::text from e_commerce.counted_day
  union all select workspace_id, 'customer ' || row (month, customer_id, orders)::text from e_commerce.counted_customer
  union all select workspace_id, 'month ' || row (month, customers, orders, sales)::text from e_commerce.counted_month
  union all select workspace_id, 'place ' || row (town, lat, lng, customers)::text from e_commerce.counted_place;

-- Which workspaces have sums that are not what a count gives, and how many: none, ever. One statement sees both at the same moment.
create view e_commerce.figure_fault as
  select workspace_id, count(*) as faults from (
    (select * from e_commerce.kept_figure except select * from e_commerce.counted_figure)
    union all (select * from e_commerce.counted_figure except select * from e_commerce.kept_figure)
  ) as fault group by workspace_id;

-- Counts everything of a workspace anew; orders wait meanwhile.
create function e_commerce.recount_figures(which uuid) returns void language plpgsql set search_path = e_commerce, pg_temp as $$
begin
  lock table purchase, customer in share row exclusive mode;
  delete from figure_hour where workspace_id = which;
  delete from figure_day where workspace_id = which;
  delete from figure_customer where workspace_id = which;
  delete from figure_month where workspace_id = which;
  delete from figure_place where workspace_id = which;
  insert into figure_hour select * from counted_hour where workspace_id = which;
  insert into figure_day select * from counted_day where workspace_id = which;
  insert into figure_customer select * from counted_customer where workspace_id = which;
  insert into figure_month select * from counted_month where workspace_id = which;
  insert into figure_place select * from counted_place where workspace_id = which;
end $$;
revoke all on function e_commerce.recount_figures(uuid) from public;

alter table e_commerce.figure_hour enable row level security;
alter table e_commerce.figure_day enable row level security;
alter table e_commerce.figure_customer enable row level security;
alter table e_commerce.figure_month enable row level security;
alter table e_commerce.figure_place enable row level security;
create policy own_workspace on e_commerce.figure_hour using (workspace_id = platform.workspace());
create policy own_workspace on e_commerce.figure_day using (workspace_id = platform.workspace());
create policy own_workspace on e_commerce.figure_customer using (workspace_id = platform.workspace());
create policy own_workspace on e_commerce.figure_month using (workspace_id = platform.workspace());
create policy own_workspace on e_commerce.figure_place using (workspace_id = platform.workspace());
-- Only the triggers write them.
grant select on e_commerce.figure_hour, e_commerce.figure_day, e_commerce.figure_month, e_commerce.figure_place to efristerstreckung_app;

-- Of what is there already.
select e_commerce.recount_figures(workspace_id) from (select workspace_id from e_commerce.customer group by 1) as shop;
