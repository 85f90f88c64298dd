import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anAccount, type TestAccount } from '../../../../scripts/testing/accounts.ts'
import { aServer, type TestServer } from '../../../../scripts/testing/server.ts'
import { answerTo, ask } from '../../../../scripts/testing/workspaces.ts'
import type { Endpoint, OutputOf } from '../../../kit/endpoint.ts'
import {
  countNotes,
  createNote,
  deleteNotes,
  importNotes,
  listDue,
  listLabels,
  listNotes,
  moveNote,
  readNote,
  removeNote,
  removeNotes,
  restoreNotes,
  setLabel,
  updateLabels,
  updateNote,
  updateNotes,
  type NewNote,
} from '../contract.ts'

let server: TestServer
let anna: TestAccount
beforeAll(async () => {
  server = await aServer()
  anna = await anAccount(server)
})
afterAll(() => server.app.close())

const now = '2026-03-10T12:00:00.000Z'
const call = <E extends Endpoint>(endpoint: E, input = {}, by = anna): Promise<OutputOf<E>> => answerTo(server, by, endpoint, input)
const statusOf = async (endpoint: Endpoint, input: Record<string, unknown>, by = anna): Promise<number> =>
  (await ask(server, by, endpoint, input)).statusCode
const aNote = (note: NewNote = { title: 'Milk' }, by = anna) => call(createNote, { note }, by)
const later = (hours: number) => new Date(Date.parse(now) + hours * 3_600_000).toISOString()
const setTime = (id: string, time: string) => server.database.owner.query('update notes.note set time = $2 where id = $1', [id, time])

describe('one note', () => {
  it('§3.23 §7.38 a new note is put first, with everything that was sent', async () => {
    const older = await aNote()
    const [label] = await call(updateLabels, { labels: [{ id: randomUUID(), name: 'Home', handle: '' }] })
    const note: NewNote = {
      title: 'Büro',
      description: 'Licht\naus',
      archive: false,
      reminder: later(1),
      checklist: [
        { id: 'a', checked: true, text: 'Fenster' },
        { id: 'b', checked: false, text: 'Türe', indent: true },
      ],
      labels: [label?.id ?? ''],
      pinned: false,
      color: 'teal',
    }

    const made = await aNote(note)

    const rest = { image: '', imageAlt: '', remindedAt: null, deleted: false, version: 1, time: now, position: older.position - 1 }
    expect(made).toEqual({ ...note, ...rest, id: made.id })
    expect(await call(readNote, { noteId: made.id })).toEqual(made)
    expect((await call(listNotes, { view: 'notes' }))[0]).toEqual(made)
  })

  it('sending a new note twice makes one', async () => {
    const id = randomUUID()

    const [first, second] = [await aNote({ id, title: 'Once' }), await aNote({ id, title: 'Twice' })]

    expect(second).toEqual(first)
  })

  it.each([
    ['a title that is too long', { title: 'x'.repeat(501) }],
    ['a text that is too long', { description: 'x'.repeat(50_001) }],
    ['a colour that does not exist', { color: 'mauve' }],
    ['a picture from elsewhere', { image: 'https://example.org/a.png' }],
    ['a reminder before all calendars', { reminder: '0000-01-01T00:00:00Z' }],
    ['501 items', { checklist: Array.from({ length: 501 }, (_each, id) => ({ id: `${id}`, checked: false, text: '' })) }],
  ])('refuses %s', async (_what, note) => {
    expect(await statusOf(createNote, { note })).toBe(400)
  })

  it('takes texts as long as they may be, also in one word, and leaves out what no database can keep', async () => {
    const description = 'x'.repeat(50_000)
    const checklist = Array.from({ length: 50 }, (_each, id) => ({ id: `${id}`, checked: false, text: 'y'.repeat(2000) }))

    expect(await aNote({ description, checklist })).toMatchObject({ description, checklist })
    expect(await aNote({ title: 'a\0b', checklist: [{ id: 'i', checked: false, text: 'half \ud83d' }] })).toMatchObject({
      title: 'ab',
      checklist: [{ text: 'half \ufffd' }],
    })
  })

  it('leaves out labels that do not exist or belong to others', async () => {
    const stranger = await anAccount(server)
    const [theirs] = await call(updateLabels, { labels: [{ id: randomUUID(), name: 'Theirs', handle: '' }] }, stranger)

    expect((await aNote({ title: 'x', labels: [randomUUID(), theirs?.id ?? ''] })).labels).toEqual([])
  })

  it('§7.39 §4.30 a note changes in what is sent, and knows when what it says was changed', async () => {
    const checklist = [{ id: 'a', checked: false, text: 'Eggs' }]
    const note = await aNote({ title: 'Shop', checklist, reminder: later(2) })
    const old = '2026-01-01T00:00:00.000Z'
    await setTime(note.id, old)

    const moved = await call(updateNote, { note: { id: note.id, archive: true, pinned: true, color: 'red', reminder: later(3) } })
    const whole = await call(updateNote, { note: { ...moved, pinned: false } })
    const checked = await call(updateNote, { note: { id: note.id, checklist: [{ id: 'a', checked: true, text: 'Eggs' }] } })

    expect(moved).toEqual({ ...note, archive: true, pinned: true, color: 'red', reminder: later(3), time: old, version: 2 })
    expect(whole).toEqual({ ...moved, pinned: false, version: 3 })
    expect(checked).toEqual({ ...whole, checklist: [{ id: 'a', checked: true, text: 'Eggs' }], time: now, version: 4 })
  })

  it('a change of what somebody else has changed meanwhile is refused; without a version it is made', async () => {
    const note = await aNote()
    await call(updateNote, { note: { id: note.id, title: 'Faster', version: 1 } })

    const late = await ask(server, anna, updateNote, { note: { id: note.id, title: 'Late', version: 1 } })
    const pinned = await call(updateNote, { note: { id: note.id, pinned: true } })

    expect(late.statusCode).toBe(409)
    expect(pinned).toMatchObject({ title: 'Faster', pinned: true, version: 3 })
  })

  it('§7.41 a removed note is in the bin, comes back from it, or is deleted for good', async () => {
    const [kept, gone] = [await aNote(), await aNote()]
    const noteIds = [kept.id, gone.id]

    const removed = await call(removeNote, { noteId: gone.id })
    expect(removed).toEqual({ ...gone, deleted: true, version: 2 })
    expect(await call(deleteNotes, { noteIds: [kept.id] })).toEqual({ changed: 0 })
    expect(await call(removeNotes, { noteIds })).toEqual({ changed: 2 })
    expect((await call(listNotes, { view: 'bin' })).map(({ id }) => id)).toEqual([gone.id, kept.id])
    expect(await call(restoreNotes, { noteIds: [kept.id] })).toEqual({ changed: 1 })
    expect(await call(deleteNotes, { noteIds })).toEqual({ changed: 1 })

    expect(await statusOf(readNote, { noteId: gone.id })).toBe(404)
    expect(await call(readNote, { noteId: kept.id })).toEqual({ ...kept, version: 3 })
  })
})

