import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { useFileAddress } from '../../../../shell/parts/files/use-file-address.ts'
import { Avatar } from '../../../../ui/avatar.tsx'
import type { Customer } from '../../order.ts'
import { customerName } from '../orders/customer-name.ts'
import { ordersPath } from '../shop-paths.ts'
import { Card, Facts } from './card.tsx'
import styles from './order.module.css'
import { pageWords } from './page-words.ts'
import { useWriteTo, writePath } from './use-write-to.ts'

/** Who ordered, and how to reach them. */
export function CustomerCard({ customer }: { readonly customer: Customer }): ReactNode {
  const texts = useTexts(pageWords)
  const writeTo = useWriteTo()
  const photo = useFileAddress(customer.avatar)
  const name = customerName(customer)
  const { email, phone, company, jobTitle } = customer
  const write = (
    <a
      href={writePath}
      aria-label={`${email}, ${fill(texts.write, { name })}`}
      onClick={(event) => {
        event.preventDefault()
        writeTo({ customer })
      }}
    >
      {email}
    </a>
  )
  const dial = (
    <a href={`tel:${phone.replace(/[^\d+]/g, '')}`} aria-label={`${phone}, ${fill(texts.call, { name })}`}>
      {phone}
    </a>
  )
  const facts: readonly (readonly [string, ReactNode, string])[] = [
    [texts.email, write, email],
    [texts.phone, dial, phone],
    [texts.company, company, company],
    [texts.jobTitle, jobTitle, jobTitle],
  ]
  return (
    <Card title={texts.customer}>
      <p className={styles.person}>
        <Avatar name={name} photo={photo} size="medium" />
        <b>{name}</b>
      </p>
      <Facts facts={facts.flatMap(([title, shown, value]) => (value === '' ? [] : [[title, shown] as const]))} />
      <p className={styles.after}>
        <Link href={`${ordersPath}?customerId=${customer.id}`}>{fill(texts.allOrders, { name })}</Link>
      </p>
    </Card>
  )
}
