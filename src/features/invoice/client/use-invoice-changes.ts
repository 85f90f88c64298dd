import { useMemo } from 'react'
import { mostIds } from '../../../kit/list-contract.ts'
import { dayAt } from '../../../kit/plain-date.ts'
import { fill } from '../../../kit/texts.ts'
import { call } from '../../../shell/call.ts'
import { useTexts } from '../../../shell/language.tsx'
import { officeTimeZone } from '../../../shell/parts/formats/use-formats.ts'
import { useChange } from '../../../shell/parts/mutation/use-change.ts'
import { portionsOf } from '../../../shell/parts/transfer/slices.ts'
import { useNotify } from '../../../shell/workspace/notices/notices.ts'
import { deleteInvoices, removeInvoices, restoreInvoices, setPaid } from '../contract.ts'
import type { Invoice } from '../invoice.ts'
import { changed, inverseOf, saidOf, type InvoiceChange } from './invoice-changes.ts'
import { useInvoicesKey, type Cached } from './invoice-queries.ts'
import { invoiceAppWords } from './invoice-words.ts'

type Some = readonly Pick<Invoice, 'id' | 'number' | 'paidOn'>[]
export type InvoiceChanges = {
  /** Paid today, or open again. */
  readonly pay: (invoices: Some, isPaid: boolean) => void
  /** To the bin, or back from it. */
  readonly bin: (invoices: Some, isOn: boolean) => void
  /** Asks first. */
  readonly deleteForGood: (invoices: Some) => Promise<void>
}

/** All that can be done to invoices as a whole. It shows at once and can be undone, but for what is deleted for good. */
export function useInvoiceChanges(): InvoiceChanges {
  const texts = useTexts(invoiceAppWords)
  const notify = useNotify()
  const queryKey = useInvoicesKey()
  const { run } = useChange<Cached, InvoiceChange>({
    queryKey,
    apply: changed,
    call: send,
    invert: inverseOf,
    text: (change) => saidOf(change, texts),
    mode: 'optimistic',
  })
  const { run: runDelete } = useChange<Cached, Some>({
    queryKey,
    apply: (value, some) => changed(value, { kind: 'bin', ids: some.map(({ id }) => id), isOn: false }),
    call: (some) =>
      inPortions(
        some.map(({ id }) => id),
        (invoiceIds) => call(deleteInvoices, { invoiceIds }),
      ),
    mode: 'pessimistic',
    confirm: (some) => ({
      title: some.length === 1 ? fill(texts.deleteOne, { number: some[0]?.number ?? '' }) : fill(texts.deleteMany, { count: some.length }),
      body: texts.deleteBody,
      verb: texts.deleteForGood,
      isDanger: true,
    }),
  })
  return useMemo((): InvoiceChanges => {
    const numberOf = (some: Some): string | undefined => (some.length === 1 ? some[0]?.number : undefined)
    return {
      pay: (some, isPaid) => {
        const meant = some.filter(({ paidOn }) => (paidOn !== null) !== isPaid)
        const day = isPaid ? dayAt(new Date(), officeTimeZone) : null
        const from = meant.map(({ id, paidOn }) => ({ id, paidOn }))
        const to = meant.map(({ id }) => ({ id, paidOn: day }))
        if (meant.length > 0) void run({ kind: 'paid', to, from, number: numberOf(meant) })
      },
      bin: (some, isOn) => {
        if (some.length > 0) void run({ kind: 'bin', ids: some.map(({ id }) => id), isOn, number: numberOf(some) })
      },
      deleteForGood: async (some) => {
        if (some.length > 0 && (await runDelete(some))) notify(fill(texts.deletedDone, { count: some.length }))
      },
    }
  }, [run, runDelete, notify, texts])
}

async function send(change: InvoiceChange): Promise<void> {
  if (change.kind === 'bin') {
    return inPortions(change.ids, (invoiceIds) => call(change.isOn ? removeInvoices : restoreInvoices, { invoiceIds }))
  }
  for (const paidOn of new Set(change.to.map((each) => each.paidOn))) {
    const ids = change.to.filter((each) => each.paidOn === paidOn).map(({ id }) => id)
    await inPortions(ids, (invoiceIds) => call(setPaid, { invoiceIds, paidOn }))
  }
}

async function inPortions(ids: readonly string[], act: (ids: string[]) => Promise<unknown>): Promise<void> {
  for (const some of portionsOf(ids, mostIds)) await act([...some])
}
