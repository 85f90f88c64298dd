import { sql, type Kysely } from 'kysely'
import { fill } from '../../../kit/texts.ts'
import { Problem } from '../../../kit/problem.ts'
import { networkOf } from '../../../platform/rate-limit.ts'
import { texts } from '../api-texts.ts'
import { secretHash } from '../../../platform/secrets.ts'
import type { AccountTables } from './tables.ts'

/** Who guesses, and how often they may within an hour. */
export type Budget = { readonly key: string; readonly most: number }

export const accountBudget = (accountId: string, most: number): Budget => ({ key: `account:${accountId}`, most })
export const networkBudget = (address: string, most: number): Budget => ({ key: `network:${hashed(networkOf(address))}`, most })
/** A browser that has signed in before counts for itself, so others cannot use up what it has. */
export const deviceBudget = (accountId: string, device: string, most: number): Budget => ({
  key: `device:${accountId}:${hashed(device)}`,
  most,
})

/** A code of six digits is guessed sooner than a password, so whoever knows the password gets few tries. */
export const stepBudget = (accountId: string): Budget => ({ key: `step:${accountId}`, most: 10 })

/** Mails with links to one account, and invitations of one account or workspace: each fills the mailbox of somebody. */
export const linkBudget = (purpose: 'address' | 'password', accountId: string): Budget => ({ key: `link:${purpose}:${accountId}`, most: 5 })
export const inviteBudget = (by: string, most: number): Budget => ({ key: `invite:${by}`, most })

/** An export reads everything there is. */
export const exportBudget = (accountId: string): Budget => ({ key: `export:${accountId}`, most: 3 })

/** Counts before the password is looked at, so that many guesses at once are not cheaper than one after the other. */
export async function takeGuess(db: Kysely<AccountTables>, budget: Budget): Promise<void> {
  const { used, seconds } = await count(db, budget)
  if (used <= budget.most) return
  const retryAfterSeconds = Math.max(60, seconds)
  throw new Problem('too-many', fill(texts.tooManyGuesses, { minutes: Math.max(2, Math.ceil(retryAfterSeconds / 60)) }), {
    retryAfterSeconds,
  })
}

/** The same for what is left out instead of refused. */
export async function hasRoom(db: Kysely<AccountTables>, budget: Budget): Promise<boolean> {
  return (await count(db, budget)).used <= budget.most
}

async function count(db: Kysely<AccountTables>, { key, most }: Budget): Promise<{ readonly used: number; readonly seconds: number }> {
  const { rows } = await sql<{ used: number; seconds: number }>`
    insert into accounts.guess as g (key, used, since) values (${key}, 1, platform.moment())
    on conflict (key) do update set
      used = case when g.since <= platform.moment() - interval '1 hour' then 1 else least(g.used + 1, ${most + 1}) end,
      since = case when g.since <= platform.moment() - interval '1 hour' then platform.moment() else g.since end
    returning used, ceil(extract(epoch from since + interval '1 hour' - platform.moment()))::int as seconds`.execute(db)
  return rows[0] ?? { used: 0, seconds: 0 }
}

/** Somebody who was right has not guessed. */
export async function giveBackGuess(db: Kysely<AccountTables>, { key }: Budget): Promise<void> {
  await db
    .updateTable('accounts.guess')
    .set({ used: sql`greatest(used - 1, 0)` })
    .where('key', '=', key)
    .execute()
}

function hashed(text: string): string {
  return secretHash(text).toString('base64url').slice(0, 22)
}
