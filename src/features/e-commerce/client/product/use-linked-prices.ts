import { useEffect, type RefObject } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { centsOf, inFrancs, withoutTax, withTax } from '../../../../kit/money.ts'
import type { PriceLead, ProductInput, ProductValues } from './product-rules.ts'

/** Keeps the two prices in step while somebody types: the one that was typed last leads, the other follows. */
export function useLinkedPrices(form: UseFormReturn<ProductInput, unknown, ProductValues>, lead: RefObject<PriceLead>): void {
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ name, type, values }) => {
          if (type !== 'change') return
          if (name === 'priceTaxExcl' || name === 'priceTaxIncl') lead.current = name
          else if (name !== 'taxRate') return
          const { [lead.current]: typed, taxRate } = values
          // While something else than a number stands in a field, the others wait.
          if (typeof typed !== 'number' || typeof taxRate !== 'number' || taxRate < 0) return
          const follower = lead.current === 'priceTaxExcl' ? 'priceTaxIncl' : 'priceTaxExcl'
          const convert = lead.current === 'priceTaxExcl' ? withTax : withoutTax
          // After the others have heard of what was typed: they would take the old value of the follower for the newer one.
          queueMicrotask(() => form.setValue(follower, centsOf(convert(inFrancs(typed), taxRate)), { shouldDirty: true }))
        },
      }),
    [form, lead],
  )
}
