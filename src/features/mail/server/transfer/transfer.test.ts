import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { anAccount, bearer, type TestAccount } from '../../../../../scripts/testing/accounts.ts'
import { aDraft, aMail, anUpload, mailBombs, mailsOf, to } from '../../../../../scripts/testing/mails.ts'
import { aServer, type TestServer } from '../../../../../scripts/testing/server.ts'
import { aColleague, ask } from '../../../../../scripts/testing/workspaces.ts'
import { exportMails, importMails, readMail, saveDraft, setFolder, undoImport } from '../../contract.ts'
import type { Mail } from '../../mail.ts'

let server: TestServer
let anna: TestAccount

beforeAll(async () => {
  server = await aServer()
  anna = await anAccount(server)
})
afterAll(() => server.app.close())

async function take(by: TestAccount, content: Buffer | string, more: Record<string, string> = {}) {
  const fileId = await anUpload(server, by, 'mails', 'application/mbox', Buffer.from(content))
  return ask(server, by, importMails, { importId: randomUUID(), fileId, ...more })
}

async function exported(by: TestAccount, ids: readonly string[], format: 'eml' | 'mbox'): Promise<Buffer> {
  const reply = await ask(server, by, exportMails, { selectedMailIds: ids, format })
  expect(reply.statusCode).toBe(200)
  return reply.rawPayload
}

const bytesOf = async (by: TestAccount, mail: Mail | undefined): Promise<Buffer[]> =>
  Promise.all(
    (mail?.attachments ?? []).map(async ({ url }) => {
      const reply = await server.app.inject({ url, headers: bearer(by.token) })
      if (reply.statusCode !== 200) throw new Error(`${reply.statusCode} ${reply.body}`)
      return reply.rawPayload
    }),
  )

it('export and import bring every field and every byte back, of one mail and of several', async () => {
  const files = [
    await anUpload(
      server,
      anna,
      'Übersicht «final».bin',
      'application/octet-stream',
      Buffer.from(Array.from({ length: 5000 }, (_, n) => n % 256)),
    ),
    await anUpload(server, anna, 'From here.txt', 'text/plain', Buffer.from('From here on\r\nFrom there\n>From nowhere\n')),
    await anUpload(server, anna, 'empty.txt', 'text/plain', Buffer.alloc(0)),
  ]
  const draft = aDraft({
    to: [...to('joerg@example.org', 'Jörg, "der" Kunde'), ...to('plain@example.org')],
    cc: to('carla@example.org', 'Carla'),
    bcc: to('geheim@example.org', 'Gaby'),
    subject: 'Grüsse — ein langer Betreff, der über mehrere Zeilen reicht, weil er sehr viele Wörter hat: äöü 😀',
    message: '<p>From the start</p>\nFrom a new line\r\n>From quoted\n\nFrom after an empty line\n<p>Ümläute 😀 = "x"</p>\n',
    fileIds: files,
  })
  await ask(server, anna, saveDraft, draft)
  const threadId = randomUUID()
  const marked = await aMail(server, anna, {
    threadId,
    starred: true,
    important: true,
    read: true,
    labels: [0, 2, 3],
    time: '2026-02-03T04:05:06.789Z',
    folder: 3,
  })
  const plain = await aMail(server, anna, { message: '', plain: '', subject: '' })
  const ids = [draft.id, marked, plain]
  const before = await Promise.all(ids.map(async (id) => (await ask(server, anna, readMail, { mailId: id })).json<Mail>()))
  const carla = await anAccount(server)

  const reply = await take(carla, await exported(anna, ids, 'mbox'))
  const alone = await anAccount(server)
  await take(alone, await exported(anna, [draft.id], 'eml'))

  expect(reply.json()).toEqual({ added: 3, known: 0 })
  const after = [
    ...(await mailsOf(server, carla, { folderHandle: 'drafts' })),
    ...(await mailsOf(server, carla, { folderHandle: 'spam' })),
    ...(await mailsOf(server, carla)),
  ]
  expect(after.map(comparable)).toEqual(before.map(comparable))
  const [copy] = await mailsOf(server, alone, { folderHandle: 'drafts' })
  expect(copy && comparable(copy)).toEqual(before[0] && comparable(before[0]))
  const bytes = await bytesOf(anna, before[0])
  expect(await bytesOf(carla, after[0])).toEqual(bytes)
  expect(await bytesOf(alone, copy)).toEqual(bytes)
})

/** Everything but what a copy has of its own. */
function comparable({ id: _id, version: _version, attachments, ...mail }: Mail) {
  return { ...mail, attachments: attachments.map(({ type, fileName, size }) => ({ type, fileName, size })) }
}

