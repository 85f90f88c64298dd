import type { ReactNode } from 'react'
import { useParams, useSearch } from 'wouter'
import { useLive } from '../../../shell/parts/live/use-live.ts'
import { NewProduct, ProductPlace } from './product/product-place.tsx'
import { shopTopics } from './shop-key.ts'
import { useShopKeys } from './use-shop-keys.ts'

/** One product, or a new one: empty or as a copy. */
export function Page(): ReactNode {
  useLive(shopTopics)
  useShopKeys()
  const { productId = '' } = useParams()
  const copiedId = new URLSearchParams(useSearch()).get('copy')
  if (productId !== 'new') return <ProductPlace key={productId} productId={productId} />
  return copiedId === null ? <NewProduct key="new" /> : <ProductPlace key={`copy ${copiedId}`} productId={copiedId} isCopied />
}
