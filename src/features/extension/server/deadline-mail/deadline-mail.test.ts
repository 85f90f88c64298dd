import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import {
  aGrant,
  codesIn,
  mailSettings,
  mailsTo,
  mailWorkerAt,
  orderMails,
  type GrantedReceipt,
  type MailWorker,
} from '../../../../../scripts/testing/deadline-mails.ts'
import { openedPdf } from '../../../../../scripts/testing/pdf.ts'
import { aServer, type TestServer } from '../../../../../scripts/testing/server.ts'
import { anSmtpServer, type TestSmtpServer } from '../../../../../scripts/testing/smtp-server.ts'
import { aWorker } from '../../../../../scripts/testing/worker.ts'
import { connect } from '../../../../platform/database.ts'
import { createSmtp, type Smtp } from '../../../../platform/smtp.ts'
import { transactOn } from '../../../../platform/transact.ts'
import type { ExtensionTables } from '../tables.ts'
import type { MailerNeeds } from './send-mails.ts'
import { createDeadlineMails, type DeadlineMails } from './order-mail.ts'

let server: TestServer
let post: TestSmtpServer
let ordering: MailWorker
beforeAll(async () => {
  post = await anSmtpServer()
  server = await aServer({ settings: mailSettings })
  ordering = mailWorkerAt(server, post, '2026-03-10T12:05:00Z')
})
afterAll(async () => {
  await ordering.stop()
  await server.app.close()
  await post.close()
})

const anEmail = (): string => `${randomUUID()}@outside.example`

function workerAt(clock: string, changes: Partial<MailerNeeds> = {}): MailWorker {
  const worker = mailWorkerAt(server, post, clock, changes)
  onTestFinished(() => worker.stop())
  return worker
}

/** What the pages behind the links ask, at noon of the test day. */
const links = (key: string = mailSettings.ADDRESS_KEY): DeadlineMails => {
  const db = connect<ExtensionTables>(server.database.pool)
  return createDeadlineMails({ db, transact: transactOn(db), canton: 'musterland', key })
}

/** Somebody who asked for mails and proved their address; both mails are there. */
async function subscribed(language = 'de'): Promise<GrantedReceipt & { readonly email: string; readonly stop: string }> {
  const [receipt, email] = [await aGrant(server), anEmail()]
  await orderMails(server, receipt, email, { language })
  await ordering.sendOrdered()
  const [proof] = await mailsTo(post, email)
  if (!proof) throw new Error('no link came')
  const { first, stop } = codesIn(proof)
  await links().use(first)
  await ordering.sendOrdered()
  return { ...receipt, email, stop }
}

const subjectsTo = async (email: string): Promise<readonly (string | undefined)[]> =>
  (await mailsTo(post, email)).slice(2).map(({ subject }) => subject)
const notice = (date = '30. September 2026'): string => `Steuererklärung 2025: Frist bis zum ${date}`
const isKept = async ({ reference }: Pick<GrantedReceipt, 'reference'>): Promise<boolean> => {
  const { rowCount } = await server.database.owner.query(
    'select from extension.deadline_mail m join extension.request r on r.period = m.period and r.id = m.request_id where r.reference = $1',
    [reference],
  )
  return rowCount === 1
}
const changeCase = ({ pid }: GrantedReceipt, change: string): Promise<unknown> =>
  server.database.owner.query(`update extension.tax_case set ${change} where pid = $1 and period = 2025`, [pid])

