import { describe, expect, it } from 'vitest'
import type { Note } from './contract.ts'
import { belongs, inOrder, isBlank, nameOf, placeBefore, textStep } from './rules.ts'

let count = 0
function aNote(change: Partial<Note> = {}): Note {
  count += 1
  return {
    id: `00000000-0000-4000-8000-${String(count).padStart(12, '0')}`,
    title: '',
    description: '',
    archive: false,
    image: '',
    time: '2026-11-15T09:00:00Z',
    reminder: null,
    checklist: [],
    labels: [],
    imageAlt: '',
    pinned: false,
    color: '',
    position: count,
    remindedAt: null,
    deleted: false,
    version: 1,
    ...change,
  }
}
const texts = (notes: readonly Note[]): string => notes.map(({ title }) => title).join('')

describe('where a note shows', () => {
  it('an archived note shows in the archive and with its label, not among the notes', () => {
    const note = aNote({ archive: true, labels: ['work'] })

    expect(belongs(note, { view: 'notes' })).toBe(false)
    expect(belongs(note, { view: 'archive' })).toBe(true)
    expect(belongs(note, { labelId: 'work' })).toBe(true)
    expect(belongs(note, { labelId: 'family' })).toBe(false)
  })

  it('a deleted note shows in the bin only', () => {
    const note = aNote({ deleted: true, reminder: '2026-11-16T08:00:00Z' })

    expect(belongs(note, { view: 'bin' })).toBe(true)
    expect((['notes', 'reminders', 'archive'] as const).map((view) => belongs(note, { view }))).toEqual([false, false, false])
  })

  it('reminders are those with a reminder, archived or not', () => {
    expect(belongs(aNote({ reminder: '2026-11-16T08:00:00Z', archive: true }), { view: 'reminders' })).toBe(true)
    expect(belongs(aNote(), { view: 'reminders' })).toBe(false)
  })
})

describe('the order of notes', () => {
  it('has pinned ones first, then goes by hand', () => {
    const notes = [aNote({ title: 'c', position: 3 }), aNote({ title: 'a', position: 1 }), aNote({ title: 'p', position: 9, pinned: true })]

    expect(texts(inOrder(notes, { view: 'notes' }))).toBe('pac')
  })

  it('goes by time among reminders', () => {
    const notes = [aNote({ title: 'b', reminder: '2026-11-17T08:00:00Z' }), aNote({ title: 'a', reminder: '2026-11-16T08:00:00Z' })]

    expect(texts(inOrder(notes, { view: 'reminders' }))).toBe('ab')
  })

  it('is as the server says in the bin', () => {
    expect(texts(inOrder([aNote({ title: 'b', position: 2 }), aNote({ title: 'a', position: 1 })], { view: 'bin' }))).toBe('ba')
  })
})

describe('moving a note', () => {
  const [one, two, three] = [aNote({ position: 1 }), aNote({ position: 2 }), aNote({ position: 3 })]
  const others = [one, two, three]

  it.each([
    [0, one.id, 0],
    [1, two.id, 1.5],
    [3, null, 4],
  ])('to place %i goes before the note that stands there', (at, beforeId, position) => {
    expect(placeBefore(others, at, false)).toEqual({ beforeId, position })
  })

  it('to the end of what is loaded stays before notes that are not loaded yet', () => {
    expect(placeBefore(others, 3, true)).toEqual({ beforeId: three.id, position: 2.5 })
  })
})

describe('what a note says', () => {
  it('is nothing while it holds blanks only, and something with a picture', () => {
    expect(isBlank(aNote({ title: ' ', checklist: [{ id: '1', checked: false, text: ' ' }] }))).toBe(true)
    expect(isBlank(aNote({ image: '/api/files/file?fileId=1' }))).toBe(false)
    expect(isBlank(aNote({ checklist: [{ id: '1', checked: false, text: 'Milk' }] }))).toBe(false)
  })

  it('gives it its name: the title, or how it begins', () => {
    expect(nameOf(aNote({ title: 'Shopping', description: 'Milk' }))).toBe('Shopping')
    expect(nameOf(aNote({ description: 'Milk\nBread' }))).toBe('Milk')
    expect(nameOf(aNote({ checklist: [{ id: '1', checked: false, text: 'Eggs' }] }))).toBe('Eggs')
  })
})

describe('variable text size', () => {
  it.each([
    [20, 5],
    [21, 4],
    [40, 4],
    [41, 3],
    [80, 3],
    [81, 2],
    [160, 2],
    [161, 1],
  ])('%i letters are written in step %i', (letters, step) => {
    expect(textStep(aNote({ description: 'x'.repeat(letters) }))).toBe(step)
  })

  it('lists are never written larger', () => {
    expect(textStep(aNote({ description: 'Short', checklist: [{ id: '1', checked: false, text: 'Milk' }] }))).toBe(1)
  })
})
