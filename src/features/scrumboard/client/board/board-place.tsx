import type { UseQueryResult } from '@tanstack/react-query'
import { Suspense, useCallback, useMemo, useState, type ReactNode } from 'react'
import { useLocation, useSearch } from 'wouter'
import { lazyPart } from '../../../../shell/lazy-part.ts'
import { useDragBoard } from '../../../../shell/parts/drag/drag-board.ts'
import { choiceParam } from '../../../../shell/parts/url-state/params.ts'
import { useUrlState } from '../../../../shell/parts/url-state/use-url-state.ts'
import { RetryBar } from '../../../../shell/workspace/states/retry-bar.tsx'
import { WorkspacePage } from '../../../../shell/workspace/workspace-page.tsx'
import type { Board } from '../../board.ts'
import { boardPath, boardPlace, cardPath } from '../../board-paths.ts'
import { useCardChanges } from '../card/use-card-changes.ts'
import { countOf, filterParams, noFilter } from '../filter/card-filter.ts'
import { FilterBar } from '../filter/filter-bar.tsx'
import { BoardContext, type BoardSurroundings } from './board-surroundings.ts'
import { BoardHead } from './board-head.tsx'
import { BoardTitle } from './board-title.tsx'
import { CardBar } from './card-bar.tsx'
import { CardChoice, prepareChoices } from './card-choice.tsx'
import styles from './lists.module.css'
import { ListsRow } from './lists-row.tsx'
import { useBoardChanges } from './use-board-changes.ts'
import { useBoardCommands } from './use-board-commands.ts'
import { useCardLayers } from './use-card-layers.ts'
import { useShownBoard } from './use-shown-board.ts'

const { Part: CardDialog, prepare } = lazyPart(() => import('../card/card-dialog.tsx').then((loaded) => loaded.CardDialog))
const { Part: SettingsDrawer } = lazyPart(() => import('../settings/settings-drawer.tsx').then((loaded) => loaded.SettingsDrawer))
const { Part: MoveDialog } = lazyPart(() => import('./move-dialog.tsx').then((loaded) => loaded.MoveDialog))

const params = { ...filterParams, dialog: choiceParam(['', 'settings'], '') }

type BoardPlaceProps = { readonly board: Board; readonly query: UseQueryResult<Board>; readonly cardId: string | undefined }

/** One board on its page. */
export function BoardPlace({ board: latest, query, cardId }: BoardPlaceProps): ReactNode {
  // What others change meanwhile waits until nothing is in the air: it would move under the pointer.
  const [held, hold] = useState<Board>()
  const board = held ?? latest
  const [{ dialog, ...filter }, change] = useUrlState(params)
  const { open, close } = useCardAddress(latest)
  const shown = useShownBoard(board, filter, open)
  const { lists, selection } = shown
  const changes = useBoardChanges(board.id)
  const cardChanges = useCardChanges(latest)
  const layers = useCardLayers()
  const [isFiltering, setFiltering] = useState(false)
  const onDragging = (isDragging: boolean): void => hold(isDragging ? latest : undefined)

  const together = (id: string): readonly string[] =>
    selection.ids.has(id) ? selection.order.filter((each) => selection.ids.has(each)) : [id]
  const ids = useMemo(() => lists.map(({ list, cards }) => ({ id: list.id, idCards: cards.map(({ id }) => id) })), [lists])
  const cardDrag = useDragBoard({
    lists: useMemo(() => lists.map(({ list, cards }) => ({ id: list.id, title: list.name, items: cards.map(asItem) })), [lists]),
    onMove: ({ id, to }) => changes.moveCards(board, ids, { id, together: together(id), to }),
    together,
    onDragging,
  })
  const listDrag = useDragBoard({
    lists: useMemo(() => [{ id: 'lists', title: board.name, items: board.lists.map(asItem) }], [board.name, board.lists]),
    onMove: ({ id, to }) => changes.moveList(board, id, to.at),
    axis: 'horizontal',
    onDragging,
  })
  const surroundings: BoardSurroundings = {
    board,
    lists,
    changes,
    cardChanges,
    listDrag,
    cardDrag,
    isFiltered: countOf(filter) > 0,
    open,
    choose: layers.choose,
    askWhere: layers.askWhere,
    toggle: (id) => selection.toggle(id),
  }
  const clearFilter = useCallback(() => change(noFilter), [change])
  useBoardCommands({ ...surroundings, selection, clearFilter, openFilter: () => setFiltering(true) })
  return (
    <BoardContext value={surroundings}>
      <WorkspacePage
        title={board.name}
        heading={<BoardTitle board={latest} onRename={changes.renameBoard} />}
        place={boardPlace(board.id)}
        room="fill"
        actions={
          <BoardHead
            board={latest}
            filter={filter}
            onFilter={change}
            isFiltering={isFiltering}
            onFiltering={setFiltering}
            onSettings={() => change({ dialog: 'settings' })}
          />
        }
      >
        <RetryBar of={query} />
        <FilterBar board={latest} filter={filter} hidden={shown.hidden} onFilter={change} />
        <div className={styles.place} data-hue={board.settings.color} data-plain={board.settings.color === '' ? '' : undefined}>
          <ListsRow shown={shown} onPrepare={prepareAll} />
        </div>
        <CardBar selection={selection} />
        <CardChoice board={latest} chosen={layers.chosen} onClose={layers.closeChoice} />
        <Suspense fallback={null}>
          {cardId === undefined ? null : <CardDialog board={latest} cardId={cardId} onClose={close} />}
          {dialog === 'settings' ? (
            <SettingsDrawer board={latest} changes={changes} onClose={() => change({ dialog: '' }, 'replace')} />
          ) : null}
          {layers.asked.length > 0 ? <MoveDialog cardIds={layers.asked} onClose={() => layers.askWhere([])} /> : null}
        </Suspense>
      </WorkspacePage>
    </BoardContext>
  )
}

/** Somebody is near a card: what opens from it is fetched before they ask. */
function prepareAll(): void {
  prepare()
  prepareChoices()
}

function asItem({ id, name }: { readonly id: string; readonly name: string }): { readonly id: string; readonly title: string } {
  return { id, title: name }
}

/** An open card is a page of its own in the history; what the filter says stays in the address. */
function useCardAddress(board: Board): { readonly open: (cardId: string) => void; readonly close: () => void } {
  const [, navigate] = useLocation()
  const search = useSearch()
  const { id, uri } = board
  const query = search === '' ? '' : `?${search}`
  return {
    open: useCallback((cardId: string) => navigate(`${cardPath({ id, uri }, cardId)}${query}`), [navigate, id, uri, query]),
    close: useCallback(() => navigate(`${boardPath({ id, uri })}${query}`, { replace: true }), [navigate, id, uri, query]),
  }
}
