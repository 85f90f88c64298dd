import { choiceParam, textParam, type Params } from '../../../shell/parts/url-state/params.ts'

export const orders = ['none', 'startDate', 'dueDate', 'title'] as const
export type Order = { readonly by: (typeof orders)[number]; readonly direction: 'asc' | 'desc' }

export type TodoAddress = { readonly q: string; readonly order: Order['by']; readonly direction: Order['direction'] }

/** How the list is looked at, beside what is looked at. */
export const todoParams: Params<TodoAddress> = {
  q: textParam(),
  order: choiceParam(orders, 'none'),
  direction: choiceParam(['asc', 'desc'], 'asc'),
}
