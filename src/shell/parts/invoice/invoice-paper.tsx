import type { ReactNode } from 'react'
import type { InvoiceSheet } from '../../../kit/invoice-sheet.ts'
import { InvoiceLines } from './invoice-lines.tsx'
import type { InvoiceForm, InvoiceSubject } from './invoice-look.ts'
import styles from './invoice-paper.module.css'
import { InvoiceSums, InvoiceTerms, InvoiceTotal } from './invoice-sums.tsx'
import { CompactTop } from './compact-top.tsx'
import { ModernTop } from './modern-top.tsx'
import { isLongOnPaper } from './paper-room.ts'

type InvoicePaperProps = {
  readonly sheet: InvoiceSheet
  readonly form: InvoiceForm
  readonly subject?: InvoiceSubject
  /** In percent, where it is known. */
  readonly taxRate?: number | undefined
  /** Instead of the initials of who sends it. */
  readonly logo?: ReactNode
  /** At the bottom edge: the payment part. */
  readonly extra?: ReactNode
}

/** An invoice as it lies on the table: the same on the screen and on A4, where head rows repeat and no line is torn apart. */
export function InvoicePaper({ sheet, form, subject = 'services', taxRate, logo, extra }: InvoicePaperProps): ReactNode {
  const Top = form === 'modern' ? ModernTop : CompactTop
  return (
    <article className={styles.paper} data-form={form} data-long={isLongOnPaper(sheet.services, form) || undefined} data-invoice-paper>
      <Top sheet={sheet} logo={logo} />
      <InvoiceLines services={sheet.services} subject={subject} hasDetail={form === 'modern' && subject === 'services'} />
      <InvoiceSums sheet={sheet} taxRate={taxRate} />
      <InvoiceTotal sheet={sheet} />
      <InvoiceTerms sheet={sheet} form={form} />
      {extra === undefined ? null : <div className={styles.extra}>{extra}</div>}
    </article>
  )
}
