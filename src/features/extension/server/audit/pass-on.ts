import { sql, type Kysely } from 'kysely'

/** Whose outbox, and whether deadlines that moved are to be told to the tax system. */
export type Passing = { readonly canton: string; readonly delivers: boolean }

/** Far more than arrives between two rounds; a backlog takes several. */
export const mostAtOnce = 500

/** Seals what waits in the outbox and queues its deliveries: how many rows, or nothing where another process is at it. */
export async function passOn<Tables>(db: Kysely<Tables>, { canton, delivers }: Passing): Promise<number | undefined> {
  const { rows } = await sql<{ passed: number | null }>`select extension.pass_on(${canton}, ${mostAtOnce}, ${delivers}) as passed`.execute(
    db,
  )
  return rows[0]?.passed ?? undefined
}
