type Which = { readonly from: string; readonly to: string; readonly campaign?: string; readonly device?: string }

/** The orders that a figure was counted from. */
export function ordersAddress({ from, to, campaign = '', device = '' }: Which): string {
  const asked = { ...(campaign === '' ? {} : { campaign }), ...(device === '' ? {} : { device }), from, to }
  return `/apps/e-commerce/orders?${new URLSearchParams(asked)}`
}