describe('lists', () => {
  let beat: TestAccount
  const titles = async (input: Record<string, string> = {}) => (await call(listNotes, input, beat)).map(({ title }) => title)
  const notes = [
    { title: 'Müller', description: 'wegen der Steuererklärungen', reminder: later(30), labelNames: ['Work'] },
    {
      title: 'Shopping',
      checklist: [{ id: 'a', checked: false, text: 'Äpfel und Käse' }],
      color: 'green',
      labelNames: ['Home', 'Große Liste'],
    },
    { title: 'Pinned one', pinned: true, description: 'invoices' },
    { title: 'Old', archive: true, reminder: later(-2), labelNames: ['Work'] },
    { title: 'Long ago', reminder: later(-30) },
  ]
  beforeAll(async () => {
    beat = await anAccount(server)
    await call(importNotes, { importId: randomUUID(), notes }, beat)
    const gone = await aNote({ title: 'Gone', reminder: later(1) }, beat)
    await call(removeNote, { noteId: gone.id }, beat)
  })

  it('§7.36 shows pinned notes first, each view its own, the bin apart', async () => {
    const [work] = await call(listLabels, {}, beat)

    expect(await titles()).toEqual(['Pinned one', 'Müller', 'Shopping', 'Old', 'Long ago'])
    expect(await titles({ view: 'notes' })).toEqual(['Pinned one', 'Müller', 'Shopping', 'Long ago'])
    expect(await titles({ view: 'archive' })).toEqual(['Old'])
    expect(await titles({ view: 'reminders' })).toEqual(['Long ago', 'Old', 'Müller'])
    expect(await titles({ view: 'bin' })).toEqual(['Gone'])
    expect(await titles({ labelId: work?.id ?? '' })).toEqual(['Müller', 'Old'])
    expect(await titles({ labelId: work?.id ?? '', view: 'notes' })).toEqual(['Müller'])
    expect(await titles({ labelId: randomUUID() })).toEqual([])
  })

  it('counts views, labels and what a search finds', async () => {
    const labels = await call(listLabels, {}, beat)

    const counts = await call(countNotes, { view: 'notes', q: 'muller' }, beat)

    expect(counts).toEqual({
      notes: 4,
      reminders: 3,
      archive: 1,
      bin: 1,
      labels: Object.fromEntries(labels.map(({ id, name }) => [id, name === 'Work' ? 2 : 1])),
      matching: 1,
    })
  })

  it('tells what rang in the last 24 hours or rings in the next', async () => {
    await aNote({ title: 'Soon', reminder: later(24) }, beat)

    expect((await call(listDue, {}, beat)).map(({ title }) => title)).toEqual(['Old', 'Soon'])
    await call(removeNotes, { noteIds: (await call(listDue, {}, beat)).slice(1).map(({ id }) => id) }, beat)
  })

  it.each([
    ['muller', ['Müller']],
    ['steuererklärung', ['Müller']],
    ['äpfel', ['Shopping']],
    ['kase', ['Shopping']],
    ['invoice', ['Pinned one']],
    ['shop -kase', []],
    ['-shop', ['Pinned one', 'Müller', 'Long ago']],
    ['label:work', ['Müller']],
    ['etikett:grosse', ['Shopping']],
    ['label:"große liste"', ['Shopping']],
    ['label:nonsense', []],
    ['-label:work', ['Pinned one', 'Shopping', 'Long ago']],
    ['has:checklist', ['Shopping']],
    ['hat:liste', ['Shopping']],
    ['has:reminder', ['Müller', 'Long ago']],
    ['hat:erinnerung', ['Müller', 'Long ago']],
    ['has:image', []],
    ['-hat:bild', ['Pinned one', 'Müller', 'Shopping', 'Long ago']],
    ['color:green', ['Shopping']],
    ['farbe:grün', ['Shopping']],
    ['color:none', ['Pinned one', 'Müller', 'Long ago']],
    ['color:nonsense', []],
    ['is:pinned', ['Pinned one']],
    ['ist:angeheftet', ['Pinned one']],
    ['is:archived', ['Old']],
    ['ist:archiviert', ['Old']],
    ['-is:archived', ['Pinned one', 'Müller', 'Shopping', 'Long ago']],
    ['has:', ['Pinned one', 'Müller', 'Shopping', 'Long ago']],
  ])('finds by %j', async (q, expected) => {
    expect(await titles({ view: 'notes', q })).toEqual(expected)
    expect((await call(countNotes, { view: 'notes', q }, beat)).matching).toBe(expected.length)
  })

  it.each([{}, { view: 'reminders' }, { view: 'notes', q: 'note' }])('reads every note once and in order: %j', async (input) => {
    const carla = await anAccount(server)
    const many = Array.from({ length: 35 }, (_each, index) => ({
      title: `Note ${index}`,
      pinned: index % 3 === 0,
      reminder: later(index % 4),
    }))
    await call(importNotes, { importId: randomUUID(), notes: many }, carla)
    const whole = await call(listNotes, { ...input, limit: '500' }, carla)

    const parts = []
    for (let part = whole; part.length > 0;) {
      const after = parts.at(-1)?.id
      part = await call(listNotes, { ...input, limit: '10', ...(after === undefined ? {} : { after }) }, carla)
      parts.push(...part)
    }

    expect(parts).toEqual(whole)
    expect(whole).toHaveLength(35)
    expect(await statusOf(listNotes, { after: whole[0]?.id ?? '' })).toBe(404)
  })

  it('moves a note before another one and to the end', async () => {
    const carla = await anAccount(server)
    await call(importNotes, { importId: randomUUID(), notes: ['a', 'b', 'c'].map((title) => ({ title })) }, carla)
    const order = async () => (await call(listNotes, {}, carla)).map(({ title }) => title).join('')
    const [a, , c] = await call(listNotes, {}, carla)

    await call(moveNote, { id: c?.id, beforeId: a?.id }, carla)
    expect(await order()).toBe('cab')
    const moved = await call(moveNote, { id: a?.id, beforeId: null }, carla)
    expect(await order()).toBe('cba')
    expect(moved.time).toBe(a?.time)
  })
})

