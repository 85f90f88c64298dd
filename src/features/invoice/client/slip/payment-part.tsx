import { useQuery } from '@tanstack/react-query'
import { useMemo, type ReactNode } from 'react'
import { useTexts } from '../../../../shell/language.tsx'
import type { Invoice } from '../../invoice.ts'
import { paymentOf } from '../../payment.ts'
import { invoiceAppWords } from '../invoice-words.ts'
import { PaymentSlip } from './payment-slip.tsx'
import styles from './payment-slip.module.css'

/** The Swiss payment part with its QR code, or why there is none. */
export function PaymentPart({ invoice }: { readonly invoice: Invoice }): ReactNode {
  const texts = useTexts(invoiceAppWords)
  const found = useMemo(() => paymentOf(invoice), [invoice])
  const code = useQuery({
    queryKey: ['payment-code', JSON.stringify(found)],
    // Drawn in the browser: nobody else learns what is paid to whom.
    queryFn: async () => {
      const { codeOf } = await import('./payment-code.ts')
      return 'payment' in found ? codeOf(found.payment) : null
    },
    enabled: 'payment' in found,
    staleTime: Infinity,
  })
  if ('reason' in found) return <p className={styles.why}>{texts[found.reason]}</p>
  if (code.isError) return <p className={styles.why}>{texts.unsuitable}</p>
  if (!code.data) return <p className={styles.why}>{texts.paymentLoading}</p>
  return <PaymentSlip payment={found.payment} code={code.data} />
}
