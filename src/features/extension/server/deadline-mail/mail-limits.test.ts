import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { searchPlanted } from '../../../../../scripts/attack/planted/search.ts'
import { aCommandLine } from '../../../../../scripts/testing/command-line.ts'
import type { TestDatabase } from '../../../../../scripts/testing/database.ts'
import { aGrant, codesIn, mailSettings, mailsTo, mailWorkerAt, orderMails } from '../../../../../scripts/testing/deadline-mails.ts'
import { aServer, type TestServer } from '../../../../../scripts/testing/server.ts'
import { anSmtpServer, type TestSmtpServer } from '../../../../../scripts/testing/smtp-server.ts'
import { connect, createPool } from '../../../../platform/database.ts'
import { createLog } from '../../../../platform/log.ts'
import { createMetrics } from '../../../../platform/metrics.ts'
import { transactOn } from '../../../../platform/transact.ts'
import type { ExtensionTables } from '../tables.ts'
import { createDeadlineMails } from './order-mail.ts'

let server: TestServer
let post: TestSmtpServer
const lines: string[] = []
const log = createLog('info', { write: (line) => void lines.push(line) })
beforeAll(async () => {
  post = await anSmtpServer()
  server = await aServer({ settings: mailSettings, log })
})
afterAll(async () => {
  await server.app.close()
  await post.close()
})

const anEmail = (): string => `${randomUUID()}@outside.example`

/** Asks for mails on another day than that of the server, as its page would. */
async function orderOn(clock: string, email: string): Promise<void> {
  const receipt = await aGrant(server)
  const pool = createPool({ ...server.database.options, clock }, () => {})
  const db = connect<ExtensionTables>(pool)
  const mails = createDeadlineMails({ db, transact: transactOn(db), canton: 'musterland', key: mailSettings.ADDRESS_KEY })
  await mails.order({ reference: receipt.reference, code: receipt.code, language: 'de', email })
  await pool.end()
}

async function sendOrdered(clock = '2026-03-10T12:05:00Z'): Promise<void> {
  const worker = mailWorkerAt(server, post, clock, { log })
  await worker.sendOrdered()
  await worker.stop()
}

describe('nobody floods a stranger', () => {
  it('an address gets one link a day and three in all until it is proved, whoever asks and however it is written', async () => {
    const email = anEmail()
    const spelled = [email, email.toUpperCase(), email.replace('@', '+tag@')]
    for (const each of spelled) expect(await orderMails(server, await aGrant(server), each)).toEqual({ status: 200, body: {} })
    await sendOrdered()
    expect(await mailsTo(post, email)).toHaveLength(1)

    for (const [day, count] of [
      ['2026-03-11T11:00:00Z', 1],
      ['2026-03-11T13:00:00Z', 2],
      ['2026-03-12T14:00:00Z', 3],
      ['2026-03-13T15:00:00Z', 3],
      ['2026-06-13T15:00:00Z', 3],
    ] as const) {
      await orderOn(day, email)
      await sendOrdered(day)
      expect([day, (await mailsTo(post, email)).length]).toEqual([day, count])
    }
  })

  it('control: an address that was proved may be used for the next receipt at once, as fiduciaries do', async () => {
    const email = anEmail()
    const db = connect<ExtensionTables>(server.database.pool)
    const links = createDeadlineMails({ db, transact: transactOn(db), canton: 'musterland', key: mailSettings.ADDRESS_KEY })
    for (let count = 1; count <= 5; count += 1) {
      await orderMails(server, await aGrant(server), email)
      await sendOrdered()
      const proofs = (await mailsTo(post, email)).filter(({ subject }) => subject?.startsWith('Bestätigen'))
      expect(proofs).toHaveLength(count)
      await links.use(codesIn(proofs.at(-1) ?? { headers: [] }).first)
    }
  }, 60_000)

  it('a receipt sends three links, to whomever; another receipt still does', async () => {
    const [receipt, other] = [await aGrant(server), await aGrant(server)]

    const statuses = []
    for (let count = 0; count < 5; count += 1) statuses.push((await orderMails(server, receipt, anEmail())).status)

    expect(statuses).toEqual([200, 200, 200, 409, 409])
    expect((await orderMails(server, other, anEmail())).status).toBe(200)
  })

  it('a network asks some thirty times in an hour; others are free to go on', async () => {
    const statuses = []
    for (let count = 0; count < 40; count += 1) {
      statuses.push((await orderMails(server, { reference: '25K7M92QX8CV', code: 'K7M92QX8' }, anEmail(), { from: '192.0.2.7' })).status)
    }

    expect(new Set(statuses.slice(0, 30))).toEqual(new Set([404]))
    expect(new Set(statuses.slice(-5))).toEqual(new Set([429]))
    expect((await orderMails(server, await aGrant(server), anEmail(), { from: '198.51.100.7' })).status).toBe(200)
  })

  it('the answer never says what others did with an address', async () => {
    const email = anEmail()

    const replies = [await orderMails(server, await aGrant(server), email), await orderMails(server, await aGrant(server), email)]

    expect(replies).toEqual([
      { status: 200, body: {} },
      { status: 200, body: {} },
    ])
  })
})

