import { sql, type Kysely } from 'kysely'
import type { PlainDate } from '../../../../kit/plain-date.ts'
import type { NoTables } from '../../../../platform/sample.ts'
import type { LegalForm } from '../../rules.ts'
import type { CaseState, SpecialKind, TaxpayerGroup } from '../decision/facts.ts'
import { readHappenings, type Happening } from './happenings.ts'

type Db = Kysely<NoTables>

export type CaseKey = { readonly legalForm: LegalForm; readonly pid: number; readonly period: number }

type CasePerson = {
  readonly pid: number
  readonly name: string
  readonly firstName: string
  readonly birthDate: PlainDate | null
  readonly uid: string | null
  readonly diedOn: PlainDate | null
  readonly leftOn: PlainDate | null
}

/** What the register says of a case now. */
type CaseNow = {
  readonly deadline: PlainDate
  readonly baseDeadline: PlainDate | null
  readonly state: CaseState
  readonly reminderLevel: number
  readonly reminderDeadline: PlainDate | null
  readonly group: TaxpayerGroup
  readonly special: SpecialKind
  readonly isBlocked: boolean
  readonly extensions: number
  /** More time for everybody of the group, and why. */
  readonly general: { readonly deadline: PlainDate; readonly reason: string } | null
}

export type CaseHistory = {
  readonly persons: readonly CasePerson[]
  readonly now: CaseNow | undefined
  /** From the first to the last. */
  readonly happenings: readonly Happening[]
  /** The rules and figures that the decisions name. */
  readonly configurations: readonly { readonly version: string; readonly content: unknown; readonly firstUsedAt: string }[]
}

/** Everything that happened to a case. Of a couple, both; nothing where nobody has this number. */
export async function readCaseHistory(db: Db, canton: string, key: CaseKey): Promise<CaseHistory> {
  const persons = await readPersons(db, canton, key)
  const pids = persons.length === 0 ? [key.pid] : persons.map(({ pid }) => pid)
  const now = await readNow(db, canton, key)
  const happenings = await readHappenings(db, canton, { ...key, pids })
  const versions = [
    ...new Set(happenings.flatMap((each) => (each.kind === 'request' && each.configuration !== null ? [each.configuration] : []))),
  ]
  const { rows: configurations } = await sql<{ version: string; content: unknown; first_used_at: Date }>`
    select version, content, first_used_at from extension.configuration where canton = ${canton} and version = any (${versions}::text[]) order by first_used_at`.execute(
    db,
  )
  return {
    persons,
    now,
    happenings,
    configurations: configurations.map(({ version, content, first_used_at: at }) => ({ version, content, firstUsedAt: at.toISOString() })),
  }
}

async function readPersons(db: Db, canton: string, { legalForm, pid }: CaseKey): Promise<readonly CasePerson[]> {
  const { rows } = await sql<CasePerson>`
    select p.pid, p.name, p.first_name as "firstName", p.birth_date as "birthDate", p.uid, p.died_on as "diedOn", p.left_on as "leftOn"
    from extension.person p
    where p.canton = ${canton} and p.legal_form = ${legalForm} and (p.pid = ${pid} or p.case_pid = ${pid})
    order by p.pid <> ${pid}, p.pid limit 10`.execute(db)
  return rows
}

async function readNow(db: Db, canton: string, { legalForm, pid, period }: CaseKey): Promise<CaseNow | undefined> {
  type Row = Omit<CaseNow, 'general'> & { readonly generalDeadline: PlainDate | null; readonly generalReason: string | null }
  const { rows } = await sql<Row>`
    select t.deadline, t.base_deadline as "baseDeadline", t.state, t.reminder_level as "reminderLevel", t.reminder_deadline as "reminderDeadline",
      t.taxpayer_group as "group", t.special, t.is_blocked as "isBlocked", t.extensions, g.deadline as "generalDeadline", g.reason as "generalReason"
    from extension.tax_case t
    left join lateral (
      select e.deadline, e.reason from extension.general_extension e
      where e.canton = t.canton and e.period = t.period and e.taxpayer_group = t.taxpayer_group and (e.legal_form is null or e.legal_form = t.legal_form)
        and (t.deadline between e.old_from and e.old_to or t.deadline = e.deadline)
      order by e.deadline desc limit 1
    ) g on true
    where t.canton = ${canton} and t.legal_form = ${legalForm} and t.pid = ${pid} and t.period = ${period}::smallint`.execute(db)
  const [row] = rows
  if (!row) return undefined
  const { generalDeadline: deadline, generalReason: reason, ...now } = row
  return { ...now, general: deadline === null ? null : { deadline, reason: reason ?? '' } }
}
