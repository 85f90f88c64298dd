import { useMemo } from 'react'
import { mostIds } from '../../../../kit/list-contract.ts'
import { Problem } from '../../../../kit/problem.ts'
import { fill } from '../../../../kit/texts.ts'
import { call } from '../../../../shell/call.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { useChange } from '../../../../shell/parts/mutation/use-change.ts'
import { portionsOf } from '../../../../shell/parts/transfer/slices.ts'
import { useNotify } from '../../../../shell/workspace/notices/notices.ts'
import { changeProducts, deleteProducts, removeProducts, restoreProducts } from '../../contract.ts'
import { useShopKey } from '../shop-key.ts'
import { productWords } from '../shop-words.ts'
import { changed, inverseOf, savedOf, type ProductEdit, type ProductsChange } from './product-change.ts'
import type { Cached } from './product-queries.ts'
import type { texts as words } from './texts.ts'

/** Whom it is about, and how to call it where it is one. */
export type What = { readonly ids: readonly string[]; readonly name?: string | undefined }

export type ProductChanges = {
  /** Shows at once and can be undone. `small`: without a notice, e.g. for one more piece. */
  readonly edit: (edits: readonly ProductEdit[], text: string, size?: 'small') => Promise<boolean>
  /** To the bin, or back from it. */
  readonly bin: (what: What, isOn: boolean) => void
  /** Asks first; resolves with whether they are gone. */
  readonly deleteForGood: (what: What) => Promise<boolean>
}

/** So many go in one call: little enough for a slow connection. */
const portion = 500

export function useProductChanges(): ProductChanges {
  const texts = useTexts(productWords)
  const notify = useNotify()
  const queryKey = useShopKey('products')
  const options = {
    queryKey,
    apply: changed,
    call: send,
    invert: inverseOf,
    text: (change: ProductsChange) => change.text,
    mode: 'optimistic',
  } as const
  const { run } = useChange<Cached, ProductsChange>(options)
  const { run: runQuietly } = useChange<Cached, ProductsChange>({ ...options, isQuiet: true })
  const { run: runDelete } = useChange<Cached, What>({
    queryKey,
    apply: (value, { ids }) => changed(value, { kind: 'bin', ids, isOn: false, text: '' }),
    call: ({ ids }) => inPortions(ids, (productIds) => call(deleteProducts, { productIds })),
    mode: 'pessimistic',
    confirm: (what) => ({
      title: fill(texts.deleteTitle, { what: whatSaid(what, texts) }),
      body: texts.deleteBody,
      verb: texts.deleteForGood,
      isDanger: true,
    }),
  })
  return useMemo(
    () => ({
      edit: async (edits, text, size) => {
        if (edits.length === 0) return true
        return (size === 'small' ? runQuietly : run)({ kind: 'edit', edits, text })
      },
      bin: (what, isOn) => {
        if (what.ids.length === 0) return
        const text = fill(isOn ? texts.binned : texts.restored, { what: whatSaid(what, texts) })
        void run({ kind: 'bin', ids: what.ids, isOn, text })
      },
      deleteForGood: async (what) => {
        const isGone = what.ids.length > 0 && (await runDelete(what))
        if (isGone) notify(fill(texts.deleted, { what: whatSaid(what, texts) }))
        return isGone
      },
    }),
    [run, runQuietly, runDelete, notify, texts],
  )
}

export function whatSaid({ ids, name }: What, texts: typeof words): string {
  return ids.length === 1 ? (name ?? texts.one) : fill(texts.many, { count: ids.length })
}

async function send(change: ProductsChange): Promise<void> {
  if (change.kind === 'bin') {
    const endpoint = change.isOn ? removeProducts : restoreProducts
    return inPortions(change.ids, (productIds) => call(endpoint, { productIds }))
  }
  for (const some of portionsOf(change.edits, portion)) {
    const { failed } = await call(changeProducts, { products: some.map(savedOf) })
    // Nothing else can go wrong with these fields than that a product is gone by now.
    if (failed.length > 0) throw new Problem('not-found', failed[0]?.message ?? '')
  }
}

async function inPortions(ids: readonly string[], act: (ids: string[]) => Promise<unknown>): Promise<void> {
  for (const some of portionsOf(ids, mostIds)) await act([...some])
}
