import type { OrderTexts } from './order-words.ts'

/** How people pay in the shop; orders from elsewhere may name others. */
export const paymentMethods = ['PayPal', 'Check', 'Credit Card', 'Bank-wire', 'Cash-on-delivery'] as const

/** What people call it; one that came from elsewhere keeps its own name. */
export function paymentName(method: string, texts: OrderTexts): string {
  const known = paymentMethods.find((each) => each === method)
  return known === undefined ? method : texts[`method-${known}`]
}
