import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anAccount, type TestAccount } from '../../../../scripts/testing/accounts.ts'
import { aMail, mailsOf } from '../../../../scripts/testing/mails.ts'
import { aServer, type TestServer } from '../../../../scripts/testing/server.ts'
import { aColleague, ask } from '../../../../scripts/testing/workspaces.ts'
import type { Endpoint } from '../../../kit/endpoint.ts'
import {
  countMails,
  deleteMails,
  listFilters,
  listFolders,
  listLabels,
  listMailStates,
  listTrustedSenders,
  readMail,
  restoreMails,
  setFolder,
  toggleLabel,
  trustSender,
  updateMail,
  updateMails,
} from '../contract.ts'
import type { Mail, MailState } from '../mail.ts'

let server: TestServer
let anna: TestAccount

beforeAll(async () => {
  server = await aServer()
  anna = await anAccount(server)
})
afterAll(() => server.app.close())

const read = async (id: string, by = anna): Promise<Mail> => (await ask(server, by, readMail, { mailId: id })).json<Mail>()

describe('reading', () => {
  it('§3.14 §7.11 one mail has every field of the spec', async () => {
    const id = await aMail(server, anna, { subject: 'Report', plain: 'The report is ready.', labels: [2], starred: true })

    const mail = await read(id)

    expect(mail).toMatchObject({
      id,
      from: { name: 'Beat Beispiel', avatar: '', email: 'beat@example.org' },
      to: [{ name: 'Anna Muster', email: anna.email }],
      subject: 'Report',
      message: '<p>The report is ready.</p>',
      time: '2026-03-01T08:00:00.000Z',
      read: false,
      starred: true,
      important: false,
      hasAttachments: false,
      attachments: [],
      labels: [2],
      folder: 0,
      excerpt: 'The report is ready.',
      state: 'kept',
      sendAt: null,
    })
  })

  it('§7.12 §3.15 §3.16 §3.17 lists are those of a folder, a filter or a label, and the inbox if nothing is said', async () => {
    const by = await anAccount(server)
    const ids = {
      inbox: await aMail(server, by, { time: '2026-03-05T08:00:00Z', starred: true }),
      sent: await aMail(server, by, { folder: 1, labels: [0, 2], time: '2026-03-04T08:00:00Z' }),
      spam: await aMail(server, by, { folder: 3, labels: [2], starred: true, important: true }),
    }
    const listed = async (which: Record<string, string>) => (await mailsOf(server, by, which)).map(({ id }) => id)

    expect(await listed({})).toEqual([ids.inbox])
    expect(await listed({ folderHandle: 'sent' })).toEqual([ids.sent])
    expect(await listed({ folderHandle: 'spam' })).toEqual([ids.spam])
    expect(await listed({ folderHandle: 'trash' })).toEqual([])
    expect(await listed({ filterHandle: 'starred' })).toEqual([ids.inbox])
    expect(await listed({ filterHandle: 'important' })).toEqual([])
    expect(await listed({ labelHandle: 'invoice' })).toEqual([ids.sent])
    expect(await listed({ labelHandle: 'amazon' })).toEqual([])
  })

  it('a brief list leaves the messages out, a conversation goes through the folders', async () => {
    const by = await anAccount(server)
    const threadId = randomUUID()
    const first = await aMail(server, by, { threadId, plain: 'a'.repeat(300) })
    const second = await aMail(server, by, { threadId, folder: 1, time: '2026-03-02T08:00:00Z' })
    await aMail(server, by, { threadId, folder: 4 })

    const [brief] = await mailsOf(server, by, { brief: 'true' })
    const conversation = await mailsOf(server, by, { threadId })

    expect(brief).toMatchObject({ id: first, message: '', excerpt: 'a'.repeat(180) })
    expect(conversation.map(({ id }) => id)).toEqual([second, first])
  })

  it('§7.13 the folders, filters and labels are those of the spec', async () => {
    const handles = async (endpoint: Endpoint) =>
      (await ask(server, anna, endpoint)).json<{ id: number; handle: string }[]>().map(({ id, handle }) => `${id} ${handle}`)

    expect(await handles(listFolders)).toEqual(['0 inbox', '1 sent', '2 drafts', '3 spam', '4 trash'])
    expect(await handles(listFilters)).toEqual(['0 starred', '1 important'])
    expect(await handles(listLabels)).toEqual(['0 note', '1 paypal', '2 invoice', '3 amazon'])
  })

  it('counts all and unread ones, and for filters and labels neither spam nor trash', async () => {
    const by = await anAccount(server)
    await aMail(server, by, { starred: true, labels: [1] })
    await aMail(server, by, { read: true })
    await aMail(server, by, { folder: 3, starred: true, labels: [1] })

    const { folders, filters, labels } = (await ask(server, by, countMails)).json<Record<string, { total: number; unread: number }[]>>()

    expect(folders?.map(({ total, unread }) => [total, unread])).toEqual([
      [2, 1],
      [0, 0],
      [0, 0],
      [1, 1],
      [0, 0],
    ])
    expect(filters?.map(({ total }) => total)).toEqual([1, 0])
    expect(labels?.map(({ total }) => total)).toEqual([0, 1, 0, 0])
  })
})

