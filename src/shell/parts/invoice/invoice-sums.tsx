import type { ReactNode } from 'react'
import type { InvoiceSheet } from '../../../kit/invoice-sheet.ts'
import { centsOf } from '../../../kit/money.ts'
import { daysBetween, isPlainDate } from '../../../kit/plain-date.ts'
import { fill } from '../../../kit/texts.ts'
import { useTexts } from '../../language.tsx'
import { useFormats } from '../formats/use-formats.ts'
import { SenderMark } from './invoice-party.tsx'
import type { InvoiceForm } from './invoice-look.ts'
import styles from './invoice-sums.module.css'
import { invoiceWords } from './invoice-words.ts'

type SumsProps = { readonly sheet: InvoiceSheet; readonly taxRate: number | undefined }

export function InvoiceSums({ sheet, taxRate }: SumsProps): ReactNode {
  const texts = useTexts(invoiceWords)
  const formats = useFormats()
  const tax = taxRate === undefined ? texts.tax : fill(texts.taxAt, { rate: `${formats.number(taxRate)} %` })
  const rows = [
    [texts.subtotal, sheet.subtotal],
    [tax, sheet.tax],
    [texts.discount, -sheet.discount],
  ] as const
  return (
    <dl className={styles.sums}>
      {rows.map(([title, amount]) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{formats.number(amount === 0 ? 0 : amount, 2)}</dd>
        </div>
      ))}
    </dl>
  )
}

/** A part of its own, so that a phone can keep it in sight below the lines. */
export function InvoiceTotal({ sheet }: { readonly sheet: InvoiceSheet }): ReactNode {
  const texts = useTexts(invoiceWords)
  const formats = useFormats()
  return (
    <p className={styles.total}>
      <span>{texts.total}</span> <strong>{formats.money(centsOf(sheet.total))}</strong>
    </p>
  )
}

/** The term follows from the two dates, so that it never contradicts them. */
export function InvoiceTerms({ sheet, form }: { readonly sheet: InvoiceSheet; readonly form: InvoiceForm }): ReactNode {
  const texts = useTexts(invoiceWords)
  const { date, dueDate } = sheet
  const days = isPlainDate(date) && isPlainDate(dueDate) ? daysBetween(date, dueDate) : 0
  const term = days <= 0 ? texts.termsNow : days === 1 ? texts.termsOne : fill(texts.terms, { days })
  return (
    <footer className={styles.terms}>
      {form === 'modern' ? <SenderMark name={sheet.from.title} /> : null}
      <div>
        <p>
          <strong>{term}</strong>
        </p>
        <p>{texts.thanks}</p>
      </div>
    </footer>
  )
}