it('without a sender or a key nothing is offered', async () => {
  for (const missing of ['SMTP_FROM', 'ADDRESS_KEY'] as const) {
    const { [missing]: _, ...settings } = mailSettings
    const other = await aServer({ settings, database: { ...server.database, close: async () => {} } })
    onTestFinished(() => other.app.close())

    expect((await orderMails(other, await aGrant(server), anEmail())).status).toBe(403)
  }
})

describe('an address lies nowhere in the open', () => {
  const email = `alma.von.allmen.${randomUUID().slice(0, 8)}@outside.example`

  it('neither in the database nor in logs, figures or the export of a person, which says that one is kept', async () => {
    const metrics = createMetrics({ part: 'worker' })
    const receipt = await aGrant(server)
    await orderMails(server, receipt, email)
    const worker = mailWorkerAt(server, post, '2026-03-10T12:05:00Z', { log, metrics })
    await worker.sendOrdered()
    const db = connect<ExtensionTables>(server.database.pool)
    const links = createDeadlineMails({ db, transact: transactOn(db), canton: 'musterland', key: mailSettings.ADDRESS_KEY })
    await links.use(codesIn((await mailsTo(post, email))[0] ?? { headers: [] }).first)
    await worker.sendOrdered()
    await worker.stop()
    const notices = mailWorkerAt(server, post, '2026-09-09T10:00:00Z', { log, metrics })
    await notices.round()
    await notices.stop()
    expect(await mailsTo(post, email)).toHaveLength(3)

    const exported = await aCommandLine(server.database, 'musterland').typing(`${receipt.pid}\n`, 'export-person', 'np')
    const sinks = [
      { name: 'dump', content: await dumpOf(server.database) },
      { name: 'log', content: lines.join('\n') },
      { name: 'figures', content: await metrics.print() },
      { name: 'export', content: exported },
    ]
    expect(searchPlanted({ email }, sinks)).toEqual([])
    expect(exported).toMatch(/"mailAddress":\s*\{/)
    expect(await metrics.print()).toMatch(/efrist_deadline_mails_total\{mail="first",outcome="sent"\} [1-9]/)
    expect(lines.join('\n')).toContain('deadline-mails-sent')
  })

  it('control: the same search finds it where it is not encrypted', async () => {
    await server.database.owner.query(
      "insert into extension.deadline_mail_count (hash, mails, last_at) values (convert_to($1, 'utf8'), 1, platform.moment())",
      [email],
    )

    expect(searchPlanted({ email }, [{ name: 'dump', content: await dumpOf(server.database) }])).toContain('email (hex) in dump')
  })

  /** Every row of every table, as a dump writes them. */
  async function dumpOf({ owner }: TestDatabase): Promise<string> {
    const { rows: tables } = await owner.query<{ name: string }>(
      `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
        where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
    )
    const dumps = []
    for (const { name } of tables) {
      dumps.push((await owner.query<{ row: string }>(`select t::text as row from ${name} t`)).rows.map(({ row }) => row).join('\n'))
    }
    return dumps.join('\n')
  }
})
