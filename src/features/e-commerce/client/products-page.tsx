import type { ReactNode } from 'react'
import { Redirect, useLocation } from 'wouter'
import { useLive } from '../../../shell/parts/live/use-live.ts'
import { ProductsPlace } from './products/products-place.tsx'
import { shopTopics } from './shop-key.ts'
import { productsPath } from './shop-paths.ts'
import { useShopKeys } from './use-shop-keys.ts'

/** The products of the shop; the shop itself leads here. */
export function Page(): ReactNode {
  const [path] = useLocation()
  useLive(shopTopics)
  useShopKeys()
  if (path !== productsPath) return <Redirect to={`${productsPath}${location.search}`} replace />
  return <ProductsPlace />
}
