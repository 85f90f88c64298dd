import { blankCard } from '../../src/features/scrumboard/blank-card.ts'
import { screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import type { Board, Card, CardChange, Checklist } from '../../src/features/scrumboard/board.ts'
import { useBoard } from '../../src/features/scrumboard/client/board-queries.ts'
import { CardDialog } from '../../src/features/scrumboard/client/card/card-dialog.tsx'
import * as contract from '../../src/features/scrumboard/contract.ts'
import { Problem } from '../../src/kit/problem.ts'
import { CommandLayer } from '../../src/shell/workspace/commands/command-layer.tsx'
import { Snackbar } from '../../src/shell/workspace/notices/snackbar.tsx'
import { serveContract, serving } from './contract-server.ts'
import { aUser, renderInWorkspace } from './workspace.tsx'

let count = 0
export const newId = (): string => `00000000-0000-4000-8000-${String(++count).padStart(12, '0')}`

export function aCard(change: Partial<Card> = {}): Card {
  return { ...blankCard(newId(), 'Annual report'), ...change }
}

export function aChecklist(...names: readonly string[]): Checklist {
  return { id: newId(), name: 'Steps', checkItems: names.map((name) => ({ id: newId(), name, checked: false })) }
}

export type BoardServer = {
  board: Board
  /** What was sent to change a card, in order. */
  readonly updates: CardChange[]
  readonly asked: string[]
  isDown: boolean
  /** As if somebody else had been faster. */
  readonly changeElsewhere: (cardId: string, change: Partial<Card>) => void
  readonly card: (cardId: string) => Card
}

/** A board in memory behind the real contract, with one list. */
export function aBoardServer(...cards: readonly Card[]): BoardServer {
  const { id: me, name } = aUser()
  const server: BoardServer = {
    board: {
      id: newId(),
      name: 'Office move',
      uri: 'office-move',
      settings: { color: '', subscribed: false, cardCoverImages: true },
      lists: [{ id: newId(), name: 'Doing', idCards: cards.map(({ id }) => id) }],
      cards: [...cards],
      members: [
        { id: me, name, avatar: '' },
        { id: newId(), name: 'Beat Beispiel', avatar: '' },
      ],
      labels: [{ id: newId(), name: 'Urgent', class: 'red' }],
    },
    updates: [],
    asked: [],
    isDown: false,
    changeElsewhere: change,
    card,
  }

  function card(id: string): Card {
    const found = server.board.cards.find((each) => each.id === id)
    if (!found) throw new Problem('not-found', 'no such card')
    return found
  }
  function change(id: string, fields: Partial<Card>): Card {
    const next = { ...card(id), ...fields, version: card(id).version + 1 }
    server.board = { ...server.board, cards: server.board.cards.map((each) => (each.id === id ? next : each)) }
    return next
  }
  function update(sent: CardChange): Card {
    const { id, version, activities = [], ...fields } = sent
    if (server.isDown) throw new Problem('unavailable', 'no answer')
    if (version !== undefined && version !== card(id).version) throw new Problem('conflict', 'somebody was faster')
    server.updates.push(sent)
    const known = card(id).activities
    const added = activities.filter((each) => !known.some((one) => one.id === each.id))
    return change(id, { ...(fields as Partial<Card>), activities: [...added, ...known] }) // fields that are not sent are not there
  }
  function put(lists: Board['lists'], all: Board['cards'] = server.board.cards): Board['lists'] {
    server.board = { ...server.board, lists, cards: all }
    return lists
  }
  function without(id: string): Board['lists'] {
    return server.board.lists.map((list) => ({ ...list, idCards: list.idCards.filter((each) => each !== id) }))
  }

  serveContract(callsOf({ server, card, change, update, put, without }))
  return server
}

type Tools = {
  readonly server: BoardServer
  readonly card: (id: string) => Card
  readonly change: (id: string, fields: Partial<Card>) => Card
  readonly update: (sent: CardChange) => Card
  readonly put: (lists: Board['lists'], all?: Board['cards']) => Board['lists']
  readonly without: (id: string) => Board['lists']
}

function callsOf({ server, card, change, update, put, without }: Tools): Parameters<typeof serveContract>[0] {
  return [
    serving(contract.readBoard, () => server.board),
    serving(contract.updateCard, ({ card: sent }) => update(sent)),
    serving(contract.setChecked, ({ cardId, checkItemId, checked }) => {
      server.asked.push('check')
      const checklists = card(cardId).checklists.map((list) => ({
        ...list,
        checkItems: list.checkItems.map((item) => (item.id === checkItemId ? { ...item, checked } : item)),
      }))
      return change(cardId, { checklists })
    }),
    serving(contract.newCard, ({ data }) => {
      const made = aCard(data as Partial<Card>) // what is not sent is not there
      const [list] = server.board.lists
      const lists = put(list ? [{ ...list, idCards: [...list.idCards, made.id] }] : [], [...server.board.cards, made])
      return { card: made, lists }
    }),
    serving(contract.orderCards, ({ lists }) => put(lists)),
    serving(contract.removeCard, ({ cardId }) =>
      put(
        without(cardId),
        server.board.cards.filter(({ id }) => id !== cardId),
      ),
    ),
    serving(contract.saveLabel, ({ label }) => {
      server.board = { ...server.board, labels: [...server.board.labels.filter(({ id }) => id !== label.id), label] }
      return server.board.labels
    }),
    serving(contract.removeComment, ({ cardId, activityId }) =>
      change(cardId, { activities: card(cardId).activities.filter(({ id }) => id !== activityId) }),
    ),
    serving(contract.updateComment, ({ cardId, activityId, message }) =>
      change(cardId, { activities: card(cardId).activities.map((each) => (each.id === activityId ? { ...each, message } : each)) }),
    ),
  ]
}

function OpenCard({ boardId, cardId }: { readonly boardId: string; readonly cardId: string }): ReactNode {
  const { data: board } = useBoard(boardId)
  return board ? <CardDialog board={board} cardId={cardId} onClose={() => history.replaceState({ closed: true }, '')} /> : null
}

export async function openCard(server: BoardServer, cardId: string): Promise<void> {
  await renderInWorkspace(
    <>
      <OpenCard boardId={server.board.id} cardId={cardId} />
      <CommandLayer />
      <Snackbar />
    </>,
    { user: aUser() },
  )
  await screen.findByRole('dialog')
}
