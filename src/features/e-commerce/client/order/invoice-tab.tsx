import { FilePlus2, Printer } from 'lucide-react'
import { useMemo, type ReactNode } from 'react'
import { useLocation } from 'wouter'
import { useTexts } from '../../../../shell/language.tsx'
import { officeTimeZone } from '../../../../shell/parts/formats/use-formats.ts'
import { InvoicePaper } from '../../../../shell/parts/invoice/invoice-paper.tsx'
import { useUser } from '../../../../shell/workspace/session/session.ts'
import { Button } from '../../../../ui/button.tsx'
import type { Order } from '../../order.ts'
import { invoicePath, sheetOf, taxRateOf } from './order-invoice.ts'
import styles from './order.module.css'
import { pageWords } from './page-words.ts'
import { PrintSheet } from './print-sheet.tsx'

/** The order as an invoice, to look at and to print; a real one is made in the invoices. */
export function InvoiceTab({ order }: { readonly order: Order }): ReactNode {
  const texts = useTexts(pageWords)
  const [, navigate] = useLocation()
  const sender = useUser()?.workspace.name ?? ''
  const sheet = useMemo(() => sheetOf(order, sender, officeTimeZone), [order, sender])
  const paper = <InvoicePaper sheet={sheet} form="compact" subject="products" taxRate={taxRateOf(order)} />
  return (
    <>
      <div className={styles.tools}>
        <Button onClick={() => window.print()}>
          <Printer aria-hidden="true" />
          {texts.printInvoice}
        </Button>
        <Button onClick={() => navigate(invoicePath(order.id))}>
          <FilePlus2 aria-hidden="true" />
          {texts.createInvoice}
        </Button>
        <p className={styles.muted}>{texts.createInvoiceHint}</p>
      </div>
      {paper}
      <PrintSheet>{paper}</PrintSheet>
    </>
  )
}
