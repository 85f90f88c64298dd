import { sql } from 'kysely'
import { fileIdIn } from '../../../kit/file-contract.ts'
import { given } from '../../../kit/given.ts'
import { rounded } from '../../../kit/money.ts'
import { Problem } from '../../../kit/problem.ts'
import { storableJson } from '../../../platform/storable-text.ts'
import { plainHandle } from '../plain-handle.ts'
import { pricesInStep } from '../prices.ts'
import { defaultTaxRate, type Product, type SavedProduct } from '../product.ts'
import { chooseHandles } from './handles.ts'
import { leavePictures, takePictures } from './product-pictures.ts'
import { productColumns, productOf, storedImages, writtenColumns, type ProductRow } from './product-row.ts'
import type { Tx } from './tables.ts'

type Failure = 'not-found' | 'conflict' | 'wrong' | 'handle-taken'
type Failed = { readonly id: string; readonly message: Failure }
type Stored = { readonly changed: readonly Product[]; readonly failed: readonly Failed[] }
type Written = Omit<Product, 'version' | 'changedAt' | 'removed'>

const mostPrice = 9_999_999

const empty: Omit<Written, 'id' | 'name'> = {
  handle: '',
  description: '',
  categories: [],
  tags: [],
  featuredImageId: null,
  images: [],
  priceTaxExcl: 0,
  priceTaxIncl: 0,
  taxRate: defaultTaxRate,
  comparedPrice: 0,
  quantity: 0,
  sku: '',
  width: 0,
  height: 0,
  depth: 0,
  weight: 0,
  extraShippingFee: 0,
  active: true,
}

/** Updates the product if its id exists, else adds it. */
export async function saveProduct(tx: Tx, saved: SavedProduct): Promise<Product> {
  const { changed, failed } = await storeProducts(tx, [saved], { mayAdd: true })
  if (changed[0]) return changed[0]
  throw problemOf(failed[0]?.message ?? 'wrong')
}

function problemOf(failure: Failure): Problem {
  if (failure === 'not-found') return new Problem('not-found', 'There is no such product.')
  if (failure === 'conflict') return new Problem('conflict', 'Somebody else has changed this product in the meantime.')
  return new Problem('invalid-input', failure === 'handle-taken' ? failure : 'This product cannot be kept like that.')
}

/** Stores what can be stored; of the same product twice the last one counts. */
export async function storeProducts(
  tx: Tx,
  saved: readonly SavedProduct[],
  { mayAdd, importId }: { readonly mayAdd: boolean; readonly importId?: string },
): Promise<Stored> {
  const failed: Failed[] = []
  const known = await lockProducts(
    tx,
    saved.map(({ id }) => id),
  )
  const fit = [...new Map(saved.map((each) => [each.id, each])).values()].flatMap((each) => {
    const before = known.get(each.id)
    const failure = failureOf(each, before, mayAdd)
    if (failure === undefined) return [{ product: written(each, before), before }]
    failed.push({ id: each.id, message: failure })
    return []
  })
  const handles = await handlesFor(tx, fit)
  const ready = fit.flatMap(({ product, before }) => {
    const handle = handles.has(product.id) ? handles.get(product.id) : product.handle
    if (handle !== undefined) return [{ product: { ...product, handle }, before }]
    failed.push({ id: product.id, message: 'handle-taken' })
    return []
  })
  await write(tx, ready, importId)
  return {
    changed: await readProducts(
      tx,
      ready.map(({ product }) => product.id),
    ),
    failed,
  }
}

type Fit = { readonly product: Written; readonly before: Product | undefined }

