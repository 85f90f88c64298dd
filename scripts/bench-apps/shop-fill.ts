import pg from 'pg'
import type { Bench } from './part.ts'
import { frequentWord, rareWord } from './vocabulary.ts'

const rowsAtOnce = 100_000

/** Fills a shop within the database. The indexes come last, because they are made quicker than they grow. */
export async function fillShop({ databaseUrl, workspaceId, share }: Bench): Promise<string> {
  const [orders, products, customers] = [1_000_000 * share, 100_000 * share, 50_000 * share]
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query("set synchronous_commit = off; set maintenance_work_mem = '512MB'; set work_mem = '128MB'")
  const indexes = await dropIndexes(client)
  await client.query(productRows(products), [workspaceId])
  await client.query(customerRows(customers), [workspaceId])
  await client.query(
    `create temp table made_product as select row_number() over () - 1 as place, id, name, price_tax_excl as price from e_commerce.product where workspace_id = $1`,
    [workspaceId],
  )
  await client.query(
    `create temp table made_customer as select row_number() over () - 1 as place, id, trim(first_name || ' ' || last_name) as name, email || ' ' || company as words
     from e_commerce.customer where workspace_id = $1`,
    [workspaceId],
  )
  for (const name of ['product', 'customer']) await client.query(`create index on made_${name} (place); analyze made_${name}`)
  for (let from = 0; from < orders; from += rowsAtOnce)
    await client.query(orderRows({ from, to: Math.min(from + rowsAtOnce, orders), orders, products, customers }), [workspaceId])
  for (const index of indexes) await client.query(index)
  for (const table of ['product', 'customer', 'purchase', 'tally']) await client.query(`vacuum analyze e_commerce.${table}`)
  await client.end()
  return `${orders} orders, ${products} products, ${customers} customers`
}

/** Those that keep nothing apart. */
async function dropIndexes(client: pg.Client): Promise<readonly string[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select format('%I.%I', schemaname, indexname) as name, indexdef as definition from pg_indexes
     where schemaname = 'e_commerce' and tablename in ('product', 'purchase') and indexdef like 'CREATE INDEX%'`,
  )
  for (const { name } of rows) await client.query(`drop index ${name}`)
  return rows.map(({ definition }) => definition)
}

const things = `array['Karte', 'Decke', 'Becher', 'Messer', 'Buch', 'Kerze', 'Tasche', 'Teller', 'Bild', 'Schal', 'Lampe']`
const kinds = `array['Holz', 'Woll', 'Berg', 'See', 'Garten', 'Winter', 'Reise', 'Küchen', 'Stein', 'Leinen', 'Glas', 'Silber', 'Alp']`
const firstNames = `array['Anna', 'Beat', 'Carla', 'David', 'Elena', 'Fabio', 'Gina', 'Hans', 'Ines', 'Jonas', 'Käthi', 'Zoé', 'Jürg']`
const lastNames = `array['Müller', 'Meier', 'Schmid', 'Keller', 'Weber', 'Huber', 'Steiner', 'Gerber', 'Frei', 'Moser', 'Jäggi']`
const pick = (list: string, by: string): string => `(${list})[1 + (${by}) % cardinality(${list})]`

function productRows(count: number): string {
  return `
    insert into e_commerce.product (workspace_id, id, name, handle, description, categories, tags, price_tax_excl, price_tax_incl, quantity, sku,
      active, changed_at)
    select $1, gen_random_uuid(), ${pick(kinds, 'n')} || lower(${pick(things, 'n / 13')}) || ' ' || n
        || case when n % 4 = 0 then ' ${frequentWord}' else '' end || case when n % 9001 = 77 then ' ${rareWord}' else '' end,
      'bench-' || n, 'Aus ' || ${pick(kinds, 'n / 7')} || ' von Hand gemacht', array['Bench ' || n % 40, ${pick(things, 'n')}],
      array['Marke ' || n % 300, ${pick(kinds, 'n / 3')}], 5 + n % 9000 / 100.0, round((5 + n % 9000 / 100.0) * 1.1, 2),
      case when n % 50 = 0 then n % 6 else 6 + n % 400 end, 'S-' || n, n % 12 <> 0, now() - n * interval '1 minute'
    from generate_series(1, ${count}) as n`
}

function customerRows(count: number): string {
  return `
    insert into e_commerce.customer (workspace_id, id, first_name, last_name, company, email, invoice_address, shipping_address)
    select $1, gen_random_uuid(), ${pick(firstNames, 'n')}, ${pick(lastNames, 'n / 13')} || case when n % 5 = 0 then '-' || n % 97 else '' end,
      case when n % 3 = 0 then 'Firma ' || n % 900 else '' end, 'kunde' || n || '@example.com', place, place
    from generate_series(1, ${count}) as n, jsonb_build_object('address', 'Weg ' || n % 99 || chr(10) || (8000 + n % 900) || ' Ort ' || n % 900,
      'lat', 46 + n % 900 / 600.0, 'lng', 6 + n % 700 / 200.0) as place`
}

type Orders = { readonly from: number; readonly to: number; readonly orders: number; readonly products: number; readonly customers: number }

/** Over three years; the latest two hundredths are in all states, the older ones closed. */
function orderRows({ from, to, orders, products, customers }: Orders): string {
  const line = (name: string, quantity: string): string =>
    `jsonb_build_object('id', ${name}.id, 'name', ${name}.name, 'price', ${name}.price, 'quantity', ${quantity}, 'total', ${name}.price * ${quantity}, 'image', '')`
  return `
    insert into e_commerce.purchase (workspace_id, number, reference, customer_id, customer_name, customer_words, subtotal, tax, total, date,
      products, items, status_id, history, payment_method, payment, campaign, device)
    select $1, 1000 + n, 'R' || upper(substr(md5(n::text), 1, 7)), c.id, c.name, c.words, sum, round(sum * 0.1, 2), sum + round(sum * 0.1, 2), date,
      jsonb_build_array(${line('a', '1')}, ${line('b', 'pieces')}), 1 + pieces, status,
      jsonb_build_array(jsonb_build_object('id', status, 'date', to_char(date, 'YYYY-MM-DD"T"HH24:MI:SS"Z"'), 'entryId', gen_random_uuid(),
        'by', '', 'note', '')),
      ${pick(`array['PayPal', 'Credit Card', 'Check', 'Bank-wire']`, 'n / 3')}, jsonb_build_object('transactionId', 'T' || n),
      ${pick(`array['', '', '', 'Radio', 'Plakat', 'Brief', 'Markt', 'Freunde']`, 'n / 5')},
      ${pick(`array['mobile', 'mobile', 'desktop', 'tablet']`, 'n / 11')}
    from generate_series(${from}, ${to - 1}) as n
    cross join lateral (select 1 + n % 3 as pieces, now() - (${orders} - n) * interval '1 second' * (94608000.0 / ${orders}) as date,
      case when n >= ${Math.floor(orders * 0.98)} then 1 + n % 14 else (array[5, 5, 5, 5, 5, 5, 5, 5, 6, 7])[1 + n % 10] end as status) as x
    join made_product a on a.place = (n::bigint * 7919) % ${products}
    join made_product b on b.place = (n::bigint * 104729 + 13) % ${products}
    join made_customer c on c.place = (n::bigint * 15485863) % ${customers}
    cross join lateral (select a.price + b.price * pieces as sum) as y`
}
