import { useMemo } from 'react'
import { mostIds } from '../../../../kit/list-contract.ts'
import { fill } from '../../../../kit/texts.ts'
import { call } from '../../../../shell/call.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { useConfirm, type Question } from '../../../../shell/parts/confirm/confirm-store.ts'
import { useChange } from '../../../../shell/parts/mutation/use-change.ts'
import { portionsOf } from '../../../../shell/parts/transfer/slices.ts'
import { TooLate } from '../../../../shell/parts/undo/undo-store.ts'
import { useNotify } from '../../../../shell/workspace/notices/notices.ts'
import { useUser } from '../../../../shell/workspace/session/session.ts'
import { deleteOrders, removeOrders, restoreOrders, setOrderStatus, unsetOrderStatus } from '../../contract.ts'
import type { Order } from '../../order.ts'
import { useShopKey } from '../shop-key.ts'
import { changed, inverseOf, type OrdersChange } from './order-change.ts'
import type { Cached } from './order-queries.ts'
import { orderWords, type OrderTexts } from './order-words.ts'
import { statusName } from './status-name.ts'

/** Which ones it is about, and how to call it where it is one. */
export type What = { readonly ids: readonly string[]; readonly number?: number | undefined }

export type OrderChanges = {
  /** Asks first where the order ends badly; resolves with whether it was done. */
  readonly setStatus: (what: What, statusId: number, note?: string) => Promise<boolean>
  /** To the bin, or back from it. */
  readonly bin: (what: What, isOn: boolean) => void
  /** Asks first; resolves with whether they are gone. */
  readonly deleteForGood: (what: What) => Promise<boolean>
}

/** All that can be done to orders. It shows at once and can be undone, but for what is deleted for good. */
export function useOrderChanges(): OrderChanges {
  const texts = useTexts(orderWords)
  const notify = useNotify()
  const confirm = useConfirm()
  const by = useUser()?.name ?? ''
  const queryKey = useShopKey('orders')
  const { run } = useChange<Cached, OrdersChange>({
    queryKey,
    apply: changed,
    call: (change) => send(change, texts),
    invert: inverseOf,
    text: (change) => change.text,
    mode: 'optimistic',
  })
  const { run: runDelete } = useChange<Cached, What>({
    queryKey,
    apply: (value, { ids }) => changed(value, { kind: 'bin', ids, isOn: false, text: '' }),
    call: ({ ids }) => inPortions(ids, (orderIds) => call(deleteOrders, { orderIds })),
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
      setStatus: async (what, statusId, note = '') => {
        const said = whatSaid(what, texts)
        const question = questionFor(statusId, said, texts)
        if (what.ids.length === 0 || (question && !(await confirm(question)))) return false
        const added = { ids: [], shownId: crypto.randomUUID(), at: new Date().toISOString() }
        const text = fill(texts.statusSet, { what: said, status: statusName(statusId, texts) })
        return run({ kind: 'status', ids: what.ids, statusId, note, by, added, text })
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
    [run, runDelete, notify, confirm, texts, by],
  )
}

export function whatOf(orders: readonly Pick<Order, 'id' | 'number'>[]): What {
  return { ids: orders.map(({ id }) => id), number: orders[0]?.number }
}

export function whatSaid({ ids, number }: What, texts: OrderTexts): string {
  if (ids.length !== 1) return fill(texts.many, { count: ids.length })
  return number === undefined ? texts.one : fill(texts.named, { number })
}

const canceled = 6
const refunded = 7

function questionFor(statusId: number, what: string, texts: OrderTexts): Question | undefined {
  const safe = { safeVerb: texts.keepVerb, isDanger: true }
  if (statusId === canceled) return { ...safe, title: fill(texts.cancelTitle, { what }), body: texts.cancelBody, verb: texts.cancelVerb }
  if (statusId === refunded) return { ...safe, title: fill(texts.refundTitle, { what }), body: texts.refundBody, verb: texts.refundVerb }
  return undefined
}

async function send(change: OrdersChange, texts: OrderTexts): Promise<void> {
  if (change.kind === 'bin') {
    return inPortions(change.ids, (orderIds) => call(change.isOn ? removeOrders : restoreOrders, { orderIds }))
  }
  const { added } = change
  if (change.kind === 'unset') {
    let count = 0
    await inPortions(added.ids, async (entryIds) => (count += (await call(unsetOrderStatus, { entryIds })).changed))
    if (count === 0) throw new TooLate(texts.statusTooLate)
    return
  }
  const made: string[] = []
  const { statusId, note } = change
  await inPortions(change.ids, async (orderIds) => {
    const { entryIds } = await call(setOrderStatus, { orderIds, statusId, ...(note === '' ? {} : { note }) })
    made.push(...entryIds)
  })
  added.ids = made
}

async function inPortions(ids: readonly string[], act: (ids: string[]) => Promise<unknown>): Promise<void> {
  for (const some of portionsOf(ids, mostIds)) await act([...some])
}
