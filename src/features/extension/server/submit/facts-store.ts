import type { PlainDate } from '../../../../kit/plain-date.ts'
import type { Lane } from '../../../../platform/lane.ts'
import type { CaseState, Facts, SpecialKind, TaxpayerGroup } from '../decision/facts.ts'
import { legalFormOf } from '../legal-form.ts'
import type { Incoming } from '../tax-system.ts'

/** What is known at the moment a request is looked at. */
export type Known = {
  readonly receivedAt: Date
  readonly facts: Facts
  /** The number under which the case is kept: a couple has one. */
  readonly casePid: number
  /** What was stored when this key came before. */
  readonly sameKey?: { readonly reference: string; readonly fingerprint: Buffer }
}

type Row = {
  at: number
  received_at: number
  name: string | null
  first_name: string
  birth_date: PlainDate | null
  uid: string | null
  died_on: PlainDate | null
  left_on: PlainDate | null
  case_pid: number
  is_joint: boolean
  deadline: PlainDate | null
  state: CaseState
  reminder_level: number
  reminder_deadline: PlainDate | null
  taxpayer_group: TaxpayerGroup
  special: SpecialKind
  is_blocked: boolean
  extensions: number
  general_deadline: PlainDate | null
  is_locked: boolean
  earlier_reference: string | null
  earlier_deadline: PlainDate
  key_reference: string | null
  key_fingerprint: Buffer
}

// One row comes back for each request, even for a number that nobody has.
// NOTE an earlier answer is repeated only where the deadline alone decided and nothing took its place; whatever else stood in the way may be gone by now.
// NOTE of a period that just began PostgreSQL has counted nothing yet, and the index by time looks as good as that by number, though it leads past
// what everybody asked for in a day. Only the second has the order by number, which must not look like one number alone to count.
const statement = {
  name: 'facts',
  text: `
  with asked as (
    select *, platform.moment_before(waited) as received_at
    from unnest($2::text[], $3::int[], $4::smallint[], $5::date[], $6::bytea[], $7::float8[]) with ordinality
      as a (legal_form, pid, period, wish, key_hash, waited, at)
  )
  select a.at::int as at, (extract(epoch from a.received_at) * 1000)::float8 as received_at,
    p.name, p.first_name, p.birth_date, p.uid, p.died_on, p.left_on, coalesce(p.case_pid, a.pid) as case_pid,
    p.case_pid <> p.pid or exists (
      select from extension.person q where q.canton = $1 and q.legal_form = a.legal_form and q.case_pid = a.pid and q.pid <> a.pid
    ) as is_joint,
    c.deadline, c.state, c.reminder_level, c.reminder_deadline, c.taxpayer_group, c.special, c.is_blocked, c.extensions,
    (
      select max(g.deadline) from extension.general_extension g
      where g.canton = $1 and g.period = a.period and g.taxpayer_group = c.taxpayer_group and c.deadline between g.old_from and g.old_to
        and (g.legal_form is null or g.legal_form = a.legal_form)
    ) as general_deadline,
    exists (
      select from extension.miss m where m.canton = $1 and m.subject = a.legal_form || ':' || a.pid and m.scope in ('pid-day', 'pid-year')
        and (m.scope = 'pid-day' and m.misses >= $8 and m.since > a.received_at - make_interval(secs => $9)
          or m.scope = 'pid-year' and m.misses >= $10 and m.since > a.received_at - make_interval(secs => $11))
    ) as is_locked,
    e.reference as earlier_reference, e.new_deadline as earlier_deadline,
    k.reference as key_reference, k.fingerprint as key_fingerprint
  from asked a
  left join extension.person p on p.canton = $1 and p.legal_form = a.legal_form and p.pid = a.pid
  left join extension.tax_case c on c.canton = $1 and c.legal_form = a.legal_form and c.pid = coalesce(p.case_pid, p.pid) and c.period = a.period
  left join lateral (
    select r.reference, r.new_deadline from extension.request r
    where r.canton = $1 and r.legal_form = a.legal_form and r.pid between a.pid and a.pid and r.period = a.period and r.wish = a.wish
      and r.rule in ('D1', 'D2', 'D5', 'D6') and r.received_at > a.received_at - interval '24 hours'
      and not exists (select from extension.superseded s where s.canton = r.canton and s.period = r.period and s.request_id = r.id)
    order by r.pid desc, r.received_at desc limit 1
  ) e on true
  left join lateral (
    select r.reference, r.fingerprint from extension.request r where r.canton = $1 and r.key_hash = a.key_hash limit 1
  ) k on true`,
}

/** When a number counts as locked: so many misses within so many seconds. */
type Lock = { readonly most: number; readonly seconds: number }
export type Locks = { readonly day: Lock; readonly year: Lock }

export async function readFacts(
  lane: Pick<Lane, 'read'>,
  canton: string,
  items: readonly Incoming[],
  { day, year }: Locks,
): Promise<readonly Known[]> {
  const now = performance.now()
  const rows = await lane.read<Row>(statement, [
    canton,
    items.map(({ request }) => legalFormOf(request)),
    items.map(({ request }) => Number(request.pid)),
    items.map(({ request }) => request.period),
    items.map(({ request }) => request.wish),
    items.map(({ repeat }) => repeat?.keyHash ?? null),
    items.map(({ arrivedAt }) => (now - arrivedAt) / 1000),
    day.most,
    day.seconds,
    year.most,
    year.seconds,
  ])
  const known = new Map(rows.map((row) => [row.at, knownFrom(row)]))
  return items.map((_, index) => {
    const found = known.get(index + 1)
    if (!found) throw new Error('the database told nothing about a request')
    return found
  })
}

function knownFrom(row: Row): Known {
  const facts: Facts = {
    isLocked: row.is_locked,
    ...(row.name === null ? {} : { person: personFrom(row, row.name) }),
    ...(row.deadline === null ? {} : { taxCase: caseFrom(row, row.deadline) }),
    ...(row.general_deadline === null ? {} : { generalDeadline: row.general_deadline }),
    ...(row.earlier_reference === null ? {} : { earlier: { reference: row.earlier_reference, newDeadline: row.earlier_deadline } }),
  }
  const sameKey = row.key_reference === null ? {} : { sameKey: { reference: row.key_reference, fingerprint: row.key_fingerprint } }
  return { receivedAt: new Date(row.received_at), facts, casePid: row.case_pid, ...sameKey }
}

function personFrom(
  { first_name: firstName, birth_date, uid, died_on, left_on, is_joint }: Row,
  name: string,
): NonNullable<Facts['person']> {
  return {
    name,
    firstName,
    ...(birth_date === null ? {} : { birthDate: birth_date }),
    ...(uid === null ? {} : { uid }),
    ...(died_on === null ? {} : { diedOn: died_on }),
    ...(left_on === null ? {} : { leftOn: left_on }),
    ...(is_joint ? { isJoint: true } : {}),
  }
}

function caseFrom(row: Row, deadline: PlainDate): NonNullable<Facts['taxCase']> {
  return {
    deadline,
    state: row.state,
    reminderLevel: row.reminder_level,
    ...(row.reminder_deadline === null ? {} : { reminderDeadline: row.reminder_deadline }),
    group: row.taxpayer_group,
    special: row.special,
    isBlocked: row.is_blocked,
    extensions: row.extensions,
  }
}
