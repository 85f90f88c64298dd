import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { call } from '../../../../shell/call.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { useMergedSave } from '../../../../shell/parts/conflict/use-merged-save.ts'
import { readProduct, saveProduct } from '../../contract.ts'
import type { Product } from '../../product.ts'
import { useShopKey } from '../shop-key.ts'
import { productWords } from '../shop-words.ts'
import { changedFields, fieldsOf, type PriceLead, type ProductValues } from './product-rules.ts'

type Saving = { readonly id: string; readonly base: Product | undefined; readonly values: ProductValues; readonly lead: PriceLead }

/** Saves a product, new or not; where somebody else was faster, only what both changed is asked about. */
export function useSaveProduct(): (saving: Saving) => Promise<Product> {
  const texts = useTexts(productWords)
  const client = useQueryClient()
  const queryKey = useShopKey('products')
  const titles = useMemo(
    () => ({
      name: texts.name,
      handle: texts.handle,
      description: texts.description,
      categories: texts.categories,
      tags: texts.tags,
      active: texts.active,
      images: texts.tabImages,
      priceTaxExcl: texts.priceTaxExcl,
      priceTaxIncl: texts.priceTaxIncl,
      taxRate: texts.taxRate,
      comparedPrice: texts.comparedPrice,
      quantity: texts.quantity,
      sku: texts.sku,
      width: texts.width,
      height: texts.height,
      depth: texts.depth,
      weight: texts.weight,
      extraShippingFee: texts.extraShippingFee,
    }),
    [texts],
  )
  const merged = useMergedSave<Product>({ titles })

  return async ({ id, base, values, lead }) => {
    const saved = base
      ? await merged({
          base,
          mine: changedFields(base, values, lead),
          read: () => call(readProduct, { productId: id }),
          save: (changes, version) => call(saveProduct, { ...writable(changes), id, version }),
        })
      : await call(saveProduct, { ...withLead(fieldsOf(values), lead), id })
    client.setQueryData([...queryKey, 'product', id], { kind: 'product', product: saved })
    // The lists are read again; the page itself has the answer already.
    void client.invalidateQueries({ queryKey })
    return saved
  }
}

/** Without what only the server decides. */
function writable(changes: Partial<Product>): Partial<Product> {
  const { changedAt: _at, removed: _removed, version: _version, ...rest } = changes
  return rest
}

/** One of the two prices is enough, and the one that was typed is meant. */
function withLead({ priceTaxExcl, priceTaxIncl, ...rest }: ReturnType<typeof fieldsOf>, lead: PriceLead): Partial<Product> {
  return lead === 'priceTaxExcl' ? { ...rest, priceTaxExcl } : { ...rest, priceTaxIncl }
}
