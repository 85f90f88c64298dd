import { describe, expect, it } from 'vitest'
import { blankCard } from '../../blank-card.ts'
import type { Board, Card } from '../../board.ts'
import { applyStep, inverseStep, placedIn, spotOf, type CardStep } from './card-steps.ts'
import { copyOf } from './copy-of.ts'

const aCard = (id: string, change: Partial<Card> = {}): Card => ({ ...blankCard(id, id), ...change })
const red = { id: 'red', name: 'Urgent', class: 'red' } as const
const time = '2026-11-15T09:00:00.000Z'
const note = { id: 'note', type: 'comment', idMember: 'me', message: 'Hello', time } as const
const items = [{ id: 'item', name: 'Pack', checked: false }]
const one = aCard('one', { idLabels: ['red'], checklists: [{ id: 'list', name: 'Steps', checkItems: items }], activities: [note] })
const two = aCard('two')
const board: Board = {
  id: 'board',
  name: 'Office move',
  uri: 'office-move',
  settings: { color: '', subscribed: false, cardCoverImages: true },
  lists: [
    { id: 'todo', name: 'To do', idCards: ['one', 'two'] },
    { id: 'done', name: 'Done', idCards: [] },
  ],
  cards: [one, two],
  members: [],
  labels: [red],
}
const text = ''

describe('what is done to cards can be taken back exactly, and changes nothing when it is done twice', () => {
  const copy = copyOf(one)
  it.each<[string, CardStep]>([
    ['a due date', { kind: 'fields', cardId: 'one', change: { before: { due: null }, after: { due: time } }, text }],
    ['a tick', { kind: 'check', cardId: 'one', itemId: 'item', checked: true, text }],
    ['a removed card', { kind: 'cards', spots: [{ card: two, listId: 'todo', behind: 'one' }], isThere: false, isNew: false, text }],
    ['a copied card', { kind: 'cards', spots: [{ card: copy, listId: 'todo', behind: 'one' }], isThere: true, isNew: true, text }],
    ['a removed comment', { kind: 'comment', cardId: 'one', activity: note, isThere: false, text }],
    ['a changed comment', { kind: 'comment-text', cardId: 'one', activityId: 'note', before: 'Hello', after: 'Bye', text }],
    ['a removed label', { kind: 'label', label: red, cardIds: ['one'], isThere: false, text }],
    ['a changed label', { kind: 'label-look', before: red, after: { ...red, name: 'Soon' }, text }],
  ])('%s', (_, step) => {
    const done = applyStep(board, step)

    expect(done).not.toEqual(board)
    expect(applyStep(done, step)).toEqual(done)
    expect(applyStep(done, inverseStep(step))).toEqual(board)
  })

  it('several at once', () => {
    const added: CardStep = { kind: 'label', label: { id: 'blue', name: 'New', class: 'blue' }, cardIds: [], isThere: true, text }
    const put: CardStep = { kind: 'fields', cardId: 'two', change: { before: { idLabels: [] }, after: { idLabels: ['blue'] } }, text }
    const step: CardStep = { kind: 'several', steps: [added, put], text }

    const done = applyStep(board, step)

    expect(done.cards[1]?.idLabels).toEqual(['blue'])
    expect(applyStep(done, inverseStep(step))).toEqual(board)
  })
})

it('a card comes back behind the one it followed, and at the end of the first list where its own is gone', () => {
  const spot = spotOf(board, two)
  expect(spot).toEqual({ card: two, listId: 'todo', behind: 'one' })
  if (!spot) return

  expect(placedIn([{ id: 'todo', name: '', idCards: ['new', 'one', 'last'] }], spot)[0]?.idCards).toEqual(['new', 'one', 'two', 'last'])
  expect(placedIn([{ id: 'other', name: '', idCards: ['a'] }], spot)[0]?.idCards).toEqual(['a', 'two'])
})

it('a copy has ids of its own, its cover too, and leaves the comments behind', () => {
  const card = aCard('card', {
    attachments: [{ id: 'picture', name: 'plan.png', src: '/x', time, type: 'image' }],
    idAttachmentCover: 'picture',
    activities: [note],
  })

  const copy = copyOf(card)

  expect(copy.attachments[0]?.id).not.toBe('picture')
  expect(copy.idAttachmentCover).toBe(copy.attachments[0]?.id)
  expect(copy.activities).toEqual([])
})
