import { randomUUID } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import { z } from 'zod'
import { job, jobHandler, type JobHandler } from '../../../../platform/jobs.ts'
import type { DeskTables } from '../tables.ts'
import { verifyLooks } from './look-check.ts'

type ChainVerdict =
  | {
      readonly kind: 'whole'
      readonly seals: number
      readonly entries: number
      readonly requests: number
      readonly waiting: number
      readonly head: string
    }
  | { readonly kind: 'broken'; readonly where: string; readonly reason: string }

/** Proves the chain of requests; `main` hands it over from the feature that keeps them. */
export type VerifyChain = (db: Kysely<DeskTables>) => Promise<ChainVerdict>

/** The id of a check that was asked for; every night there is one that nobody asked for. */
export const checkChain = job('check-chain', z.object({ id: z.uuid().optional() }))

type Needs = { readonly db: Kysely<DeskTables>; readonly canton: string; readonly verify: VerifyChain }

export function checkJob(needs: Needs): JobHandler {
  return jobHandler(checkChain, ({ id }) => runCheck(needs, id ?? randomUUID()), '40 1 * * *')
}

async function runCheck({ db, canton, verify }: Needs, id: string): Promise<void> {
  await sql`insert into desk.chain_check (id, canton) values (${id}::uuid, ${canton}) on conflict do nothing`.execute(db)
  const chain = await verify(db)
  if (chain.kind === 'broken') return tell(db, id, `${chain.where} ${chain.reason}`)
  const looks = await verifyLooks(db, canton)
  if (looks.kind === 'broken') return tell(db, id, looks.fault)
  await sql`
    update desk.chain_check set state = 'whole', done_at = platform.moment(), seals = ${chain.seals}, entries = ${chain.entries},
      requests = ${chain.requests}, looks = ${looks.looks}, waiting = ${chain.waiting + looks.waiting}, head = ${chain.head}
    where id = ${id}::uuid`.execute(db)
}

async function tell(db: Kysely<DeskTables>, id: string, fault: string): Promise<void> {
  await sql`update desk.chain_check set state = 'broken', done_at = platform.moment(), fault = ${fault} where id = ${id}::uuid`.execute(db)
}
