import type { Customer } from '../../order.ts'

export function customerName({ firstName, lastName, company, email }: Customer): string {
  return [firstName, lastName].filter(Boolean).join(' ') || company || email
}
