import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { anAccount, type TestAccount } from '../../../../scripts/testing/accounts.ts'
import { aServer, type TestServer } from '../../../../scripts/testing/server.ts'
import { aColleague, answerTo, ask } from '../../../../scripts/testing/workspaces.ts'
import {
  createNote,
  deleteNotes,
  importNotes,
  listLabels,
  listNotes,
  moveNote,
  putNotes,
  readNote,
  removeNote,
  removeNotes,
  restoreNotes,
  setLabel,
  undoImport,
  updateLabels,
  updateNote,
  updateNotes,
  type Note,
} from '../contract.ts'

let server: TestServer
beforeAll(async () => {
  server = await aServer()
})
afterAll(() => server.app.close())

/** Whole rows of the tables, but for the version, which only grows. */
async function rowsOf({ workspaceId }: TestAccount): Promise<readonly unknown[]> {
  const { rows } = await server.database.owner.query(
    `select to_jsonb(n) - 'version' as row from notes.note n where workspace_id = $1
     union all select to_jsonb(l) from notes.label l where workspace_id = $1 order by 1`,
    [workspaceId],
  )
  return rows
}

const imported = [
  { title: 'a', description: 'd', labelNames: ['Home'], pinned: true, reminder: '2026-03-11T08:00:00.000Z' },
  { title: 'b', checklist: [{ id: 'x', checked: true, text: 't', indent: true }], color: 'red', archive: true },
  { title: 'c' },
]

async function aWorkspace(): Promise<TestAccount> {
  const account = await anAccount(server)
  await answerTo(server, account, importNotes, { importId: randomUUID(), notes: imported })
  return account
}

it('undo brings notes back exactly, with labels, places and reminders', async () => {
  const account = await aWorkspace()
  const before = await answerTo(server, account, listNotes)
  const labels = await answerTo(server, account, listLabels)
  const rows = await rowsOf(account)
  const noteIds = before.map(({ id }) => id)
  await server.database.owner.query(`update notes.note set time = '2026-01-01' where workspace_id = $1`, [account.workspaceId])
  await answerTo(server, account, updateNotes, { noteIds, changes: { archive: true, pinned: false, color: 'teal', reminder: null } })
  await answerTo(server, account, updateNote, { note: { id: noteIds[0], title: 'z', checklist: [{ id: 'n', checked: false, text: '' }] } })
  await answerTo(server, account, moveNote, { id: noteIds[0], beforeId: null })
  await answerTo(server, account, updateLabels, { labels: [] })
  await answerTo(server, account, removeNotes, { noteIds })

  await answerTo(server, account, updateLabels, { labels })
  const restored = await answerTo(server, account, putNotes, { notes: before })

  expect(restored).toEqual({ changed: 3 })
  expect(await rowsOf(account)).toEqual(rows)
})

it('imports in order, part after part, each note once, with the labels of the names', async () => {
  const account = await aWorkspace()
  const importId = randomUUID()
  const parts = ['1', '2'].map((part) =>
    ['x', 'y'].map((title) => ({ id: randomUUID(), title: title + part, labelNames: ['HOME', 'New one'] })),
  )

  for (const notes of [...parts, parts[0]]) await answerTo(server, account, importNotes, { importId, notes })

  const notes = await answerTo(server, account, listNotes)
  const labels = await answerTo(server, account, listLabels)
  expect(notes.map(({ title }) => title)).toEqual(['a', 'x1', 'y1', 'x2', 'y2', 'b', 'c'])
  expect(labels.map(({ name, handle }) => [name, handle])).toEqual([
    ['Home', 'home'],
    ['New one', 'new-one'],
  ])
  expect(notes[1]?.labels).toEqual(labels.map(({ id }) => id))
})

it('keeps when an imported note was edited', async () => {
  const account = await anAccount(server)
  const time = '2024-05-06T07:08:09.000Z'

  await answerTo(server, account, importNotes, { importId: randomUUID(), notes: [{ title: 'old', time }] })

  expect(await answerTo(server, account, listNotes)).toMatchObject([{ title: 'old', time }])
})

it('undoing an import takes away what came with it, and nothing else', async () => {
  const account = await aWorkspace()
  const rows = await rowsOf(account)
  const importId = randomUUID()
  await answerTo(server, account, importNotes, { importId, notes: [{ title: 'x' }, { title: 'y' }] })

  expect(await answerTo(server, account, undoImport, { importId })).toEqual({ changed: 2 })
  expect(await rowsOf(account)).toEqual(rows)
  expect((await ask(server, account, undoImport, { importId })).statusCode).toBe(404)
})

