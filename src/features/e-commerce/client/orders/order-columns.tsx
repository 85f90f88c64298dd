import { fill } from '../../../../kit/texts.ts'
import type { Formats } from '../../../../kit/formats.ts'
import { centsOf } from '../../../../kit/money.ts'
import { Moment } from '../../../../shell/parts/formats/moment.tsx'
import type { Column } from '../../../../shell/parts/table/column.ts'
import type { Order } from '../../order.ts'
import { customerName } from './customer-name.ts'
import type { OrderTexts } from './order-words.ts'
import styles from './orders.module.css'
import { paymentName } from './payment-methods.ts'
import { RowMenu } from './row-menu.tsx'
import { StatusBadge } from './status-badge.tsx'
import { statusName } from './status-name.ts'
import type { OrderChanges } from './use-order-changes.ts'

export type ColumnNeeds = {
  readonly texts: OrderTexts
  readonly formats: Formats
  readonly changes: OrderChanges
  readonly isBin: boolean
  readonly askStatus: (orders: readonly Order[]) => void
}

/** The columns of the table, as the order list of the spec has them, and some more to choose. */
export function orderColumns(needs: ColumnNeeds): readonly Column<Order>[] {
  const { texts, formats } = needs
  const money = (amount: number): string => formats.money(centsOf(amount))
  const columns: readonly Column<Order>[] = [
    { id: 'number', title: texts.number, value: ({ number }) => number, width: 52, cell: ({ number }) => formats.number(number) },
    {
      id: 'reference',
      title: texts.reference,
      value: ({ reference }) => reference,
      width: 110,
      isName: true,
      cell: ({ reference }) => <b className={styles.reference}>{reference}</b>,
    },
    { id: 'customer', title: texts.customer, value: ({ customer }) => customerName(customer), width: 134 },
    {
      id: 'total',
      title: texts.total,
      value: ({ total }) => total,
      text: ({ total }) => money(total),
      width: 108,
      align: 'end',
    },
    { id: 'payment', title: texts.payment, value: ({ payment }) => paymentName(payment.method, texts), width: 100 },
    {
      id: 'status',
      title: texts.status,
      value: ({ status }) => statusName(status[0]?.id ?? 1, texts),
      width: 230,
      cell: ({ status }) => <StatusBadge id={status[0]?.id ?? 1} />,
    },
    { id: 'date', title: texts.date, value: ({ date }) => date, width: 96, cell: ({ date }) => <Moment value={date} /> },
    ...toChoose(texts),
    actions(needs),
  ]
  // Filters stand above the table, where several states fit into one.
  return columns.map((column) => ({ ...column, isFilterable: false }))
}

function toChoose(texts: OrderTexts): readonly Column<Order>[] {
  const more = { isHiddenAtFirst: true, isSortable: false } as const
  return [
    { ...more, id: 'device', title: texts.device, value: ({ device }) => texts[device], width: 120 },
    { ...more, id: 'campaign', title: texts.campaign, value: ({ campaign }) => campaign, width: 140 },
  ]
}

function actions({ texts, changes, isBin, askStatus }: ColumnNeeds): Column<Order> {
  return {
    id: 'actions',
    title: texts.actions,
    value: () => undefined,
    width: 52,
    isTitleHidden: true,
    isPinned: true,
    isSortable: false,
    align: 'end',
    onCard: 'after',
    cell: (order) => (
      <RowMenu
        order={order}
        changes={changes}
        isBin={isBin}
        onStatus={() => askStatus([order])}
        name={fill(texts.actionsOf, { number: order.number })}
      />
    ),
  }
}