describe('the proof of an address', () => {
  it('comes before anything else: a link that names nobody, and nothing more until its button is pressed', async () => {
    const [receipt, email] = [await aGrant(server), anEmail()]

    expect(await orderMails(server, receipt, email)).toEqual({ status: 200, body: {} })
    await ordering.sendOrdered()
    await ordering.sendOrdered()

    const mails = await mailsTo(post, email)
    expect(mails.map(({ subject, attachments }) => [subject, attachments])).toEqual([['Bestätigen Sie Ihre E-Mail-Adresse', []]])
    expect(mails[0]?.from).toEqual({ name: 'eFristerstreckung', address: mailSettings.SMTP_FROM })
    const said = `${mails[0]?.text ?? ''}${mails[0]?.html ?? ''}`
    for (const secret of [String(receipt.pid), 'Muster', 'Mara', receipt.reference, receipt.code, email, '30. September'])
      expect(said.replaceAll('musterland', '')).not.toContain(secret)
  })

  it('looking at the link changes nothing; pressing the button brings the receipt, once', async () => {
    const [receipt, email] = [await aGrant(server), anEmail()]
    await orderMails(server, receipt, email)
    await ordering.sendOrdered()
    const { first } = codesIn((await mailsTo(post, email))[0] ?? { headers: [] })

    expect([await links().look(first), await links().look(first)]).toEqual(['confirm', 'confirm'])
    await ordering.sendOrdered()
    expect(await mailsTo(post, email)).toHaveLength(1)
    expect([await links().use(first), await links().use(first), await links().look(first)]).toEqual(['confirmed', 'confirmed', 'confirmed'])
    await ordering.sendOrdered()
    await ordering.sendOrdered()

    const [, mail, ...more] = await mailsTo(post, email)
    expect(more).toEqual([])
    expect(mail?.subject).toBe('Ihr Beleg zur Fristerstreckung')
    expect(mail?.text).toContain('bis zum 30. September 2026 verlängert')
    expect(mail?.text).toContain('Wir erinnern Sie am 9. September 2026 und am 27. September 2026.')
    expect(mail?.attachments.map(({ filename, mimeType }) => [filename, mimeType])).toEqual([
      [`Fristerstreckung_2025_PID${receipt.pid}.pdf`, 'application/pdf'],
    ])
    const pdf = await openedPdf(Buffer.from(mail?.attachments[0]?.content as ArrayBuffer))
    expect(JSON.stringify(pdf)).not.toBe('{}')
  })

  it('codes that were changed, of another key or of nobody lead nowhere', async () => {
    const { stop } = await subscribed()
    const changed = `${stop.slice(0, -2)}${stop.endsWith('AA') ? 'BB' : 'AA'}`

    for (const code of [changed, '', 'x', 'A'.repeat(43)]) {
      expect([await links().look(code), await links().use(code)]).toEqual(['gone', 'gone'])
    }
    expect(await links('another-key-for-tests-long-enough').use(stop)).toBe('gone')
    expect(await links().look(stop)).toBe('stop')
  })

  it.each([
    ['fr', 'Confirmez votre adresse e-mail', 'Votre attestation de prolongation de délai', 'fr-CH'],
    ['it', 'Confermate il vostro indirizzo e-mail', 'La vostra attestazione di proroga', 'it-CH'],
    ['rm', 'Confermai Vossa adressa dad e-mail', 'Voss’attestaziun da la prolungaziun', 'rm-CH'],
    ['en', 'Confirm your email address', 'Your receipt for the deadline extension', 'en'],
    ['ls', 'Bestätigen Sie Ihre E-Mail-Adresse', 'Ihr Beleg zur Fristerstreckung', 'de-CH-simple'],
  ])('is asked for in the language of the reader: %s', async (language, proof, receipt, locale) => {
    const { email } = await subscribed(language)

    const mails = await mailsTo(post, email)

    expect(mails.map(({ subject }) => subject)).toEqual([proof, receipt])
    for (const { html, text } of mails) {
      expect(html).toContain(`<html lang="${locale}">`)
      expect(text).toContain(`&lang=${language}`)
      expect(`${text}${html}`).not.toMatch(/\{\w+\}|undefined/)
    }
  })

  it('needs a receipt with more time, its code, and an address that can be one', async () => {
    const receipt = await aGrant(server)

    expect((await orderMails(server, receipt, 'keine Adresse')).body).toMatchObject({
      ErrorMessage: 'Diese E-Mail-Adresse kann nicht stimmen.',
    })
    expect((await orderMails(server, receipt, `a@outside.example\r\nBcc: b@outside.example`)).status).toBe(400)
    expect((await orderMails(server, { ...receipt, code: 'K7M92QX8' }, anEmail())).status).toBe(404)
    await server.database.owner.query('update extension.request set new_deadline = old_deadline where reference = $1', [receipt.reference])
    expect((await orderMails(server, receipt, anEmail())).status).toBe(409)
  })
})

