import { sql } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'
import { z } from 'zod'
import { aDatabaseForThisTest } from '../../scripts/testing/database.ts'
import { aMember } from '../../scripts/testing/member.ts'
import { endpoint } from '../kit/endpoint.ts'
import type { Member } from './access.ts'
import { connect } from './database.ts'
import { mount, workspaceRoute } from './http.ts'
import { publish } from './live.ts'
import { createMetrics } from './metrics.ts'
import { createServer } from './server.ts'

const [annaId, beatId] = ['018f0000-0000-7000-8000-00000000000a', '018f0000-0000-7000-8000-00000000000b']
const members: Readonly<Record<string, Member>> = {
  anna: aMember({ accountId: annaId, workspaceId: '018f0000-0000-7000-8000-000000000001' }),
  beat: aMember({ accountId: beatId, workspaceId: '018f0000-0000-7000-8000-000000000002' }),
}
const note = endpoint({
  method: 'POST',
  path: '/api/note',
  access: 'signed-in',
  summary: 'Adds a note and tells how many there are',
  input: z.object({ key: z.string() }),
  output: z.object({ keys: z.array(z.string()) }),
})

async function aServer() {
  const { pool, owner } = await aDatabaseForThisTest()
  const app = createServer({ log: () => {}, metrics: createMetrics() })
  const route = workspaceRoute(note, connect<object>(pool), async ({ key }, tx) => {
    await publish(tx, { topic: 'note', key })
    if (key === 'fails') throw new Error('after the write')
    const { rows } = await sql<{ key: string }>`select key from platform.live_event order by id`.execute(tx)
    return { keys: rows.map((row) => row.key) }
  })
  mount(app, [route], {
    identify: async (token) => members[token ?? ''] ?? null,
    identifyOfficer: async () => null,
    limits: { take: async () => {} },
  })
  onTestFinished(() => app.close())
  const add = (authorization: string, key: string) =>
    app.inject({ method: 'POST', url: '/api/note', payload: { key }, headers: { authorization } })
  return { add, owner }
}

it('a handler of a workspace sees and writes its own rows only, though it names no workspace', async () => {
  const { add, owner } = await aServer()

  await add('anna', 'of anna')
  const beat = await add('beat', 'of beat')

  expect(beat.json()).toEqual({ keys: ['of beat'] })
  expect((await owner.query('select 1 from platform.live_event')).rowCount).toBe(2)
})

it('what a failing handler wrote is undone', async () => {
  const { add, owner } = await aServer()

  const reply = await add('anna', 'fails')

  expect(reply.statusCode).toBe(500)
  expect((await owner.query('select 1 from platform.live_event')).rowCount).toBe(0)
})

it('nobody gets in without a workspace', async () => {
  const { add } = await aServer()

  expect((await add('stranger', 'x')).statusCode).toBe(401)
})

it('the workspace of one request does not linger on its connection', async () => {
  const { pool } = await aDatabaseForThisTest({ connections: 1 })
  const db = connect<object>(pool)
  await db.transaction().execute((tx) => sql`select set_config('app.workspace', ${members['anna']?.workspaceId}, true)`.execute(tx))

  const { rows } = await sql<{ workspace: string | null }>`select platform.workspace() as workspace`.execute(db)

  expect(rows).toEqual([{ workspace: null }])
})
