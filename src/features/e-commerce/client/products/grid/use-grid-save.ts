import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { fill } from '../../../../../kit/texts.ts'
import { call } from '../../../../../shell/call.ts'
import { useTexts } from '../../../../../shell/language.tsx'
import { portionsOf } from '../../../../../shell/parts/transfer/slices.ts'
import { useUndo } from '../../../../../shell/parts/undo/use-undo.ts'
import { changeProducts } from '../../../contract.ts'
import type { Product } from '../../../product.ts'
import { useShopKey } from '../../shop-key.ts'
import { productWords } from '../../shop-words.ts'
import { savedOf, type ProductEdit } from '../product-change.ts'

/** Few enough that the progress can be seen, enough not to take long. */
const portion = 50

export type GridFailure = { readonly id: string; readonly message: string }
type GridProgress = { readonly done: number; readonly total: number }

type GridSave = {
  readonly progress: GridProgress | undefined
  /** Saves edits with one step to undo; gives what was not taken. */
  readonly save: (products: readonly Product[], edits: readonly ProductEdit[]) => Promise<readonly GridFailure[]>
}

export function useGridSave(): GridSave {
  const texts = useTexts(productWords)
  const client = useQueryClient()
  const queryKey = useShopKey('products')
  const undo = useUndo()
  const [progress, setProgress] = useState<GridProgress>()

  async function send(edits: readonly ProductEdit[], versions?: ReadonlyMap<string, number>): Promise<readonly GridFailure[]> {
    const failures: GridFailure[] = []
    for (const some of portionsOf(edits, portion)) {
      const products = some.map((edit) => ({ ...savedOf(edit), ...versionIn(versions, edit.id) }))
      try {
        failures.push(...(await call(changeProducts, { products })).failed)
      } catch {
        failures.push(...some.map(({ id }) => ({ id, message: 'unavailable' })))
      }
      setProgress((before) => before && { ...before, done: before.done + some.length })
    }
    await client.invalidateQueries({ queryKey })
    return failures
  }

  /** All or nothing would be a lie after the fact: what could not be done is told by the history. */
  async function sendAll(edits: readonly ProductEdit[]): Promise<void> {
    const failures = await send(edits)
    if (failures.length > 0) throw new Error(failures[0]?.message)
  }

  return {
    progress,
    save: async (products, edits) => {
      setProgress({ done: 0, total: edits.length })
      const failures = await send(edits, new Map(products.map(({ id, version }) => [id, version])))
      setProgress(undefined)
      const failed = new Set(failures.map(({ id }) => id))
      const done = edits.filter(({ id }) => !failed.has(id))
      if (done.length > 0) {
        const back = done.map(({ id, before, after }) => ({ id, before: after, after: before }))
        const text = done.length === 1 ? texts.gridSavedOne : fill(texts.gridSavedMany, { count: done.length })
        undo.did({ text, undo: () => sendAll(back), redo: () => sendAll(done) })
      }
      return failures
    },
  }
}

function versionIn(versions: ReadonlyMap<string, number> | undefined, id: string): { readonly version?: number } {
  const version = versions?.get(id)
  return version === undefined ? {} : { version }
}
