import { useMemo } from 'react'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import type { Place } from '../../../../shell/parts/drag/order.ts'
import { useChange } from '../../../../shell/parts/mutation/use-change.ts'
import { blankCard } from '../../blank-card.ts'
import type { Board, Label, List, Settings } from '../../board.ts'
import { useBoardKey } from '../board-queries.ts'
import { boardWords } from '../board-words.ts'
import type { texts as words } from '../texts.ts'
import { applyTo, inverseOf, type BoardChange } from './board-change.ts'
import { isSameOrder, withCardsAt } from './moved-lists.ts'
import { sendBoardChange } from './send-board-change.ts'

type Shown = readonly { readonly id: string; readonly idCards: readonly string[] }[]

export type BoardChanges = {
  readonly renameBoard: (name: string) => void
  readonly set: (settings: Partial<Settings>) => void
  readonly addList: (name: string) => void
  readonly renameList: (list: List, name: string) => void
  readonly removeList: (board: Board, list: List) => void
  /** `at` among the other lists. */
  readonly moveList: (board: Board, listId: string, at: number) => void
  readonly addCards: (board: Board, listId: string, names: readonly string[]) => void
  /** `shown` are the lists as they stand on the page; `to` is counted there, without the card itself. */
  readonly moveCards: (
    board: Board,
    shown: Shown,
    move: { readonly id: string; readonly together: readonly string[]; readonly to: Place },
  ) => void
  readonly addLabel: (label: Label) => void
}

/** What can be done to a board: shows at once, reaches the server in order, and can be undone. */
export function useBoardChanges(boardId: string): BoardChanges {
  const texts = useTexts(boardWords)
  const change = {
    queryKey: useBoardKey(boardId),
    apply: applyTo,
    call: (each: BoardChange) => sendBoardChange(boardId, each),
    invert: inverseOf,
    text: ({ text }: BoardChange) => text,
    mode: 'optimistic',
  } as const
  const { run } = useChange<Board, BoardChange>(change)
  const { run: runQuietly } = useChange<Board, BoardChange>({ ...change, isQuiet: true })
  return useMemo(
    () => ({
      ...boardOnes(run, runQuietly, texts),
      ...listOnes(run, runQuietly, texts),
      ...cardOnes(run, runQuietly, texts),
    }),
    [run, runQuietly, texts],
  )
}

type Run = (change: BoardChange) => Promise<boolean>
type Texts = typeof words

function boardOnes(run: Run, runQuietly: Run, texts: Texts): Pick<BoardChanges, 'renameBoard' | 'set' | 'addLabel'> {
  return {
    renameBoard: (name) => void run({ kind: 'board-name', name, text: fill(texts.renamedBoard, { name }) }),
    set: (settings) => void runQuietly({ kind: 'settings', settings, text: texts.changedSettings }),
    addLabel: (label) => void runQuietly({ kind: 'label-there', label, text: fill(texts.addedLabel, { name: label.name }) }),
  }
}

function listOnes(run: Run, runQuietly: Run, texts: Texts): Pick<BoardChanges, 'addList' | 'renameList' | 'removeList' | 'moveList'> {
  return {
    addList: (name) => {
      const list = { id: crypto.randomUUID(), name, idCards: [] }
      void runQuietly({
        kind: 'list-there',
        list,
        cards: [],
        at: Number.MAX_SAFE_INTEGER,
        isNew: true,
        text: fill(texts.addedList, { name }),
      })
    },
    renameList: (list, name) => void runQuietly({ kind: 'list-name', listId: list.id, name, text: fill(texts.renamedList, { name }) }),
    removeList: ({ lists, cards }, list) => {
      const at = lists.findIndex(({ id }) => id === list.id)
      const own = cards.filter(({ id }) => list.idCards.includes(id))
      const text = fill(texts.removedList, { name: list.name })
      void run({ kind: 'list-gone', list, cards: own, at, text })
    },
    moveList: ({ lists }, listId, at) => {
      const list = lists.find(({ id }) => id === listId)
      const others = lists.filter(({ id }) => id !== listId)
      if (!list || lists.indexOf(list) === at) return
      const text = fill(texts.movedList, { name: list.name })
      void runQuietly({ kind: 'list-order', lists: others.toSpliced(at, 0, list), movedIds: [listId], text })
    },
  }
}

function cardOnes(run: Run, runQuietly: Run, texts: Texts): Pick<BoardChanges, 'addCards' | 'moveCards'> {
  return {
    addCards: ({ lists }, listId, names) => {
      const cards = names.map((name) => blankCard(crypto.randomUUID(), name))
      const [first] = cards
      if (!first) return
      const ids = cards.map(({ id }) => id)
      const wanted = lists.map((list) => (list.id === listId ? { ...list, idCards: [...list.idCards, ...ids] } : list))
      const text = cards.length === 1 ? fill(texts.addedCard, { name: first.name }) : fill(texts.addedCards, { count: cards.length })
      void runQuietly({ kind: 'cards-there', cards, lists: wanted, isNew: true, text })
    },
    moveCards: (board, shown, move) => {
      const lists = withCardsAt(board.lists, shown, move)
      const target = lists.find(({ id }) => id === move.to.list)
      if (!target || isSameOrder(board.lists, lists)) return
      const { together: movedIds } = move
      const name = board.cards.find(({ id }) => id === move.id)?.name ?? ''
      const text =
        movedIds.length === 1
          ? fill(texts.movedCard, { name, list: target.name })
          : fill(texts.movedCards, { count: movedIds.length, list: target.name })
      void run({ kind: 'card-order', lists, movedIds, text })
    },
  }
}
