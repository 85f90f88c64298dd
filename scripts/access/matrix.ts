import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import type { Pool } from 'pg'
import type { Endpoint } from '../../src/kit/endpoint.ts'
import { policies, type Inputs, type Policy } from './policies.ts'
import { keepRows } from './kept-rows.ts'
import { canary, makeWorld, principals, type Principal, type World, type WorldMaker } from './world.ts'

type Cell = {
  readonly call: string
  readonly who: Principal
  readonly whose: keyof Inputs
  readonly reply: LightMyRequestResponse
  /** Rows that are not as they were, by table. */
  readonly changed: readonly string[]
}
type Matrix = { readonly cells: readonly Cell[]; readonly wrong: readonly string[] }

type Server = WorldMaker & { readonly app: FastifyInstance; readonly endpoints: readonly Endpoint[] }
type Judge = (cell: Cell, policy: Policy) => string | undefined

/** Every endpoint, asked by everybody, about their own, somebody else's and nothing: each time in the same world. */
export async function tryMatrix(server: Server, judge: Judge): Promise<Matrix> {
  const cells: Cell[] = []
  const wrong: string[] = []
  const world = await makeWorld(server)
  const again = await keepRows(server.owner, tables)
  for (const endpoint of server.endpoints) {
    const call = `${endpoint.method} ${endpoint.path}`
    const policy = policies[call]
    if (!policy) throw new Error(`${call} has no policy: say in scripts/access/policies.ts who may make it`)
    for (const who of principals) {
      const tried = await tryCells({ ...server, world, again }, endpoint, who, policy)
      cells.push(...tried)
      wrong.push(...tried.flatMap((cell) => judge(cell, policy) ?? []), ...toldApart(tried, policy))
    }
    if (policy.lets === 'everybody') wrong.push(...treatedDifferently(cells.filter((cell) => cell.call === call)))
  }
  return { cells, wrong }
}

type Stage = Server & { readonly world: World; readonly again: () => Promise<void> }

async function tryCells(stage: Stage, endpoint: Endpoint, who: Principal, { inputs }: Policy): Promise<readonly Cell[]> {
  const { app, owner, world, again } = stage
  const cells: Cell[] = []
  for (const whose of ['own', 'other', 'unknown'] as const) {
    const input = inputs(world, who)[whose]
    if (input === undefined) continue
    const before = await rowsOf(owner)
    const reply = await ask(app, endpoint, world, who, input)
    const changed = differences(before, await rowsOf(owner))
    if (changed.length > 0) await again()
    cells.push({ call: `${endpoint.method} ${endpoint.path}`, who, whose, reply, changed })
  }
  return cells
}

function ask(app: FastifyInstance, { method, path }: Endpoint, world: World, who: Principal, input: unknown) {
  const { headers } = world.people[who]
  if (method === 'GET') return app.inject({ method, url: path, headers })
  // Pages of our own say so; somebody who is not signed in at the tax office has the same browser.
  return app.inject({ method, url: path, headers: { 'sec-fetch-site': 'same-origin', ...headers }, payload: input as object })
}

/** The rules, with the gate as it ships: in or out, and who is out changes nothing and learns nothing. */
export const judgeWithGate: Judge = ({ call, who, whose, reply, changed }, { lets, answers = 200 }) => {
  const { statusCode, body } = reply
  const cell = `${call} by ${who} about ${whose}: ${statusCode}`
  if (who !== 'stranger' && body.includes(canary)) return `${cell} shows something of the other workspace`
  if (lets === 'everybody') return undefined
  if (!lets.includes(who)) {
    const expected = isMember(who) && !call.includes('/api/office') ? 403 : 401
    if (statusCode !== expected) return `${cell} instead of ${expected}`
    return changed.length > 0 ? `${cell} changed ${changed.join(', ')}` : undefined
  }
  if (whose === 'own') return statusCode === answers ? undefined : `${cell} instead of ${answers}`
  if (statusCode < 400) return `${cell} instead of a refusal`
  return changed.length > 0 ? `${cell} changed ${changed.join(', ')}` : undefined
}

/** The same without the gate's check: whatever is answered, nobody learns or changes what is not theirs. */
export const judgeWithoutGate: Judge = ({ call, who, whose, reply, changed }, { lets }) => {
  const cell = `${call} by ${who} about ${whose}: ${reply.statusCode}`
  if (who !== 'stranger' && reply.body.includes(canary)) return `${cell} shows something of the other workspace`
  const mayChange = lets === 'everybody' || (lets.includes(who) && whose === 'own')
  return !mayChange && changed.length > 0 ? `${cell} changed ${changed.join(', ')}` : undefined
}

function isMember(who: Principal): boolean {
  return who === 'admin' || who === 'staff' || who === 'stranger'
}

/** What everybody may ask is answered without looking at who asks. */
function treatedDifferently(cells: readonly Cell[]): readonly string[] {
  const statuses = new Set(cells.map(({ reply }) => reply.statusCode))
  return statuses.size === 1 ? [] : [`${cells[0]?.call} answers ${[...statuses].join(' and ')}, depending on who asks`]
}

/** Somebody else's thing and nothing at all must look the same, or one can ask what exists. */
function toldApart(cells: readonly Cell[], { tellsApart }: Policy): readonly string[] {
  const [other, unknown] = (['other', 'unknown'] as const).map((whose) => cells.find((cell) => cell.whose === whose))
  if (!other || !unknown || tellsApart !== undefined) return []
  const isSame = other.reply.statusCode === unknown.reply.statusCode && other.reply.body === unknown.reply.body
  return isSame ? [] : [`${other.call} by ${other.who} tells somebody else's from nothing`]
}

const tables = [
  ...['workspace', 'account', 'credential', 'membership', 'invitation', 'session', 'device'].map((name) => `accounts.${name}`),
  'desk.office_session',
]

async function rowsOf(owner: Pool): Promise<ReadonlySet<string>> {
  const parts = [...tables, 'platform.live_event'].map((table) => `select '${table}' as place, md5(t::text) as row from ${table} t`)
  const { rows } = await owner.query<{ place: string; row: string }>(parts.join(' union all '))
  return new Set(rows.map(({ place, row }) => `${place} ${row}`))
}

function differences(before: ReadonlySet<string>, after: ReadonlySet<string>): readonly string[] {
  const changed = [...before].filter((row) => !after.has(row)).concat([...after].filter((row) => !before.has(row)))
  return [...new Set(changed.map((row) => row.split(' ')[0] ?? ''))]
}
