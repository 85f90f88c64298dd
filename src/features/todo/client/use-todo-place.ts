import { useCallback, useMemo, useRef, useState, type RefObject } from 'react'
import { useLocation } from 'wouter'
import { useBufferedRows } from '../../../shell/parts/live/use-buffered-rows.ts'
import type { PagedList } from '../../../shell/parts/paging/use-paged-list.ts'
import { useRowKeys, type RowKeys } from '../../../shell/parts/selection/use-row-keys.ts'
import { useSelection, type SelectionModel } from '../../../shell/parts/selection/use-selection.ts'
import { useUrlState, type ChangeUrl } from '../../../shell/parts/url-state/use-url-state.ts'
import type { Todo } from '../contract.ts'
import { useTodoActs, type TodoActs } from './bulk/use-todo-acts.ts'
import { useAddTodo, type FreshTodo } from './changes/use-add-todo.ts'
import { useTodoChanges, type TodoChanges } from './changes/use-todo-changes.ts'
import { pathOf, type Place } from './places.ts'
import { todoParams, type TodoAddress } from './todo-address.ts'
import { useListKey, useTodoList, useTotal, wholeList, type Question } from './todo-queries.ts'
import { useShownRows } from './use-shown-rows.ts'

const idOf = ({ id }: Todo): string => id

/** One list of tasks with all that can be done in it. */
export type TodoPlaceModel = {
  readonly address: TodoAddress
  readonly changeAddress: ChangeUrl<TodoAddress>
  readonly question: Question
  readonly list: PagedList<Todo>
  readonly rows: readonly Todo[]
  readonly buffer: Omit<ReturnType<typeof useBufferedRows<Todo>>, 'shown'>
  readonly selection: SelectionModel
  readonly keys: RowKeys<HTMLDivElement>
  readonly changes: TodoChanges
  readonly acts: TodoActs
  readonly add: (fresh: FreshTodo) => Promise<boolean>
  readonly chosen: readonly Todo[]
  readonly readChosen: () => Promise<readonly Todo[]>
  /** The address of a layer over this list, or without one of the list itself. */
  readonly goTo: (openId?: string) => void
  readonly renaming: readonly [string | undefined, (id: string | undefined) => void]
  readonly quickAdd: RefObject<HTMLInputElement | null>
}

export function useTodoPlace(place: Place, openId: string | undefined): TodoPlaceModel {
  const [address, changeAddress] = useUrlState(todoParams)
  const question: Question = { place, search: address.q, order: { by: address.order, direction: address.direction } }
  const list = useTodoList(question)
  const { rows: belonging, linger } = useShownRows(list.rows, place)
  const filter = JSON.stringify([place, address.q])
  const { shown: rows, ...buffer } = useBufferedRows(belonging, { idOf, of: filter })
  const order = useMemo(() => rows.map(idOf), [rows])
  const total = useTotal(question)
  const selection = useSelection({ order, total: Math.max(total ?? 0, order.length), filter })
  const goTo = useGoTo(place)
  const keys = useRowKeys<HTMLDivElement>({ order, selection, openId, open: goTo })
  const changes = useTodoChanges()
  const addToServer = useAddTodo(useListKey(question))
  const chosen = useMemo(() => rows.filter(({ id }) => selection.isSelected(id)), [rows, selection])
  return {
    address,
    changeAddress,
    question,
    list,
    rows,
    buffer,
    selection,
    keys,
    changes,
    acts: useTodoActs(changes, place, linger),
    add: (fresh) => {
      // What somebody adds is shown to them at once, also where they are in the list.
      buffer.showAll()
      return addToServer(fresh)
    },
    chosen,
    readChosen: async () => (selection.isWholeResult ? wholeList(question) : chosen),
    goTo,
    renaming: useState<string>(),
    quickAdd: useRef<HTMLInputElement>(null),
  }
}

/** Keeps how the list is looked at, and replaces the layer where one is open. */
function useGoTo(place: Place): (openId?: string) => void {
  const [, navigate] = useLocation()
  const { kind, handle } = place
  return useCallback(
    (openId) => {
      // Kind and handle come from one place.
      const path = pathOf({ kind, handle } as Place, openId)
      navigate(`${path}${location.search}`, { replace: openId === undefined })
    },
    [navigate, kind, handle],
  )
}
