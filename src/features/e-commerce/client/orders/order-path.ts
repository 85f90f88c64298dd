import { ordersPath } from '../shop-paths.ts'

/** The page of an order. It keeps how the list was looked at, for the way back. */
export function orderPath(id: string, list = ''): string {
  return `${ordersPath}/${id}${list === '' ? '' : `?${new URLSearchParams({ list })}`}`
}

/** The list as it was looked at. */
export function listPath(list: string): string {
  return list === '' ? ordersPath : `${ordersPath}?${list}`
}
