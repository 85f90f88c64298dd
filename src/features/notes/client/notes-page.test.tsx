// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { aLabel, aNote, aNotesServer, card, openNotes } from '../../../../scripts/testing/notes-page.tsx'
import { Companion } from './companion.ts'

// Fetching these takes longer than a test waits.
beforeAll(async () => {
  await Promise.all([
    import('./form/note-dialog.tsx'),
    import('./labels/edit-labels.tsx'),
    import('../../../shell/parts/confirm/confirm-layer.tsx'),
  ])
})
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const click = (element: HTMLElement): Promise<void> => act(async () => void fireEvent.click(element))
const type = (label: string, value: string): boolean =>
  fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value } })
const names = (): readonly string[] => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)

describe('the page', () => {
  it('§2.48 §3.23 shows pinned notes first, then the others, without archived and deleted ones', async () => {
    aNotesServer({
      notes: [
        aNote({ title: 'Groceries' }),
        aNote({ title: 'Deadline', pinned: true, position: 99 }),
        aNote({ title: 'Old', archive: true }),
        aNote({ title: 'Gone', deleted: true }),
      ],
    })
    await openNotes()

    await card('Groceries')

    expect(names()).toEqual(['Deadline', 'Groceries'])
    expect(screen.getByRole('heading', { level: 2, name: 'Pinned' })).toBeTruthy()
  })

  it('§3.24 a label is a place of its own; one that is not there is an unknown address', async () => {
    const label = aLabel('Family')
    aNotesServer({ labels: [label], notes: [aNote({ title: 'Picnic', labels: [label.id] }), aNote({ title: 'Invoice' })] })
    await openNotes(`/apps/notes/labels/family/${label.id}`)
    await card('Picnic')
    expect(screen.getByRole('heading', { level: 1, name: 'Family' })).toBeTruthy()
    expect(names()).toEqual(['Picnic'])

    cleanup()
    await openNotes('/apps/notes/labels/family/00000000-0000-4000-8000-00000000ffff')

    await waitFor(() => expect(location.pathname).toBe('/pages/errors/error-404'))
  })

  it('a load that fails never looks like an empty list', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('{}', { status: 503 })))
    await openNotes()

    expect(await screen.findByText('The notes could not be loaded')).toBeTruthy()
    expect(screen.queryByText('No notes yet')).toBeNull()
  })
})

describe('a new note', () => {
  it('§7.38 is kept by Escape, before all others, and opens by c', async () => {
    const server = aNotesServer({ notes: [aNote({ title: 'Groceries' })] })
    await openNotes()
    await card('Groceries')

    await act(async () => void fireEvent.keyDown(document.body, { key: 'c' }))
    type('Title', 'Call Mira')
    type('Text', 'about the spring letter')
    await act(async () => void fireEvent.keyDown(screen.getByRole('textbox', { name: 'Text' }), { key: 'Escape' }))

    await card('Call Mira')
    expect(names()).toEqual(['Call Mira', 'Groceries'])
    expect(server.notes[0]).toMatchObject({ title: 'Call Mira', description: 'about the spring letter', archive: false })
  })

  it('without a word vanishes', async () => {
    const server = aNotesServer()
    await openNotes()

    await click(await screen.findByRole('button', { name: 'Take a note..' }))
    type('Title', '  ')
    await act(async () => void fireEvent.keyDown(screen.getByRole('textbox', { name: 'Title' }), { key: 'Escape' }))

    expect(await screen.findByRole('button', { name: 'Take a note..' })).toBeTruthy()
    expect(server.changes).toEqual([])
  })

  it('is kept by a click elsewhere, and gets label or archive from where it was begun', async () => {
    const label = aLabel('Work')
    const server = aNotesServer({ labels: [label] })
    await openNotes(`/apps/notes/labels/work/${label.id}`)
    await click(await screen.findByRole('button', { name: 'Take a note..' }))
    type('Text', 'Order paper')
    await act(async () => void fireEvent.pointerDown(screen.getByRole('heading', { level: 1 })))
    await waitFor(() => expect(server.notes[0]?.labels).toEqual([label.id]))

    cleanup()
    await openNotes('/apps/notes/archive')
    await click(await screen.findByRole('button', { name: 'Take a note..' }))
    type('Text', 'Old address')
    await act(async () => void fireEvent.pointerDown(screen.getByRole('heading', { level: 1 })))

    await waitFor(() => expect(server.notes[0]).toMatchObject({ description: 'Old address', archive: true }))
  })
})

