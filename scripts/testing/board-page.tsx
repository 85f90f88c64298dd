import { screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Route, Switch } from 'wouter'
import type { Board, Card, List } from '../../src/features/scrumboard/board.ts'
import { Page as BoardPage } from '../../src/features/scrumboard/client/board-page.tsx'
import { Page as BoardsPage } from '../../src/features/scrumboard/client/boards-page.tsx'
import { scrumboardApp } from '../../src/features/scrumboard/client/app.ts'
import * as contract from '../../src/features/scrumboard/contract.ts'
import { mergeListOrder, mergeOrder } from '../../src/features/scrumboard/rules-order.ts'
import { Problem } from '../../src/kit/problem.ts'
import { CommandLayer } from '../../src/shell/workspace/commands/command-layer.tsx'
import { Snackbar } from '../../src/shell/workspace/notices/snackbar.tsx'
import { aCard } from './a-board.ts'
import { serveContract, serving } from './contract-server.ts'
import { aUser, renderInWorkspace } from './workspace.tsx'

type BoardServer = {
  board: Board
  /** What was sent, by the name of the call. */
  readonly sent: { readonly call: string; readonly input: unknown }[]
  isDown: boolean
}

/** One board in memory behind the real contract. */
export function serveBoard(first: Board): BoardServer {
  const server: BoardServer = { board: first, sent: [], isDown: false }
  function check(boardId: string): Board {
    if (boardId !== server.board.id) throw new Problem('not-found', 'Requested board do not exist.')
    return server.board
  }
  const change: Change = (call, input, next) => {
    if (server.isDown) throw new Problem('unavailable', 'down')
    server.sent.push({ call, input })
    server.board = next(check(input.boardId))
    return server.board
  }
  serveContract([
    serving(contract.listBoards, () => [entryOf(server.board)]),
    serving(contract.listNews, () => []),
    serving(contract.readBoard, ({ boardId }) => check(boardId)),
    serving(contract.renameBoard, (input) => entryOf(change('renameBoard', input, (board) => ({ ...board, name: input.boardTitle })))),
    ...orderCalls(change),
    ...listCalls(change),
  ])
  return server
}

type Change = (call: string, input: { readonly boardId: string }, next: (board: Board) => Board) => Board

function entryOf({ id, name, uri }: Board): contract.BoardEntry {
  return { id, name, uri }
}

function orderCalls(change: Change): readonly ReturnType<typeof serving>[] {
  return [
    serving(contract.orderCards, (input) => {
      const board = change('orderCards', input, (before) => ({ ...before, lists: mergeOrder(before.lists, input.lists, input.movedIds) }))
      return board.lists
    }),
    serving(contract.orderLists, (input) => {
      const board = change('orderLists', input, (before) => ({
        ...before,
        lists: mergeListOrder(before.lists, input.lists, input.movedIds),
      }))
      return board.lists
    }),
    serving(contract.newCards, (input) => {
      const cards = input.cards.map(({ id = crypto.randomUUID(), name }) => aCard({ id, name }))
      const ids = cards.map(({ id }) => id)
      const withThem = (list: List): List => (list.id === input.listId ? { ...list, idCards: [...list.idCards, ...ids] } : list)
      const next = (board: Board): Board => ({ ...board, cards: [...board.cards, ...cards], lists: board.lists.map(withThem) })
      return change('newCards', input, next).lists
    }),
  ]
}

type Gone = { readonly list: List; readonly cards: readonly Card[]; readonly at: number }

function listCalls(change: Change): readonly ReturnType<typeof serving>[] {
  const gone = new Map<string, Gone>()
  function without(board: Board, listId: string): Board {
    const at = board.lists.findIndex(({ id }) => id === listId)
    const list = board.lists[at]
    if (!list) return board
    const isOwn = ({ id }: Card): boolean => list.idCards.includes(id)
    gone.set(listId, { list, at, cards: board.cards.filter(isOwn) })
    return { ...board, lists: board.lists.toSpliced(at, 1), cards: board.cards.filter((card) => !isOwn(card)) }
  }
  function withAgain(board: Board, listId: string): Board {
    const kept = gone.get(listId)
    return kept ? { ...board, lists: board.lists.toSpliced(kept.at, 0, kept.list), cards: [...board.cards, ...kept.cards] } : board
  }
  return [
    serving(contract.removeList, (input) => change('removeList', input, (board) => without(board, input.listId)).lists),
    serving(contract.restoreList, (input) => change('restoreList', input, (board) => withAgain(board, input.listId))),
  ]
}

export async function openBoardPage(path: string): Promise<void> {
  await renderInWorkspace(<Pages />, { apps: [scrumboardApp], user: aUser(), path })
}

/** The cards of a list by their names, from top to bottom. */
export function cardsIn(name: string): readonly string[] {
  const list = screen.getByRole('list', { name })
  return [...list.querySelectorAll('h3')].map(({ textContent }) => textContent)
}

function Pages(): ReactNode {
  return (
    <>
      <Switch>
        <Route path={scrumboardApp.path}>
          <BoardsPage />
        </Route>
        <Route path={`${scrumboardApp.path}/:boardId/:uri`}>
          <BoardPage />
        </Route>
        <Route path={`${scrumboardApp.path}/:boardId/:uri/card/:cardId`}>
          <BoardPage />
        </Route>
      </Switch>
      <CommandLayer />
      <Snackbar />
    </>
  )
}
