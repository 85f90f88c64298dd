import type { Kysely } from 'kysely'
import type { Caller, Member } from '../../../platform/access.ts'
import type { ObjectStore } from '../../../platform/object-store-port.ts'
import { Problem } from '../../../kit/problem.ts'
import type { Author } from './event-store.ts'
import type { FileTables, Tx } from './tables.ts'

export type Needs = {
  readonly db: Kysely<FileTables>
  readonly store: ObjectStore
  readonly self: (tx: Tx) => Promise<{ readonly name: string }>
  /** How much a workspace may keep. */
  readonly quota: number
}

export function memberOf(caller: Caller): Member {
  if (caller?.kind !== 'member') throw new Problem('not-signed-in', 'Please sign in.')
  return caller
}

export async function authorOf(tx: Tx, self: Needs['self'], { accountId }: Pick<Member, 'accountId'>): Promise<Author> {
  return { accountId, name: (await self(tx)).name }
}
