import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { anAccount, bearer, type TestAccount } from '../../../../../scripts/testing/accounts.ts'
import { deliveryNeeds } from '../../../../../scripts/testing/mail-delivery.ts'
import { aDraft, anUpload, mailsOf, to } from '../../../../../scripts/testing/mails.ts'
import { aServer, type TestServer } from '../../../../../scripts/testing/server.ts'
import { aColleague, ask } from '../../../../../scripts/testing/workspaces.ts'
import type { Transact } from '../../../../platform/transact.ts'
import { deleteMails, readMail, saveDraft, sendMail, setFolder, unsendMail } from '../../contract.ts'
import type { Draft, Mail } from '../../mail.ts'
import type { MailTables } from '../tables.ts'
import { deliver, type DeliveryNeeds } from './deliver.ts'

let server: TestServer
let anna: TestAccount
let beat: TestAccount

beforeAll(async () => {
  server = await aServer({ settings: { MAIL_HOLD_SECONDS: '0' } })
  anna = await anAccount(server, { displayName: 'Anna Müller' })
  beat = await anAccount(server, { displayName: 'Beat Beispiel' })
})
afterAll(() => server.app.close())

const needsOf = (changes: Partial<DeliveryNeeds> = {}): DeliveryNeeds => deliveryNeeds(server, undefined, changes)

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

describe('between accounts of the installation', () => {
  it('a mail comes into the inbox, with its attachments and as unread, and is gone from the way', async () => {
    const file = await anUpload(server, anna, 'Bericht.txt', 'text/plain', Buffer.from('Inhalt'))
    const subject = randomUUID()
    const id = await sent(aDraft({ subject, to: to(beat.email.toUpperCase(), 'Beat'), fileIds: [file] }))

    await run(needsOf(), id)

    const [arrived] = await inbox(beat, subject)
    expect(arrived).toMatchObject({ read: false, folder: 0, from: { name: 'Anna Müller', email: anna.email }, hasAttachments: true })
    const attachment = await server.app.inject({ url: arrived?.attachments[0]?.url ?? '', headers: bearer(beat.token) })
    expect(attachment.body).toBe('Inhalt')
    expect(await read(id)).toMatchObject({ folder: 1, state: 'kept', sendAt: null })
    // The copy is the recipient's own: the sender's may go.
    await ask(server, anna, setFolder, { selectedMailIds: [id], folderId: 4 })
    await ask(server, anna, deleteMails, { selectedMailIds: [id] })
    expect((await server.app.inject({ url: arrived?.attachments[0]?.url ?? '', headers: bearer(beat.token) })).body).toBe('Inhalt')
  })

  it('a reply to what somebody sent is a notification for them, any other mail is none', async () => {
    const carla = await anAccount(server, { displayName: 'Carla Costa' })
    const subject = `Offerte ${randomUUID()}`
    await run(needsOf(), await sent(aDraft({ subject, to: to(carla.email) })))
    const [question] = await inbox(carla, subject)
    if (!question) throw new Error('nothing has arrived')

    const answer = await sent(aDraft({ subject: `Re: ${subject}`, to: to(anna.email), answersId: question.id }), carla)
    await run(needsOf(), answer, carla)
    await run(needsOf(), answer, carla)

    const [arrived] = await inbox(anna, `Re: ${subject}`)
    const { rows } = await server.database.owner.query(
      'select account_id, workspace_id, kind, by_name, subject, path from notifications.notification where account_id = any ($1)',
      [[anna.id, carla.id]],
    )
    expect(rows).toEqual([
      {
        account_id: anna.id,
        workspace_id: anna.workspaceId,
        kind: 'reply',
        by_name: 'Carla Costa',
        subject,
        path: `/apps/mail/inbox/${arrived?.id}`,
      },
    ])
    await ask(server, anna, setFolder, { selectedMailIds: [arrived?.id], folderId: 4 })
    await ask(server, anna, deleteMails, { selectedMailIds: [arrived?.id] })
    const { rows: gone } = await server.database.owner.query('select gone_ids from notifications.notification where account_id = $1', [
      anna.id,
    ])
    expect(gone).toEqual([{ gone_ids: [arrived?.id] }])
  })

  it('a colleague gets it in the common workspace, everybody else in their own, and nobody in another', async () => {
    const colleague = await aColleague(server, anna, { displayName: 'Carla Costa' })
    const subject = randomUUID()

    await run(needsOf(), await sent(aDraft({ subject, to: to(colleague.email), cc: to(beat.email) })))

    const { rows } = await server.database.owner.query<{ account_id: string; workspace_id: string }>(
      'select account_id, workspace_id from mail.mail where subject = $1 and folder = 0',
      [subject],
    )
    expect(new Set(rows.map((row) => `${row.account_id} ${row.workspace_id}`))).toEqual(
      new Set([`${colleague.id} ${anna.workspaceId}`, `${beat.id} ${beat.workspaceId}`]),
    )
    expect(await inbox(colleague, subject)).toHaveLength(1)
  })

  it('who gets a blind copy is seen by themselves and the sender only', async () => {
    const hidden = await anAccount(server)
    const subject = randomUUID()
    const id = await sent(aDraft({ subject, to: to(beat.email), bcc: to(hidden.email) }))

    await run(needsOf(), id)

    expect((await inbox(beat, subject))[0]?.bcc).toEqual([])
    expect((await inbox(hidden, subject))[0]?.bcc).toEqual(to(hidden.email))
    expect((await read(id)).bcc).toEqual(to(hidden.email))
  })

  it('answers stay in one conversation on both sides', async () => {
    const subject = randomUUID()
    const question = await sent(aDraft({ subject, to: to(beat.email) }))
    await run(needsOf(), question)
    const [arrived] = await inbox(beat, subject)
    const answer = await sent(aDraft({ subject: `Re: ${subject}`, to: to(anna.email), answersId: arrived?.id }), beat)

    await run(needsOf(), answer, beat)

    const [back] = await inbox(anna, `Re: ${subject}`)
    expect(back?.threadId).toBe((await read(question)).threadId)
    expect((await read(answer, beat)).threadId).toBe(arrived?.threadId)
  })

  it('an account that is closed gets nothing any more', async () => {
    const gone = await anAccount(server)
    await server.database.owner.query('update accounts.account set disabled_at = now() where id = $1', [gone.id])
    const id = await sent(aDraft({ to: to(gone.email) }))

    await run(needsOf({ outside: undefined }), id)

    const { rowCount } = await server.database.owner.query('select from mail.mail where account_id = $1', [gone.id])
    expect([rowCount, (await read(id)).state]).toEqual([0, 'failed'])
  })

  it('everybody who listens in the workspace of the recipient is told, and the address book counts it once', async () => {
    const id = await sent(aDraft({ to: to(beat.email) }))
    const onSent = vi.fn<DeliveryNeeds['onSent']>(async () => {})

    await run(needsOf({ onSent }), id)
    await run(needsOf({ onSent }), id)

    const { rows } = await server.database.owner.query(
      "select from platform.live_event where workspace_id = $1 and topic = 'mail' and key = '@' || $2",
      [beat.workspaceId, beat.id],
    )
    expect(rows.length).toBeGreaterThan(0)
    expect(onSent.mock.calls.map(([, emails]) => emails)).toEqual([[beat.email]])
  })
})

