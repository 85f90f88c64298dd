import type { ReactNode } from 'react'
import { useLive } from '../../../shell/parts/live/use-live.ts'
import { OrdersPlace } from './orders/orders-place.tsx'
import { shopTopics } from './shop-key.ts'
import { useShopKeys } from './use-shop-keys.ts'

/** The orders of the shop. */
export function Page(): ReactNode {
  useLive(shopTopics)
  useShopKeys()
  return <OrdersPlace />
}
