import type { ReactNode } from 'react'
import { Redirect, useLocation } from 'wouter'
import { useLive } from '../../../shell/parts/live/use-live.ts'
import { notFoundPath } from '../../../shell/workspace-path.ts'
import { OrderPlace } from './order/order-place.tsx'
import { shopTopics } from './shop-key.ts'
import { ordersPath } from './shop-paths.ts'
import { useShopKeys } from './use-shop-keys.ts'

const idShape = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i

/** One order of the shop. */
export function Page(): ReactNode {
  const [path] = useLocation()
  useLive(shopTopics)
  useShopKeys()
  // On the way to another page this one shows once more.
  if (!path.startsWith(`${ordersPath}/`)) return null
  const orderId = path.slice(ordersPath.length + 1)
  if (!idShape.test(orderId)) return <Redirect to={notFoundPath} replace state={{ wrongPath: path }} />
  return <OrderPlace key={orderId} orderId={orderId} />
}
