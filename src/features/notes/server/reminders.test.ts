import { expect, it } from 'vitest'
import { anAccount } from '../../../../scripts/testing/accounts.ts'
import { aServerForThisTest, type TestServer } from '../../../../scripts/testing/server.ts'
import { answerTo } from '../../../../scripts/testing/workspaces.ts'
import { connect } from '../../../platform/database.ts'
import { createNote, importNotes, putNotes, readNote, removeNote, restoreNotes, updateNote, updateNotes } from '../contract.ts'
import { notesJobs } from './jobs.ts'
import { giveReminders } from './reminders.ts'

const noon = '2026-03-10T12:00:00.000Z'
const minutes = (count: number) => new Date(Date.parse(noon) + count * 60_000)

async function events({ database }: TestServer) {
  const { rows } = await database.owner.query<{ workspace_id: string; topic: string; key: string }>(
    `select workspace_id, topic, key from platform.live_event where topic in ('notes', 'note-reminder') order by id`,
  )
  return rows
}

async function aNoteToRemindOf(reminder: Date) {
  const server = await aServerForThisTest()
  const account = await anAccount(server)
  const note = await answerTo(server, account, createNote, { note: { title: 'Call', reminder: reminder.toISOString() } })
  await server.database.owner.query('delete from platform.live_event')
  const read = () => answerTo(server, account, readNote, { noteId: note.id })
  return { server, account, note, read, remind: (now: Date) => giveReminders(connect(server.database.owner), now) }
}

it('gives a reminder when it is due, not before, and once', async () => {
  const { server, account, note, read, remind } = await aNoteToRemindOf(minutes(5))

  expect(await remind(minutes(4.99))).toBe(0)
  expect(await remind(minutes(5))).toBe(1)
  expect(await remind(minutes(6))).toBe(0)

  expect(await read()).toEqual({ ...note, remindedAt: minutes(5).toISOString() })
  expect(await events(server)).toEqual([
    { workspace_id: account.workspaceId, topic: 'notes', key: note.id },
    { workspace_id: account.workspaceId, topic: 'note-reminder', key: note.id },
  ])
})

it('gives each reminder once though several workers ask at once, in all workspaces, however many there are', async () => {
  const server = await aServerForThisTest()
  const accounts = [await anAccount(server), await anAccount(server)]
  for (const account of accounts) {
    for (let part = 0; part < 3; part += 1) {
      const notes = Array.from({ length: 200 }, (_each, index) => ({ title: `${index}`, reminder: minutes(1 + index).toISOString() }))
      await answerTo(server, account, importNotes, { importId: crypto.randomUUID(), notes })
    }
  }
  const db = connect(server.database.owner)

  const given = await Promise.all([1, 2, 3, 4].map(() => giveReminders(db, minutes(300))))

  const told = (await events(server)).filter(({ topic }) => topic === 'note-reminder')
  expect(given.reduce((sum, each) => sum + each, 0)).toBe(1200)
  expect(new Set(told.map(({ key }) => key)).size).toBe(1200)
  expect(told).toHaveLength(1200)
})

it('a reminder that was past before its note was imported is not told late', async () => {
  const server = await aServerForThisTest()
  const account = await anAccount(server)
  const notes = [-1, 1].map((at) => ({ title: `at ${at}`, reminder: minutes(at).toISOString() }))

  await answerTo(server, account, importNotes, { importId: crypto.randomUUID(), notes })

  expect(await giveReminders(connect(server.database.owner), minutes(2))).toBe(1)
})

it('another reminder is given again; the same one sent again is not', async () => {
  const { account, server, note, read, remind } = await aNoteToRemindOf(minutes(1))
  await remind(minutes(1))
  const change = (reminder: Date) => answerTo(server, account, updateNote, { note: { id: note.id, reminder: reminder.toISOString() } })

  await change(minutes(1))
  await answerTo(server, account, updateNotes, { noteIds: [note.id], changes: { reminder: minutes(1).toISOString() } })
  expect(await remind(minutes(2))).toBe(0)
  await change(minutes(3))
  expect((await read()).remindedAt).toBeNull()
  expect(await remind(minutes(3))).toBe(1)
  await answerTo(server, account, updateNotes, { noteIds: [note.id], changes: { reminder: minutes(4).toISOString() } })
  expect(await remind(minutes(4))).toBe(1)
})

it('undoing something else does not give a reminder again', async () => {
  const { account, server, note, read, remind } = await aNoteToRemindOf(minutes(1))
  await answerTo(server, account, updateNote, { note: { id: note.id, archive: true } })
  await remind(minutes(1))

  await answerTo(server, account, putNotes, { notes: [note] })

  expect(await read()).toMatchObject({ archive: false, remindedAt: minutes(1).toISOString() })
  expect(await remind(minutes(2))).toBe(0)
})

it('says nothing about notes in the bin until they are back', async () => {
  const { account, server, note, remind } = await aNoteToRemindOf(minutes(1))
  await answerTo(server, account, removeNote, { noteId: note.id })

  expect(await remind(minutes(2))).toBe(0)
  await answerTo(server, account, restoreNotes, { noteIds: [note.id] })
  expect(await remind(minutes(3))).toBe(1)
})

it('the jobs run by themselves and use the clock of the database', async () => {
  const { server, read } = await aNoteToRemindOf(minutes(0))
  const jobs = notesJobs(connect(server.database.owner))

  for (const { handle } of jobs) await handle({})

  expect(jobs.map(({ schedule }) => schedule)).toEqual(['* * * * *', '23 3 * * *'])
  expect((await read()).remindedAt).toBe(noon)
})
