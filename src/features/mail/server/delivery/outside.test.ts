import { randomUUID } from 'node:crypto'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { anAccount, type TestAccount } from '../../../../../scripts/testing/accounts.ts'
import { deliveryNeeds } from '../../../../../scripts/testing/mail-delivery.ts'
import { aDraft, anUpload, mailsOf, to } from '../../../../../scripts/testing/mails.ts'
import { aServer, type TestServer } from '../../../../../scripts/testing/server.ts'
import { anSmtpServer, type TestSmtpServer } from '../../../../../scripts/testing/smtp-server.ts'
import { aWorker } from '../../../../../scripts/testing/worker.ts'
import { ask } from '../../../../../scripts/testing/workspaces.ts'
import { createSmtp } from '../../../../platform/smtp.ts'
import { deleteMails, readMail, sendMail, setFolder } from '../../contract.ts'
import type { Draft, Mail } from '../../mail.ts'
import { deliver, type DeliveryNeeds } from './deliver.ts'

let server: TestServer
let post: TestSmtpServer
let anna: TestAccount
let beat: TestAccount

beforeAll(async () => {
  server = await aServer({ settings: { MAIL_HOLD_SECONDS: '0' } })
  post = await anSmtpServer()
  anna = await anAccount(server, { displayName: 'Anna Müller' })
  beat = await anAccount(server, { displayName: 'Beat Beispiel' })
})
afterAll(async () => {
  await server.app.close()
  await post.close()
})

const needsOf = (changes: Partial<DeliveryNeeds> = {}): DeliveryNeeds => deliveryNeeds(server, post, changes)

async function sent(draft: Draft, by = anna): Promise<string> {
  const reply = await ask(server, by, sendMail, draft)
  expect(reply.statusCode).toBe(200)
  return draft.id
}

const run = (needs: DeliveryNeeds, mailId: string, { id: accountId, workspaceId } = anna): Promise<void> =>
  deliver(needs, { workspaceId, accountId, mailId })
const read = async (id: string, by = anna): Promise<Mail> => (await ask(server, by, readMail, { mailId: id })).json<Mail>()
const inbox = async (by: TestAccount, subject: string): Promise<Mail[]> =>
  (await mailsOf(server, by)).filter((mail) => mail.subject === subject)

