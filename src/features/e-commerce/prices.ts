import { rounded, withoutTax, withTax } from '../../kit/money.ts'
import type { Product } from './product.ts'

export type Prices = Pick<Product, 'priceTaxExcl' | 'priceTaxIncl' | 'taxRate'>
type SentPrices = { readonly [Name in keyof Prices]?: Prices[Name] | undefined }

/**
 * The prices after a change. The price that is sent counts and the other one follows. Where both are sent they stay if one follows
 * from the other, whichever was typed; otherwise the one without tax counts. A new rate alone leaves the price without tax.
 */
export function pricesInStep(before: Prices, sent: SentPrices): Prices {
  const taxRate = Math.round((sent.taxRate ?? before.taxRate) * 1000) / 1000
  const [excl, incl] = [given(sent.priceTaxExcl), given(sent.priceTaxIncl)]
  if (incl !== undefined && (excl === undefined || isSame({ priceTaxExcl: excl, priceTaxIncl: incl, taxRate })))
    return { priceTaxExcl: excl ?? withoutTax(incl, taxRate), priceTaxIncl: incl, taxRate }
  if (excl === undefined && taxRate === before.taxRate)
    return { priceTaxExcl: before.priceTaxExcl, priceTaxIncl: before.priceTaxIncl, taxRate }
  const priceTaxExcl = excl ?? before.priceTaxExcl
  return { priceTaxExcl, priceTaxIncl: withTax(priceTaxExcl, taxRate), taxRate }
}

/** Whether the two prices agree: each cent with tax belongs to one without, but several without may round to the same. */
function isSame({ priceTaxExcl, priceTaxIncl, taxRate }: Prices): boolean {
  return withTax(priceTaxExcl, taxRate) === priceTaxIncl || withoutTax(priceTaxIncl, taxRate) === priceTaxExcl
}

function given(price: number | undefined): number | undefined {
  return price === undefined ? undefined : rounded(price)
}