const message = (id: string, more = ''): string =>
  `From beat@example.org Sun Mar  1 08:00:00 2026\nMessage-ID: <${id}@example.org>\nFrom: Beat <beat@example.org>\nTo: Anna <anna@example.org>\n` +
  `Subject: ${id}\nDate: Sun, 01 Mar 2026 08:00:00 +0100\n${more}\nHello <b>there</b>\n>From a quoted line\n\n`

it('the same message twice is there once, also without an id', async () => {
  const by = await anAccount(server)
  const without = 'From x\nSubject: No id\n\nText\n\n'

  const replies = [await take(by, message('one') + message('two') + message('one') + without), await take(by, message('two') + without)]

  expect(replies.map((reply) => reply.json())).toEqual([
    { added: 3, known: 1 },
    { added: 0, known: 2 },
  ])
  expect(await mailsOf(server, by)).toHaveLength(3)
})

it('plain text is shown as it was written, never as HTML, and reads what other programs noted', async () => {
  const by = await anAccount(server)
  const reply = message('answer', 'In-Reply-To: <first@example.org>\nStatus: O\nX-Status: AF\nX-Keywords: invoice, Important\n')

  await take(by, message('first', 'Status: RO\n') + reply)

  const [one, two] = await mailsOf(server, by, { limit: '2' })
  expect(new Set([one?.message, two?.message])).toEqual(new Set(['Hello &lt;b&gt;there&lt;/b&gt;<br>\nFrom a quoted line']))
  expect(one?.threadId).toBe(two?.threadId)
  const byName = new Map([one, two].map((mail) => [mail?.subject, mail]))
  expect(byName.get('first')).toMatchObject({ read: true, starred: false, time: '2026-03-01T07:00:00.000Z' })
  expect(byName.get('answer')).toMatchObject({ read: false, starred: true, important: true, labels: [2] })
})

it('goes into the folder that was chosen', async () => {
  const by = await anAccount(server)

  await take(by, message('one', 'X-Folder: spam\n'), { folderHandle: 'sent' })

  expect(await mailsOf(server, by, { folderHandle: 'sent' })).toHaveLength(1)
})

it('undo takes back exactly what came with it, wherever it lies', async () => {
  const by = await anAccount(server)
  await take(by, message('before'))
  const fileId = await anUpload(server, by, 'mails', 'application/mbox', Buffer.from(message('before') + message('new')))
  const importId = randomUUID()
  await ask(server, by, importMails, { importId, fileId })
  const fresh = (await mailsOf(server, by)).find(({ subject }) => subject === 'new')
  await ask(server, by, setFolder, { selectedMailIds: [fresh?.id], folderId: 4 })

  expect((await ask(server, await aColleague(server, by), undoImport, { importId })).statusCode).toBe(404)
  expect((await ask(server, by, undoImport, { importId })).json()).toEqual({ changed: 1 })

  expect((await mailsOf(server, by)).map(({ subject }) => subject)).toEqual(['before'])
  expect(await mailsOf(server, by, { folderHandle: 'trash' })).toEqual([])
})

it.each([
  ['nothing', ''],
  ['what is no message', '\u0000\u0001\u0002 {"json": true}'],
  ['boundaries that never end', 'Content-Type: multipart/mixed; boundary="x"\n\n--x\nContent-Type: multipart/mixed; boundary="y"\n\n--y\n'],
  ['a date that is none', 'Date: someday\nX-Time: 2026-99-99T99:99:99Z\nX-Thread: 1\nSubject: =?utf-8?B?!!!?=\n\ntext'],
])('a file with %s does no harm', async (_what, content) => {
  expect((await take(anna, content)).statusCode).toBe(200)
})

it('nobody exports or takes in what is somebody else’s', async () => {
  const stranger = await anAccount(server)
  const id = await aMail(server, anna)
  const fileId = await anUpload(server, anna, 'mails', 'application/mbox', Buffer.from(message('secret')))

  expect((await ask(server, stranger, exportMails, { selectedMailIds: [id], format: 'eml' })).statusCode).toBe(404)
  expect((await ask(server, stranger, importMails, { importId: randomUUID(), fileId })).statusCode).toBe(404)
  expect((await ask(server, anna, importMails, { importId: randomUUID(), fileId })).json()).toEqual({ added: 1, known: 0 })
})

it.each(mailBombs)('a mail with %s is refused', async (_what, content) => {
  expect((await take(anna, content)).statusCode).toBe(400)
})
