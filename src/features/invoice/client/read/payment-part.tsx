import { useQuery } from '@tanstack/react-query'
import { useMemo, type ReactNode } from 'react'
import { useLanguage, useTexts } from '../../../../shell/language.tsx'
import type { Invoice } from '../../invoice.ts'
import { paymentOf } from '../../payment.ts'
import { invoiceAppWords } from '../invoice-words.ts'
import styles from './invoice-page.module.css'

/** The Swiss payment part with its QR code, or why there is none. */
export function PaymentPart({ invoice }: { readonly invoice: Invoice }): ReactNode {
  const texts = useTexts(invoiceAppWords)
  const language = useLanguage().language === 'de' ? 'DE' : 'EN'
  const found = useMemo(() => paymentOf(invoice), [invoice])
  const key = JSON.stringify(found)
  const drawing = useQuery({
    queryKey: ['payment-part', key, language],
    // Drawn in the browser: nobody else learns what is paid to whom.
    queryFn: async () => {
      const { SwissQRBill } = await import('swissqrbill/svg')
      return 'payment' in found ? new SwissQRBill(found.payment, { language }).toString() : ''
    },
    enabled: 'payment' in found,
    staleTime: Infinity,
  })
  if ('reason' in found) return <p className={styles.why}>{texts[found.reason]}</p>
  if (drawing.data === undefined) return <p className={styles.why}>{texts.paymentLoading}</p>
  return <Drawing svg={drawing.data} name={texts.payment} />
}

function Drawing({ svg, name }: { readonly svg: string; readonly name: string }): ReactNode {
  return (
    <div
      className={styles.payment}
      role="img"
      aria-label={name}
      ref={(place) => {
        if (!place) return
        const drawn = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement
        if (!drawn.hasAttribute('viewBox')) drawn.setAttribute('viewBox', '0 0 793.7 396.85')
        place.replaceChildren(document.importNode(drawn, true))
      }}
    />
  )
}
