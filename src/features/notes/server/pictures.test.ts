import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { anAccount, bearer, type TestAccount } from '../../../../scripts/testing/accounts.ts'
import { aServer, type TestServer } from '../../../../scripts/testing/server.ts'
import { aColleague, answerTo, ask } from '../../../../scripts/testing/workspaces.ts'
import { beginFile, fileAddress, fileIdIn, readFile, sendPiece } from '../../../kit/file-contract.ts'
import { connect } from '../../../platform/database.ts'
import { createNote, deleteNotes, importNotes, listNotes, putNotes, readNote, removeNote, undoImport, updateNote } from '../contract.ts'
import { emptyBins } from './empty-bin.ts'

let server: TestServer
beforeAll(async () => {
  server = await aServer()
})
afterAll(() => server.app.close())

async function aPicture(by: TestAccount, { isPrivate = false } = {}): Promise<string> {
  const payload = Buffer.from('not really a picture')
  const { fileId } = await answerTo(server, by, beginFile, { name: 'a.png', type: 'image/png', size: payload.length, isPrivate })
  const headers = { ...bearer(by.token), 'content-type': 'application/octet-stream' }
  await server.app.inject({ method: 'POST', url: sendPiece.path, query: { fileId, number: '0' }, headers, payload })
  return fileAddress(fileId)
}

const isThere = async (by: TestAccount, image: string) => (await ask(server, by, readFile, { fileId: fileIdIn(image) })).statusCode === 200
const nights = async (...nightsFromNow: readonly number[]) => {
  const now = Date.parse('2026-03-10T12:00:00Z')
  for (const night of nightsFromNow) await emptyBins(connect(server.database.owner), new Date(now + night * 86_400_000))
}

it('§3.23 a note has a picture of the workspace, which everybody there sees', async () => {
  const anna = await anAccount(server)
  const colleague = await aColleague(server, anna)
  const image = await aPicture(anna)

  const note = await answerTo(server, anna, createNote, { note: { image, imageAlt: 'A lake' } })

  expect(note).toMatchObject({ image, imageAlt: 'A lake' })
  expect(await isThere(colleague, image)).toBe(true)
  expect((await answerTo(server, anna, listNotes, { q: 'has:image lake' })).map(({ id }) => id)).toEqual([note.id])
})

it('refuses files that are not there, not whole, of another workspace, of one account alone or of something else', async () => {
  const [anna, stranger] = [await anAccount(server), await anAccount(server)]
  const { fileId: notWhole } = await answerTo(server, anna, beginFile, { name: 'a', type: '', size: 5 })
  const taken = await aPicture(anna)
  await server.database.owner.query('update platform.file set kept_at = now() where id = $1', [fileIdIn(taken)])
  const theirs = await aPicture(stranger)
  await answerTo(server, stranger, createNote, { note: { image: theirs } })
  const images = [
    fileAddress(randomUUID()),
    fileAddress(notWhole),
    await aPicture(stranger),
    theirs,
    await aPicture(anna, { isPrivate: true }),
    taken,
  ]

  const replies = await Promise.all(images.map((image) => ask(server, anna, createNote, { note: { image } })))

  expect(replies.map(({ statusCode }) => statusCode)).toEqual(images.map(() => 404))
  expect(await answerTo(server, anna, listNotes)).toEqual([])
})

it('a picture that was replaced can be brought back for a day, then it is gone', async () => {
  const anna = await anAccount(server)
  const [first, second] = [await aPicture(anna), await aPicture(anna)]
  const note = await answerTo(server, anna, createNote, { note: { image: first } })
  const replace = (image: string) => answerTo(server, anna, updateNote, { note: { id: note.id, image } })

  await replace(second)
  await nights(0, 0.9)
  await answerTo(server, anna, putNotes, { notes: [note] })
  expect([await isThere(anna, first), (await answerTo(server, anna, readNote, { noteId: note.id })).image]).toEqual([true, first])

  await replace('')
  await nights(1, 1.9)
  expect(await isThere(anna, first)).toBe(true)
  await nights(2.1)
  expect(await isThere(anna, first)).toBe(false)
  expect((await ask(server, anna, putNotes, { notes: [note] })).statusCode).toBe(404)
})

it('a picture stays with its note in the bin, and goes when the note is deleted for good', async () => {
  const anna = await anAccount(server)
  const image = await aPicture(anna)
  const { id } = await answerTo(server, anna, createNote, { note: { image } })

  await answerTo(server, anna, removeNote, { noteId: id })
  await nights(0, 5, 10)
  expect(await isThere(anna, image)).toBe(true)
  await answerTo(server, anna, deleteNotes, { noteIds: [id] })
  expect(await isThere(anna, image)).toBe(false)
})

it('a picture of two notes goes with the last one', async () => {
  const anna = await anAccount(server)
  const image = await aPicture(anna)
  const importId = randomUUID()
  const note = await answerTo(server, anna, createNote, { note: { image } })
  await answerTo(server, anna, importNotes, { importId, notes: [{ title: 'copy', image }] })

  await answerTo(server, anna, removeNote, { noteId: note.id })
  await answerTo(server, anna, deleteNotes, { noteIds: [note.id] })
  expect(await isThere(anna, image)).toBe(true)
  await answerTo(server, anna, undoImport, { importId })
  expect(await isThere(anna, image)).toBe(false)
})

it('after 30 days in the bin a note is deleted with its picture, and the others stay', async () => {
  const anna = await anAccount(server)
  const images = [await aPicture(anna), await aPicture(anna), await aPicture(anna)]
  const [old, young, kept] = await Promise.all(images.map((image) => answerTo(server, anna, createNote, { note: { image } })))
  await answerTo(server, anna, removeNote, { noteId: old?.id })
  await answerTo(server, anna, removeNote, { noteId: young?.id })
  await server.database.owner.query(`update notes.note set deleted_at = deleted_at - interval '1 hour' where id = $1`, [old?.id])

  await nights(30)

  const inBin = await answerTo(server, anna, listNotes, { view: 'bin' })
  expect(inBin.map(({ id }) => id)).toEqual([young?.id])
  expect((await answerTo(server, anna, listNotes)).map(({ id }) => id)).toEqual([kept?.id])
  expect(await Promise.all(images.map((image) => isThere(anna, image)))).toEqual([false, true, true])
})
