import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { PlainDate } from '../../../../kit/plain-date.ts'
import type { NoTables } from '../../../../platform/sample.ts'
import { allOf } from '../../../../platform/keyset.ts'
import type { LegalForm } from '../../rules.ts'
import { readUid } from '../../uid.ts'
import { caseStates, type CaseState } from '../decision/facts.ts'
import { isNamed, personsNamed, walked, type NamePlace, type Walk, type Walking } from './by-name.ts'
import { inRounds, pageSize, partByPerson, partInOrder, type Found } from './found.ts'

type Db = Kysely<NoTables>

export type CaseQuestion = {
  readonly pid?: number | undefined
  readonly name?: string | undefined
  /** As typed; what cannot be one belongs to nobody. */
  readonly uid?: string | undefined
  readonly period?: number | undefined
  readonly state?: CaseState | undefined
}

export type CaseHit = {
  readonly legalForm: LegalForm
  readonly pid: number
  /** The number under which the case is kept: a couple has one. */
  readonly casePid: number
  readonly name: string
  readonly firstName: string
  readonly period: number
  readonly deadline: PlainDate
  readonly state: CaseState
  readonly extensions: number
}

type Row = {
  legal_form: LegalForm
  pid: number
  case_pid: number
  name: string | null
  first_name: string | null
  period: number
  deadline: PlainDate
  state: CaseState
  extensions: number
}

/** Cases of the register, part by part; after the place where the part before ended. */
export async function findCases(db: Db, canton: string, question: CaseQuestion, after?: readonly string[]): Promise<Found<CaseHit>> {
  const uid = question.uid === undefined ? undefined : readUid(question.uid)
  if (question.uid !== undefined && uid === undefined) return { hits: [] }
  if (question.pid !== undefined || uid !== undefined) return casesOfPerson(db, canton, { ...question, uid })
  if (question.name !== undefined) {
    const named = { ...question, name: question.name }
    return inRounds(mostPersons, (most) => casesByName(db, canton, named, { after: after as NamePlace | undefined, most }))
  }
  return casesByState(db, canton, question, after)
}

/** Of one person under all their numbers: never more than a part. */
async function casesOfPerson(db: Db, canton: string, { pid, uid, name, period, state }: CaseQuestion): Promise<Found<CaseHit>> {
  const conditions = [
    sql`p.canton = ${canton}`,
    sql`p.legal_form in ('natural-person', 'legal-entity')`,
    ...(pid === undefined ? [] : [sql`p.pid = ${pid}`]),
    ...(uid === undefined ? [] : [sql`p.uid = ${uid}`]),
    ...(name === undefined ? [] : [isNamed(name)]),
  ]
  // The person first, then their cases: a database that has not counted its rows yet would go through a whole period.
  const { rows } = await sql<Row>`
    with p as materialized (
      select p.legal_form, p.pid, coalesce(p.case_pid, p.pid) as case_pid, p.name, p.first_name from extension.person p where ${allOf(conditions)}
    )
    select p.*, t.period, t.deadline, t.state, t.extensions
    from p cross join lateral (
      select * from extension.tax_case t
      where t.canton = ${canton} and t.legal_form = p.legal_form and t.pid = p.case_pid and ${wanted({ period, state })}
      order by t.period desc limit ${pageSize}
    ) t
    order by t.period desc, p.legal_form desc limit ${pageSize}`.execute(db)
  return { hits: rows.map(hitFrom) }
}

const mostPersons = 800

async function casesByName(
  db: Db,
  canton: string,
  { name, period, state }: CaseQuestion & { readonly name: string },
  { after, most }: Walking,
): Promise<Found<CaseHit>> {
  type NamedRow = Row & Walk & { f_name: string; f_first: string }
  const { rows } = await sql<NamedRow>`
    with named as materialized (${personsNamed(canton, { name, after, most })}),
    hits as (
      select n.*, t.period, t.deadline, t.state, t.extensions, -t.period::bigint as place
      from named n cross join lateral (
        select * from extension.tax_case t
        where t.canton = ${canton} and t.legal_form = n.legal_form and t.pid = n.case_pid and ${wanted({ period, state })}
        order by t.period desc limit ${pageSize}
      ) t
      order by n.f_name, n.f_first, n.legal_form, n.pid, t.period desc limit ${pageSize + 1}
    ) ${walked}`.execute(db)
  const [first] = rows
  if (!first) return { hits: [] }
  const part = partByPerson(
    rows.filter((row) => row.pid !== null),
    first,
    most,
  )
  return { hits: part.rows.map(hitFrom), ...(part.next ? { next: part.next } : {}) }
}

/** The newest period first. Each state has its own way through the index, and the ways are laid together. */
async function casesByState(
  db: Db,
  canton: string,
  { period, state }: CaseQuestion,
  after: readonly string[] | undefined,
): Promise<Found<CaseHit>> {
  const states = state === undefined ? caseStates : [state]
  const [year, form, pid] = after ?? []
  const beyond = after ? sql`(t.period, t.legal_form, t.pid) < (${year}::smallint, ${form}::text, ${pid}::integer)` : sql`true`
  const parts = states.map(
    (each) => sql`(
      select t.legal_form, t.pid, t.period, t.deadline, t.state, t.extensions from extension.tax_case t
      where t.canton = ${canton} and t.state = ${each} and ${wanted({ period })} and ${beyond}
      order by t.period desc, t.legal_form desc, t.pid desc limit ${pageSize + 1})`,
  )
  const { rows } = await sql<Row>`
    select t.*, t.pid as case_pid, p.name, p.first_name
    from (select * from (${sql.join(parts, sql` union all `)}) u order by period desc, legal_form desc, pid desc limit ${pageSize + 1}) t
    left join extension.person p on p.canton = ${canton} and p.legal_form = t.legal_form and p.pid = t.pid
    order by t.period desc, t.legal_form desc, t.pid desc`.execute(db)
  const part = partInOrder(rows, (row) => [String(row.period), row.legal_form, String(row.pid)])
  return { hits: part.rows.map(hitFrom), ...(part.next ? { next: part.next } : {}) }
}

function wanted({ period, state }: Pick<CaseQuestion, 'period' | 'state'>): RawBuilder<unknown> {
  return allOf([
    ...(period === undefined ? [] : [sql`t.period = ${period}::smallint`]),
    ...(state === undefined ? [] : [sql`t.state = ${state}`]),
  ])
}

function hitFrom(row: Row): CaseHit {
  const { legal_form: legalForm, pid, case_pid: casePid, name, first_name: firstName, period, deadline, state, extensions } = row
  return { legalForm, pid, casePid, name: name ?? '', firstName: firstName ?? '', period, deadline, state, extensions }
}
