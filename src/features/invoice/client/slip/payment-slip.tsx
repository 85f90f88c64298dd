import type { ReactNode } from 'react'
import { formatAmount, formatIBAN, formatReference } from 'swissqrbill/utils'
import type { Data } from 'swissqrbill/types'
import { useTexts } from '../../../../shell/language.tsx'
import { invoiceAppWords } from '../invoice-words.ts'
import type { PaymentCode } from './payment-code.ts'
import styles from './payment-slip.module.css'

type SlipProps = { readonly payment: Data; readonly code: PaymentCode }

/** As the rules of the banks want it: the receipt on the left, the payment part on the right, in their own sizes. */
export function PaymentSlip({ payment, code }: SlipProps): ReactNode {
  const texts = useTexts(invoiceAppWords)
  return (
    <div className={styles.room}>
      <p className={styles.cut} aria-hidden="true">
        {texts.slipCut}
      </p>
      <section className={styles.slip} aria-label={texts.payment}>
        {/* For the counter only; it says nothing that does not stand beside it. */}
        <div className={styles.receipt} aria-hidden="true">
          <p className={styles.title}>{texts.slipReceipt}</p>
          <div className={styles.facts}>
            <Parties payment={payment} />
          </div>
          <Amount payment={payment} />
          <p className={styles.counter}>{texts.slipCounter}</p>
        </div>
        <div className={styles.payment}>
          <h2 className={styles.title}>{texts.payment}</h2>
          <svg className={styles.code} viewBox={`0 0 ${code.size} ${code.size}`} role="img" aria-label={texts.slipCode}>
            {code.layers.map(({ colour, path }) => (
              <path key={path} d={path} fill={colour} />
            ))}
          </svg>
          <Amount payment={payment} />
          <div className={styles.facts}>
            <Parties payment={payment} message={payment.message} />
          </div>
        </div>
      </section>
    </div>
  )
}

function Amount({ payment: { currency, amount = 0 } }: { readonly payment: Data }): ReactNode {
  const texts = useTexts(invoiceAppWords)
  return (
    <dl className={styles.amount}>
      <div>
        <dt>{texts.slipCurrency}</dt>
        <dd>{currency}</dd>
      </div>
      <div>
        <dt>{texts.slipAmount}</dt>
        <dd>{formatAmount(amount)}</dd>
      </div>
    </dl>
  )
}

function Parties({ payment, message }: { readonly payment: Data; readonly message?: string | undefined }): ReactNode {
  const texts = useTexts(invoiceAppWords)
  const { creditor, debtor, reference = '' } = payment
  return (
    <dl>
      <dt>{texts.slipAccount}</dt>
      <dd>{[formatIBAN(creditor.account), ...linesOf(creditor)].join('\n')}</dd>
      <dt>{texts.slipReference}</dt>
      <dd>{formatReference(reference)}</dd>
      {message === undefined ? null : (
        <>
          <dt>{texts.slipMessage}</dt>
          <dd>{message}</dd>
        </>
      )}
      <dt>{debtor ? texts.slipPayer : texts.slipPayerOpen}</dt>
      <dd>{debtor ? linesOf(debtor).join('\n') : <Blank />}</dd>
    </dl>
  )
}

/** Corners to write between, for a name that is not known. */
function Blank(): ReactNode {
  return (
    <svg className={styles.blank} viewBox="0 0 65 25" preserveAspectRatio="none" aria-hidden="true">
      <path d="M0 3V0H3M62 0H65V3M65 22V25H62M3 25H0V22" />
    </svg>
  )
}

function linesOf({ name, address, buildingNumber, zip, city, country }: NonNullable<Data['debtor']>): readonly string[] {
  const street = [address, buildingNumber].filter(Boolean).join(' ')
  const place = `${country === 'CH' ? '' : `${country}-`}${zip} ${city}`
  return [name, street, place].filter((line) => line !== '')
}
