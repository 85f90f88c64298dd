import { keepPreviousData, useQuery, type QueryKey, type UseQueryResult } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { OutputOf } from '../../../kit/endpoint.ts'
import { call } from '../../../shell/call.ts'
import type { LiveTopics } from '../../../shell/parts/live/use-live.ts'
import { usePagedList, type PagedList } from '../../../shell/parts/paging/use-paged-list.ts'
import { useUser } from '../../../shell/workspace/session/session.ts'
import { countTodos, listTodos, listWholeTodos, readTodo, type Todo } from '../contract.ts'
import { whichOf, type Place } from './places.ts'
import type { Order } from './todo-address.ts'

export type Counts = OutputOf<typeof countTodos>
export type Question = { readonly place: Place; readonly search: string; readonly order: Order }

/** Whatever changes, every list and count may show it. */
export const todoTopics: LiveTopics = { todo: () => [['todo']] }

const pageSize = 100
const idOf = ({ id }: Todo): string => id

/** Each workspace has keys of its own, so that nothing of one ever shows in another. */
export function useTodoKey(): QueryKey {
  const workspaceId = useUser()?.workspace.id
  return useMemo(() => ['todo', workspaceId], [workspaceId])
}

export function useListKey({ place, search, order }: Question): QueryKey {
  return [...useTodoKey(), 'list', place, search, order]
}

export function useTodoList(question: Question): PagedList<Todo> {
  const { place, search, order } = question
  return usePagedList({
    queryKey: useListKey(question),
    read: (after, signal) =>
      call(
        listTodos,
        {
          ...whichOf(place),
          ...(search === '' ? {} : { q: search }),
          ...(order.by === 'none' ? {} : { orderBy: order.by, direction: order.direction }),
          ...(after === undefined ? {} : { after }),
          limit: pageSize,
        },
        { signal },
      ),
    idOf,
    size: pageSize,
  })
}

/** How many there are of each kind. */
export function useTodoCounts(): UseQueryResult<Counts> {
  return useQuery({ queryKey: [...useTodoKey(), 'counts'], queryFn: ({ signal }) => call(countTodos, {}, { signal }) })
}

/** How many tasks a list has, also those not loaded yet. */
export function useTotal({ place, search }: Pick<Question, 'place' | 'search'>): number | undefined {
  const query = useQuery({
    queryKey: [...useTodoKey(), 'counts', place, search],
    queryFn: ({ signal }) => call(countTodos, { ...whichOf(place), ...(search === '' ? {} : { q: search }) }, { signal }),
    placeholderData: keepPreviousData,
  })
  return query.data?.matching
}

/** The task of an address; those of a list come with it. */
export function useTodo(id: string, known: Todo | undefined): UseQueryResult<Todo> {
  return useQuery({
    queryKey: [...useTodoKey(), 'one', id],
    queryFn: ({ signal }) => call(readTodo, { todoId: id }, { signal }),
    ...(known ? { initialData: known, staleTime: 10_000 } : {}),
  })
}

/** All of a list, as far as one answer reaches: for acting on a whole result and for files. */
export function wholeList({ place, search }: Pick<Question, 'place' | 'search'>): Promise<readonly Todo[]> {
  return call(listWholeTodos, { ...whichOf(place), ...(search === '' ? {} : { q: search }) })
}
