import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { plainHandle } from '../../src/features/e-commerce/plain-handle.ts'
import { newReference } from '../../src/features/e-commerce/server/order-reference.ts'
import { lineTotal, orderSums } from '../../src/features/e-commerce/server/order-sums.ts'
import { fileAddress } from '../../src/kit/file-contract.ts'
import { sumOf, withTax } from '../../src/kit/money.ts'
import type { WorkspaceLanguage } from '../../src/kit/workspace-language.ts'
import type { Sample } from '../../src/platform/sample.ts'
import { germanCampaigns } from './e-commerce-orders.de.ts'
import { sampleOrders, type SampleOrder } from './e-commerce-orders.ts'
import { germanJobs } from './e-commerce-people.de.ts'
import { samplePeople } from './e-commerce-people.ts'
import { shopPictures } from './e-commerce-pictures.ts'
import { germanProducts, germanScenes, germanWords } from './e-commerce-products.de.ts'
import { sampleProducts, type SampleProduct } from './e-commerce-products.ts'
import { faceOf } from './faces.ts'

type Tx = Parameters<Sample>[0]
const carriers = ['Alpenkurier', 'Talpost Express', 'Gipfelfracht']

/** A shop between two mountains: its products, its customers, and what they ordered in the last two years. */
export const eCommerceSample: Sample = async (tx, { today, language }) => {
  const { rows } = await sql<{ now: Date }>`select date_trunc('milliseconds', platform.moment()) as now`.execute(tx)
  const now = rows[0]?.now ?? new Date()
  const products = productRows(productsIn(language), await storePictures(tx), { now, language })
  const customers = customerRows(language)
  const sizes = { people: customers.length, products: products.length }
  const orders = sampleOrders(today, now, sizes).map((order, at) => orderRow(order, at, { products, customers, now, language }))
  await sql`
    insert into e_commerce.product (workspace_id, id, name, handle, description, categories, tags, featured_image_id, images, price_tax_excl,
      price_tax_incl, tax_rate, compared_price, quantity, sku, width, height, depth, weight, active, changed_at)
    select platform.workspace(), id, name, handle, text, categories, tags, (images->0->>'id')::uuid, images, price, gross, "taxRate", compared,
      quantity, sku, 30, 20, 5, weight, active, "changedAt"
    from jsonb_to_recordset(${JSON.stringify(products)}::jsonb) as p (id uuid, name text, handle text, text text, categories text[],
      tags text[], images jsonb, price numeric, gross numeric, "taxRate" numeric, compared numeric, quantity integer, sku text,
      weight numeric, active boolean, "changedAt" timestamptz)`.execute(tx)
  await sql`
    insert into e_commerce.customer (workspace_id, id, first_name, last_name, avatar, company, job_title, email, phone, invoice_address,
      shipping_address)
    select platform.workspace(), id, "firstName", "lastName", avatar, company, "jobTitle", email, phone, address, address
    from jsonb_to_recordset(${JSON.stringify(customers)}::jsonb) as c (id uuid, "firstName" text, "lastName" text, avatar text, company text,
      "jobTitle" text, email text, phone text, address jsonb)`.execute(tx)
  await sql`
    insert into e_commerce.purchase (workspace_id, id, number, reference, customer_id, customer_name, customer_words, subtotal, tax, discount,
      total, date, products, items, status_id, history, payment_method, payment, shipping, campaign, device)
    select platform.workspace(), gen_random_uuid(), number, reference, "customerId", name, words, subtotal, tax, discount, total, date,
      products, items, "statusId", history, method, payment, shipping, campaign, device
    from jsonb_to_recordset(${JSON.stringify(orders)}::jsonb) as o (number integer, reference text, "customerId" uuid, name text, words text,
      subtotal numeric, tax numeric, discount numeric, total numeric, date timestamptz, products jsonb, items integer, "statusId" smallint,
      history jsonb, method text, payment jsonb, shipping jsonb, campaign text, device text)`.execute(tx)
}

/** All of them at once; answers which file is which picture. */
async function storePictures(tx: Tx): Promise<ReadonlyMap<string, string>> {
  const pictures = [...shopPictures()].map(([name, content]) => ({ id: randomUUID(), name, content }))
  const ids = pictures.map(({ id }) => id)
  const contents = pictures.map(({ content }) => content)
  await sql`
    with file as (
      insert into platform.file (workspace_id, id, name, type, size, kept_at)
      select platform.workspace(), id, name || '.png', 'image/png', length(content), platform.moment()
      from unnest(${ids}::uuid[], ${pictures.map(({ name }) => name)}::text[], ${contents}::bytea[]) as p (id, name, content)
    )
    select`.execute(tx)
  await sql`
    insert into platform.file_piece (workspace_id, file_id, number, content)
    select platform.workspace(), id, 0, content from unnest(${ids}::uuid[], ${contents}::bytea[]) as p (id, content)`.execute(tx)
  return new Map(pictures.map(({ id, name }) => [name, id]))
}

