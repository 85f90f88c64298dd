import { sql, type Kysely } from 'kysely'
import type { PlainDate } from '../../../../kit/plain-date.ts'
import type { NoTables } from '../../../../platform/sample.ts'
import type { LegalForm } from '../../rules.ts'
import type { Outcome } from '../tables.ts'

type Db = Kysely<NoTables>

/** One thing that happened to a case. */
export type Happening =
  | {
      readonly kind: 'request'
      readonly at: string
      readonly pid: number
      readonly reference: string
      readonly wish: PlainDate
      readonly outcome: Outcome
      readonly rule: string
      readonly configuration: string | null
      readonly oldDeadline: PlainDate | null
      readonly newDeadline: PlainDate | null
      readonly message: string
      /** The number of the seal that vouches for it; none while it waits for one. */
      readonly seal: string | null
    }
  /** What the chain tells besides: decided later, told to the tax system, given up, tried again. */
  | { readonly kind: 'step'; readonly at: string; readonly reference: string; readonly action: string; readonly seal: string }
  | {
      readonly kind: 'delivery'
      readonly at: string
      readonly reference: string
      readonly state: 'waiting' | 'dead'
      readonly attempts: number
      readonly failure: string | null
    }
  | {
      readonly kind: 'register'
      readonly at: string
      readonly pid: number
      readonly isPerson: boolean
      readonly changes: { readonly name: string; readonly before: string | null; readonly after: string | null }[]
    }

type Of = { readonly legalForm: LegalForm; readonly pid: number; readonly pids: readonly number[]; readonly period: number }

type RequestRow = {
  id: string
  pid: number
  reference: string | null
  wish: PlainDate
  received_at: Date
  outcome: Outcome
  rule: string
  configuration: string | null
  old_deadline: PlainDate | null
  new_deadline: PlainDate | null
  message: string | null
}

const most = 500

/** In the order of time. */
export async function readHappenings(db: Db, canton: string, of: Of): Promise<readonly Happening[]> {
  const { rows } = await sql<RequestRow>`
    select r.id::text as id, r.pid, r.reference, r.wish, r.received_at, r.outcome, r.rule, r.configuration, r.old_deadline, r.new_deadline, r.message
    from extension.request r
    where r.canton = ${canton} and r.legal_form = ${of.legalForm} and r.pid = any (${[...of.pids]}::integer[]) and r.period = ${of.period}::smallint
    order by r.received_at desc, r.id desc limit ${most}`.execute(db)
  const requests = rows.toReversed()
  const references = new Map(requests.map(({ id, reference }) => [id, reference ?? '']))
  const chain = await readChain(db, canton, of.period, requests)
  const all = [
    ...requests.map((row) => requestFrom(row, chain.get(row.id) ?? [])),
    ...requests.flatMap(({ id }) => (chain.get(id) ?? []).slice(1).map((entry) => stepFrom(entry, references.get(id) ?? ''))),
    ...(await readDeliveries(db, canton, of.period, references)),
    ...(await readChanges(db, canton, of)),
  ]
  return all.toSorted((one, other) => one.at.localeCompare(other.at) || rank(one) - rank(other))
}

/** What happened in the same moment: the register first, then what was asked, then what followed. */
function rank({ kind }: Happening): number {
  return ['register', 'request', 'step', 'delivery'].indexOf(kind)
}

type Entry = { readonly request_id: string; readonly action: string; readonly at: Date; readonly seal: string }

async function readChain(
  db: Db,
  canton: string,
  period: number,
  requests: readonly RequestRow[],
): Promise<ReadonlyMap<string, readonly Entry[]>> {
  const { rows } = await sql<Entry>`
    select request_id::text as request_id, action, at, seal::text as seal
    from extension.chain_of(${canton}, ${period}::smallint, ${requests.map(({ id }) => id)}::uuid[])`.execute(db)
  return Map.groupBy(rows, (entry) => entry.request_id)
}

function requestFrom(row: RequestRow, [first]: readonly Entry[]): Happening {
  const { pid, reference, wish, outcome, rule, configuration, old_deadline: oldDeadline, new_deadline: newDeadline, message } = row
  const at = row.received_at.toISOString()
  const asked = { kind: 'request', at, pid, reference: reference ?? '', wish, message: message ?? '', seal: first?.seal ?? null } as const
  return { ...asked, outcome, rule, configuration, oldDeadline, newDeadline }
}

function stepFrom({ action, at, seal }: Entry, reference: string): Happening {
  return { kind: 'step', at: at.toISOString(), reference, action, seal }
}

/** What is still to be told or was given up; what was told stands in the chain. */
async function readDeliveries(
  db: Db,
  canton: string,
  period: number,
  references: ReadonlyMap<string, string>,
): Promise<readonly Happening[]> {
  type Row = { request_id: string; state: 'waiting' | 'delivered' | 'dead'; attempts: number; due_at: Date; last_failure: string | null }
  const { rows } = await sql<Row>`
    select request_id::text as request_id, state, attempts, due_at, last_failure
    from extension.deliveries_of(${canton}, ${period}::smallint, ${[...references.keys()]}::uuid[])`.execute(db)
  return rows.flatMap(({ request_id: id, state, attempts, due_at: due, last_failure: failure }) =>
    state === 'delivered'
      ? []
      : [{ kind: 'delivery' as const, at: due.toISOString(), reference: references.get(id) ?? '', state, attempts, failure }],
  )
}

async function readChanges(db: Db, canton: string, { legalForm, pid, pids, period }: Of): Promise<readonly Happening[]> {
  type Row = { pid: number; period: number | null; at: Date; before: Record<string, unknown>; after: Record<string, unknown> }
  const { rows } = await sql<Row>`
    select c.pid, c.period, c.at, c.before, c.after from extension.register_change c
    where c.canton = ${canton} and c.legal_form = ${legalForm} and c.pid = any (${[...pids]}::integer[])
      and (c.period is null or c.pid = ${pid} and c.period = ${period}::smallint)
    order by c.at desc, c.id desc limit ${most}`.execute(db)
  return rows.map((row) => ({
    kind: 'register' as const,
    at: row.at.toISOString(),
    pid: row.pid,
    isPerson: row.period === null,
    changes: Object.keys(row.after).map((name) => ({ name, before: shown(row.before[name]), after: shown(row.after[name]) })),
  }))
}

function shown(value: unknown): string | null {
  if (value === null || value === undefined) return null
  return typeof value === 'string' ? value : JSON.stringify(value)
}
