import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { anAccount, bearer, type TestAccount } from '../../../../scripts/testing/accounts.ts'
import { aDraft, aMail, anUpload, mailsOf, to } from '../../../../scripts/testing/mails.ts'
import { aServer, type TestServer } from '../../../../scripts/testing/server.ts'
import { aColleague, ask } from '../../../../scripts/testing/workspaces.ts'
import { deleteMails, findAddresses, readMail, saveDraft, sendMail, setFolder, unsendMail, updateMail } from '../contract.ts'
import type { Mail } from '../mail.ts'

let server: TestServer
let anna: TestAccount

beforeAll(async () => {
  server = await aServer()
  anna = await anAccount(server)
})
afterAll(() => server.app.close())

const save = async (draft: ReturnType<typeof aDraft>, by = anna) => ask(server, by, saveDraft, draft)

it('a draft saved twice is one, signed by the account, and found in the folder of drafts', async () => {
  const by = await anAccount(server, { displayName: 'Carla Costa' })
  const draft = aDraft({ to: to('beat@example.org', 'Beat') })
  await save(draft, by)

  await save({ ...draft, subject: 'Second', message: '<p>Wörter</p>' }, by)

  const drafts = await mailsOf(server, by, { folderHandle: 'drafts' })
  expect(drafts).toHaveLength(1)
  expect(drafts[0]).toMatchObject({
    id: draft.id,
    subject: 'Second',
    excerpt: 'Wörter',
    read: true,
    folder: 2,
    version: 2,
    from: { name: 'Carla Costa', email: by.email },
    to: [{ name: 'Beat', email: 'beat@example.org' }],
  })
})

it('what is no draft is not overwritten', async () => {
  const received = await aMail(server, anna)

  expect((await save(aDraft({ id: received }))).statusCode).toBe(409)

  expect((await ask(server, anna, readMail, { mailId: received })).json()).toMatchObject({ subject: 'Minutes of Tuesday' })
})

it('the id of a mail of somebody else is like any other: their mail stays as it is, and nobody learns that it is there', async () => {
  const foreign = await aMail(server, await aColleague(server, anna), { folder: 2 })

  const reply = await save(aDraft({ id: foreign, subject: 'Mine' }))

  expect(reply.json()).toMatchObject({ id: foreign, subject: 'Mine', from: { email: anna.email } })
  const { rows } = await server.database.owner.query('select account_id, subject from mail.mail where id = $1 order by subject', [foreign])
  expect(rows).toEqual([
    { account_id: anna.id, subject: 'Mine' },
    { account_id: expect.not.stringMatching(anna.id), subject: 'Minutes of Tuesday' },
  ])
})

it('an answer belongs to the conversation, and stays in it', async () => {
  const threadId = randomUUID()
  const received = await aMail(server, anna, { threadId })
  const draft = aDraft({ answersId: received })
  const { answersId: _answersId, ...again } = draft

  const first = (await save(draft)).json<Mail>()
  const second = (await save(again)).json<Mail>()

  expect([first.threadId, second.threadId]).toEqual([threadId, threadId])
  expect((await save(aDraft({ answersId: randomUUID() }))).statusCode).toBe(404)
})

it('attachments are kept in their order; what another mail has is copied, what is taken out may come back', async () => {
  const files = [
    await anUpload(server, anna, 'a.txt', 'text/plain', Buffer.from('a')),
    await anUpload(server, anna, 'b.png', 'image/png', Buffer.from('b')),
  ]
  const draft = aDraft({ fileIds: files })
  const first = (await save(draft)).json<Mail>()
  const forward = (await save(aDraft({ fileIds: files.toReversed() }))).json<Mail>()

  await save({ ...draft, fileIds: [] })
  await save({ ...draft, fileIds: files })
  await ask(server, anna, setFolder, { selectedMailIds: [draft.id], folderId: 4 })
  await ask(server, anna, deleteMails, { selectedMailIds: [draft.id] })

  expect(first.attachments.map(({ fileId, fileName, preview }) => [fileId, fileName, preview !== ''])).toEqual([
    [files[0], 'a.txt', false],
    [files[1], 'b.png', true],
  ])
  expect(forward.attachments.map(({ fileName }) => fileName)).toEqual(['b.png', 'a.txt'])
  const contents = await Promise.all(
    [...forward.attachments, ...first.attachments].map(({ url }) => server.app.inject({ url, headers: bearer(anna.token) })),
  )
  expect(contents.map(({ statusCode, body }) => (statusCode === 200 ? body : statusCode))).toEqual(['b', 'a', 404, 404])
})