describe('notices', () => {
  it('come 21 and 3 days before the deadline, by day, and never twice', async () => {
    const { email, stop } = await subscribed()

    for (const [clock, count] of [
      ['2026-09-08T10:00:00Z', 0],
      ['2026-09-09T04:00:00Z', 0],
      ['2026-09-09T07:00:00Z', 1],
      ['2026-09-09T09:00:00Z', 1],
      ['2026-09-10T09:00:00Z', 1],
      ['2026-09-26T18:30:00Z', 1],
      ['2026-09-27T20:00:00Z', 1],
      ['2026-09-28T06:30:00Z', 2],
      ['2026-09-30T10:00:00Z', 2],
    ] as const) {
      await workerAt(clock).round()
      expect([clock, (await subjectsTo(email)).length]).toEqual([clock, count])
    }

    expect(await subjectsTo(email)).toEqual([notice(), notice()])
    const [, , mail] = await mailsTo(post, email)
    expect(mail?.text).not.toMatch(/Muster\b|Mara|PID/)
    expect(mail?.headers.find(({ key }) => key === 'list-unsubscribe-post')?.value).toBe('List-Unsubscribe=One-Click')
    expect(mail && codesIn(mail)).toMatchObject({ stop })
  })

  it('go off late where no worker ran, but not on the day somebody asked for them or when they say nothing new', async () => {
    const late = await subscribed()
    const recent = await subscribed()
    await server.database.owner.query(
      "update extension.deadline_mail m set proved_at = '2026-09-09T06:00:00Z' from extension.request r where r.id = m.request_id and r.reference = $1",
      [recent.reference],
    )

    await workerAt('2026-09-15T10:00:00Z').round()
    expect([await subjectsTo(late.email), await subjectsTo(recent.email)]).toEqual([[notice()], []])

    const slept = await subscribed()
    await workerAt('2026-09-16T10:00:00Z').round()
    expect(await subjectsTo(slept.email)).toEqual([])
  })

  it.each([
    ['filed', "state = 'filed'"],
    ['assessed', "state = 'assessed'"],
    ['late, and reminded by the office', 'reminder_level = 1'],
  ])('none comes once the return is %s, and the address goes', async (_what, change) => {
    const person = await subscribed()
    const other = await subscribed()
    await changeCase(person, change)

    await workerAt('2026-09-09T10:00:00Z').round()

    expect([await subjectsTo(person.email), await subjectsTo(other.email)]).toEqual([[], [notice()]])
    expect([await isKept(person), await isKept(other)]).toEqual([false, true])
  })

  it.each([
    ['withdrawn by the office', 'B5'],
    ['taken back by the person', 'U'],
  ])('none comes after the decision was %s, and the address goes', async (_what, rule) => {
    const person = await subscribed()
    await supersede(person, rule, '2026-03-31')

    await workerAt('2026-03-11T10:00:00Z').round()

    expect([await subjectsTo(person.email), await isKept(person)]).toEqual([[], false])
  })

  it('name the date that holds where the office changed it, on the days before that one', async () => {
    const corrected = await subscribed()
    await supersede(corrected, 'B4', '2026-08-31')
    const raised = await subscribed()
    await changeCase(raised, "deadline = '2026-10-31'")

    await workerAt('2026-08-10T10:00:00Z').round()
    expect([await subjectsTo(corrected.email), await subjectsTo(raised.email)]).toEqual([[notice('31. August 2026')], []])
    await workerAt('2026-10-10T10:00:00Z').round()
    expect([await isKept(corrected), await subjectsTo(raised.email)]).toEqual([false, [notice('31. Oktober 2026')]])
    await changeCase(raised, "deadline = '2026-11-15'")
    await workerAt('2026-10-25T10:00:00Z').round()
    expect(await subjectsTo(raised.email)).toEqual([notice('31. Oktober 2026'), notice('15. November 2026')])
  })

  it('where another system keeps the cases, the last decision says which date holds', async () => {
    const person = await subscribed()
    await server.database.owner.query('delete from extension.tax_case where pid = $1', [person.pid])
    await server.database.owner.query('delete from extension.person where pid = $1', [person.pid])

    await workerAt('2026-09-09T10:00:00Z').round()

    expect(await subjectsTo(person.email)).toEqual([notice()])
  })

  /** As the desk leaves a corrected or withdrawn decision. */
  async function supersede(person: GrantedReceipt, rule: string, deadline: string): Promise<void> {
    const { owner } = server.database
    const id = randomUUID()
    await owner.query(
      `insert into extension.request (canton, period, id, pid, legal_form, wish, received_at, outcome, rule, old_deadline, new_deadline, message, reference, code)
        select canton, period, $2, pid, legal_form, wish, received_at + interval '1 hour', 'unchanged', $3, old_deadline, $4::date, '', $5, code
        from extension.request where reference = $1`,
      [
        person.reference,
        id,
        rule,
        deadline,
        `${person.reference.slice(0, 2)}${randomUUID().replaceAll('-', '').slice(0, 10).toUpperCase()}`,
      ],
    )
    await owner.query(
      'insert into extension.superseded (canton, period, request_id, by_id) select canton, period, id, $2 from extension.request where reference = $1',
      [person.reference, id],
    )
    await changeCase(person, `deadline = '${deadline}'`)
  }
})

