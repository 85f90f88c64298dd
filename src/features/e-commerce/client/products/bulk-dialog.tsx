import { useId, useMemo, useState, type ReactNode } from 'react'
import * as z from 'zod/mini'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { Dialog } from '../../../../shell/parts/dialog/dialog.tsx'
import { AppForm } from '../../../../shell/parts/form/app-form.tsx'
import { FormCombobox } from '../../../../shell/parts/form/form-combobox.tsx'
import { FormNumber } from '../../../../shell/parts/form/form-number.tsx'
import { sharedWords } from '../../../../shell/parts/words/shared-words.ts'
import { Button } from '../../../../ui/button.tsx'
import { productWords } from '../shop-words.ts'
import { editsFor, type BulkWish } from './bulk-edits.ts'
import { useWordsInUse } from './product-queries.ts'
import type { texts as productTexts } from './texts.ts'
import { whatSaid } from './use-product-changes.ts'
import type { ProductsView } from './use-products-view.ts'

type BulkKind = 'add-tag' | 'remove-tag' | 'stock' | 'price'
type BulkDialogProps = { readonly kind: BulkKind; readonly view: ProductsView; readonly onClose: () => void }

const tagRules = z.object({ tag: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)) })
const stockRules = z.object({ quantity: z.int().check(z.minimum(0), z.maximum(10_000_000)) })
const priceRules = z.object({ percent: z.number().check(z.minimum(-100), z.maximum(1000)) })

/** One question about all that is selected: which tag, how many, how much. */
export function BulkDialog({ kind, view, onClose }: BulkDialogProps): ReactNode {
  const texts = useTexts(productWords)
  const words = useTexts(sharedWords)
  const id = useId()
  const { selection, chosen, changes } = view
  const title = { 'add-tag': texts.addTag, 'remove-tag': texts.removeTag, stock: texts.setStock, price: texts.changePrice }[kind]

  async function act(wish: BulkWish): Promise<void> {
    const products = await chosen()
    const what = whatSaid({ ids: products.map((product) => product.id), name: products[0]?.name }, texts)
    onClose()
    selection.clear()
    await changes.edit(editsFor(products, wish), saidOf(wish, what, texts))
  }

  return (
    <Dialog
      title={title}
      description={fill(texts.forChosen, { count: selection.count })}
      size="narrow"
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button kind="primary" type="submit" form={id}>
            {words.apply}
          </Button>
          <Button onClick={onClose}>{words.cancel}</Button>
        </>
      }
    >
      {kind === 'stock' ? (
        <AppForm id={id} schema={stockRules} start={{ quantity: null }} onSubmit={({ quantity }) => act({ kind, quantity })}>
          <FormNumber name="quantity" label={texts.quantity} unit={texts.pieces} isRequired />
        </AppForm>
      ) : kind === 'price' ? (
        <AppForm id={id} schema={priceRules} start={{ percent: null }} onSubmit={({ percent }) => act({ kind, percent })}>
          <FormNumber name="percent" label={texts.percent} hint={texts.percentHint} unit="%" isRequired />
        </AppForm>
      ) : (
        <AppForm id={id} schema={tagRules} start={{ tag: '' }} onSubmit={({ tag }) => act({ kind, tag })}>
          <TagField isNewAllowed={kind === 'add-tag'} />
        </AppForm>
      )}
    </Dialog>
  )
}

function TagField({ isNewAllowed }: { readonly isNewAllowed: boolean }): ReactNode {
  const texts = useTexts(productWords)
  const known = useWordsInUse()
  const [added, setAdded] = useState<readonly string[]>([])
  const options = useMemo(
    () => [...(known?.tags.map(({ word }) => word) ?? []), ...added].map((word) => ({ value: word, label: word })),
    [known, added],
  )
  const create = (text: string): { readonly value: string; readonly label: string } => {
    const word = text.trim().slice(0, 60)
    setAdded((before) => [...before, word])
    return { value: word, label: word }
  }
  return <FormCombobox name="tag" label={texts.tag} options={options} isRequired {...(isNewAllowed ? { onCreate: create } : {})} />
}

function saidOf(wish: BulkWish, what: string, texts: typeof productTexts): string {
  switch (wish.kind) {
    case 'active':
      return fill(wish.isOn ? texts.activated : texts.deactivated, { what })
    case 'add-tag':
      return fill(texts.tagAdded, { what, tag: wish.tag })
    case 'remove-tag':
      return fill(texts.tagRemoved, { what, tag: wish.tag })
    case 'stock':
      return fill(texts.stockSet, { what, quantity: wish.quantity })
    case 'price':
      return fill(texts.priceChanged, { what, percent: wish.percent })
  }
}
