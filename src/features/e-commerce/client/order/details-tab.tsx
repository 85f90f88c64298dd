import type { ReactNode } from 'react'
import { centsOf } from '../../../../kit/money.ts'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { Moment } from '../../../../shell/parts/formats/moment.tsx'
import { useFormats } from '../../../../shell/parts/formats/use-formats.ts'
import type { Order } from '../../order.ts'
import { orderWords } from '../orders/order-words.ts'
import { paymentName } from '../orders/payment-methods.ts'
import { AddressCard } from './address-card.tsx'
import { Card, Facts } from './card.tsx'
import { CustomerCard } from './customer-card.tsx'
import styles from './order.module.css'
import { pageWords } from './page-words.ts'
import { StatusTimeline } from './status-timeline.tsx'

/** Who, where to, what happened, how it was paid and sent. */
export function DetailsTab({ order }: { readonly order: Order }): ReactNode {
  const { shippingAddress, invoiceAddress } = order.customer
  const texts = useTexts(pageWords)
  return (
    <div className={styles.details}>
      <div className={styles.column}>
        <CustomerCard customer={order.customer} />
        <Card title={texts.addresses}>
          <AddressCard title={texts.shippingAddress} place={shippingAddress} isOpenAtFirst />
          <AddressCard title={texts.invoiceAddress} place={invoiceAddress} />
        </Card>
      </div>
      <div className={styles.column}>
        <StatusTimeline entries={order.status} />
        <PaymentCard order={order} />
        <ShippingCard order={order} />
        <SourceCard order={order} />
      </div>
    </div>
  )
}

function PaymentCard({ order: { payment } }: { readonly order: Order }): ReactNode {
  const texts = useTexts(pageWords)
  const names = useTexts(orderWords)
  const formats = useFormats()
  return (
    <Card title={texts.payment}>
      <Facts
        facts={[
          [texts.transactionId, payment.transactionId || texts.none],
          [texts.method, paymentName(payment.method, names) || texts.none],
          [texts.amount, formats.money(centsOf(payment.amount))],
          [texts.date, <Moment key="date" value={payment.date} format="exact" />],
        ]}
      />
    </Card>
  )
}

function ShippingCard({ order: { shippingDetails } }: { readonly order: Order }): ReactNode {
  const texts = useTexts(pageWords)
  const formats = useFormats()
  return (
    <Card title={texts.shipping}>
      {shippingDetails.length === 0 ? <p className={styles.muted}>{texts.notShipped}</p> : null}
      {shippingDetails.map(({ tracking, carrier, weight, fee, date }) => (
        <Facts
          key={`${tracking} ${date}`}
          facts={[
            [texts.tracking, tracking || texts.none],
            [texts.carrier, carrier || texts.none],
            [texts.weight, fill(texts.weightOf, { weight: formats.number(weight) })],
            [texts.fee, formats.money(centsOf(fee))],
            [texts.date, <Moment key="date" value={date} format="exact" />],
          ]}
        />
      ))}
    </Card>
  )
}

function SourceCard({ order: { device, campaign } }: { readonly order: Order }): ReactNode {
  const texts = useTexts(pageWords)
  const names = useTexts(orderWords)
  return (
    <Card title={texts.source}>
      <Facts
        facts={[
          [texts.device, names[device]],
          [texts.campaign, campaign || texts.none],
        ]}
      />
    </Card>
  )
}
