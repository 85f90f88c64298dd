import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { InputOf, OutputOf } from '../../../kit/endpoint.ts'
import { storable } from '../../../platform/storable-text.ts'
import { readFileRow, type FileFault } from '../product-file.ts'
import type { importProducts, RowFault } from '../contract.ts'
import type { SavedProduct } from '../product.ts'
import { storeProducts } from './product-store.ts'
import type { Tx } from './tables.ts'

type Import = InputOf<typeof importProducts>
type Imported = OutputOf<typeof importProducts>
type Meant = { readonly row: number; readonly product: SavedProduct; readonly isKnown: boolean }

/** Takes lines of a file in: those with a known id or SKU change that product, the others become new ones. */
export async function takeIn(tx: Tx, { importId, isDry, firstRow, rows }: Import): Promise<Imported> {
  const faults: RowFault[] = []
  const read = rows.map((cells, index) => ({ row: firstRow + index, ...readFileRow(cells) }))
  const known = await knownProducts(
    tx,
    read.map(({ product }) => product),
  )
  const meant: Meant[] = []
  const skus = new Set<string>()
  for (const { row, product, faults: found } of read) {
    const matches = known(product)
    const isKnown = matches.length === 1
    const isTwice = product.sku !== undefined && skus.has(product.sku)
    if (product.sku !== undefined) skus.add(product.sku)
    const missing = matches.length === 0 && product.name === undefined && !found.some(({ field }) => field === 'name')
    const wrong = [
      ...found,
      ...(missing ? [{ field: 'name', message: 'missing' }] : []),
      ...(matches.length > 1 || isTwice ? [{ field: 'sku', message: 'twice' }] : []),
    ]
    if (wrong.length > 0) faults.push(...wrong.map((fault) => ({ row, ...fault })))
    else meant.push({ row, product: { ...product, id: matches[0] ?? newIdOf(product) }, isKnown })
  }
  const refused = await store(tx, importId, meant, isDry)
  const good = meant.filter(({ product }) => !refused.has(product.id))
  for (const { row, product } of meant) {
    const fault = refused.get(product.id)
    if (fault) faults.push({ row, ...fault })
  }
  const updated = good.filter(({ isKnown }) => isKnown)
  return {
    added: good.length - updated.length,
    updated: updated.length,
    updatedRows: updated.map(({ row }) => row),
    faults: faults.toSorted((one, other) => one.row - other.row),
  }
}

function newIdOf({ id }: Partial<SavedProduct>): string {
  return id ?? randomUUID()
}

type Known = (product: Partial<SavedProduct>) => readonly string[]

async function knownProducts(tx: Tx, products: readonly Partial<SavedProduct>[]): Promise<Known> {
  const ids = products.flatMap(({ id }) => id ?? [])
  const skus = products.flatMap(({ sku }) => (sku === undefined ? [] : [storable(sku)]))
  const { rows } = await sql<{ id: string; sku: string }>`
    select id, sku from e_commerce.own_product where removed_at is null and id = any(${ids}::uuid[])
    union
    select id, sku from e_commerce.own_product where removed_at is null and sku <> '' and sku = any(${skus}::text[])`.execute(tx)
  const byId = new Set(rows.map(({ id }) => id))
  const bySku = Map.groupBy(rows, ({ sku }) => sku)
  return ({ id, sku }) => {
    if (id !== undefined && byId.has(id)) return [id]
    return sku === undefined ? [] : (bySku.get(storable(sku)) ?? []).map((row) => row.id)
  }
}

type Fault = { readonly field: string; readonly message: FileFault }

/** Stores all of it, and takes it back at once where it is dry: so a rehearsal tells exactly what would happen. */
async function store(tx: Tx, importId: string, meant: readonly Meant[], isDry: boolean): Promise<ReadonlyMap<string, Fault>> {
  if (meant.length === 0) return new Map()
  await sql`savepoint rehearsal`.execute(tx)
  const ids = meant.map(({ product }) => product.id)
  await keepBefore(tx, importId, ids)
  const { failed } = await storeProducts(
    tx,
    meant.map(({ product }) => product),
    { mayAdd: true, importId },
  )
  await sql`
    update e_commerce.import_before b set version_after = p.version from e_commerce.product p
    where b.import_id = ${importId}::uuid and b.product_id = any(${ids}::uuid[])
      and p.workspace_id = b.workspace_id and p.id = b.product_id`.execute(tx)
  if (isDry) await sql`rollback to savepoint rehearsal`.execute(tx)
  return new Map(
    failed.map(({ id, message }) => [
      id,
      message === 'handle-taken' ? { field: 'handle', message: 'twice' } : { field: 'id', message: 'wrong' },
    ]),
  )
}

/** What the import itself added was not there before. */
async function keepBefore(tx: Tx, importId: string, ids: readonly string[]): Promise<void> {
  await sql`
    insert into e_commerce.import_before (workspace_id, import_id, product_id, before, version_after)
    select workspace_id, ${importId}::uuid, id, to_jsonb(p) - 'search', version from e_commerce.product p
    where id = any(${[...ids]}::uuid[]) and import_id is distinct from ${importId}::uuid
    on conflict do nothing`.execute(tx)
}
