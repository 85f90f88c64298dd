import { sql, type Kysely } from 'kysely'
import type { PlainDate } from '../../../../kit/plain-date.ts'
import type { OpenProposal, Waiting } from '../../decide-contract.ts'
import type { Pass } from '../delivery/office-delivery-store.ts'

type QueueRow = Omit<Waiting, 'since' | 'dueAt' | 'isOverdue'> & { readonly since: Date; readonly moment: Date; readonly place: string }

/** What waits, after a certain place; to the microsecond, so that none is left out. */
export async function readWaiting<Tables>(
  db: Kysely<Tables>,
  { sessionHash, issuer, canton }: Pass,
  kinds: readonly string[],
  after: string | undefined,
  most: number,
): Promise<readonly QueueRow[]> {
  const [at = null, id = null] = after?.split('_') ?? []
  const { rows } = await sql<QueueRow>`
    select id::text as id, kind, period, reference, since, is_proposed as "isProposed", channel, ground, platform.moment() as moment,
      to_char(since at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') || '_' || id as place
    from desk.queue(${sessionHash}, ${issuer}, ${canton}, ${[...kinds]}::text[], ${at}::timestamptz, ${id}::uuid, ${most})`.execute(db)
  return rows
}

type ProposalRow = Omit<OpenProposal, 'at' | 'newDeadline'> & {
  readonly at: Date
  readonly newDeadline: PlainDate | null
  readonly place: string
}

export async function readProposals<Tables>(
  db: Kysely<Tables>,
  { sessionHash, issuer, canton }: Pass,
  after: string | undefined,
  most: number,
): Promise<readonly ProposalRow[]> {
  const [at = null, id = null] = after?.split('_') ?? []
  const { rows } = await sql<ProposalRow>`
    select id::text as id, reference, period, act, new_deadline as "newDeadline", reason, note, rule, at, name, is_own as "isOwn",
      to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') || '_' || id as place
    from desk.open_proposals(${sessionHash}, ${issuer}, ${canton}, ${at}::timestamptz, ${id}::uuid, ${most})`.execute(db)
  return rows
}