describe('paging', () => {
  it('300 mails come without a gap and none twice, while others arrive', async () => {
    const by = await anAccount(server)
    const { owner } = server.database
    await owner.query(
      `insert into mail.mail (workspace_id, account_id, folder, subject, time)
      select $1, $2, 0, 'Mail ' || n, timestamptz '2026-03-01 08:00Z' - (n / 3) * interval '1 microsecond' from generate_series(0, 299) n`,
      [by.workspaceId, by.id],
    )
    const found: string[] = []

    for (let after: string | undefined; ; after = found.at(-1)) {
      const page = await mailsOf(server, by, { limit: '70', ...(after === undefined ? {} : { after }) })
      found.push(...page.map(({ id }) => id))
      if (page.length < 70) break
      await aMail(server, by, { time: '2026-03-09T08:00:00Z' })
    }

    const { rows } = await owner.query<{ id: string }>(
      "select id from mail.mail where account_id = $1 and subject like 'Mail %' order by time desc, id desc",
      [by.id],
    )
    expect(found).toEqual(rows.map(({ id }) => id))
    expect((await ask(server, by, listMailStates, {})).json<MailState[]>()).toHaveLength(304)
  })

  it('after a mail that is gone there is no page, rather than a wrong one', async () => {
    const reply = await server.app.inject({
      url: `/api/mail-app/mails?after=${randomUUID()}`,
      headers: { authorization: `Bearer ${anna.token}` },
    })

    expect(reply.statusCode).toBe(404)
  })
})

describe('changing', () => {
  it('§4.26 §7.14 one mail is starred, important, read and moved, and its version counts', async () => {
    const id = await aMail(server, anna)
    const before = await read(id)

    const reply = await ask(server, anna, updateMail, { ...before, starred: true, important: true, read: true, folder: 3 })

    expect(reply.json()).toMatchObject({ id, starred: true, important: true, read: true, folder: 3, version: before.version + 1 })
    await ask(server, anna, updateMail, { id, starred: false })
    expect(await read(id)).toMatchObject({ starred: false, important: true, read: true, folder: 3 })
  })

  it('§4.28 §7.15 moving sets the folder, of those that are there', async () => {
    const [one, two] = [await aMail(server, anna), await aMail(server, anna)]

    const reply = await ask(server, anna, setFolder, { selectedMailIds: [one, two, randomUUID()], folderId: 4 })

    expect(reply.json()).toEqual({ changed: 2 })
    expect([(await read(one)).folder, (await read(two)).folder]).toEqual([4, 4])
  })

  it('§4.27 §7.16 a label goes on where it was off, and off where it was on', async () => {
    const [plain, labelled] = [await aMail(server, anna), await aMail(server, anna, { labels: [1, 3] })]

    await ask(server, anna, toggleLabel, { selectedMailIds: [plain, labelled], labelId: 3 })

    expect([(await read(plain)).labels, (await read(labelled)).labels]).toEqual([[3], [1]])
  })

  it('§7.17 only what lies in the trash is deleted for good', async () => {
    const [kept, gone] = [await aMail(server, anna), await aMail(server, anna, { folder: 4 })]

    expect((await ask(server, anna, deleteMails, { selectedMailIds: [kept, gone] })).json()).toEqual({ changed: 1 })

    expect((await ask(server, anna, readMail, { mailId: gone })).statusCode).toBe(404)
    expect((await ask(server, anna, deleteMails, { selectedMailIds: [kept] })).statusCode).toBe(409)
    expect(await read(kept)).toMatchObject({ folder: 0 })
  })

  it('several are marked at once, and undo brings back exactly what was', async () => {
    const ids = [await aMail(server, anna, { labels: [0], starred: true }), await aMail(server, anna, { folder: 3, read: true })]
    const states = await Promise.all(ids.map((id) => read(id)))
    await ask(server, anna, updateMails, { selectedMailIds: ids, changes: { read: true, starred: false, important: true } })
    await ask(server, anna, setFolder, { selectedMailIds: ids, folderId: 4 })
    await ask(server, anna, toggleLabel, { selectedMailIds: ids, labelId: 0 })

    const reply = await ask(server, anna, restoreMails, { mails: states.map(stateOf) })

    expect(reply.json()).toEqual({ changed: 2 })
    expect((await Promise.all(ids.map((id) => read(id)))).map(stateOf)).toEqual(states.map(stateOf))
  })

  it('10,000 mails are moved in one call', async () => {
    const by = await anAccount(server)
    for (let thousand = 0; thousand < 10; thousand += 1) {
      await server.database.owner.query(
        "insert into mail.mail (workspace_id, account_id, folder, subject) select $1, $2, 0, 'Mail ' || n from generate_series(1, 1000) n",
        [by.workspaceId, by.id],
      )
    }
    const states = (await ask(server, by, listMailStates, {})).json<MailState[]>()

    const reply = await ask(server, by, setFolder, { selectedMailIds: states.map(({ id }) => id), folderId: 4 })

    expect(reply.json()).toEqual({ changed: 10_000 })
  }, 60_000)

  it('senders are trusted and no longer trusted, whatever the case of their address', async () => {
    await ask(server, anna, trustSender, { email: 'News@Example.org', isTrusted: true })
    await ask(server, anna, trustSender, { email: 'news@example.org', isTrusted: true })
    expect((await ask(server, anna, listTrustedSenders)).json()).toEqual(['news@example.org'])

    await ask(server, anna, trustSender, { email: 'NEWS@example.org', isTrusted: false })

    expect((await ask(server, anna, listTrustedSenders)).json()).toEqual([])
  })
})

