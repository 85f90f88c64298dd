import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { sharedProduct } from './test.ts'
import { createPool } from '../src/platform/database.ts'
import type { Account } from './accounts.ts'
import { now } from './setup.ts'

type NewMail = {
  readonly subject: string
  readonly from?: string
  readonly folder?: number
  readonly read?: boolean
  readonly starred?: boolean
  readonly labels?: readonly number[]
  readonly message?: string
  readonly threadId?: string
}

const insert = `
  insert into mail.mail (workspace_id, account_id, folder, from_name, from_email, "to", subject, message, plain, time, read, starred, labels, thread_id)
  select m.workspace_id, a.id, $2, $3, 'mira.keller@example.org', jsonb_build_array(jsonb_build_object('name', 'Anna Muster', 'email', a.email)),
         $4, $5, regexp_replace($5, '<[^>]+>', ' ', 'g'), $6, $7, $8, $9, $10
  from accounts.account a join accounts.membership m on m.account_id = a.id where a.email = $1`

/** Puts exactly these mails into a mailbox, the first as the newest, and nothing else. */
export async function fillMailbox(account: Account, mails: readonly NewMail[]): Promise<void> {
  await withOwner(async (query) => {
    await query('delete from mail.mail using accounts.account a where a.id = account_id and a.email = $1', [account.email])
    for (const [at, mail] of mails.entries()) await query(insert, rowOf(account, mail, at))
  })
}

/** A mail that comes in while somebody looks, told as the product tells it. */
export async function receiveMail(account: Account, mail: NewMail): Promise<void> {
  await withOwner(async (query) => {
    await query(insert, rowOf(account, mail, -0.5))
    await query(
      `insert into platform.live_event (workspace_id, topic, key)
       select m.workspace_id, 'mail', a.id::text from accounts.account a join accounts.membership m on m.account_id = a.id where a.email = $1`,
      [account.email],
    )
  })
}

/** What a test puts into every frame is refused by the frame of a message, as it should be. */
export const frameWithoutScript = "Blocked script execution in 'about:blank'"

export const rows = (page: Page): Locator => page.getByRole('list', { name: 'Messages' }).getByRole('listitem')
export const row = (page: Page, subject: string): Locator => rows(page).filter({ hasText: subject })
export const rowLink = (page: Page, subject: string): Locator => row(page, subject).getByRole('link')
export const opened = (page: Page, subject: string): Locator => page.getByRole('heading', { level: 2, name: subject })
export const box = (page: Page, subject: string): Locator => page.getByRole('checkbox', { name: `Select «${subject}»` })

const hour = 3_600_000

function rowOf({ email }: Account, mail: NewMail, at: number): readonly unknown[] {
  const { subject, from = 'Mira Keller', folder = 0, read = true, starred = false, labels = [] } = mail
  const { message = `<p>Hello Anna,</p><p>this is about ${subject}.</p>`, threadId = randomUUID() } = mail
  const time = new Date(Date.parse(now) - (at + 1) * hour).toISOString()
  return [email, folder, from, subject, message, time, read, starred, labels, threadId]
}

type Query = (text: string, values: readonly unknown[]) => Promise<unknown>

async function withOwner(work: (query: Query) => Promise<void>): Promise<void> {
  const owner = createPool({ url: sharedProduct().databaseUrl, connections: 1 }, () => {})
  try {
    await work((text, values) => owner.query(text, [...values]))
  } finally {
    await owner.end()
  }
}
