import { useLocation } from 'wouter'
import type { Order } from '../../order.ts'
import { customerName } from '../orders/customer-name.ts'

export const writePath = '/apps/mail/inbox?compose=new'

/** Leads to our own mail app, with the address filled in there; an address never stands in an address bar. */
export function useWriteTo(): (order: Pick<Order, 'customer'>) => void {
  const [, navigate] = useLocation()
  return ({ customer }) => navigate(writePath, { state: { to: [{ name: customerName(customer), email: customer.email }] } })
}
