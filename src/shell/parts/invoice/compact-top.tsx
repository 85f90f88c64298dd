import type { ReactNode } from 'react'
import { useTexts } from '../../language.tsx'
import { Moment } from '../formats/moment.tsx'
import { InvoiceParty } from './invoice-party.tsx'
import { invoiceWords } from './invoice-words.ts'
import styles from './invoice-top.module.css'
import type { InvoiceTopProps } from './modern-top.tsx'

/** The date on top; number, due date and client on the left, the sender on the dark of the theme. */
export function CompactTop({ sheet, logo }: InvoiceTopProps): ReactNode {
  const texts = useTexts(invoiceWords)
  return (
    <header className={styles.compact}>
      <Moment value={sheet.date} format="day" className={styles.day ?? ''} />
      <div className={styles.columns}>
        <section className={styles.client}>
          <dl className={styles.pairs}>
            <dt>{texts.invoice}</dt>
            <dd>
              <strong>{sheet.number}</strong>
            </dd>
            <dt>{texts.dueDate}</dt>
            <dd>
              <Moment value={sheet.dueDate} format="day" />
            </dd>
          </dl>
          <h2 className={styles.caption}>{texts.client}</h2>
          <InvoiceParty party={sheet.client} />
        </section>
        <section className={styles.dark}>
          {logo}
          <h2 className={styles.caption}>{texts.from}</h2>
          <InvoiceParty party={sheet.from} />
        </section>
      </div>
    </header>
  )
}
