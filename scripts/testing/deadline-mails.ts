import { randomInt } from 'node:crypto'
import PostalMime, { type Email } from 'postal-mime'
import { mailProof, mailReceipt } from '../../src/features/extension/server/deadline-mail/order-mail.ts'
import { deadlineMailJobs, type MailerNeeds } from '../../src/features/extension/server/deadline-mail/send-mails.ts'
import type { Job } from '../../src/platform/jobs.ts'
import { connect, createPool } from '../../src/platform/database.ts'
import { unwatched } from '../../src/platform/metrics.ts'
import { createSmtp } from '../../src/platform/smtp.ts'
import { musterland } from './cantons.ts'
import type { TestServer } from './server.ts'
import type { TestSmtpServer } from './smtp-server.ts'

export const mailSettings = {
  SMTP_FROM: 'fristen@musterland.example',
  PUBLIC_ADDRESS: 'https://fristen.musterland.example',
  ADDRESS_KEY: 'a-key-for-tests-that-is-long-enough',
} as const

export type GrantedReceipt = { readonly pid: number; readonly reference: string; readonly code: string }

/** Somebody whose deadline for 2025 was just extended to 30.09.2026, by the form. */
export async function aGrant({ app, database: { owner } }: Pick<TestServer, 'app' | 'database'>): Promise<GrantedReceipt> {
  const pid = randomInt(200_000, 900_000)
  await owner.query(
    `insert into extension.person (canton, legal_form, pid, name, first_name, birth_date) values ('musterland', 'natural-person', $1, 'Muster', 'Mara', '1980-01-02')`,
    [pid],
  )
  await owner.query(
    `insert into extension.tax_case (canton, legal_form, pid, period, deadline) values ('musterland', 'natural-person', $1, 2025, '2026-03-31')`,
    [pid],
  )
  const payload = { Periode: 2025, Wunschfrist: '09.30.2026', PersonSearchRequest: { SubjektId: String(pid), Geburtsdatum: '01.02.1980' } }
  const reply = await app.inject({ method: 'POST', url: '/BusinessAPI/efristerstreckung', payload })
  const { Referenz, Pruefcode } = reply.json<{ BackEndData: { Referenz: string; Pruefcode: string } }>().BackEndData
  return { pid, reference: Referenz, code: Pruefcode }
}

/** Asks for mails as the result page does, from a network of its own. */
export async function orderMails(
  { app }: Pick<TestServer, 'app'>,
  { reference, code }: Pick<GrantedReceipt, 'reference' | 'code'>,
  EMail: string,
  {
    language: Sprache = 'de',
    from = `10.${randomInt(250)}.${randomInt(250)}.1`,
  }: { readonly language?: string; readonly from?: string } = {},
): Promise<{ readonly status: number; readonly body: unknown }> {
  const payload = { Referenz: reference, Pruefcode: code, Sprache, EMail }
  const reply = await app.inject({ method: 'POST', url: '/BusinessAPI/efristerstreckung/email', payload, remoteAddress: from })
  return { status: reply.statusCode, body: reply.json() }
}

export type MailWorker = {
  /** Sends what was ordered, as the queue does; what was sent before stays sent. */
  readonly sendOrdered: () => Promise<void>
  /** What happens every quarter of an hour. */
  readonly round: () => Promise<void>
  readonly stop: () => Promise<void>
}

/** A worker whose legal clock shows another time. */
export function mailWorkerAt(
  { database }: { readonly database: Pick<TestServer['database'], 'url'> },
  post: Pick<TestSmtpServer, 'url'>,
  clock: string,
  changes: Partial<MailerNeeds> = {},
): MailWorker {
  const pool = createPool({ url: database.url, connections: 3, clock }, () => {})
  const smtp = createSmtp(post.url)
  const jobs = deadlineMailJobs({
    db: connect(pool),
    canton: async () => musterland,
    outside: { smtp, from: mailSettings.SMTP_FROM },
    key: mailSettings.ADDRESS_KEY,
    web: async () => mailSettings.PUBLIC_ADDRESS,
    log: () => {},
    metrics: unwatched,
    ...changes,
  })
  const run = async ({ name }: Pick<Job, 'name'>, payload: object): Promise<void> =>
    jobs.find(({ job }) => job.name === name)?.handle(payload)
  return {
    sendOrdered: async () => {
      const { rows } = await pool.query<{ id: string }>('select id from extension.deadline_mail order by made_at, id')
      for (const { id } of rows) for (const job of [mailProof, mailReceipt]) await run(job, { id })
    },
    round: () => run({ name: 'deadline-mails' }, {}),
    stop: async () => {
      smtp.close()
      await pool.end()
    },
  }
}

/** The mails that came to an address, in their order. */
export async function mailsTo({ received }: Pick<TestSmtpServer, 'received'>, email: string): Promise<readonly Email[]> {
  return Promise.all(received.filter(({ to }) => to.includes(email)).map(({ bytes }) => PostalMime.parse(bytes)))
}

/** The code of the first link in a mail, and the one that stops. */
export function codesIn({ text = '', headers }: Pick<Email, 'text' | 'headers'>): { readonly first: string; readonly stop: string } {
  const stop = headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? ''
  const codeOf = (link: string): string => /[?&]code=([\w-]+)/.exec(link)?.[1] ?? ''
  return { first: codeOf(text), stop: codeOf(stop) }
}