describe('at most once', () => {
  it('of two workers at the same moment one sends', async () => {
    const people = [await subscribed(), await subscribed(), await subscribed()]
    const workers = [workerAt('2026-09-09T10:00:00Z'), workerAt('2026-09-09T10:00:00Z')]

    await Promise.all(workers.map((worker) => worker.round()))

    expect(await Promise.all(people.map(({ email }) => subjectsTo(email)))).toEqual(people.map(() => [notice()]))
  })

  it.each([
    ['has got it', 1],
    ['has not', 0],
  ])('a worker that dies while the mail server %s never makes two', async (_what, count) => {
    const person = await subscribed()
    const dying = await startDying(count === 1)

    await workerAt('2026-09-09T11:00:00Z').round()
    expect([dying.handed(), (await subjectsTo(person.email)).length]).toEqual([1, count])
    await workerAt('2026-09-27T10:00:00Z').round()

    expect(await subjectsTo(person.email)).toHaveLength(count + 1)
  })

  it('control: without the note the same mail goes off again', async () => {
    const person = await subscribed()
    await workerAt('2026-09-09T10:00:00Z').round()
    await server.database.owner.query('update extension.deadline_mail set first_mailed_for = null')

    await workerAt('2026-09-09T11:00:00Z').round()

    expect(await subjectsTo(person.email)).toHaveLength(2)
  })

  /** A worker that hears nothing any more once it has handed over a mail, or is about to. */
  async function startDying(isHandedOver: boolean): Promise<{ readonly handed: () => number }> {
    const smtp = createSmtp(post.url)
    onTestFinished(() => smtp.close())
    let handed = 0
    const hand: Smtp['hand'] = async (message) => {
      if (isHandedOver) await smtp.hand(message)
      handed += 1
      return new Promise(() => {})
    }
    void workerAt('2026-09-09T10:00:00Z', { outside: { smtp: { hand, close: () => {} }, from: mailSettings.SMTP_FROM } }).round()
    await vi.waitFor(() => expect(handed).toBe(1))
    return { handed: () => handed }
  }

  it('a mail server that is busy or away is asked again the same day', async () => {
    const person = await subscribed()
    post.answerTo(person.email, '451 Try again later')
    await workerAt('2026-09-09T10:00:00Z').round()
    await workerAt('2026-09-09T10:15:00Z').round()
    post.answerTo(person.email, undefined)
    await workerAt('2026-09-09T10:30:00Z', { outside: undefined }).round()
    const away = mailWorkerAt(server, { url: 'smtp://127.0.0.1:9' }, '2026-09-09T10:30:00Z')
    await away.round()
    await away.stop()
    expect(await subjectsTo(person.email)).toEqual([])

    await workerAt('2026-09-09T10:45:00Z').round()
    await workerAt('2026-09-09T11:00:00Z').round()

    expect(await subjectsTo(person.email)).toEqual([notice()])
  })

  it('the worker of the product sends by itself what was ordered', async () => {
    const settings = { ...mailSettings, SMTP_URL: post.url }
    const worker = await aWorker(server.database.url, { settings, clock: '2026-03-10T12:05:00Z' })
    const [receipt, email] = [await aGrant(server), anEmail()]
    await orderMails(server, receipt, email)
    await expect.poll(async () => (await mailsTo(post, email)).length, { timeout: 20_000 }).toBe(1)

    await links().use(codesIn((await mailsTo(post, email))[0] ?? { headers: [] }).first)

    await expect.poll(async () => (await mailsTo(post, email)).length, { timeout: 20_000 }).toBe(2)
    await worker.stop()
  })
})

describe('the address goes', () => {
  it('after the deadline, and not on its day', async () => {
    const person = await subscribed()

    await workerAt('2026-09-30T10:00:00Z').round()
    expect(await isKept(person)).toBe(true)
    await workerAt('2026-10-01T00:00:00Z').round()

    expect(await isKept(person)).toBe(false)
  })

  it('at once by the link in each mail, without signing in; pressed twice it is still gone', async () => {
    const person = await subscribed()
    expect([await links().look(person.stop), await isKept(person)]).toEqual(['stop', true])

    expect(await links().use(person.stop)).toBe('stopped')

    expect(await isKept(person)).toBe(false)
    expect([await links().use(person.stop), await links().look(person.stop)]).toEqual(['stopped', 'stopped'])
    await workerAt('2026-09-09T10:00:00Z').round()
    expect(await subjectsTo(person.email)).toEqual([])
  })

  it('also by the link in the first mail, before it is proved, and the proof is worth nothing then', async () => {
    const [receipt, email] = [await aGrant(server), anEmail()]
    await orderMails(server, receipt, email)
    await ordering.sendOrdered()
    const { first, stop } = codesIn((await mailsTo(post, email))[0] ?? { headers: [] })

    await links().use(stop)

    expect([await isKept(receipt), await links().look(first), await links().use(first)]).toEqual([false, 'gone', 'gone'])
  })

  it('after a day without proof, and not before', async () => {
    const receipt = await aGrant(server)
    await orderMails(server, receipt, anEmail())

    await workerAt('2026-03-11T11:59:00Z').round()
    expect(await isKept(receipt)).toBe(true)
    await workerAt('2026-03-11T12:01:00Z').round()

    expect(await isKept(receipt)).toBe(false)
  })
})
