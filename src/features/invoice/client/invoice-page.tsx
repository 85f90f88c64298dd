import type { ReactNode } from 'react'
import { Redirect, useLocation } from 'wouter'
import { Problem } from '../../../kit/problem.ts'
import { fill } from '../../../kit/texts.ts'
import { useTexts } from '../../../shell/language.tsx'
import { InvoicePaper } from '../../../shell/parts/invoice/invoice-paper.tsx'
import { useLive } from '../../../shell/parts/live/use-live.ts'
import { Loaded } from '../../../shell/parts/states/loaded.tsx'
import { LoadingRows } from '../../../shell/parts/states/loading-rows.tsx'
import { WorkspacePage } from '../../../shell/workspace/workspace-page.tsx'
import { notFoundPath } from '../../../shell/workspace-path.ts'
import { invoiceTopics, useInvoice } from './invoice-queries.ts'
import { invoiceAppWords } from './invoice-words.ts'
import { idIn, invoicesPath } from './paths.ts'
import { InvoiceNotices } from './read/invoice-notices.tsx'
import { InvoiceTools } from './read/invoice-tools.tsx'
import { NoInvoice } from './read/no-invoice.tsx'
import { PaymentPart } from './slip/payment-part.tsx'
import styles from './read/invoice-page.module.css'

/** One invoice as it goes out, in one of its two forms. */
export function Page(): ReactNode {
  useLive(invoiceTopics)
  const texts = useTexts(invoiceAppWords)
  const [path] = useLocation()
  const place = idIn(path)
  const query = useInvoice(place === 'wrong' ? undefined : place.id, place !== 'wrong')
  if (place === 'wrong') return <Redirect to={notFoundPath} replace state={{ wrongPath: path }} />
  const invoice = query.data?.invoice
  const isMissing = query.error instanceof Problem && query.error.code === 'not-found'
  const title = invoice && !isMissing ? fill(texts.page, { number: invoice.number }) : texts.title
  return (
    <WorkspacePage
      title={title}
      trail={[{ title: texts.title, path: invoicesPath }]}
      actions={invoice && !isMissing ? <InvoiceTools invoice={invoice} form={place.form} /> : undefined}
      place={`${invoicesPath}/read`}
    >
      {isMissing ? (
        <NoInvoice isAny={place.id === undefined} />
      ) : (
        <Loaded query={query} skeleton={<LoadingRows />}>
          {({ invoice: shown }) => (
            <div className={styles.place}>
              <InvoiceNotices invoice={shown} />
              <InvoicePaper
                sheet={shown}
                form={place.form}
                subject={shown.subject}
                taxRate={shown.taxRate}
                extra={shown.paidOn === null ? <PaymentPart invoice={shown} /> : undefined}
              />
            </div>
          )}
        </Loaded>
      )}
    </WorkspacePage>
  )
}
