import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { useBoardsKey } from '../../board-queries.ts'

/** Something about a card that lives as long as the page does, also while the card is closed: what is not sent yet. */
export function useKept<Value>(kind: string, cardId: string, first: Value): readonly [Value, (change: (now: Value) => Value) => void] {
  const client = useQueryClient()
  const queryKey = [...useBoardsKey(), kind, cardId]
  const { data } = useQuery<Value>({ queryKey, queryFn: skipToken, staleTime: Infinity, gcTime: Infinity })
  return [data ?? first, (change) => void client.setQueryData<Value>(queryKey, (now) => change(now ?? first))]
}
