import { inflateSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { anAccount } from '../../scripts/testing/accounts.ts'
import { aServerForThisTest } from '../../scripts/testing/server.ts'
import { answerTo, ask } from '../../scripts/testing/workspaces.ts'
import { listDue, listLabels, listNotes } from '../../src/features/notes/contract.ts'
import { fileIdIn, readFile } from '../../src/kit/file-contract.ts'
import { germanLabels, germanNotes } from './notes-texts.de.ts'
import { sampleLabels, sampleNotes } from './notes-texts.ts'
import { notesSample } from './notes.ts'

it('a new workspace has notes of every kind', async () => {
  const server = await aServerForThisTest({ samples: [notesSample] })
  const account = await anAccount(server)

  const active = await answerTo(server, account, listNotes, { view: 'notes' })
  const archived = await answerTo(server, account, listNotes, { view: 'archive' })
  const labels = await answerTo(server, account, listLabels)

  expect([active.length, archived.length]).toEqual([12, 3])
  expect(active.filter(({ reminder }) => reminder !== null)).toHaveLength(5)
  expect(active.filter(({ pinned }) => pinned)).toHaveLength(1)
  expect(active.map(({ checklist }) => checklist.length).filter((count) => count > 0)).toEqual([4, 5, 5, 2])
  expect(labels.map(({ name }) => name)).toEqual(['Family', 'Work', 'Todos', 'Prior', 'Personal', 'Friends'])
  expect(labels.every(({ id }) => active.some((note) => note.labels.includes(id)))).toBe(true)
  expect(await answerTo(server, account, listDue)).toHaveLength(1)
})

it('two of them have a picture that everybody can be told about', async () => {
  const server = await aServerForThisTest({ samples: [notesSample] })
  const account = await anAccount(server)
  const notes = await answerTo(server, account, listNotes, { q: 'has:image' })

  const pictures = await Promise.all(notes.map(({ image }) => ask(server, account, readFile, { fileId: fileIdIn(image) })))

  expect(notes.map(({ imageAlt }) => imageAlt.length > 20)).toEqual([true, true])
  for (const { rawPayload, headers } of pictures) {
    expect(headers['content-type']).toBe('image/png')
    const [width, height] = [rawPayload.readUInt32BE(16), rawPayload.readUInt32BE(20)]
    const start = rawPayload.indexOf('IDAT') + 4
    expect(inflateSync(rawPayload.subarray(start)).length).toBe(height * (1 + width * 3))
  }
})

it('each note and each label has its German words', () => {
  expect(Object.keys(germanLabels)).toEqual([...sampleLabels])
  expect(sampleLabels.filter((name) => germanLabels[name] === name)).toEqual([])
  expect(Object.keys(germanNotes)).toEqual(sampleNotes.map(({ title }) => title))
  for (const { title, text, items = [], picture } of sampleNotes) {
    const english = [title, text, picture?.alt, ...items.map((item) => item.slice(2))].flatMap((words) => words || [])
    const german = germanNotes[title]
    const said = [german?.title, german?.text, german?.alt, ...(german?.items ?? [])].flatMap((words) => words || [])
    expect(said).toHaveLength(english.length)
    expect(said.filter((words) => english.includes(words))).toEqual([])
  }
})