describe('labels', () => {
  const label = (name: string, id = randomUUID()) => ({ id, name, handle: 'anything' })

  it('§3.24 §7.37 §7.40 are replaced as a whole, keep their order, and get handles from their names', async () => {
    const carla = await anAccount(server)
    const labels = [label('Multi word'), label('Ämter'), label('multi-word')]

    const made = await call(updateLabels, { labels }, carla)
    const swapped = await call(updateLabels, { labels: [label('Ämter', labels[0]?.id), label('Multi word', labels[1]?.id)] }, carla)

    expect(made.map(({ name, handle }) => [name, handle])).toEqual([
      ['Multi word', 'multi-word'],
      ['Ämter', 'amter'],
      ['multi-word', 'multi-word-2'],
    ])
    expect(swapped).toEqual([
      { id: labels[0]?.id, name: 'Ämter', handle: 'amter' },
      { id: labels[1]?.id, name: 'Multi word', handle: 'multi-word' },
    ])
    expect(await call(listLabels, {}, carla)).toEqual(swapped)
  })

  it('that are gone are gone from the notes, the others stay in their order', async () => {
    const carla = await anAccount(server)
    const [a, b, c] = await call(updateLabels, { labels: [label('a'), label('b'), label('c')] }, carla)
    if (!a || !b || !c) throw new Error('there are three')
    const note = await aNote({ title: 'x', labels: [c.id, a.id, b.id, a.id] }, carla)
    const other = await aNote({ title: 'y', labels: [b.id] }, carla)

    await call(updateLabels, { labels: [b, c] }, carla)

    expect(await call(readNote, { noteId: note.id }, carla)).toEqual({ ...note, labels: [c.id, b.id], version: 2 })
    expect(await call(readNote, { noteId: other.id }, carla)).toEqual(other)
  })

  it('that the sender has not seen yet stay', async () => {
    const carla = await anAccount(server)
    const [a] = await call(updateLabels, { labels: [label('a')] }, carla)
    const [, fresh] = await call(updateLabels, { labels: [a, label('b')] }, carla)

    const labels = await call(updateLabels, { labels: [label('c')], knownIds: [a?.id] }, carla)

    expect(labels.map(({ name }) => name)).toEqual(['c', 'b'])
    expect(labels[1]?.id).toBe(fresh?.id)
  })

  it('stand in the list once, and have names', async () => {
    const one = label('a')

    expect(await statusOf(updateLabels, { labels: [one, one] })).toBe(400)
    expect(await statusOf(updateLabels, { labels: [label(' ')] })).toBe(400)
    expect(await statusOf(updateLabels, { labels: Array.from({ length: 201 }, () => label('a')) })).toBe(400)
    expect(await statusOf(updateLabels, { labels: Array.from({ length: 200 }, () => label('a')) })).toBe(200)
  })

  it('are put on several notes and taken from them', async () => {
    const carla = await anAccount(server)
    const [a, b] = await call(updateLabels, { labels: [label('a'), label('b')] }, carla)
    const notes = [await aNote({ labels: [a?.id ?? ''] }, carla), await aNote({ title: 'x' }, carla)]
    const noteIds = notes.map(({ id }) => id)
    const labelsOf = async () => (await Promise.all(noteIds.map((noteId) => call(readNote, { noteId }, carla)))).map(({ labels }) => labels)

    await call(setLabel, { noteIds, labelId: b?.id, isOn: true }, carla)
    await call(setLabel, { noteIds, labelId: b?.id, isOn: true }, carla)
    expect(await labelsOf()).toEqual([[a?.id, b?.id], [b?.id]])
    await call(setLabel, { noteIds, labelId: a?.id, isOn: false }, carla)
    expect(await labelsOf()).toEqual([[b?.id], [b?.id]])
    expect(await statusOf(setLabel, { noteIds, labelId: randomUUID(), isOn: true }, carla)).toBe(404)
  })
})

it('several notes take the same change', async () => {
  const notes = [await aNote({ reminder: later(1) }), await aNote()]
  const noteIds = notes.map(({ id }) => id)

  await call(updateNotes, { noteIds, changes: { archive: true, pinned: true, color: 'blue', reminder: later(5) } })

  const changed = await Promise.all(noteIds.map((noteId) => call(readNote, { noteId })))
  expect(changed).toEqual(notes.map((note) => ({ ...note, archive: true, pinned: true, color: 'blue', reminder: later(5), version: 2 })))
})
