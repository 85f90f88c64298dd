import { randomUUIDv7 } from 'node:crypto'
import { sql, type Kysely, type Transaction } from 'kysely'
import type { InputOf, OutputOf } from '../../../kit/endpoint.ts'
import { dayAt } from '../../../kit/plain-date.ts'
import { readsGerman, type Language } from '../../../kit/texts.ts'
import { Problem } from '../../../kit/problem.ts'
import type { Config } from '../../../platform/config.ts'
import { confine } from '../../../platform/http.ts'
import type { NoTables, Sample } from '../../../platform/sample.ts'
import { texts } from '../api-texts.ts'
import type { Origin, register } from '../contract.ts'
import { registrationFaults } from '../registration.ts'
import { insertAccount, insertCredential, insertWorkspace, signInCandidate } from './account-store.ts'
import { isCommonPassword } from './common-passwords.ts'
import type { AccountTables, Role } from './tables.ts'
import { findInvitation } from './workspaces/invitation-store.ts'

type Registration = InputOf<typeof register>
type Refusal = Extract<OutputOf<typeof register>, { error: unknown }>

/**
 * Throws where this installation lets nobody register, or only those who are invited, and this address is not. Whoever comes with the
 * code that was mailed to the address has proved it.
 */
export async function checkInvitation(
  db: Kysely<AccountTables>,
  mode: Config['REGISTRATION'],
  { email, invitation }: Registration,
): Promise<{ readonly isProved: boolean }> {
  if (mode === 'off') throw new Problem('not-allowed', texts.registrationOff)
  const found = invitation === undefined ? undefined : await findInvitation(db, invitation)
  const isInvited = found?.email.toLowerCase() === email.trim().toLowerCase()
  if (mode === 'invited' && !isInvited) throw new Problem('not-allowed', texts.registrationInvited)
  return { isProved: isInvited && found.is_mailed }
}

/** What is wrong with a registration, by field; nothing if all is well. */
export async function checkRegistration(db: Kysely<AccountTables>, registration: Registration): Promise<Refusal | undefined> {
  const faults = registrationFaults(registration)
  const password = faults.password ?? (isCommonPassword(registration.password) ? texts.commonPassword : null)
  const isTaken = faults.email === null && (await signInCandidate(db, registration.email.trim())) !== undefined
  const email = isTaken ? texts.emailInUse : faults.email
  return (faults.displayName ?? password ?? email) ? { error: { displayName: faults.displayName, password, email } } : undefined
}

/** Two who register one address at the same moment both find it free; the database lets in one of them. */
export function refusalOfTwin(error: unknown): Refusal {
  const isTwin = error instanceof Error && 'constraint' in error && error.constraint === 'account_email'
  if (!isTwin) throw error
  return { error: { displayName: null, password: null, email: texts.emailInUse } }
}

export type NewAccount = {
  readonly provider: Origin
  readonly issuer?: string
  readonly subject?: string
  readonly email: string
  readonly username?: string
  readonly displayName: string
  readonly photoUrl?: string
  readonly passwordHash?: string
  /** Whether it is known that the address is theirs. */
  readonly isProved?: boolean
  /** In its own workspace. */
  readonly role?: Role
  /** Of the page on which it was made; the samples are in it. */
  readonly language?: Language | undefined
}

/** Makes an account with a workspace of its own, filled with the samples of all apps. */
export async function foundAccount(
  tx: Transaction<AccountTables>,
  { passwordHash, role = 'admin', language, ...account }: NewAccount,
  { samples, clock }: { readonly samples: readonly Sample[]; readonly clock: () => Date },
): Promise<{ readonly accountId: string; readonly workspaceId: string }> {
  const [accountId, workspaceId] = [randomUUIDv7(), randomUUIDv7()]
  await confine(tx, { accountId, workspaceId })
  await sql`set constraints all deferred`.execute(tx)
  await insertAccount(tx, { id: accountId, workspaceId, ...account })
  if (passwordHash !== undefined) await insertCredential(tx, accountId, passwordHash)
  await insertWorkspace(tx, { id: workspaceId, name: account.displayName, founderId: accountId, role })
  const today = dayAt(clock(), 'Europe/Zurich')
  const plain = tx as unknown as Transaction<NoTables> // the same transaction, seen without our tables
  for (const sample of samples) {
    await sample(plain, { workspaceId, accountId, today, language: language && readsGerman(language) ? 'de' : 'en' })
  }
  await sql`select platform.register_samples()`.execute(tx)
  return { accountId, workspaceId }
}