function productsIn(language: WorkspaceLanguage): readonly SampleProduct[] {
  if (language === 'en') return sampleProducts
  const inGerman = (word: string): string => germanWords[word] ?? word
  return sampleProducts.map((product) => ({
    ...product,
    ...germanProducts[product.name],
    categories: product.categories.map(inGerman),
    tags: product.tags.map(inGerman),
  }))
}

type Setting = { readonly now: Date; readonly language: WorkspaceLanguage }

function productRows(all: readonly SampleProduct[], files: ReadonlyMap<string, string>, { now, language }: Setting) {
  return all.map(({ taxRate = 10, pictures, isInactive, ...product }, at) => ({
    ...product,
    id: randomUUID(),
    handle: plainHandle(product.name),
    taxRate,
    images: pictures.map((name) => ({
      id: randomUUID(),
      fileId: files.get(name) ?? '',
      alt: `${product.name}: ${sceneOf(name, language)}`,
    })),
    gross: withTax(product.price, taxRate),
    compared: at % 6 === 0 ? withTax(product.price * 1.2, taxRate) : 0,
    sku: `BG-${String(1001 + at)}`,
    active: isInactive !== true,
    changedAt: new Date(now.getTime() - (at + 1) * 5_400_000).toISOString(),
  }))
}
type ProductRow = ReturnType<typeof productRows>[number]

function sceneOf(picture: string, language: WorkspaceLanguage): string {
  if (language === 'de') return germanScenes[picture] ?? picture
  return (
    {
      ridges: 'three ridges in evening light',
      lake: 'a still lake',
      fog: 'hills in fog',
      larches: 'golden larches',
      snow: 'a hut in the snow',
      night: 'stars above a ridge',
      loaf: 'a loaf of bread',
      tools: 'a blade with a wooden handle',
      wool: 'woven wool in grey and rust',
    }[picture] ?? picture
  )
}

function customerRows(language: WorkspaceLanguage) {
  return samplePeople.map(({ town: [zip, town, lat, lng], street, jobTitle, ...person }) => ({
    ...person,
    jobTitle: language === 'de' ? (germanJobs[jobTitle] ?? jobTitle) : jobTitle,
    id: randomUUID(),
    avatar: faceOf(`${person.firstName} ${person.lastName}`),
    address: { address: `${street}\n${zip} ${town}`, lat, lng },
  }))
}

type Around = Setting & { readonly products: readonly ProductRow[]; readonly customers: ReturnType<typeof customerRows> }

function orderRow(order: SampleOrder, at: number, { products, customers, now, language }: Around) {
  const lines = order.lines.flatMap(({ product, quantity }) => {
    const row = products[product]
    return row ? [{ row, quantity, price: row.price, taxRate: row.taxRate }] : []
  })
  const sums = orderSums(lines, order.discount)
  const customer = customers[order.person]
  const history = historyOf(order, now)
  const isShipped = history.some(({ id }) => id === 4)
  const parcel = {
    tracking: `${newReference()}CH`,
    carrier: carriers[at % 3],
    weight: sumOf(lines.map(({ row, quantity }) => row.weight * quantity)),
    fee: 9,
  }
  return {
    ...sums,
    number: at + 1,
    reference: newReference(),
    customerId: customer?.id,
    name: `${customer?.firstName} ${customer?.lastName}`,
    words: `${customer?.email} ${customer?.company}`.trim(),
    date: order.date.toISOString(),
    products: lines.map(({ row: { id, name, images }, price, quantity }) => ({
      id,
      name,
      price,
      quantity,
      total: lineTotal({ price, quantity }),
      image: fileAddress(images[0]?.fileId ?? ''),
    })),
    items: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    statusId: order.path.at(-1)?.id,
    history: history.toReversed(),
    method: order.method,
    payment: { transactionId: `${newReference()}${newReference()}`, amount: sums.total, date: order.date.toISOString() },
    shipping: isShipped ? [{ ...parcel, date: history.find(({ id }) => id === 4)?.date }] : [],
    campaign: language === 'de' ? (germanCampaigns[order.campaign] ?? order.campaign) : order.campaign,
    device: order.device,
  }
}

/** The oldest entry first; nothing lies in the future. */
function historyOf({ path, date }: SampleOrder, now: Date) {
  let moment = date.getTime()
  return path.map(({ id, hours }) => {
    moment = Math.min(moment + hours * 3_600_000, Math.max(now.getTime(), date.getTime()))
    return { id, date: new Date(moment).toISOString(), entryId: randomUUID(), by: '', note: '' }
  })
}
