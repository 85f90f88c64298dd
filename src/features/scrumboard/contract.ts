import * as z from 'zod/mini'
import { endpoint } from '../../kit/endpoint.ts'
import { Id } from '../../kit/list-contract.ts'
import { Activity, Board, Card, CardChange, Label, List, NewBoard, NewCard, Settings } from './board.ts'

const address = '/api/scrumboard-app'
const common = { access: 'signed-in' } as const
const reading = { ...common, method: 'GET' } as const
const change = { ...common, method: 'POST', mostBytes: 1024 * 1024 } as const
const whole = { ...change, mostBytes: 16 * 1024 * 1024 } as const

/** What the spec calls a board in the list of boards. */
export const BoardEntry = z.pick(Board, { id: true, name: true, uri: true })
export type BoardEntry = z.output<typeof BoardEntry>
const onBoard = { boardId: Id }
const onCard = { boardId: Id, cardId: Id }
const Lists = z.array(List).check(z.maxLength(200))
const CardAndLists = z.object({ card: Card, lists: Lists })

export const listBoards = endpoint({
  ...reading,
  path: `${address}/boards`,
  summary: 'The boards of the workspace: id, name and uri only',
  input: z.object({}),
  output: z.array(BoardEntry),
})
export const readBoard = endpoint({
  ...reading,
  path: `${address}/board`,
  summary: 'A whole board with its lists, cards, members and labels',
  input: z.object(onBoard),
  output: Board,
})
const News = z.object({ activity: Activity, author: z.string(), cardId: Id, cardName: z.string(), board: BoardEntry })
export type News = z.output<typeof News>
export const listNews = endpoint({
  ...reading,
  path: `${address}/news`,
  summary: 'What others wrote or attached in the last 24 hours where the asking account wants to hear of it, newest first, 20 at most',
  input: z.object({}),
  output: z.array(News),
})

const MyCard = z.object({
  ...z.pick(Card, { id: true, name: true, due: true }).shape,
  board: BoardEntry,
  /** The name of its list. */
  list: z.string(),
  /** Of the items of its checklists. */
  checked: z.number(),
  items: z.number(),
})
export type MyCard = z.output<typeof MyCard>
export const listMyCards = endpoint({
  ...reading,
  path: `${address}/my-cards`,
  summary: 'The cards that the asking account is on and that are not done, the soonest due first, 50 at most',
  input: z.object({}),
  output: z.array(MyCard),
})

export const newBoard = endpoint({
  ...whole,
  path: `${address}/board/new`,
  summary: 'Adds a board, empty or whole; without a name it is called Untitled Board, without labels it gets four',
  input: z.object({ board: NewBoard }),
  output: Board,
})
export const copyBoard = endpoint({
  ...change,
  path: `${address}/board/copy`,
  summary: 'Adds a board with the same lists, cards and labels under a new name; comments stay where they are',
  input: z.object({ ...onBoard, id: z.optional(Id), boardTitle: Board.shape.name }),
  output: Board,
})
export const renameBoard = endpoint({
  ...change,
  path: `${address}/board/rename`,
  summary: 'Gives a board another name, and the uri that goes with it',
  input: z.object({ ...onBoard, boardTitle: Board.shape.name }),
  output: BoardEntry,
})
export const updateSettings = endpoint({
  ...change,
  path: `${address}/board/settings/update`,
  summary: 'Changes the settings that are sent',
  input: z.object({ ...onBoard, settings: z.partial(Settings) }),
  output: Settings,
})
export const deleteBoard = endpoint({
  ...change,
  path: `${address}/board/delete`,
  summary: 'Deletes a board for good',
  input: z.object(onBoard),
  output: BoardEntry,
})

export const newList = endpoint({
  ...change,
  path: `${address}/list/new`,
  summary: 'Adds a list behind the others',
  input: z.object({ ...onBoard, data: z.object({ id: z.optional(Id), name: List.shape.name }) }),
  output: Lists,
})
export const renameList = endpoint({
  ...change,
  path: `${address}/list/rename`,
  summary: 'Gives a list another name',
  input: z.object({ ...onBoard, listId: Id, listTitle: List.shape.name }),
  output: List,
})
const onList = { boardId: Id, listId: Id }
export const removeList = endpoint({
  ...change,
  path: `${address}/list/remove`,
  summary: 'Takes a list with its cards off the board; for 30 days it can be brought back',
  input: z.object(onList),
  output: Lists,
})
export const restoreList = endpoint({
  ...change,
  path: `${address}/list/restore`,
  summary: 'Brings a list back to its place, with the cards it had',
  input: z.object(onList),
  output: Board,
})

