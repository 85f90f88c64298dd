import { useQueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { call } from '../../../../shell/call.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { csvFormat } from '../../../../shell/parts/transfer/formats/csv.ts'
import type { ImportPlan } from '../../../../shell/parts/transfer/import-plan.ts'
import { ImportWizard } from '../../../../shell/parts/transfer/import-wizard.tsx'
import { importProducts, undoProductImport } from '../../contract.ts'
import { useShopKey } from '../shop-key.ts'
import { productWords } from '../shop-words.ts'
import { judgedRows, type ProductLine } from './judged-rows.ts'
import { importFields } from './product-fields.ts'

/** Products from a table: tried dry first, then taken in, and taken back as a whole if need be. */
export function ImportDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const texts = useTexts(productWords)
  const client = useQueryClient()
  const queryKey = useShopKey('products')
  const [importId] = useState(() => crypto.randomUUID())
  const send = (rows: readonly ProductLine[], firstRow: number, isDry: boolean) =>
    call(importProducts, { importId, isDry, firstRow, rows: rows.map((row) => ({ ...row })) })

  const plan: ImportPlan<ProductLine> = {
    title: texts.importTitle,
    fields: importFields(texts),
    formats: [csvFormat<ProductLine>()],
    // What is wrong only the server can tell: it knows which SKUs are there.
    rowOf: (cells) => ({ kind: 'row', row: cells }),
    titleOf: ({ name = '', sku = '' }) => [name, sku].filter(Boolean).join(', '),
    judge: (checked) => judgedRows(checked, (rows, firstRow) => send(rows, firstRow, true), texts),
    run: async (rows) => {
      const { updated } = await send(rows, 1, false)
      await client.invalidateQueries({ queryKey })
      return { known: updated }
    },
    onUndo: async () => {
      await call(undoProductImport, { importId })
      await client.invalidateQueries({ queryKey })
    },
  }
  return <ImportWizard plan={plan} isOpen onClose={onClose} />
}