/** In one order for everybody, so that two who change the same products never wait for each other. */
async function lockProducts(tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, Product>> {
  const { rows } = await sql<ProductRow>`
    select ${productColumns} from e_commerce.product where id = any(${[...ids]}::uuid[]) order by id for update`.execute(tx)
  return new Map(rows.map((row) => [row.id, productOf(row)]))
}

function failureOf(saved: SavedProduct, before: Product | undefined, mayAdd: boolean): Failure | undefined {
  if (!before) {
    if (!mayAdd) return 'not-found'
    if (saved.name === undefined) return 'wrong'
  } else if (before.removed !== null) return 'not-found'
  else if (saved.version !== undefined && saved.version !== before.version) return 'conflict'
  const { priceTaxExcl, priceTaxIncl, images, featuredImageId } = written(saved, before)
  if (priceTaxIncl > mostPrice || priceTaxExcl > mostPrice) return 'wrong'
  if (new Set(images.map(({ id }) => id)).size < images.length || images.some(({ url }) => fileIdIn(url) === undefined)) return 'wrong'
  const isSentFeatured = saved.featuredImageId !== undefined && saved.featuredImageId !== null
  return isSentFeatured && featuredImageId !== saved.featuredImageId ? 'wrong' : undefined
}

/** The whole product after the change. The first picture stands for it where none of them is chosen. */
function written({ id, version: _version, ...sent }: SavedProduct, before: Product | undefined): Written {
  const whole = { ...empty, name: '', ...before, ...given(sent), id }
  const { version: _old, changedAt: _changed, removed: _removed, ...fields } = whole as Product // only some of these are there
  const featured = fields.images.some((image) => image.id === fields.featuredImageId) ? fields.featuredImageId : null
  return {
    ...fields,
    ...pricesInStep(before ?? empty, sent),
    handle: fields.handle === '' ? plainHandle(fields.name) : fields.handle,
    featuredImageId: featured ?? fields.images[0]?.id ?? null,
    categories: [...new Set(fields.categories)],
    tags: [...new Set(fields.tags)],
    comparedPrice: rounded(fields.comparedPrice),
    extraShippingFee: rounded(fields.extraShippingFee),
  }
}

async function handlesFor(tx: Tx, fit: readonly Fit[]): Promise<ReadonlyMap<string, string | undefined>> {
  const changed = fit.filter(({ product, before }) => product.handle !== before?.handle)
  return chooseHandles(
    tx,
    changed.map(({ product: { id, handle, name } }) => ({ id, handle, mayChange: handle === plainHandle(name) })),
  )
}

async function write(tx: Tx, ready: readonly Fit[], importId: string | undefined): Promise<void> {
  if (ready.length === 0) return
  const rows = ready.map(({ product }) => ({ ...product, images: storedImages(product.images) }))
  const before = ready.flatMap((each) => storedImages(each.before?.images ?? []).map(({ fileId }) => fileId))
  const after = rows.flatMap(({ images }) => images.map(({ fileId }) => fileId))
  await takePictures(tx, after)
  const columns = sql.raw(writtenColumns.map(([column]) => column).join(', '))
  const fields = sql.raw(writtenColumns.map(([, , field]) => `r."${field}"`).join(', '))
  const types = sql.raw(writtenColumns.map(([, type, field]) => `"${field}" ${type}`).join(', '))
  const changes = sql.raw(writtenColumns.map(([column]) => `${column} = excluded.${column}`).join(', '))
  await sql`
    insert into e_commerce.product as p (workspace_id, id, import_id, ${columns})
    select platform.workspace(), r.id, ${importId ?? null}::uuid, ${fields}
    from jsonb_to_recordset(${storableJson(rows)}::jsonb) as r (id uuid, ${types})
    on conflict (workspace_id, id) do update set ${changes}, changed_at = excluded.changed_at, version = p.version + 1`.execute(tx)
  const kept = new Set(after)
  await leavePictures(
    tx,
    before.filter((id) => !kept.has(id)),
  )
}

/** In the order of the ids. */
export async function readProducts(tx: Tx, ids: readonly string[]): Promise<Product[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<ProductRow>`
    select ${productColumns} from e_commerce.product where id = any(${[...ids]}::uuid[])`.execute(tx)
  const byId = new Map(rows.map((row) => [row.id, productOf(row)]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
