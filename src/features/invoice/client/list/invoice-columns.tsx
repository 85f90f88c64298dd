import { CircleCheck, RotateCcw, Trash2, Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { centsOf } from '../../../../kit/money.ts'
import { fill } from '../../../../kit/texts.ts'
import type { Formats } from '../../../../kit/formats.ts'
import { Moment } from '../../../../shell/parts/formats/moment.tsx'
import type { Column } from '../../../../shell/parts/table/column.ts'
import { IconButton } from '../../../../ui/icon-button.tsx'
import type { Invoice } from '../../invoice.ts'
import { DueBadge } from '../due-badge.tsx'
import type { texts as words } from '../texts.ts'
import type { InvoiceChanges } from '../use-invoice-changes.ts'
import styles from './invoices-list.module.css'

type ColumnNeeds = { readonly texts: typeof words; readonly formats: Formats; readonly changes: InvoiceChanges; readonly isBin: boolean }

export function invoiceColumns(needs: ColumnNeeds): readonly Column<Invoice>[] {
  const { texts, formats } = needs
  const plain = { isFilterable: false } as const
  const day = (id: 'date' | 'dueDate', title: string): Column<Invoice> => ({
    ...plain,
    id,
    title,
    width: 102,
    value: (invoice) => invoice[id],
    cell: (invoice) => <Moment value={invoice[id]} format="dotted" />,
  })
  return [
    { ...plain, id: 'number', title: texts.number, width: 92, isName: true, value: ({ number }) => number },
    { ...plain, id: 'client', title: texts.client, width: 214, value: ({ client }) => client.title },
    day('date', texts.date),
    day('dueDate', texts.dueDate),
    {
      ...plain,
      id: 'total',
      title: texts.total,
      width: 122,
      align: 'end',
      value: ({ total }) => total,
      text: ({ total }) => formats.money(centsOf(total)),
    },
    {
      ...plain,
      id: 'state',
      title: texts.state,
      width: 116,
      isSortable: false,
      value: ({ status }) => status,
      cell: (invoice) => <DueBadge invoice={invoice} />,
    },
    {
      ...plain,
      id: 'actions',
      title: texts.actions,
      width: 92,
      value: () => undefined,
      isTitleHidden: true,
      isPinned: true,
      isSortable: false,
      align: 'end',
      onCard: 'after',
      cell: (invoice) => <RowActions invoice={invoice} needs={needs} />,
    },
  ]
}

function RowActions({ invoice, needs: { texts, changes, isBin } }: { readonly invoice: Invoice; readonly needs: ColumnNeeds }): ReactNode {
  const { number, paidOn } = invoice
  const action = { className: styles.action ?? '' }
  if (isBin) {
    return (
      <span className={styles.actions}>
        <IconButton {...action} name={fill(texts.restoreOf, { number })} icon={RotateCcw} onClick={() => changes.bin([invoice], false)} />
        <IconButton
          {...action}
          name={fill(texts.deleteOf, { number })}
          icon={Trash2}
          onClick={() => void changes.deleteForGood([invoice])}
        />
      </span>
    )
  }
  const isPaid = paidOn !== null
  return (
    <span className={styles.actions}>
      <IconButton
        {...action}
        name={fill(isPaid ? texts.markOpenOf : texts.markPaidOf, { number })}
        icon={isPaid ? Undo2 : CircleCheck}
        onClick={() => changes.pay([invoice], !isPaid)}
      />
      <IconButton {...action} name={fill(texts.removeOf, { number })} icon={Trash2} onClick={() => changes.bin([invoice], true)} />
    </span>
  )
}
