import { describe, expect, it } from 'vitest'
import { aBoard, aCard } from '../../../../../scripts/testing/a-board.ts'
import { boardCsv } from './board-csv.ts'
import { withFreshIds } from './fresh-ids.ts'
import { ownJson, writeBoard } from './own-json.ts'
import { trelloJson } from './trello.ts'
import { texts } from '../texts.ts'
import type { Board } from '../../board.ts'
import type { BoardImport } from './board-import.ts'

const member = crypto.randomUUID()
const label = crypto.randomUUID()
const cover = crypto.randomUUID()

function aFullBoard(): Board {
  const card = aCard({
    name: 'Offer; with "quotes"',
    description: 'Two\nlines',
    idMembers: [member],
    idLabels: [label],
    idAttachmentCover: cover,
    attachments: [{ id: cover, name: 'plan.png', src: '/api/files/file?fileId=1', time: '2026-11-01T08:00:00.000Z', type: 'image' }],
    checklists: [{ id: crypto.randomUUID(), name: 'Steps', checkItems: [{ id: crypto.randomUUID(), name: 'First', checked: true }] }],
    activities: [{ id: crypto.randomUUID(), type: 'comment', idMember: member, message: 'Good', time: '2026-11-02T08:00:00.000Z' }],
    due: '2026-12-01T08:00:00.000Z',
  })
  return aBoard(
    {},
    {
      cards: [card],
      lists: [{ id: crypto.randomUUID(), name: 'Open', idCards: [card.id] }],
      members: [{ id: member, name: 'Anna Muster', avatar: '' }],
      labels: [{ id: label, name: 'App', class: 'blue' }],
      settings: { color: 'teal', subscribed: true, cardCoverImages: false },
    },
  )
}

function rowIn(format: typeof ownJson, text: string): BoardImport {
  const content = format.read(text)
  const row = content.kind === 'rows' ? content.rows[0] : undefined
  if (!row) throw new Error('nothing was read')
  return row
}

/** Ids named in the order they appear, so that two boards that differ only in their ids are the same text. */
function shapeOf(board: Board): string {
  const names = new Map<string, string>()
  return JSON.stringify(board).replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, (id) => {
    const name = names.get(id) ?? `#${names.size}`
    names.set(id, name)
    return name
  })
}

describe('our own file', () => {
  it('brings a board back without loss, under new ids', () => {
    const board = aFullBoard()

    const text = writeBoard(board)
    const { board: back } = rowIn(ownJson, text)

    expect(ownJson.detect(text)).toBe(true)
    expect(shapeOf(back)).toBe(shapeOf(board))
    expect(back.id).not.toBe(board.id)
    expect(back.cards[0]?.id).not.toBe(board.cards[0]?.id)
    expect(back.cards[0]?.idMembers).toEqual([member])
  })

  it('is refused when something is missing in it', () => {
    expect(() => ownJson.read(JSON.stringify({ kind: 'efristerstreckung-board', board: { name: 'x' } }))).toThrow(/lists/)
  })

  it('gets other ids each time it is read', () => {
    const board = aFullBoard()

    expect(withFreshIds(board).id).not.toBe(withFreshIds(board).id)
  })
})

