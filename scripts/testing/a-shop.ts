import type { OutputOf } from '../../src/kit/endpoint.ts'
import { Problem } from '../../src/kit/problem.ts'
import {
  changeProducts,
  countProducts,
  importProducts,
  listProducts,
  listWords,
  readProduct,
  removeProducts,
  restoreProducts,
  saveProduct,
  undoProductImport,
} from '../../src/features/e-commerce/contract.ts'
import { pricesInStep } from '../../src/features/e-commerce/prices.ts'
import type { Product, SavedProduct } from '../../src/features/e-commerce/product.ts'
import { aProduct } from './a-product.ts'
import { serveContract, serving } from './contract-server.ts'

type Shop = {
  readonly askedFor: (what: string) => readonly unknown[]
  readonly product: (id: string) => Product | undefined
  /** As if somebody else had done it. */
  readonly changeBeside: (id: string, change: Partial<Product>) => void
}
type Verdict = OutputOf<typeof importProducts>

/** A shop in memory that answers as the server would, as far as the tests of pages look. */
export function aShop(first: readonly Product[], answers: { readonly dry?: Verdict } = {}): Shop {
  const asked: { readonly what: string; readonly with: unknown }[] = []
  const stock = aStock(first)
  const note = (what: string, input: unknown): void => void asked.push({ what, with: input })
  serveContract([
    serving(listProducts, (input) => {
      note('list', input)
      const all = stock.listed(input.view)
      const start = input.after === undefined ? (input.skip ?? 0) : all.findIndex(({ id }) => id === input.after) + 1
      return all.slice(start, start + (input.limit ?? 100))
    }),
    serving(countProducts, ({ view }) => stock.counts(view)),
    serving(listWords, () => ({ categories: [{ word: 'Prints', count: 3 }], tags: [{ word: 'paper', count: 3 }] })),
    serving(readProduct, (input) => stock.read(input.productId)),
    serving(saveProduct, (input) => {
      note('save', input)
      return stock.store(input)
    }),
    serving(changeProducts, (input) => {
      note('change', input.products)
      return stock.storeMany(input.products)
    }),
    serving(removeProducts, (input) => {
      note('remove', input.productIds)
      return stock.setRemoved(input.productIds, '2026-03-10T12:00:00.000Z')
    }),
    serving(restoreProducts, (input) => {
      note('restore', input.productIds)
      return stock.setRemoved(input.productIds, null)
    }),
    serving(importProducts, (input) => {
      note(input.isDry ? 'dry' : 'import', input.rows)
      return input.isDry && answers.dry ? answers.dry : { added: input.rows.length, updated: 0, faults: [] }
    }),
    serving(undoProductImport, () => {
      note('undo-import', {})
      return { changed: 1 }
    }),
  ])
  return {
    askedFor: (what) => asked.filter((each) => each.what === what).map((each) => each.with),
    product: stock.find,
    changeBeside: (id, change) => void stock.store({ ...change, id }),
  }
}

/** The products themselves, and what becomes of them. */
function aStock(first: readonly Product[]) {
  let products = first
  const find = (wanted: string): Product | undefined => products.find(({ id }) => id === wanted)
  const listed = (view: string | undefined): Product[] =>
    products.filter(({ removed, active }) => (view === 'bin') === (removed !== null) && (view !== 'inactive' || !active))

  function store(saved: SavedProduct): Product {
    const before = find(saved.id)
    if (before && saved.version !== undefined && saved.version !== before.version) throw new Problem('conflict', 'Somebody was faster.')
    if (products.some(({ id, handle }) => id !== saved.id && handle === saved.handle)) throw new Problem('invalid-input', 'handle-taken')
    const sent = Object.fromEntries(Object.entries(saved).filter(([, value]) => value !== undefined))
    const base = before ?? aProduct(500)
    const after: Product = { ...base, ...sent, ...pricesInStep(base, saved), version: (before?.version ?? 0) + 1 }
    products = before ? products.map((each) => (each.id === saved.id ? after : each)) : [...products, after]
    return after
  }

  function storeMany(many: readonly SavedProduct[]): OutputOf<typeof changeProducts> {
    const failed: { id: string; message: string }[] = []
    const changed = many.flatMap((each) => {
      try {
        return [store(each)]
      } catch (problem) {
        failed.push({ id: each.id, message: problem instanceof Problem ? problem.code : 'wrong' })
        return []
      }
    })
    return { changed, failed }
  }

  return {
    find,
    listed,
    store,
    storeMany,
    read: (wanted: string): Product => {
      const found = find(wanted)
      if (!found) throw new Problem('not-found', 'There is no such product.')
      return found
    },
    counts: (view: string | undefined) => ({
      all: listed('all').length,
      active: listed('all').filter(({ active }) => active).length,
      inactive: listed('inactive').length,
      low: 0,
      bin: listed('bin').length,
      matching: listed(view).length,
    }),
    setRemoved: (ids: readonly string[], removed: string | null): { changed: number } => {
      products = products.map((each) => (ids.includes(each.id) ? { ...each, removed } : each))
      return { changed: ids.length }
    },
  }
}
