import { useEffect, useRef } from 'react'
import { useFormContext, useWatch, type UseFormReturn } from 'react-hook-form'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { moveWithin } from '../../../../shell/parts/drag/order.ts'
import { useUndo } from '../../../../shell/parts/undo/use-undo.ts'
import type { ProductImage } from '../../product.ts'
import type { texts as words } from '../products/texts.ts'
import { productWords } from '../shop-words.ts'
import type { ProductInput, ProductValues } from './product-rules.ts'

/** What is to be seen on it, or which one it is. */
export function nameOf(images: readonly ProductImage[], image: ProductImage, texts: typeof words): string {
  return image.alt === '' ? fill(texts.imageNumber, { number: images.indexOf(image) + 1 }) : image.alt
}

type Form = Pick<UseFormReturn<ProductInput, unknown, ProductValues>, 'getValues' | 'setValue'>

/** As in the demo of the spec: what comes new stands first. */
export function addImage(form: Form, image: ProductImage): void {
  put(form, [image, ...form.getValues('images')])
}

/** One of them stands for the product: the chosen one, or the first where that one is gone. */
function put({ getValues, setValue }: Form, next: readonly ProductImage[], featured = getValues('featuredImageId')): void {
  const isThere = next.some(({ id }) => id === featured)
  setValue('images', [...next], { shouldDirty: true })
  setValue('featuredImageId', isThere ? featured : (next[0]?.id ?? null), { shouldDirty: true })
}

type Gallery = {
  readonly images: readonly ProductImage[]
  readonly featuredId: string | null
  readonly move: (from: number, to: number) => void
  readonly feature: (image: ProductImage) => void
  readonly describe: (image: ProductImage, alt: string) => void
  readonly remove: (image: ProductImage) => void
}

/** The pictures of the form, and all that can be done to them before it is saved. */
export function useGallery(): Gallery {
  const texts = useTexts(productWords)
  const undo = useUndo()
  const form = useFormContext<ProductInput, unknown, ProductValues>()
  const { getValues } = form
  const images = useWatch<ProductInput, 'images'>({ name: 'images' })
  const featuredId = useWatch<ProductInput, 'featuredImageId'>({ name: 'featuredImageId' })
  const steps = useRef<number[]>([])
  const { forget } = undo
  // Once the form is gone, there is nothing left that a step could change.
  useEffect(() => () => steps.current.forEach(forget), [forget])

  return {
    images,
    featuredId,
    move: (from, to) => put(form, moveWithin(getValues('images'), from, to)),
    feature: (image) => put(form, getValues('images'), image.id),
    describe: (image, alt) =>
      put(
        form,
        getValues('images').map((each) => (each.id === image.id ? { ...each, alt } : each)),
      ),
    remove: (image) => {
      const before = getValues('images')
      const wasFeatured = getValues('featuredImageId') === image.id
      put(
        form,
        before.filter(({ id }) => id !== image.id),
      )
      const text = fill(texts.imageRemoved, { name: nameOf(before, image, texts) })
      // Only this one comes back: others may have arrived in between.
      const bringBack = (): void =>
        put(form, getValues('images').toSpliced(before.indexOf(image), 0, image), wasFeatured ? image.id : undefined)
      steps.current.push(undo.did({ text, undo: async () => bringBack() }))
    },
  }
}
