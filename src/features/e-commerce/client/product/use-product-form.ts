import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useForm, type UseFormReturn } from 'react-hook-form'
import { Problem } from '../../../../kit/problem.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { messageOf } from '../../../../shell/parts/form/form-messages.ts'
import { formWords } from '../../../../shell/parts/form/form-words.ts'
import { useNotify } from '../../../../shell/workspace/notices/notices.ts'
import type { Product } from '../../product.ts'
import { productWords } from '../shop-words.ts'
import { inputOf, productRules, type PriceLead, type ProductInput, type ProductValues } from './product-rules.ts'
import { useLinkedPrices } from './use-linked-prices.ts'
import { useSaveProduct } from './use-save-product.ts'

type Options = {
  readonly id: string
  /** Nothing for a new one. */
  readonly product: Product | undefined
  readonly start: ProductInput
  readonly onSaved: (product: Product) => void
}

export type ProductForm = {
  readonly form: UseFormReturn<ProductInput, unknown, ProductValues>
  readonly isDirty: boolean
  /** Grows with each attempt that failed: the summary of faults shows then. */
  readonly failures: number
  readonly save: () => Promise<boolean>
  readonly discard: () => void
}

/** The form of one product, saved as a whole. */
export function useProductForm({ id, product, start, onSaved }: Options): ProductForm {
  const words = useTexts(formWords)
  const texts = useTexts(productWords)
  const notify = useNotify()
  const send = useSaveProduct()
  const [failures, setFailures] = useState(0)
  const resolver = useMemo(() => zodResolver(productRules, { error: (issue) => messageOf(issue, words) }), [words])
  const form = useForm<ProductInput, unknown, ProductValues>({ resolver, defaultValues: start, shouldFocusError: false })
  const { isDirty } = form.formState
  const lead = useRef<PriceLead>('priceTaxExcl')
  useLinkedPrices(form, lead)
  useFresh(form, product)
  // What was there when the writing began, so that a faster writer is noticed.
  const base = useRef(product)
  useEffect(() => {
    if (!isDirty) base.current = product
  }, [isDirty, product])

  async function hand(values: ProductValues): Promise<boolean> {
    try {
      const saved = await send({ id, base: base.current, values, lead: lead.current })
      base.current = saved
      form.reset(inputOf(saved))
      notify(texts.saved, { kind: 'ok' })
      onSaved(saved)
      return true
    } catch (cause) {
      if (!(cause instanceof Problem) || cause.message !== 'handle-taken') throw cause
      form.setError('handle', { type: 'server', message: texts.handleTaken })
      return false
    }
  }

  return {
    form,
    isDirty,
    failures,
    save: async () => {
      let isTaken = false
      try {
        await form.handleSubmit(async (values) => void (isTaken = await hand(values)))()
      } finally {
        if (!isTaken) setFailures((count) => count + 1)
      }
      return isTaken
    },
    discard: () => form.reset(product ? inputOf(product) : start),
  }
}

/** What others save shows at once, unless somebody is writing here. */
function useFresh(form: ProductForm['form'], product: Product | undefined): void {
  const { isDirty } = form.formState
  const version = product?.version
  useEffect(() => {
    if (product && !isDirty) form.reset(inputOf(product))
    // oxlint-disable-next-line react/exhaustive-deps -- only another version is news
  }, [form, version])
}
