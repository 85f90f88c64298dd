import { csvOf } from '../../../../kit/csv.ts'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { downloadText } from '../../../../shell/parts/transfer/download.ts'
import { useNotify } from '../../../../shell/workspace/notices/notices.ts'
import type { Order } from '../../order.ts'
import { customerName } from './customer-name.ts'
import { orderWords, type OrderTexts } from './order-words.ts'
import { paymentName } from './payment-methods.ts'
import { statusName } from './status-name.ts'

/** Gives orders to the reader as a file for a spreadsheet. */
export function useExportOrders(): (read: () => Promise<readonly Order[]>) => Promise<void> {
  const texts = useTexts(orderWords)
  const notify = useNotify()
  return async (read) => {
    try {
      const orders = await read()
      downloadText(texts.exportFile, csvOf(linesOf(orders, texts)), 'text/csv')
      const said = orders.length === 1 ? texts.exportedOne : fill(texts.exportedMany, { count: orders.length })
      notify(said, { kind: 'ok' })
    } catch {
      notify(texts.exportFailed, { kind: 'danger' })
    }
  }
}

/** One line for each order, the head first. Amounts are numbers, days are as machines write them. */
function linesOf(orders: readonly Order[], texts: OrderTexts): readonly (readonly (string | number)[])[] {
  const head = [
    texts.number,
    texts.reference,
    texts.customer,
    texts.total,
    texts.payment,
    texts.status,
    texts.date,
    texts.device,
    texts.campaign,
  ]
  const rows = orders.map((order) => [
    order.number,
    order.reference,
    customerName(order.customer),
    order.total,
    paymentName(order.payment.method, texts),
    statusName(order.status[0]?.id ?? 0, texts),
    order.date,
    texts[order.device],
    order.campaign,
  ])
  return [head, ...rows]
}