function stateOf({ id, folder, labels, read: isRead, starred, important }: MailState): MailState {
  return { id, folder, labels, read: isRead, starred, important }
}

describe('what is not one’s own', () => {
  const calls: readonly [string, Endpoint, (id: string) => Record<string, unknown>][] = [
    ['read', readMail, (id) => ({ mailId: id })],
    ['changed', updateMail, (id) => ({ id, starred: true })],
    ['marked', updateMails, (id) => ({ selectedMailIds: [id], changes: { starred: true } })],
    ['moved', setFolder, (id) => ({ selectedMailIds: [id], folderId: 4 })],
    ['labelled', toggleLabel, (id) => ({ selectedMailIds: [id], labelId: 1 })],
    ['deleted', deleteMails, (id) => ({ selectedMailIds: [id] })],
    ['restored', restoreMails, (id) => ({ mails: [{ id, folder: 1, labels: [], read: true, starred: true, important: true }] })],
  ]

  it.each(calls)('is not %s: by a colleague, by somebody else, or under an id that nobody has', async (_what, endpoint, input) => {
    const [colleague, stranger] = [await aColleague(server, anna), await anAccount(server)]
    const id = await aMail(server, anna, { folder: 4 })
    const before = await read(id)

    const replies = [
      await ask(server, colleague, endpoint, input(id)),
      await ask(server, stranger, endpoint, input(id)),
      await ask(server, anna, endpoint, input(randomUUID())),
    ]

    expect(replies.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404])
    expect(new Set(replies.map(({ body }) => body)).size).toBe(1)
    expect(await read(id)).toEqual(before)
    // Negative control: the owner may.
    expect((await ask(server, anna, endpoint, input(id))).statusCode).toBe(200)
  })

  it('is in nobody else’s lists, counts and searches', async () => {
    const by = await anAccount(server)
    await aMail(server, by, { subject: 'Quittengelee', starred: true, labels: [1] })
    const colleague = await aColleague(server, by)

    expect(await mailsOf(server, colleague, { q: 'Quittengelee in:anywhere' })).toEqual([])
    expect(await mailsOf(server, colleague, { filterHandle: 'starred' })).toEqual([])
    expect((await ask(server, colleague, countMails)).body).not.toMatch(/"total":[1-9]/)
    expect(await mailsOf(server, by, { q: 'Quittengelee' })).toHaveLength(1)
  })
})
