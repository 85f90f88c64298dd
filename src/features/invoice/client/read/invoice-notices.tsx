import type { ReactNode } from 'react'
import { centsOf } from '../../../../kit/money.ts'
import { dayAt } from '../../../../kit/plain-date.ts'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { useMinute } from '../../../../shell/parts/formats/minute-clock.ts'
import { officeTimeZone, useFormats } from '../../../../shell/parts/formats/use-formats.ts'
import { Button } from '../../../../ui/button.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import type { Invoice } from '../../invoice.ts'
import { dueStateOf } from '../due.ts'
import { DueBadge } from '../due-badge.tsx'
import { useSaveInvoice } from '../edit/use-save-invoice.ts'
import { invoiceAppWords } from '../invoice-words.ts'
import { useInvoiceChanges } from '../use-invoice-changes.ts'
import styles from './invoice-page.module.css'

/** What staff should know about an invoice; none of it is printed. */
export function InvoiceNotices({ invoice }: { readonly invoice: Invoice }): ReactNode {
  const texts = useTexts(invoiceAppWords)
  const changes = useInvoiceChanges()
  const dueText = useDueText(invoice)
  return (
    <div className={styles.notices}>
      {invoice.removed === null ? (
        <p className={styles.due}>
          <DueBadge invoice={invoice} />
          <span>{dueText}</span>
        </p>
      ) : (
        <Notice kind="warn" actions={<Button onClick={() => changes.bin([invoice], false)}>{texts.restore}</Button>}>
          {texts.inBin}
        </Notice>
      )}
      {invoice.mismatches.length > 0 ? <MismatchNotice invoice={invoice} /> : null}
    </div>
  )
}

function useDueText({ paidOn, dueDate }: Invoice): string {
  const texts = useTexts(invoiceAppWords)
  const formats = useFormats()
  const now = useMinute()
  if (paidOn !== null) return fill(texts.paidOn, { date: formats.date(paidOn, 'day', now) })
  const when = formats.date(dueDate, 'relative', now)
  const isLate = dueStateOf({ paidOn, dueDate }, dayAt(now, officeTimeZone)) === 'overdue'
  return fill(isLate ? texts.overdueSince : texts.dueIn, { when, date: formats.date(dueDate, 'day', now) })
}

function MismatchNotice({ invoice }: { readonly invoice: Invoice }): ReactNode {
  const texts = useTexts(invoiceAppWords)
  const formats = useFormats()
  const { recount } = useSaveInvoice()
  const names = { line: '', subtotal: texts.subtotal, tax: texts.tax, discount: texts.discount, total: texts.total }
  const money = (amount: number): string => formats.money(centsOf(amount))
  return (
    <Notice
      kind="warn"
      title={texts.mismatchTitle}
      actions={invoice.removed === null ? <Button onClick={() => void recount(invoice)}>{texts.recount}</Button> : undefined}
    >
      <ul className={styles.faults}>
        {invoice.mismatches.map(({ field, title, stored, counted }) => (
          <li key={`${field} ${title ?? ''} ${stored}`}>
            {fill(texts.mismatchLine, { what: title ?? names[field], stored: money(stored), counted: money(counted) })}
          </li>
        ))}
      </ul>
      <p>{texts.mismatchHint}</p>
    </Notice>
  )
}