describe('to the outside', () => {
  it('a mail arrives at a real mail server as it was written, and nobody reads of blind copies', async () => {
    const bytes = Buffer.from(Array.from({ length: 70_000 }, (_, n) => n % 256))
    const file = await anUpload(server, anna, 'Übersicht.bin', 'application/octet-stream', bytes)
    const draft = aDraft({
      subject: 'Grüsse aus Zürich — für Sie',
      message: '<p>Schöne Grüsse</p>',
      to: to('kunde@outside.example', 'Jörg Kunde'),
      bcc: to('geheim@outside.example'),
      fileIds: [file],
    })
    const before = post.received.length

    await run(needsOf(), await sent(draft))

    const arrived = post.received.slice(before)
    expect(arrived.map((mail) => [mail.from, ...mail.to])).toEqual([
      ['workspace@musterland.example', 'geheim@outside.example'],
      ['workspace@musterland.example', 'kunde@outside.example'],
    ])
    for (const mail of arrived) {
      const message = await PostalMime.parse(mail.bytes)
      expect(message).toMatchObject({
        subject: draft.subject,
        from: { name: 'Anna Müller (Workspace)', address: 'workspace@musterland.example' },
        replyTo: [{ name: 'Anna Müller', address: anna.email }],
        to: [{ name: 'Jörg Kunde', address: 'kunde@outside.example' }],
      })
      expect(message.html).toContain('Schöne Grüsse')
      expect(message.text).toContain('Schöne Grüsse')
      expect(message.attachments[0]).toMatchObject({ filename: 'Übersicht.bin' })
      expect(Buffer.from(message.attachments[0]?.content as ArrayBuffer).equals(bytes)).toBe(true)
      expect(mail.bytes.toString()).not.toMatch(/geheim|^bcc/im)
    }
  })

  it('a server that is busy is asked again, but only for those who have not got it', async () => {
    post.answerTo('busy@outside.example', '451 Try again later')
    const id = await sent(aDraft({ to: [...to('busy@outside.example'), ...to('free@outside.example'), ...to(beat.email)] }))
    const before = post.received.length

    await expect(run(needsOf(), id)).rejects.toThrow('could not be reached yet')
    await expect(run(needsOf(), id)).rejects.toThrow('could not be reached yet')
    post.answerTo('busy@outside.example', undefined)
    await run(needsOf(), id)
    await run(needsOf(), id)

    expect(post.received.slice(before).flatMap((mail) => mail.to)).toEqual(['free@outside.example', 'busy@outside.example'])
    expect((await read(id)).state).toBe('kept')
  })

  it('what is still on its way cannot be deleted for good', async () => {
    post.answerTo('slow@outside.example', '451 Try again later')
    const id = await sent(aDraft({ to: to('slow@outside.example') }))
    await expect(run(needsOf(), id)).rejects.toThrow('could not be reached yet')
    await ask(server, anna, setFolder, { selectedMailIds: [id], folderId: 4 })

    expect((await ask(server, anna, deleteMails, { selectedMailIds: [id] })).statusCode).toBe(409)
  })

  it('who is refused is named to the sender, once, with the reason; the others have got it', async () => {
    post.answerTo('wrong@outside.example', '550 No such user')
    const subject = randomUUID()
    const id = await sent(aDraft({ subject, to: [...to('wrong@outside.example'), ...to(beat.email)] }))

    await run(needsOf(), id)
    await run(needsOf(), id)

    const told = await inbox(anna, `Not delivered: ${subject}`)
    expect(told).toHaveLength(1)
    expect(told[0]).toMatchObject({ from: { name: 'Mail delivery' }, threadId: (await read(id)).threadId })
    expect(told[0]?.message).toContain('wrong@outside.example')
    expect(told[0]?.message).toContain('550')
    expect(told[0]?.message).not.toContain(beat.email)
    expect((await read(id)).state).toBe('failed')
    expect(await inbox(beat, subject)).toHaveLength(1)
  })

  it('who cannot be reached for two days is given up, and the sender told', async () => {
    post.answerTo('never@outside.example', '451 Try again later')
    const subject = randomUUID()
    const id = await sent(aDraft({ subject, to: to('never@outside.example') }))
    await expect(run(needsOf(), id)).rejects.toThrow('could not be reached yet')
    await server.database.owner.query("update mail.delivery set made_at = now() - interval '49 hours' where mail_id = $1", [id])

    await run(needsOf(), id)

    expect((await inbox(anna, `Not delivered: ${subject}`))[0]?.message).toContain('two days')
  })

  it('without a mail server an outside address fails, and the sender is told', async () => {
    const subject = randomUUID()
    const id = await sent(aDraft({ subject, to: to('kunde@outside.example') }))

    await run(needsOf({ outside: undefined }), id)

    expect((await inbox(anna, `Not delivered: ${subject}`))[0]?.message).toContain('sends no mail to the outside')
  })

  it('a server that does not answer at all is tried again later', async () => {
    const id = await sent(aDraft({ to: to('kunde@outside.example') }))
    const away = { smtp: createSmtp('smtp://127.0.0.1:9'), from: 'workspace@musterland.example' }

    await expect(run(needsOf({ outside: away }), id)).rejects.toThrow('could not be reached yet')

    await run(needsOf(), id)
    expect((await read(id)).state).toBe('kept')
  })
})

it('the worker of the product delivers by itself when the time has come', async () => {
  const worker = await aWorker(server.database.url, { settings: { SMTP_URL: post.url, SMTP_FROM: 'workspace@musterland.example' } })
  const draft = aDraft({ subject: randomUUID(), to: [...to(beat.email), ...to('worker@outside.example')] })

  await sent(draft)

  await vi.waitFor(async () => expect(await inbox(beat, draft.subject)).toHaveLength(1), { timeout: 30_000 })
  await vi.waitFor(() => expect(post.received.some((mail) => mail.to.includes('worker@outside.example'))).toBe(true), { timeout: 30_000 })
  await worker.stop()
})
