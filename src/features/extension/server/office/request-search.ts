import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { PlainDate } from '../../../../kit/plain-date.ts'
import type { NoTables } from '../../../../platform/sample.ts'
import { allOf } from '../../../../platform/keyset.ts'
import { periodOf, readReference } from '../../reference.ts'
import type { LegalForm } from '../../rules.ts'
import { readUid } from '../../uid.ts'
import type { Outcome } from '../tables.ts'
import { isNamed, personsNamed, walked, type NamePlace, type Walk, type Walking } from './by-name.ts'
import { inRounds, pageSize, partByPerson, partInOrder, type Found } from './found.ts'

type Db = Kysely<NoTables>

export type RequestQuestion = {
  readonly pid?: number | undefined
  readonly name?: string | undefined
  /** Both as typed. */
  readonly uid?: string | undefined
  readonly reference?: string | undefined
  readonly period?: number | undefined
  readonly outcome?: Outcome | undefined
  readonly rule?: string | undefined
  /** Days of the place of law, both included. */
  readonly from?: string | undefined
  readonly until?: string | undefined
}

export type RequestHit = {
  readonly reference: string
  readonly legalForm: LegalForm
  readonly pid: number
  /** The number under which the case is kept: a couple has one. */
  readonly casePid: number
  readonly name: string
  readonly firstName: string
  readonly period: number
  readonly receivedAt: string
  readonly outcome: Outcome
  readonly rule: string
  readonly newDeadline: PlainDate | null
}

type Row = {
  id: string
  reference: string | null
  legal_form: LegalForm
  pid: number
  case_pid: number | null
  name: string | null
  first_name: string | null
  period: number
  received_at: Date
  outcome: Outcome
  rule: string
  new_deadline: PlainDate | null
}

const columns = sql`r.id::text as id, r.reference, r.legal_form, r.pid, r.period, r.received_at, r.outcome, r.rule, r.new_deadline, r.told_name, r.told_first_name`

/** Requests, the newest first, or by name where a name is asked for; part by part. */
export async function findRequests(
  db: Db,
  canton: string,
  question: RequestQuestion,
  after?: readonly string[],
): Promise<Found<RequestHit>> {
  const uid = question.uid === undefined ? undefined : readUid(question.uid)
  const reference = question.reference === undefined ? undefined : readReference(question.reference)
  // What cannot be a UID or a reference belongs to nobody.
  const isImpossible = (question.uid !== undefined && uid === undefined) || (question.reference !== undefined && reference === undefined)
  if (isImpossible) return { hits: [] }
  const isOfPerson = question.pid !== undefined || question.uid !== undefined || question.reference !== undefined
  if (question.name !== undefined && !isOfPerson) {
    const named = { ...question, name: question.name }
    const mostAtOnce = question.period === undefined ? mostPersons.inAll : mostPersons.inPeriod
    return inRounds(mostAtOnce, (most) => requestsByName(db, canton, named, { after: after as NamePlace | undefined, most }))
  }
  return requestsInTime(db, canton, { ...question, uid, reference }, after)
}

async function requestsInTime(
  db: Db,
  canton: string,
  question: RequestQuestion,
  after: readonly string[] | undefined,
): Promise<Found<RequestHit>> {
  const { pid, uid, name, reference } = question
  const conditions = [
    sql`r.canton = ${canton}`,
    wanted(question),
    ...(reference === undefined ? [] : [sql`r.reference = ${reference} and r.period = ${periodOf(reference)}::smallint`]),
    ...(pid === undefined ? [] : [sql`r.legal_form in ('natural-person', 'legal-entity') and r.pid = ${pid}`]),
    ...(uid === undefined
      ? []
      : [
          sql`r.legal_form = 'legal-entity' and r.pid = any (array(select u.pid from extension.person u where u.canton = ${canton} and u.uid = ${uid}))`,
        ]),
    ...(after ? [sql`(r.received_at, r.id) < (${after[0]}::timestamptz, ${after[1]}::uuid)`] : []),
  ]
  const { rows } = await sql<Row & { place: string }>`
    select r.*, p.case_pid, coalesce(r.told_name, p.name) as name, coalesce(r.told_first_name, p.first_name) as first_name, r.received_at::text as place
    from (select ${columns} from extension.request r where ${allOf(conditions)} order by r.received_at desc, r.id desc limit ${pageSize + 1}) r
    left join extension.person p on p.canton = ${canton} and p.legal_form = r.legal_form and p.pid = r.pid
    where ${name === undefined ? sql`true` : isNamed(name)}
    order by r.received_at desc, r.id desc`.execute(db)
  const part = partInOrder(rows, (row) => [row.place, row.id])
  return { hits: part.rows.map(hitFrom), ...(part.next ? { next: part.next } : {}) }
}

// Each person is looked for in every period that is not named.
const mostPersons = { inPeriod: 800, inAll: 400 } as const

async function requestsByName(
  db: Db,
  canton: string,
  question: RequestQuestion & { readonly name: string },
  { after, most }: Walking,
): Promise<Found<RequestHit>> {
  type NamedRow = Row & Walk & { f_name: string; f_first: string }
  const { rows } = await sql<NamedRow>`
    with named as materialized (${personsNamed(canton, { name: question.name, after, most })}),
    hits as (
      select n.*, r.id, r.reference, r.period, r.received_at, r.outcome, r.rule, r.new_deadline, -extract(epoch from r.received_at) as place
      from named n cross join lateral (
        select ${columns} from extension.request r
        where r.canton = ${canton} and r.legal_form = n.legal_form and r.pid = n.pid and ${wanted(question)}
        order by r.received_at desc limit ${pageSize}
      ) r
      order by n.f_name, n.f_first, n.legal_form, n.pid, r.received_at desc limit ${pageSize + 1}
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

// NOTE rule and outcome stand in the statement itself: only then does the planner see that an index holds such rows.
function wanted({ period, outcome, rule, from, until }: RequestQuestion): RawBuilder<unknown> {
  return allOf([
    ...(period === undefined ? [] : [sql`r.period = ${period}::smallint`]),
    ...(outcome === undefined ? [] : [sql`r.outcome = ${sql.lit(outcome)}`]),
    ...(rule === undefined ? [] : [sql`r.rule = ${sql.lit(rule)}`]),
    ...(from === undefined ? [] : [sql`r.received_at >= ${from}::timestamp at time zone 'Europe/Zurich'`]),
    ...(until === undefined ? [] : [sql`r.received_at < (${until}::timestamp + interval '1 day') at time zone 'Europe/Zurich'`]),
  ])
}

function hitFrom(row: Row): RequestHit {
  const { reference, legal_form: legalForm, pid, period, outcome, rule, new_deadline: newDeadline } = row
  return {
    reference: reference ?? '',
    legalForm,
    pid,
    casePid: row.case_pid ?? pid,
    name: row.name ?? '',
    firstName: row.first_name ?? '',
    period,
    receivedAt: row.received_at.toISOString(),
    outcome,
    rule,
    newDeadline,
  }
}
