import type { Kysely, Transaction } from 'kysely'

/** Does work in a transaction of its own. */
export type Transact<Tables> = <T>(work: (tx: Transaction<Tables>) => Promise<T>) => Promise<T>

/** For jobs, which have no request around them that opens one. */
export function transactOn<Tables>(db: Kysely<Tables>): Transact<Tables> {
  return (work) => db.transaction().execute(work)
}
