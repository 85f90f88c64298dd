import { createHash } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import type { PlainDate } from '../../../../kit/plain-date.ts'
import { storableJson } from '../../../../platform/storable-text.ts'
import type { Act, Matter } from '../../decide-contract.ts'
import type { Pass } from '../delivery/office-delivery-store.ts'
import type { LegalForm } from './office-rules.ts'

/** A request as the database tells it to who may decide. */
export type StoredMatter = {
  readonly id: string
  readonly period: number
  readonly pid: number
  readonly legalForm: LegalForm
  readonly wish: PlainDate
  readonly receivedAt: string
  readonly outcome: 'granted' | 'unchanged' | 'rejected' | 'pending'
  readonly rule: string
  readonly message: string
  readonly oldDeadline: PlainDate | null
  readonly newDeadline: PlainDate | null
  /** Another decision has taken its place, or it has taken the place of one. */
  readonly isSuperseded: boolean
  readonly isSuperseding: boolean
  readonly decidedAt: string
  readonly moment: string
  readonly waiting: { readonly birthDate: PlainDate | null; readonly uid: string | null; readonly isEntered: boolean } | null
  readonly entry: Matter['entry']
  readonly acts: readonly Act[]
  readonly proposal: Matter['proposal']
}

/** Nothing for who may not; `none` where there is no such request. */
export async function readStored<Tables>(
  db: Kysely<Tables>,
  { sessionHash, issuer, canton }: Pass,
  reference: string,
): Promise<StoredMatter | 'none' | undefined> {
  const { rows } = await sql<{ matter: StoredMatter | Record<string, never> | null }>`
    select desk.matter(${sessionHash}, ${issuer}, ${canton}, ${reference}) as matter`.execute(db)
  const matter = rows[0]?.matter
  if (!matter) return undefined
  return 'id' in matter ? (matter as StoredMatter) : 'none' // what the function builds
}

/** What the database is asked to do, all of it or nothing. */
type Doing = 'answered' | 'enter' | 'propose' | 'turn_down' | 'carry_out'
export type Done = {
  readonly kind: 'done' | 'proposed' | 'rejected' | 'entered' | 'late' | 'key-reused' | 'known'
  readonly reference?: string
  readonly rule?: string
  readonly isOpen?: boolean
}

export async function doAct<Tables>(
  db: Kysely<Tables>,
  { sessionHash, issuer, canton }: Pass,
  doing: Doing,
  todo: Readonly<Record<string, unknown>>,
): Promise<Done | undefined> {
  const { rows } = await sql<{ done: Done | null }>`
    select ${sql.id('desk', doing)}(${sessionHash}, ${issuer}, ${canton}, ${storableJson(todo)}::jsonb) as done`.execute(db)
  return rows[0]?.done ?? undefined
}

/** What is kept of a caller's key: enough to know it again, and whether it came with the same wish. */
export function repeatOf(key: string, input: unknown): { readonly key: string; readonly fingerprint: string } {
  const digest = (text: string): string => createHash('sha256').update(text).digest('hex')
  return { key: digest(key), fingerprint: digest(`${key}\n${JSON.stringify(input)}`) }
}

/** What the legal clock shows. */
export async function readMoment<Tables>(db: Kysely<Tables>): Promise<Date> {
  const { rows } = await sql<{ moment: Date }>`select platform.moment() as moment`.execute(db)
  if (!rows[0]) throw new Error('the database told no moment')
  return rows[0].moment
}
