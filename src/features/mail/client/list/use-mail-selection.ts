import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../../shell/call.ts'
import { useSelection, type SelectionModel } from '../../../../shell/parts/selection/use-selection.ts'
import { mostIds } from '../../../../kit/list-contract.ts'
import { listMailStates } from '../../contract.ts'
import { filters, folders, labels } from '../../folders.ts'
import type { MailPlace } from '../mail-place.ts'
import { useMailCounts, useMailKey, type MailCounts } from '../mail-queries.ts'
import type { MailList } from './use-mail-list.ts'

export type MailSelection = { readonly selection: SelectionModel; readonly total: number }

/** What is selected in a list. Of a place the counts say how many it has in all; of a search it is asked when somebody selects all. */
export function useMailSelection(place: MailPlace, { which, order, paged }: MailList): MailSelection {
  const { data: counts } = useMailCounts()
  const [isAll, setAll] = useState(false)
  const isSearch = which.q !== undefined
  const { data: found } = useQuery({
    queryKey: [...useMailKey(), 'states', which],
    queryFn: async ({ signal }) => (await call(listMailStates, which, { signal })).length,
    enabled: isAll && isSearch && paged.hasMore,
  })
  const known = isSearch ? found : totalOf(place, counts)
  // What one call can act on is the most that can be selected at once.
  const total = Math.min(mostIds, paged.hasMore ? Math.max(known ?? 0, order.length) : order.length)
  const selection = useSelection({ order, total, filter: JSON.stringify(which) })
  const isAllSelected = order.length > 0 && order.every((id) => selection.ids.has(id))
  if (isAllSelected !== isAll) setAll(isAllSelected)
  return { selection, total: paged.hasMore && !isSearch ? (known ?? order.length) : order.length }
}

function totalOf({ kind, handle }: MailPlace, counts: MailCounts | undefined): number | undefined {
  const [list, entries] = ({ folder: ['folders', folders], filter: ['filters', filters], label: ['labels', labels] } as const)[kind]
  const id = entries.find((entry) => entry.handle === handle)?.id
  return counts?.[list].find((each) => each.id === id)?.total
}
