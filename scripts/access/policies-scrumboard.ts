import { about, forMembers, type Policies } from './policy.ts'

const app = '/api/scrumboard-app'
const aName = 'Neuer Name'
// The comment is by somebody without an account, so that it is nobody's own here.
const notOwn = { answers: 403 }

export const scrumboardPolicies: Policies = {
  [`GET ${app}/boards`]: forMembers,
  [`GET ${app}/board`]: about(({ board }) => ({ boardId: board })),
  [`GET ${app}/news`]: forMembers,
  [`GET ${app}/my-cards`]: forMembers,
  [`POST ${app}/board/new`]: about(({ board }) => ({ board: { id: board, name: aName } }), { takesAnyId: true }),
  [`POST ${app}/board/copy`]: about(({ board }) => ({ boardId: board, boardTitle: aName })),
  [`POST ${app}/board/rename`]: about(({ board }) => ({ boardId: board, boardTitle: aName })),
  [`POST ${app}/board/settings/update`]: about(({ board }) => ({ boardId: board, settings: { color: 'red', subscribed: true } })),
  [`POST ${app}/board/delete`]: about(({ board }) => ({ boardId: board })),
  [`POST ${app}/list/new`]: about(({ board }) => ({ boardId: board, data: { name: aName } })),
  [`POST ${app}/list/rename`]: about(({ board, list }) => ({ boardId: board, listId: list, listTitle: aName })),
  [`POST ${app}/list/remove`]: about(({ board, list }) => ({ boardId: board, listId: list })),
  [`POST ${app}/list/restore`]: about(({ board, removedList }) => ({ boardId: board, listId: removedList })),
  [`POST ${app}/list/order`]: about(({ board, list }) => ({ boardId: board, lists: [{ id: list, name: aName, idCards: [] }] })),
  [`POST ${app}/card/new`]: about(({ board, list }) => ({ boardId: board, listId: list, data: { name: aName } })),
  [`POST ${app}/cards/new`]: about(({ board, list }) => ({ boardId: board, listId: list, cards: [{ name: aName }] })),
  [`POST ${app}/card/update`]: about(({ board, card }) => ({ boardId: board, card: { id: card, name: aName } })),
  [`POST ${app}/card/check`]: about(({ board, card, checkItem }) => ({
    boardId: board,
    cardId: card,
    checkItemId: checkItem,
    checked: true,
  })),
  [`POST ${app}/card/remove`]: about(({ board, card }) => ({ boardId: board, cardId: card })),
  [`POST ${app}/card/restore`]: about(({ board, removedCard }) => ({ boardId: board, cardId: removedCard })),
  [`POST ${app}/card/order`]: about(({ board, list, card }) => ({ boardId: board, lists: [{ id: list, name: aName, idCards: [card] }] })),
  [`POST ${app}/card/comment/update`]: about(
    ({ board, card, comment }) => ({ boardId: board, cardId: card, activityId: comment, message: 'Text' }),
    notOwn,
  ),
  [`POST ${app}/card/comment/remove`]: about(({ board, card, comment }) => ({ boardId: board, cardId: card, activityId: comment }), notOwn),
  [`POST ${app}/card/comment/restore`]: about(
    ({ board, card, comment }) => ({ boardId: board, cardId: card, activityId: comment }),
    notOwn,
  ),
  [`POST ${app}/label/save`]: about(({ board, boardLabel }) => ({ boardId: board, label: { id: boardLabel, name: aName, class: 'blue' } })),
  [`POST ${app}/label/remove`]: about(({ board, boardLabel }) => ({ boardId: board, labelId: boardLabel })),
  [`POST ${app}/label/restore`]: about(({ board, boardLabel, card }) => ({
    boardId: board,
    label: { id: boardLabel, name: aName, class: 'blue' },
    cardIds: [card],
  })),
}
