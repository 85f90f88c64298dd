import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useMemo, useRef, useState, type RefObject } from 'react'
import { useForm, type UseFormReturn } from 'react-hook-form'
import { Problem } from '../../../../kit/problem.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { messageOf } from '../../../../shell/parts/form/form-messages.ts'
import { formWords } from '../../../../shell/parts/form/form-words.ts'
import { useNotify } from '../../../../shell/workspace/notices/notices.ts'
import type { Product } from '../../product.ts'
import { productWords } from '../shop-words.ts'
import { inputOf, productRules, type PriceLead, type ProductField, type ProductInput, type ProductValues } from './product-rules.ts'
import { addImage } from './use-gallery.ts'
import { useImageUploads, type ImageUploads } from './use-image-uploads.ts'
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
  /** Something is not saved yet, or still on its way here. */
  readonly isDirty: boolean
  /** Grows with each attempt that failed: the summary of faults shows then. */
  readonly failures: number
  readonly save: () => Promise<boolean>
  readonly discard: () => void
  readonly uploads: ImageUploads
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
  const uploads = useImageUploads((image) => addImage(form, image))
  const lead = useRef<PriceLead>('priceTaxExcl')
  useLinkedPrices(form, lead)
  useFresh(form, product)
  const base = useBase(isDirty, product)

  async function hand(values: ProductValues): Promise<boolean> {
    try {
      const sent = form.getValues()
      const saved = await send({ id, base: base.current, values, lead: lead.current })
      base.current = saved
      resetTo(form, saved, sent)
      notify(texts.saved, { kind: 'ok' })
      onSaved(saved)
      return true
    } catch (cause) {
      if (!(cause instanceof Problem) || cause.message !== 'handle-taken') throw cause
      form.setError('handle', { type: 'server', message: texts.handleTaken })
      return false
    }
  }

  async function attempt(): Promise<boolean> {
    let isTaken = false
    try {
      // A picture that is on its way belongs to what is saved.
      await uploads.settled()
      await form.handleSubmit(async (values) => void (isTaken = await hand(values)))()
    } finally {
      if (!isTaken) setFailures((count) => count + 1)
    }
    return isTaken
  }

  const running = useRef<Promise<boolean>>(undefined)
  return {
    form,
    isDirty: isDirty || uploads.running > 0,
    failures,
    // Saved by button, key and bar: whoever asks twice gets one answer.
    save: () => (running.current ??= attempt().finally(() => (running.current = undefined))),
    discard: () => form.reset(base.current ? inputOf(base.current) : start),
    uploads,
  }
}

/** What was there when the writing began, so that a faster writer is noticed. */
function useBase(isDirty: boolean, product: Product | undefined): RefObject<Product | undefined> {
  const base = useRef(product)
  useEffect(() => {
    // A new product that was just saved is known here before the page has read it.
    if (!isDirty && product) base.current = product
  }, [isDirty, product])
  return base
}

/** Shows what was saved; what was changed while it was on its way stays, to be saved next. */
function resetTo(form: ProductForm['form'], saved: Product, sent: ProductInput): void {
  const now = form.getValues()
  form.reset(inputOf(saved))
  for (const field of Object.keys(now) as ProductField[]) {
    if (JSON.stringify(now[field]) !== JSON.stringify(sent[field])) form.setValue(field, now[field], { shouldDirty: true })
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