export const newCard = endpoint({
  ...change,
  path: `${address}/card/new`,
  summary: 'Adds a card at the end of a list',
  input: z.object({ ...onList, data: NewCard }),
  output: CardAndLists,
})
export const newCards = endpoint({
  ...whole,
  path: `${address}/cards/new`,
  summary: 'Adds several cards at the end of a list, in their order',
  input: z.object({ ...onList, cards: z.array(NewCard).check(z.minLength(1), z.maxLength(200)) }),
  output: Lists,
})
export const updateCard = endpoint({
  ...change,
  path: `${address}/card/update`,
  summary: 'Changes the fields that are sent; a whole card may be sent too. New activities are comments of whoever sends them',
  input: z.object({ ...onBoard, card: CardChange }),
  output: Card,
})
export const setChecked = endpoint({
  ...change,
  path: `${address}/card/check`,
  summary: 'Checks an item of a checklist or takes the check away, whatever else changes meanwhile',
  input: z.object({ ...onCard, checkItemId: Id, checked: z.boolean() }),
  output: Card,
})
export const removeCard = endpoint({
  ...change,
  path: `${address}/card/remove`,
  summary: 'Takes a card off the board; for 30 days it can be brought back',
  input: z.object(onCard),
  output: Lists,
})
export const restoreCard = endpoint({
  ...change,
  path: `${address}/card/restore`,
  summary: 'Brings a card back to its place; at the end of the first list where its own is gone',
  input: z.object(onCard),
  output: CardAndLists,
})
const onActivity = { ...onCard, activityId: Id }
export const updateComment = endpoint({
  ...change,
  path: `${address}/card/comment/update`,
  summary: "Changes one's own comment",
  input: z.object({ ...onActivity, message: Activity.shape.message }),
  output: Card,
})
export const removeComment = endpoint({
  ...change,
  path: `${address}/card/comment/remove`,
  summary: "Takes one's own comment away; it can be brought back",
  input: z.object(onActivity),
  output: Card,
})
export const restoreComment = endpoint({
  ...change,
  path: `${address}/card/comment/restore`,
  summary: "Brings one's own comment back",
  input: z.object(onActivity),
  output: Card,
})

/** Where everything stands now, whole. With `movedIds` only these go where the sent order has them, the others keep their places of this moment. */
const order = z.object({ ...onBoard, lists: Lists, movedIds: z.optional(z.array(Id).check(z.minLength(1), z.maxLength(500))) })
export const orderCards = endpoint({
  ...whole,
  path: `${address}/card/order`,
  summary: 'Puts the cards of a board into this order; cards it does not know stay in their list, cards that are gone stay away',
  input: order,
  output: Lists,
})
export const orderLists = endpoint({
  ...whole,
  path: `${address}/list/order`,
  summary: 'Puts the lists of a board into this order; lists it does not know stay where they are',
  input: order,
  output: Lists,
})

export const saveLabel = endpoint({
  ...change,
  path: `${address}/label/save`,
  summary: 'Adds a label to the board, or changes the one with this id',
  input: z.object({ ...onBoard, label: Label }),
  output: z.array(Label),
})
export const removeLabel = endpoint({
  ...change,
  path: `${address}/label/remove`,
  summary: 'Takes a label off the board and its cards; answers with the cards that had it, so that it can be brought back',
  input: z.object({ ...onBoard, labelId: Id }),
  output: z.object({ label: Label, cardIds: z.array(Id) }),
})
export const restoreLabel = endpoint({
  ...change,
  path: `${address}/label/restore`,
  summary: 'Brings a label back, to the cards that had it',
  input: z.object({ ...onBoard, label: Label, cardIds: z.array(Id).check(z.maxLength(5000)) }),
  output: z.array(Label),
})
