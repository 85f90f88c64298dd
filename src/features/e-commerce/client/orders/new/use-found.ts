import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { call } from '../../../../../shell/call.ts'
import { useUser } from '../../../../../shell/workspace/session/session.ts'
import { listOrders, listProducts } from '../../../contract.ts'
import type { Customer } from '../../../order.ts'
import type { Product } from '../../../product.ts'

const pause = 200
const mostFound = 20

/** Products that are sold, by name or SKU. */
export function useFoundProducts(typed: string): readonly Product[] {
  const q = useCalm(typed)
  const { data: found = [] } = useQuery({
    queryKey: useFindKey('products', q),
    queryFn: ({ signal }) => call(listProducts, { view: 'active', limit: mostFound, sort: 'name', ...(q === '' ? {} : { q }) }, { signal }),
    placeholderData: keepPreviousData,
  })
  return found
}

/** Those who ordered before, each once, the latest first. */
export function useFoundCustomers(typed: string): readonly Customer[] {
  const q = useCalm(typed)
  const { data: found = [] } = useQuery({
    queryKey: useFindKey('customers', q),
    queryFn: async ({ signal }) => {
      const orders = await call(listOrders, { limit: 100, ...(q === '' ? {} : { q }) }, { signal })
      const byId = new Map(orders.map(({ customer }) => [customer.id, customer]))
      return [...byId.values()].slice(0, mostFound)
    },
    placeholderData: keepPreviousData,
  })
  return found
}

function useFindKey(what: string, q: string): readonly string[] {
  return ['shop-find', useUser()?.workspace.id ?? '', what, q]
}

/** What was typed, once nobody types any more. */
function useCalm(typed: string): string {
  const [calm, setCalm] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setCalm(typed.trim().slice(0, 500)), pause)
    return () => clearTimeout(timer)
  }, [typed])
  return calm
}