describe('taking back', () => {
  it('a mail that was taken back goes to nobody, even if the worker comes', async () => {
    const draft = aDraft({ subject: randomUUID(), to: to(beat.email) })
    await sent(draft)
    await ask(server, anna, unsendMail, { mailId: draft.id })

    await run(needsOf(), draft.id)

    expect(await inbox(beat, draft.subject)).toEqual([])
    expect((await ask(server, anna, saveDraft, draft)).statusCode).toBe(200)
  })

  it('of the worker and who takes it back one wins, never both', async () => {
    const drafts = Array.from({ length: 12 }, () => aDraft({ subject: randomUUID(), to: to(beat.email) }))
    for (const draft of drafts) await sent(draft)

    const replies = await Promise.all(
      drafts.map(async ({ id }) => {
        const [reply] = await Promise.all([ask(server, anna, unsendMail, { mailId: id }), run(needsOf(), id)])
        return reply.statusCode
      }),
    )

    for (const [index, { id, subject }] of drafts.entries()) {
      const arrived = await inbox(beat, subject)
      const { folder } = await read(id)
      expect([arrived.length, folder]).toEqual(replies[index] === 200 ? [0, 2] : [1, 1])
    }
  })

  it('before its time a mail goes to nobody', async () => {
    const draft = aDraft({ subject: randomUUID(), to: to(beat.email) })
    await sent(draft)
    await server.database.owner.query("update mail.mail set send_at = now() + interval '1 minute' where id = $1", [draft.id])

    await run(needsOf(), draft.id)

    expect(await inbox(beat, draft.subject)).toEqual([])
  })
})

describe('a crash', () => {
  it('between the recipients leaves nobody without the mail, and nobody with two', async () => {
    const people = await Promise.all(Array.from({ length: 4 }, () => anAccount(server)))
    const subject = randomUUID()
    const id = await sent(aDraft({ subject, to: people.flatMap(({ email }) => to(email)) }))
    const { transact } = needsOf()

    // Each of the transactions of a delivery in its turn is the one that does not come to an end.
    for (let crashAt = 0; crashAt < 8; crashAt += 1) {
      let count = 0
      const crashing: Transact<MailTables> = (work) =>
        transact(async (tx) => {
          const result = await work(tx)
          count += 1
          if (count === crashAt + 1) throw new Error('crash')
          return result
        })
      await run(needsOf({ transact: crashing }), id).catch(() => {})
    }
    await run(needsOf(), id)

    const arrived = await Promise.all(people.map((each) => inbox(each, subject)))
    expect(arrived.map(({ length }) => length)).toEqual([1, 1, 1, 1])
  })
})
