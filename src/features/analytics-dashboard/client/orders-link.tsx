import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { ordersAddress } from './orders-address.ts'
import styles from './orders-link.module.css'

type OrdersLinkProps = Parameters<typeof ordersAddress>[0] & { readonly children: ReactNode }

/** From a figure to what it was counted from. */
export function OrdersLink({ children, ...which }: OrdersLinkProps): ReactNode {
  return (
    <Link href={ordersAddress(which)} className={styles.link}>
      {children}
    </Link>
  )
}
