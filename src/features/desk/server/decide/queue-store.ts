import { sql, type Kysely } from 'kysely'
import type { PlainDate } from '../../../../kit/plain-date.ts'
import type { OpenProposal, Waiting } from '../../decide-contract.ts'
import type { Pass } from '../delivery/office-delivery-store.ts'
import { afterPlace, placeOf } from '../place.ts'

type QueueRow = Omit<Waiting, 'since' | 'dueAt' | 'isOverdue'> & { readonly since: Date; readonly moment: Date; readonly place: string }

/** What waits, after a certain place. */
export async function readWaiting<Tables>(
  db: Kysely<Tables>,
  { sessionHash, issuer, canton }: Pass,
  kinds: readonly string[],
  after: string | undefined,
  most: number,
): Promise<readonly QueueRow[]> {
  const { rows } = await sql<QueueRow>`
    select id::text as id, kind, period, reference, since, is_proposed as "isProposed", channel, ground, platform.moment() as moment,
      ${placeOf('since', 'id')} as place
    from desk.queue(${sessionHash}, ${issuer}, ${canton}, ${[...kinds]}::text[], ${afterPlace(after)}, ${most})`.execute(db)
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
  const { rows } = await sql<ProposalRow>`
    select id::text as id, reference, period, act, new_deadline as "newDeadline", reason, note, rule, at, name, is_own as "isOwn",
      ${placeOf('at', 'id')} as place
    from desk.open_proposals(${sessionHash}, ${issuer}, ${canton}, ${afterPlace(after)}, ${most})`.execute(db)
  return rows
}
