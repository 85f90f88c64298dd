import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { fill } from '../../../../kit/texts.ts'
import { call } from '../../../../shell/call.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { useMergedSave } from '../../../../shell/parts/conflict/use-merged-save.ts'
import { useExplain } from '../../../../shell/parts/mutation/use-explain.ts'
import { useUndo } from '../../../../shell/parts/undo/use-undo.ts'
import { getInvoice, removeInvoices, restoreInvoices, saveInvoice } from '../../contract.ts'
import type { Invoice, SavedInvoice } from '../../invoice.ts'
import { useInvoicesKey } from '../invoice-queries.ts'
import { invoiceAppWords } from '../invoice-words.ts'
import { asItWas, savedOf, writtenIn, type Written } from './saved.ts'

type SaveInvoice = {
  readonly add: (written: Written) => Promise<Invoice>
  readonly change: (before: Invoice, written: Written) => Promise<Invoice>
  /** Takes over the sums as they follow from the lines. */
  readonly recount: (invoice: Invoice) => Promise<void>
}

/** Saves what was written. Each saving can be undone exactly; what others saved meanwhile is merged or asked about. */
export function useSaveInvoice(): SaveInvoice {
  const texts = useTexts(invoiceAppWords)
  const client = useQueryClient()
  const queryKey = useInvoicesKey()
  const explain = useExplain()
  const { did } = useUndo()
  const titles = useMemo(() => ({ client: texts.client, date: texts.invoiceDate, dueDate: texts.payBy, services: texts.lines }), [texts])
  const saveMerged = useMergedSave<Invoice>({ titles })
  const readAgain = (): Promise<void> => client.invalidateQueries({ queryKey })
  const put = (invoice: SavedInvoice): Promise<Invoice> => call(saveInvoice, { invoice })

  async function add(written: Written): Promise<Invoice> {
    const made = await put(savedOf(crypto.randomUUID(), written, undefined))
    const invoiceIds = [made.id]
    did({
      text: fill(texts.made, { number: made.number }),
      undo: () => call(removeInvoices, { invoiceIds }).then(readAgain),
      redo: () => call(restoreInvoices, { invoiceIds }).then(readAgain),
    })
    void readAgain()
    return made
  }

  async function change(before: Invoice, written: Written): Promise<Invoice> {
    let now = before
    const saved = await saveMerged({
      base: before,
      mine: differing(before, written),
      read: async () => (now = await call(getInvoice, { id: before.id })),
      save: (changes, version) => put({ ...savedOf(before.id, { ...writtenIn(now), ...writtenOf(changes) }, now), version }),
    })
    did({
      text: fill(texts.saved, { number: saved.number }),
      undo: () => put(asItWas(now)).then(readAgain),
      redo: () => put(asItWas(saved)).then(readAgain),
    })
    void readAgain()
    return saved
  }

  async function recount(invoice: Invoice): Promise<void> {
    try {
      const saved = await put({ ...savedOf(invoice.id, writtenIn(invoice), undefined), version: invoice.version })
      did({
        text: fill(texts.recounted, { number: saved.number }),
        undo: () => put(asItWas(invoice)).then(readAgain),
        redo: () => put(asItWas(saved)).then(readAgain),
      })
      void readAgain()
    } catch (cause) {
      explain({ text: texts.recount, cause, retry: () => void recount(invoice) })
    }
  }

  return { add, change, recount }
}

/** Only what is different, so that what others changed elsewhere stands. */
function differing(before: Invoice, written: Written): Partial<Invoice> {
  const [was, is] = [plainOf(before), plainOf(written)]
  const fields = Object.entries(written).filter(([name]) => JSON.stringify(was[name]) !== JSON.stringify(is[name]))
  return Object.fromEntries(fields)
}

/** What somebody wrote themselves: totals of lines and the amount of a percentage follow from it. */
function plainOf(written: Written): Readonly<Record<string, unknown>> {
  const { services, discount, discountPercent, client } = written
  return {
    ...written,
    client: [client.title, client.address, client.phone, client.email],
    services: services.map(({ id, title, detail, unit, unitPrice, quantity }) => [id, title, detail, unit, unitPrice, quantity]),
    discount: discountPercent === null ? discount : undefined,
  }
}

function writtenOf(changes: Partial<Invoice>): Partial<Written> {
  return changes
}
