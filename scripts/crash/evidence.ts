import { readFileSync } from 'node:fs'
import { readJournal, type Acknowledged } from './journal.ts'
import type { Seen } from './load.ts'
import { journalIn, type Outage, type Rig } from './rig.ts'

/** A request as it lies in the database, with all that was made of it. */
export type StoredRequest = {
  readonly id: string
  readonly keyHash: string
  readonly person: number
  readonly reference: string
  readonly message: string
  readonly newDeadline: string | null
  readonly isGranted: boolean
  /** How often its decision stands in the audit or still waits to. */
  readonly notes: number
  readonly delivery: 'waiting' | 'delivered' | 'dead' | null
  /** Whether the case has the deadline that was granted, and was moved once. */
  readonly isCaseMoved: boolean
}

/** What is known after a run, from every side: clients, database, core system. */
export type Evidence = {
  readonly acknowledged: readonly Acknowledged[]
  readonly stored: readonly StoredRequest[]
  /** Notes and deliveries of requests that are not there. */
  readonly orphans: number
  /** The reference of each application at the core system. */
  readonly applied: readonly string[]
  readonly seen: Seen
  readonly outages: readonly Outage[]
  /** How often a primary that had been replaced confirmed a write. */
  readonly claims: number
  /** Requests that were seen as delivered during the run. */
  readonly delivered: ReadonlySet<string>
}

export async function gatherEvidence({ folder, pair, load, outages, claims, delivered }: Rig): Promise<Evidence> {
  const { ask } = pair.primary()
  const [orphans] = await ask<{ count: number }>(orphansText)
  return {
    acknowledged: readJournal(journalIn(folder)),
    stored: await ask<StoredRequest>(storedText),
    orphans: orphans?.count ?? 0,
    applied: appliedIn(`${folder}/core.ndjson`),
    seen: load.seen,
    outages,
    claims,
    delivered,
  }
}

const notesText = `
  select request_id, count(*)::int as notes from (
    select request_id from extension.outbox where action in ('granted', 'unchanged', 'rejected', 'pending')
    union all
    select request_id from extension.audit where action in ('granted', 'unchanged', 'rejected', 'pending')
  ) noted group by request_id`

const storedText = `
  select r.id, encode(r.key_hash, 'hex') as "keyHash", r.pid as person, r.reference, r.message, r.new_deadline::text as "newDeadline",
    r.outcome = 'granted' as "isGranted", coalesce(n.notes, 0) as notes, d.state as delivery,
    c.deadline = r.new_deadline and c.extensions = 1 as "isCaseMoved"
  from extension.request r
  join extension.tax_case c on c.canton = r.canton and c.legal_form = r.legal_form and c.pid = r.pid and c.period = r.period
  left join (${notesText}) n on n.request_id = r.id
  left join extension.delivery d on d.request_id = r.id`

const orphansText = `
  select ((select count(*) from (${notesText}) n where not exists (select from extension.request r where r.id = n.request_id))
    + (select count(*) from extension.delivery d where not exists (select from extension.request r where r.id = d.request_id)))::int as count`

function appliedIn(path: string): readonly string[] {
  const lines = readFileSync(path, 'utf8').split('\n').filter(Boolean)
  return lines.map((line) => (JSON.parse(line) as { reference: string }).reference) // the core system wrote it
}