it('200 notes can be imported at once, 201 cannot', async () => {
  const account = await anAccount(server)
  const statusOf = async (length: number) =>
    (await ask(server, account, importNotes, { importId: randomUUID(), notes: Array.from({ length }, () => ({ title: 'x' })) })).statusCode

  expect([await statusOf(200), await statusOf(201)]).toEqual([200, 400])
})

/** Every call that names a note, a label or an import. */
async function tryEverything(by: TestAccount, note: Note, importId: string, ownId: string | undefined) {
  const noteIds = [note.id]
  return [
    await ask(server, by, readNote, { noteId: note.id }),
    await ask(server, by, listNotes, { after: note.id }),
    await ask(server, by, updateNote, { note: { id: note.id, title: 'mine' } }),
    await ask(server, by, updateNotes, { noteIds, changes: { color: 'red' } }),
    await ask(server, by, setLabel, { noteIds: [ownId], labelId: note.labels[0], isOn: true }),
    await ask(server, by, setLabel, { noteIds, labelId: note.labels[0], isOn: true }),
    await ask(server, by, moveNote, { id: note.id, beforeId: null }),
    await ask(server, by, moveNote, { id: ownId, beforeId: note.id }),
    await ask(server, by, putNotes, { notes: [{ ...note, title: 'mine' }] }),
    await ask(server, by, removeNote, { noteId: note.id }),
    await ask(server, by, removeNotes, { noteIds }),
    await ask(server, by, restoreNotes, { noteIds }),
    await ask(server, by, deleteNotes, { noteIds }),
    await ask(server, by, undoImport, { importId }),
  ]
}

async function aLabelledNote(account: TestAccount) {
  const importId = randomUUID()
  await answerTo(server, account, importNotes, { importId, notes: [{ title: 'Hers', labelNames: ['Hers'] }] })
  const [note] = await answerTo(server, account, listNotes)
  if (!note) throw new Error('there is one')
  return { note, importId }
}

it('notes of another workspace and notes that nobody has are answered alike, and stay as they are', async () => {
  const [anna, stranger] = [await anAccount(server), await aWorkspace()]
  const { note, importId } = await aLabelledNote(anna)
  const [own] = await answerTo(server, stranger, listNotes)
  const before = await rowsOf(anna)

  const foreign = await tryEverything(stranger, note, importId, own?.id)
  const unknown = await tryEverything(stranger, { ...note, id: randomUUID(), labels: [randomUUID()] }, randomUUID(), own?.id)
  await answerTo(server, stranger, updateLabels, { labels: [] })

  expect(foreign.map(({ statusCode }) => statusCode)).toEqual(foreign.map(() => 404))
  expect(foreign.map(({ body }) => body)).toEqual(unknown.map(({ body }) => body))
  expect(await rowsOf(anna)).toEqual(before)
})

it('a colleague reaches all of these, so it is the workspace that keeps them apart', async () => {
  const anna = await anAccount(server)
  const colleague = await aColleague(server, anna)
  const { note, importId } = await aLabelledNote(anna)
  const other = await answerTo(server, anna, createNote, { note: { title: 'other' } })

  const replies = await tryEverything(colleague, note, importId, other.id)

  expect(replies.map(({ statusCode }) => statusCode)).toEqual(replies.map(() => 200))
})

it('everybody in the workspace is told once about each change', async () => {
  const account = await aWorkspace()
  const [one, two] = await answerTo(server, account, listNotes)
  await server.database.owner.query('delete from platform.live_event where workspace_id = $1', [account.workspaceId])

  await answerTo(server, account, updateNote, { note: { id: one?.id, pinned: true } })
  await answerTo(server, account, removeNotes, { noteIds: [one?.id, two?.id] })
  await answerTo(server, account, restoreNotes, { noteIds: [one?.id] })
  await answerTo(server, account, updateLabels, { labels: [] })

  const { rows } = await server.database.owner.query('select topic, key from platform.live_event where workspace_id = $1 order by id', [
    account.workspaceId,
  ])
  expect(rows).toEqual([one?.id, 'many', one?.id, 'many'].map((key) => ({ topic: 'notes', key })))
})
