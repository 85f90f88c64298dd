import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from '../free-port.ts'
import { databaseNode, urlAt, type DatabaseNode } from './database-node.ts'
import type { Switch } from './switch.ts'

/** A primary and a standby, and whoever watches over them. */
export type DatabasePair = {
  readonly primary: () => DatabaseNode
  readonly standby: () => DatabaseNode
  /** Until the standby follows closely; only then may it be promoted. */
  readonly untilWhole: () => Promise<void>
  /** After the death of the primary: the standby takes over. It holds all that was acknowledged, because nothing is without it. */
  readonly promoteStandby: () => Promise<void>
  /** What is left of the old primary is thrown away; started again, the node follows the new one. */
  readonly copyPrimary: () => Promise<void>
  readonly stop: () => Promise<void>
}
type Options = { readonly folder: string; readonly isSynchronous: boolean; readonly line: Switch }

export async function startPair({ folder, isSynchronous, line }: Options): Promise<DatabasePair> {
  const [n1, n2] = [
    { name: 'n1', port: await freePort() },
    { name: 'n2', port: await freePort() },
  ] as const
  let primary = databaseNode({ folder, ...n1, peer: n2, isSynchronous })
  let standby = databaseNode({ folder, ...n2, peer: n1, isSynchronous })
  await primary.make()
  await primary.start()
  await makeDatabase(primary)
  await standby.copyPeer()
  await standby.start()
  line.turnTo(primary.port)

  async function untilWhole(): Promise<void> {
    const following = "select 1 from pg_stat_replication where application_name = $1 and state = 'streaming' and sync_state = $2"
    for (let attempt = 0; attempt < 600; attempt += 1) {
      const rows = await primary.ask(following, [standby.name, isSynchronous ? 'sync' : 'async']).catch(() => [])
      if (rows.length > 0) return
      await wait(50)
    }
    throw new Error('the standby does not follow')
  }

  return {
    primary: () => primary,
    standby: () => standby,
    untilWhole,
    promoteStandby: async () => {
      // The old one can be reached by nobody before the new one answers.
      line.turnTo(undefined)
      await promoted(standby)
      ;[primary, standby] = [standby, primary]
      line.turnTo(primary.port)
    },
    copyPrimary: () => standby.copyPeer(),
    stop: async () => {
      line.turnTo(undefined)
      await Promise.all([primary.kill(), standby.kill()])
    },
  }
}

/** Asks again and again instead of waiting in one query: a query that stays open can hold up the recovery it waits for. */
async function promoted({ ask }: DatabaseNode): Promise<void> {
  await ask('select pg_promote(false)')
  for (let attempt = 0; attempt < 600; attempt += 1) {
    const [row] = await ask<{ isStandby: boolean }>('select pg_is_in_recovery() as "isStandby"')
    if (row?.isStandby === false) return
    await wait(25)
  }
  throw new Error('the standby was not promoted')
}

async function makeDatabase({ port }: DatabaseNode): Promise<void> {
  const client = new pg.Client({ connectionString: urlAt(port, 'postgres') })
  await client.connect()
  // There is no standby yet that could confirm it.
  await client.query('set synchronous_commit = local')
  await client.query('create database crash')
  await client.end()
}