describe('an open note', () => {
  it('§7.39 saves 600 ms after the last change, only what changed, and says so', async () => {
    const server = aNotesServer({ notes: [aNote({ title: 'Groceries', description: 'Milk' })] })
    await openNotes()
    await click(await card('Groceries'))
    await screen.findByRole('dialog')

    type('Text', 'Milk and')
    type('Text', 'Milk and bread')
    expect(screen.getByText('Saving …')).toBeTruthy()

    await screen.findByText('Saved')
    expect(server.updates).toEqual([{ id: server.notes[0]?.id, version: 1, description: 'Milk and bread' }])
  })

  it('is saved when it is closed right after the last letter', async () => {
    const server = aNotesServer({ notes: [aNote({ title: 'Groceries' })] })
    await openNotes()
    await click(await card('Groceries'))
    await screen.findByRole('dialog')

    type('Title', 'Shopping')
    await act(async () => void fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' }))

    await card('Shopping')
    expect(server.notes[0]?.title).toBe('Shopping')
    expect(location.search).toBe('')
  })

  it('joins what somebody else changed meanwhile', async () => {
    const note = aNote({ title: 'Groceries', description: 'Milk' })
    const server = aNotesServer({ notes: [note] })
    await openNotes()
    await click(await card('Groceries'))
    await screen.findByRole('dialog')
    server.changeElsewhere(note.id, { title: 'Friday' })

    type('Text', 'Milk and bread')

    await waitFor(() => expect(server.notes[0]).toMatchObject({ title: 'Friday', description: 'Milk and bread' }))
    await waitFor(() => expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Title' }).value).toBe('Friday'))
  })

  it.each([
    ['Keep mine', 'Milk and bread'],
    ['Take theirs', 'Cheese'],
  ])('asks whose words stay where both wrote the same field: %s', async (button, expected) => {
    const note = aNote({ title: 'Groceries', description: 'Milk' })
    const server = aNotesServer({ notes: [note] })
    await openNotes()
    await click(await card('Groceries'))
    await screen.findByRole('dialog')
    server.changeElsewhere(note.id, { description: 'Cheese' })

    type('Text', 'Milk and bread')
    await click(await screen.findByRole('button', { name: button }))

    await waitFor(() => expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Text' }).value).toBe(expected))
    await waitFor(() => expect(server.notes[0]?.description).toBe(expected))
  })

  it('Ctrl+Z takes back what was done in it, also a label', async () => {
    const label = aLabel('Work')
    const server = aNotesServer({ labels: [label], notes: [aNote({ title: 'Groceries', labels: [label.id] })] })
    await openNotes()
    await click(await card('Groceries'))
    const dialog = await screen.findByRole('dialog')

    await click(within(dialog).getByRole('button', { name: 'Remove label Work' }))
    await waitFor(() => expect(server.notes[0]?.labels).toEqual([]))
    await act(async () => void fireEvent.keyDown(screen.getByRole('textbox', { name: 'Title' }), { key: 'z', ctrlKey: true }))

    await waitFor(() => expect(server.notes[0]?.labels).toEqual([label.id]))
  })

  it('§4.27 a label comes by # while typing', async () => {
    const label = aLabel('Family')
    const server = aNotesServer({ labels: [label], notes: [aNote({ title: 'Picnic' })] })
    await openNotes()
    await click(await card('Picnic'))
    await screen.findByRole('dialog')

    type('Text', 'Bring cake #fam')
    const field = screen.getByRole('combobox', { name: 'Text' })
    expect(screen.getByRole('option', { name: 'Family' })).toBeTruthy()
    await act(async () => void fireEvent.keyDown(field, { key: 'Enter' }))

    await waitFor(() => expect(server.notes[0]).toMatchObject({ description: 'Bring cake ', labels: [label.id] }))
  })
})

describe('a checklist', () => {
  const items = [
    { id: 'a', checked: false, text: 'Milk' },
    { id: 'b', checked: false, text: 'Bread' },
  ]
  const fields = (): readonly string[] => screen.getAllByRole<HTMLInputElement>('textbox', { name: /^Item \d/ }).map(({ value }) => value)
  const item = (number: number): HTMLInputElement => screen.getByRole<HTMLInputElement>('textbox', { name: `Item ${number}` })

  async function openList(): Promise<ReturnType<typeof aNotesServer>> {
    const server = aNotesServer({ notes: [aNote({ title: 'Groceries', checklist: items })] })
    await openNotes()
    await click(await card('Groceries'))
    await screen.findByRole('dialog')
    return server
  }

  it('Enter begins the next item, Backspace at the start joins', async () => {
    await openList()

    item(1).setSelectionRange(4, 4)
    await act(async () => void fireEvent.keyDown(item(1), { key: 'Enter' }))
    expect(fields()).toEqual(['Milk', '', 'Bread'])
    expect(document.activeElement).toBe(item(2))
    item(2).setSelectionRange(0, 0)
    await act(async () => void fireEvent.keyDown(item(2), { key: 'Backspace' }))

    expect(fields()).toEqual(['Milk', 'Bread'])
    expect(document.activeElement).toBe(item(1))
    expect(item(1).selectionStart).toBe(4)
  })

  it('Alt and arrows move an item, and Ctrl+] indents without taking Tab', async () => {
    const server = await openList()

    await act(async () => void fireEvent.keyDown(item(2), { key: 'ArrowUp', altKey: true }))
    expect(fields()).toEqual(['Bread', 'Milk'])
    await act(async () => void fireEvent.keyDown(item(2), { key: ']', ctrlKey: true }))
    const tab = fireEvent.keyDown(item(2), { key: 'Tab' })

    expect(tab).toBe(true)
    await waitFor(() => expect(server.notes[0]?.checklist).toEqual([items[1], { ...items[0], indent: true }]))
  })

  it('§4.30 a checked item sinks, in the note and on the card', async () => {
    const server = aNotesServer({ notes: [aNote({ title: 'Groceries', checklist: items })] })
    await openNotes()
    await card('Groceries')

    await click(screen.getByRole('checkbox', { name: 'Done: Milk' }))

    await waitFor(() => expect(server.notes[0]?.checklist[0]?.checked).toBe(true))
    expect(screen.getAllByRole('checkbox', { name: /^Done/ }).map((box) => box.getAttribute('aria-label'))).toEqual([
      'Done: Bread',
      'Done: Milk',
    ])
  })
})

describe('what is done to notes', () => {
  it('e archives, # deletes, and z takes both back exactly', async () => {
    const server = aNotesServer({ notes: [aNote({ title: 'Groceries', pinned: true, color: 'green' }), aNote({ title: 'Invoice' })] })
    const before = server.notes.map((note) => ({ ...note, version: 0 }))
    await openNotes()

    await act(async () => (await card('Groceries')).focus())
    await act(async () => void fireEvent.keyDown(document.activeElement ?? document.body, { key: 'e' }))
    await waitFor(() => expect(server.notes[0]?.archive).toBe(true))
    expect(names()).toEqual(['Invoice'])
    await act(async () => (await card('Invoice')).focus())
    await act(async () => void fireEvent.keyDown(document.activeElement ?? document.body, { key: '#' }))
    await waitFor(() => expect(server.notes[1]?.deleted).toBe(true))
    await waitFor(() => expect(names()).toEqual([]))
    await act(async () => void fireEvent.keyDown(document.body, { key: 'z' }))
    await waitFor(() => expect(names()).toEqual(['Invoice']))
    await act(async () => void fireEvent.keyDown(document.body, { key: 'z' }))

    await waitFor(() => expect(server.notes.map((note) => ({ ...note, version: 0 }))).toEqual(before))
    await waitFor(() => expect(names()).toEqual(['Groceries', 'Invoice']))
  })

  it('selected notes get a label together', async () => {
    const label = aLabel('Work')
    const server = aNotesServer({
      labels: [label],
      notes: [aNote({ title: 'Groceries', labels: [label.id] }), aNote({ title: 'Invoice' })],
    })
    await openNotes()
    await card('Groceries')

    await click(screen.getByRole('checkbox', { name: 'Select Groceries' }))
    await click(screen.getByRole('checkbox', { name: 'Select Invoice' }))
    const bar = screen.getByRole('toolbar')
    expect(bar.textContent).toContain('2 selected')
    await click(within(bar).getByRole('button', { name: 'Change labels' }))
    const entry = await screen.findByRole('menuitemcheckbox', { name: /Work/ })
    expect(entry.getAttribute('aria-checked')).toBe('mixed')
    await click(entry)

    await waitFor(() => expect(server.notes.map(({ labels }) => labels)).toEqual([[label.id], [label.id]]))
  })

  it('in the bin, deleting for good asks first', async () => {
    const server = aNotesServer({ notes: [aNote({ title: 'Gone', deleted: true })] })
    await openNotes('/apps/notes/bin')

    await act(async () => (await card('Gone')).focus())
    await act(async () => void fireEvent.keyDown(document.activeElement ?? document.body, { key: '#' }))

    expect(await screen.findByRole('alertdialog', { name: 'Delete this note for good?' })).toBeTruthy()
    expect(server.notes).toHaveLength(1)
  })
})

describe('the labels', () => {
  it('§7.40 are renamed and added in place, saved together a moment later', async () => {
    const label = aLabel('Work')
    const server = aNotesServer({ labels: [label] })
    await openNotes()
    await click(await screen.findByRole('button', { name: 'Places' }))
    await click(await screen.findByRole('button', { name: 'Edit labels' }))
    await screen.findByRole('dialog', { name: 'Edit labels' })

    type('Name of the label Work', 'Office')
    type('New label', 'Garden')
    await click(screen.getByRole('button', { name: 'Add label' }))

    await waitFor(() => expect(server.labels.map(({ name }) => name)).toEqual(['Office', 'Garden']))
    expect(server.changes).toEqual(['update-labels'])
    expect(server.labels[0]?.id).toBe(label.id)
  })
})

describe('reminders', () => {
  it('are told once in a browser session, with a way to the note', async () => {
    const note = aNote({ title: 'Call Mira', reminder: '2026-11-15T10:00:00.000Z', remindedAt: '2026-11-15T10:00:05.000Z' })
    aNotesServer({ notes: [note, aNote({ title: 'Later', reminder: '2026-11-15T18:00:00.000Z' })] })
    await openNotes('/apps/notes', <Companion />)

    await click(await screen.findByRole('button', { name: 'Open' }))
    expect(location.search).toBe(`?note=${note.id}`)
    cleanup()
    await openNotes('/apps/notes', <Companion />)
    await card('Later')

    expect(screen.queryByText('Reminder: Call Mira')).toBeNull()
  })
})