const trello = JSON.stringify({
  name: 'Office move',
  prefs: { background: 'sky', cardCovers: false },
  lists: [
    { id: 'l2', name: 'Done', closed: false, pos: 200 },
    { id: 'l1', name: 'To do', closed: false, pos: 100 },
    { id: 'l3', name: 'Old', closed: true, pos: 50 },
  ],
  labels: [
    { id: 'b1', name: 'Urgent', color: 'red_dark' },
    { id: 'b2', name: '', color: 'sky' },
  ],
  members: [{ id: 'm1', fullName: 'Anna Muster', username: 'anna' }],
  cards: [
    {
      id: 'c2',
      idList: 'l1',
      name: 'Second',
      desc: '',
      closed: false,
      pos: 20,
      due: null,
      idLabels: [],
      idMembers: [],
      attachments: [
        { id: 'a1', name: 'Plan', url: 'https://example.com/plan' },
        { id: 'a2', name: 'x', url: 'ftp://example.com' },
      ],
    },
    {
      id: 'c1',
      idList: 'l1',
      name: 'First',
      desc: '**Bold**',
      closed: false,
      pos: 10,
      due: '2026-12-01T11:00:00.000Z',
      idLabels: ['b1', 'unknown'],
      idMembers: ['m1'],
    },
    { id: 'c3', idList: 'l1', name: 'Archived', closed: true, pos: 30 },
    { id: 'c4', idList: 'l3', name: 'In an archived list', closed: false, pos: 10 },
  ],
  checklists: [
    {
      id: 'k1',
      idCard: 'c1',
      name: 'Boxes',
      pos: 1,
      checkItems: [
        { name: 'Close', state: 'incomplete', pos: 2 },
        { name: 'Fill', state: 'complete', pos: 1 },
      ],
    },
  ],
  actions: [
    { type: 'commentCard', date: '2026-11-02T08:00:00.000Z', idMemberCreator: 'm1', data: { text: 'Newer', card: { id: 'c1' } } },
    {
      type: 'commentCard',
      date: '2026-11-01T08:00:00.000Z',
      idMemberCreator: 'm9',
      memberCreator: { id: 'm9', fullName: 'Beat Muster', username: 'beat' },
      data: { text: 'Older', card: { id: 'c1' } },
    },
    { type: 'updateCard', date: '2026-11-01T08:00:00.000Z', idMemberCreator: 'm1', data: { card: { id: 'c1' } } },
  ],
})

describe('a file of Trello', () => {
  const { board, skipped } = rowIn(trelloJson, trello)
  const first = board.cards.find(({ name }) => name === 'First')

  it('is recognised, and our own is not taken for it', () => {
    expect(trelloJson.detect(trello)).toBe(true)
    expect(trelloJson.detect(writeBoard(aFullBoard()))).toBe(false)
    expect(ownJson.detect(trello)).toBe(false)
  })

  it('becomes lists and cards in their order; what was archived stays behind and is counted', () => {
    const nameOf = (id: string): string => board.cards.find((card) => card.id === id)?.name ?? ''

    expect(board.lists.map(({ name, idCards }) => [name, idCards.map(nameOf)])).toEqual([
      ['To do', ['First', 'Second']],
      ['Done', []],
    ])
    expect(skipped).toBe(3)
    expect(board.settings).toEqual({ color: 'blue', subscribed: false, cardCoverImages: false })
  })

  it('brings labels, people, due dates and checklists along', () => {
    expect(board.labels.map(({ name, class: hue }) => [name, hue])).toEqual([
      ['Urgent', 'red'],
      ['sky', 'blue'],
    ])
    expect(first?.idLabels).toEqual([board.labels[0]?.id])
    expect(first?.due).toBe('2026-12-01T11:00:00.000Z')
    expect(board.members.find(({ id }) => first?.idMembers.includes(id))?.name).toBe('Anna Muster')
    expect(first?.checklists.map(({ name, checkItems }) => [name, checkItems.map((item) => [item.name, item.checked])])).toEqual([
      [
        'Boxes',
        [
          ['Fill', true],
          ['Close', false],
        ],
      ],
    ])
  })

  it('brings comments along with their authors, the newest first', () => {
    const authorOf = (id: string): string => board.members.find((each) => each.id === id)?.name ?? ''

    expect(first?.activities.map(({ message, idMember }) => [message, authorOf(idMember)])).toEqual([
      ['Newer', 'Anna Muster'],
      ['Older', 'Beat Muster'],
    ])
  })

  it('keeps what was attached as links, unless they lead nowhere a browser goes', () => {
    expect(board.cards.find(({ name }) => name === 'Second')?.attachments.map(({ url, type }) => [url, type])).toEqual([
      ['https://example.com/plan', 'link'],
    ])
  })

  it('is refused where it is broken', () => {
    expect(() => trelloJson.read('{"lists": 3, "idList": 1}')).toThrow(/lists/)
  })
})

it('a table has one line for each card', () => {
  const lines = boardCsv(aFullBoard(), texts).trim().split('\r\n')

  expect(lines[0]).toBe('List;Card;Description;Labels;Members;Due;Checklist items done;Checklist items;Comments')
  expect(lines[1]).toBe('Open;"Offer; with ""quotes""";"Two\nlines";App;Anna Muster;2026-12-01T08:00:00.000Z;1;1;1')
})
