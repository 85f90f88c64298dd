import { choiceParam } from '../../../../shell/parts/url-state/params.ts'
import type { ProductField } from './product-rules.ts'

const productTabs = ['basic', 'images', 'pricing', 'inventory', 'shipping'] as const
export type ProductTab = (typeof productTabs)[number]

export const productParams = { tab: choiceParam(productTabs, 'basic') }

const fieldsByTab: Readonly<Record<ProductTab, readonly ProductField[]>> = {
  basic: ['name', 'handle', 'description', 'categories', 'tags', 'active'],
  images: ['images', 'featuredImageId'],
  pricing: ['priceTaxExcl', 'priceTaxIncl', 'taxRate', 'comparedPrice'],
  inventory: ['sku', 'quantity'],
  shipping: ['width', 'height', 'depth', 'weight', 'extraShippingFee'],
}

/** The tabs on which something has to be mended, in their order. */
export function tabsWithFaults(errors: Readonly<Partial<Record<string, unknown>>>): readonly ProductTab[] {
  return productTabs.filter((tab) => fieldsByTab[tab].some((field) => errors[field] !== undefined))
}
