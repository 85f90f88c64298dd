import { useMemo, type ReactNode } from 'react'
import { useTexts } from '../../../shell/language.tsx'
import { moveWithin } from '../../../shell/parts/drag/order.ts'
import { FreshPill } from '../../../shell/parts/live/fresh-pill.tsx'
import { MoreRows } from '../../../shell/parts/paging/more-rows.tsx'
import { LoadError } from '../../../shell/parts/states/load-error.tsx'
import { LoadingRows } from '../../../shell/parts/states/loading-rows.tsx'
import { RetryBar } from '../../../shell/workspace/states/retry-bar.tsx'
import { EmptyList } from './empty-list.tsx'
import { pageWords } from './page-words.ts'
import { PlaceBar } from './place-bar.tsx'
import type { Place } from './places.ts'
import { QuickAddField } from './quick/quick-add-field.tsx'
import type { RowActs } from './rows/todo-row.tsx'
import { TodoRows } from './rows/todo-rows.tsx'
import styles from './todo-page.module.css'
import { wholeList } from './todo-queries.ts'
import type { TodoPlaceModel } from './use-todo-place.ts'

type TodoContentProps = { readonly place: Place; readonly model: TodoPlaceModel; readonly onImport: () => void }

/** Under the head of the list: the line to add, what the place offers, and the tasks. */
export function TodoContent({ place, model, onImport }: TodoContentProps): ReactNode {
  const { list, rows, acts, add, quickAdd, address } = model
  const canAdd = place.handle !== 'deleted' && place.handle !== 'completed' && place.handle !== 'overdue'
  const allOf = (handle: 'overdue' | 'deleted') => wholeList({ place: { kind: 'filter', handle }, search: '' })
  const query = {
    isError: list.status === 'error',
    isFetching: list.isReading,
    dataUpdatedAt: list.readAt,
    refetch: refetching(list.retry),
  }
  return (
    <>
      {canAdd ? <QuickAddField ref={quickAdd} place={place} onAdd={(fresh) => void add(fresh)} /> : null}
      {list.readAt > 0 ? <RetryBar of={query} /> : null}
      {address.q === '' ? (
        <PlaceBar
          place={place}
          hasRows={rows.length > 0}
          onAllToToday={() => void allOf('overdue').then((todos) => acts.schedule(todos, 'today'))}
          onEmptyBin={() => void allOf('deleted').then(acts.deleteForGood)}
        />
      ) : null}
      <ListBody place={place} model={model} onImport={onImport} />
    </>
  )
}

function ListBody({ place, model, onImport }: TodoContentProps): ReactNode {
  const texts = useTexts(pageWords)
  const { list, rows, buffer, selection, keys, renaming, address, changeAddress } = model
  const acts = useRowActs(model)
  if (list.readAt === 0 && list.status === 'error') return <LoadError title={texts.loadError} onRetry={list.retry} />
  if (list.status === 'pending') return <LoadingRows rows={8} />
  if (rows.length === 0 && buffer.fresh === 0) {
    return <EmptyList place={place} search={address.q} onClearSearch={() => changeAddress({ q: '' })} onImport={onImport} />
  }
  return (
    <div {...buffer.holdProps} className={list.isOld ? styles.old : undefined} aria-busy={list.isOld}>
      <FreshPill count={buffer.fresh} onShow={buffer.showAll} />
      <TodoRows
        rows={rows}
        place={place}
        keys={keys}
        selection={selection}
        acts={acts}
        renamingId={renaming[0]}
        onMove={isByHand(place, address) ? (from, to) => moveRow(model, from, to) : undefined}
      />
      <MoreRows list={list} />
    </div>
  )
}

/** Where the order is the one somebody made. */
function isByHand(place: Place, { q, order }: TodoPlaceModel['address']): boolean {
  const isOtherwise = ['today', 'overdue', 'completed', 'deleted'].includes(place.handle)
  return q === '' && order === 'none' && !isOtherwise
}

function moveRow({ rows, changes, list }: TodoPlaceModel, from: number, to: number): void {
  const todo = rows[from]
  if (!todo) return
  const moved = moveWithin(rows, from, to)
  // Behind the last of those that are loaded: before whatever comes next is only known at the very end.
  const behind = moved[to + 1]?.id ?? (list.hasMore ? moved[to - 1]?.id : undefined)
  changes.move(todo, behind ?? null, rows[from + 1]?.id ?? null)
}

function useRowActs({ acts, changes, renaming }: TodoPlaceModel): RowActs {
  const [, setRenaming] = renaming
  return useMemo(
    () => ({
      toggleDone: (todo) => acts.toggle([todo], 'completed'),
      togglePriority: (todo) => acts.toggle([todo], 'important'),
      toggleStar: (todo) => acts.toggle([todo], 'starred'),
      restore: (todo) => acts.restore([todo]),
      deleteForGood: (todo) => void acts.deleteForGood([todo]),
      rename: (todo, title) => {
        setRenaming(undefined)
        if (title !== undefined) changes.rename(todo, title)
      },
    }),
    [acts, changes, setRenaming],
  )
}

/** The bar over old rows only asks for another try. */
function refetching(retry: () => void): () => Promise<never> {
  return () => {
    retry()
    return new Promise(() => undefined)
  }
}