it('a file of somebody else cannot be attached', async () => {
  const colleague = await aColleague(server, anna)
  const foreign = await anUpload(server, colleague, 'secret.txt', 'text/plain', Buffer.from('secret'))

  expect((await save(aDraft({ fileIds: [foreign] }))).statusCode).toBe(404)
  expect((await save(aDraft({ fileIds: [foreign] }), colleague)).statusCode).toBe(200)
})

it('texts the database cannot keep do no harm', async () => {
  const reply = await save(
    aDraft({ subject: 'a\u0000b\r\nBcc: x@example.org', message: '\u0000\uD800', to: to('x\u0000@example.org', '\uD800') }),
  )

  expect(reply.json()).toMatchObject({ subject: 'ab Bcc: x@example.org' })
})

it('nothing is sent to nobody, or to what is no address', async () => {
  const replies = [
    await ask(server, anna, sendMail, aDraft()),
    await ask(server, anna, sendMail, aDraft({ to: to('beat@example.org'), cc: to('nobody') })),
  ]

  expect(replies.map(({ statusCode }) => statusCode)).toEqual([400, 400])
})

it('a sent mail waits 15 seconds and may only be marked; taken back it is a draft again, and may be sent again', async () => {
  const draft = aDraft({ to: to('beat@example.org') })
  const started = Date.now()

  const sent = (await ask(server, anna, sendMail, draft)).json<Mail>()

  expect(sent).toMatchObject({ id: draft.id, folder: 1, state: 'sending' })
  expect(Date.parse(sent.sendAt ?? '')).toBeGreaterThanOrEqual(started + 15_000)
  expect(Date.parse(sent.sendAt ?? '')).toBeLessThanOrEqual(Date.now() + 15_000)
  expect((await ask(server, anna, updateMail, { id: draft.id, folder: 4 })).statusCode).toBe(409)
  expect((await ask(server, anna, setFolder, { selectedMailIds: [draft.id], folderId: 4 })).statusCode).toBe(409)
  expect((await ask(server, anna, updateMail, { id: draft.id, starred: true })).json()).toMatchObject({ starred: true })
  expect((await save(draft)).statusCode).toBe(409)
  expect((await ask(server, anna, unsendMail, { mailId: draft.id })).json()).toMatchObject({ folder: 2, state: 'kept', sendAt: null })
  expect((await ask(server, anna, unsendMail, { mailId: draft.id })).statusCode).toBe(409)
  expect((await ask(server, anna, sendMail, draft)).json()).toMatchObject({ folder: 1, state: 'sending' })
  expect((await ask(server, anna, unsendMail, { mailId: randomUUID() })).statusCode).toBe(404)
})

it('nobody takes back a mail of somebody else', async () => {
  const draft = aDraft({ to: to('beat@example.org') })
  await ask(server, anna, sendMail, draft)

  expect((await ask(server, await aColleague(server, anna), unsendMail, { mailId: draft.id })).statusCode).toBe(404)
  expect((await ask(server, anna, unsendMail, { mailId: draft.id })).statusCode).toBe(200)
})

it('writes to 100 people outside of the workspace within an hour, and not to one more; colleagues do not count', async () => {
  const by = await anAccount(server)
  const colleague = await aColleague(server, by)
  const people = (from: number, many: number) => Array.from({ length: many }, (_, n) => ({ name: '', email: `p${from + n}@example.org` }))
  await ask(server, by, sendMail, aDraft({ to: people(0, 50), cc: people(50, 50) }))

  const replies = [
    await ask(server, by, sendMail, aDraft({ to: people(100, 1) })),
    await ask(server, by, sendMail, aDraft({ to: to(colleague.email.toUpperCase()) })),
  ]

  expect(replies.map(({ statusCode }) => statusCode)).toEqual([429, 200])
})

it('offers people of the workspace to write to, and nobody else', async () => {
  const by = await anAccount(server, { displayName: 'Zoé Zürcher' })
  await aColleague(server, by, { displayName: 'Martin Gubler' })
  await anAccount(server, { displayName: 'Martin Fremd' })
  const names = async (q: string) => (await ask(server, by, findAddresses, { q })).json<{ name: string }[]>().map(({ name }) => name)

  expect(await names('mart')).toEqual(['Martin Gubler'])
  expect(await names('gub')).toEqual(['Martin Gubler'])
  expect(await names('zurch')).toEqual(['Zoé Zürcher'])
  expect(await names('%')).toEqual([])
})
