/** How people pay in the shop; orders from elsewhere may name others. */
export const paymentMethods = ['PayPal', 'Check', 'Credit Card', 'Bank-wire', 'Cash-on-delivery'] as const
