import type { ReactNode } from 'react'
import { centsOf } from '../../../kit/money.ts'
import type { InvoiceSheet } from '../../../kit/invoice-sheet.ts'
import { useTexts } from '../../language.tsx'
import { Moment } from '../formats/moment.tsx'
import { useFormats } from '../formats/use-formats.ts'
import { InvoiceParty, SenderMark } from './invoice-party.tsx'
import { invoiceWords } from './invoice-words.ts'
import styles from './invoice-top.module.css'

export type InvoiceTopProps = { readonly sheet: InvoiceSheet; readonly logo?: ReactNode }

/** Logo and sender, then the client beside the number, the dates and what is due. */
export function ModernTop({ sheet, logo }: InvoiceTopProps): ReactNode {
  const texts = useTexts(invoiceWords)
  const formats = useFormats()
  return (
    <header className={styles.modern}>
      <div className={styles.sender}>
        {logo ?? <SenderMark name={sheet.from.title} />}
        <InvoiceParty party={sheet.from} />
      </div>
      <div className={styles.middle}>
        <section className={styles.client}>
          <h2 className={styles.caption}>{texts.client}</h2>
          <InvoiceParty party={sheet.client} />
        </section>
        <dl className={styles.facts}>
          <dt className={styles.large}>{texts.invoice}</dt>
          <dd className={styles.large}>{sheet.number}</dd>
          <dt>{texts.date}</dt>
          <dd>
            <Moment value={sheet.date} format="day" />
          </dd>
          <dt>{texts.dueDate}</dt>
          <dd>
            <Moment value={sheet.dueDate} format="day" />
          </dd>
          <dt>{texts.totalDue}</dt>
          <dd>
            <strong>{formats.money(centsOf(sheet.total))}</strong>
          </dd>
        </dl>
      </div>
    </header>
  )
}
