import type { QueryKey } from '@tanstack/react-query'
import type { LiveTopics } from '../../../shell/parts/live/use-live.ts'
import { useUser } from '../../../shell/workspace/session/session.ts'

/** All that is read of one half of the shop begins with this key, so that a change lies over that half only. */
export function useShopKey(half: 'products' | 'orders'): QueryKey {
  const workspaceId = useUser()?.workspace.id ?? ''
  return ['shop', workspaceId, half]
}

/** An order takes stock away, and a product shows in orders: whatever happens in the shop, both are read again. */
export const shopTopics: LiveTopics = { shop: () => [['shop']] }
