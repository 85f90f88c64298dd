import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import type { Pool } from 'pg'
import { mayRepeat, type Endpoint } from '../../src/kit/endpoint.ts'
import { isForTokens } from '../../src/platform/access.ts'
import { deliveryTables } from './delivery-things.ts'
import { deskTables } from './desk-things.ts'
import { generalTables } from './general-things.ts'
import { keepRows, schemaOf } from './kept-rows.ts'
import { policies } from './policies.ts'
import { awayOf, members, type Inputs, type Policy } from './policy.ts'
import { profileTables } from './profile-things.ts'
import { talkTables } from './talks.ts'
import { thingTables } from './things.ts'
import { canary, makeWorld, principals, type Principal, type World, type WorldMaker } from './world.ts'

type Cell = {
  readonly call: string
  readonly who: Principal
  readonly whose: keyof Inputs
  readonly reply: LightMyRequestResponse
  /** Rows that are not as they were, by table. */
  readonly changed: readonly string[]
  /** Those of them that belong to the workspace the caller has nothing to do with. */
  readonly changedAway: readonly string[]
}
type Matrix = { readonly cells: readonly Cell[]; readonly wrong: readonly string[] }

type Server = WorldMaker & { readonly app: FastifyInstance }
type Judge = (cell: Cell, policy: Policy) => string | undefined

/** Every endpoint, asked by everybody, about their own, somebody else's and nothing: each time in the same world, which is made once. */
export async function prepareMatrix(server: Server): Promise<(endpoints: readonly Endpoint[], judge: Judge) => Promise<Matrix>> {
  const world = await makeWorld(server)
  const stage = { ...server, world, ...(await aStage(server.owner)) }
  return async (endpoints, judge) => {
    const cells: Cell[] = []
    const wrong: string[] = []
    for (const endpoint of endpoints) {
      const call = `${endpoint.method} ${endpoint.path}`
      const policy = policies[call]
      if (!policy) throw new Error(`${call} has no policy: say in scripts/access/policies.ts who may make it`)
      for (const who of principals) {
        const tried = await tryCells(stage, endpoint, who, policy)
        const own = policyFor(who, endpoint, policy)
        cells.push(...tried)
        wrong.push(...tried.flatMap((cell) => judge(cell, own) ?? []), ...toldApart(tried, policy))
      }
      if (policy.lets === 'everybody') wrong.push(...treatedDifferently(cells.filter((cell) => cell.call === call)))
    }
    return { cells, wrong }
  }
}

/** The endpoints by the part of the product that answers them, as the beginning of their addresses names it. */
export function endpointsByPart(endpoints: readonly Endpoint[]): ReadonlyMap<string, readonly Endpoint[]> {
  return Map.groupBy(endpoints, ({ path }) => path.split('/').slice(0, 3).join('/'))
}

type Stage = Server & {
  readonly world: World
  /** The rows as they stand before a call. */
  readonly before: () => Promise<ReadonlySet<string>>
  /** Puts everything back to where it was. */
  readonly again: (changed: readonly string[]) => Promise<void>
}

async function aStage(owner: Pool): Promise<Pick<Stage, 'before' | 'again'>> {
  const bringBack = await keepRows(owner, tables)
  // Read again only after something has changed: most calls of the matrix change nothing.
  let rows: ReadonlySet<string> | undefined
  return {
    before: async () => (rows ??= await rowsOf(owner)),
    again: async (changed) => {
      const schemas = new Set(changed.map(schemaOf))
      // Notifications go with the membership they belong to.
      await bringBack(schemas.has('accounts') ? schemas.add('notifications') : schemas)
      rows = undefined
    },
  }
}

async function tryCells(stage: Stage, endpoint: Endpoint, who: Principal, { inputs, lets }: Policy): Promise<readonly Cell[]> {
  const { app, owner, world, again } = stage
  const cells: Cell[] = []
  const away = awayOf(world, who).workspaceId
  for (const whose of ['own', 'other', 'colleagues', 'unknown'] as const) {
    // Whoever is refused before anything is looked at learns nothing from trying the rest of a large app.
    if (whose !== 'own' && !isMember(who) && lets === members) break
    // What is not theirs is kept from scripts by what keeps it from their owner.
    if (whose !== 'own' && (isScript(who) || who === 'leaving')) break
    const input = inputs(world, who)[whose]
    if (input === undefined) continue
    const before = await stage.before()
    const written = await bytesWritten(owner)
    const reply = await ask(app, endpoint, world, who, input)
    const differing = (await bytesWritten(owner)) === written ? [] : differences(before, await rowsOf(owner))
    const changed = tablesOf(differing)
    if (changed.length > 0) await again(changed)
    const changedAway = tablesOf(differing.filter((row) => row.includes(away)))
    cells.push({ call: `${endpoint.method} ${endpoint.path}`, who, whose, reply, changed, changedAway })
  }
  return cells
}

function ask(app: FastifyInstance, endpoint: Endpoint, world: World, who: Principal, input: unknown) {
  const { method, path, takesFile, takesStream, isForOwnPages } = endpoint
  // Everybody asks from a page of ours where nothing else is let in, or the matrix would only see that door.
  const headers = { ...(isForOwnPages ? { 'sec-fetch-site': 'same-origin' } : {}), ...world.people[who].headers }
  // Each from a network of their own, or together they would guess too often.
  const remoteAddress = `10.${principals.indexOf(who)}.0.1`
  const query = input as Record<string, string> // what stands in an address is text
  if (method === 'GET') return app.inject({ method, url: path, remoteAddress, headers, query })
  if (takesFile || takesStream) {
    const payload = { headers: { ...headers, 'content-type': 'application/octet-stream' }, payload: 'Bytes' }
    return app.inject({ method, url: path, remoteAddress, query, ...payload })
  }
  // Pages of our own say so; somebody who is not signed in at the tax office has the same browser.
  return app.inject({
    method,
    url: path,
    remoteAddress,
    headers: { 'sec-fetch-site': 'same-origin', ...headers },
    payload: input as object,
  })
}

/** The rules, with the gate as it ships: in or out, and who is out changes nothing and learns nothing. */
export const judgeWithGate: Judge = ({ call, who, whose, reply, changed, changedAway }, { lets, takesAnyId, answers = 200 }) => {
  const { statusCode, body } = reply
  const cell = `${call} by ${who} about ${whose}: ${statusCode}`
  if (who !== 'stranger' && body.includes(canary)) return `${cell} shows something of the other workspace`
  if (lets === 'everybody') return undefined
  if (!lets.includes(who)) {
    const isAtHome = call.includes('/api/office') ? isOfficer(who) : isMember(who)
    const expected = isAtHome ? 403 : 401
    if (statusCode !== expected) return `${cell} instead of ${expected}`
    return changed.length > 0 ? `${cell} changed ${changed.join(', ')}` : undefined
  }
  if (whose === 'own' || takesAnyId) {
    if (takesAnyId && changedAway.length > 0) return `${cell} changed ${changedAway.join(', ')} of the other workspace`
    return statusCode === answers ? undefined : `${cell} instead of ${answers}`
  }
  if (statusCode < 400) return `${cell} instead of a refusal`
  return changed.length > 0 ? `${cell} changed ${changed.join(', ')}` : undefined
}

/** The same without the gate's check: whatever is answered, nobody learns or changes what is not theirs. */
export const judgeWithoutGate: Judge = ({ call, who, whose, reply, changed, changedAway }, { lets, takesAnyId }) => {
  const cell = `${call} by ${who} about ${whose}: ${reply.statusCode}`
  if (who !== 'stranger' && reply.body.includes(canary)) return `${cell} shows something of the other workspace`
  const mayChange = lets === 'everybody' || (lets.includes(who) && (whose === 'own' || (takesAnyId && changedAway.length === 0)))
  return !mayChange && changed.length > 0 ? `${cell} changed ${changed.join(', ')}` : undefined
}

/** Whoever will be deleted may only keep the account, export it and sign out. An access token of an admin may what the admin may in the apps, or the reading half of it. */
function policyFor(who: Principal, endpoint: Endpoint, policy: Policy): Policy {
  if (who === 'leaving' && endpoint.isForLeaving && policy.lets !== 'everybody') return { ...policy, lets: [...policy.lets, who] }
  if (!isScript(who) || policy.lets === 'everybody' || !policy.lets.includes('admin')) return policy
  const may = isForTokens(endpoint) && (who === 'write-token' || mayRepeat(endpoint))
  return may ? { ...policy, lets: [...policy.lets, who] } : policy
}

function isScript(who: Principal): boolean {
  return who === 'read-token' || who === 'write-token'
}

function isMember(who: Principal): boolean {
  return who === 'admin' || who === 'staff' || who === 'stranger' || who === 'leaving' || isScript(who)
}

function isOfficer(who: Principal): boolean {
  return who === 'office-clerk' || who === 'office-lead' || who === 'office-audit'
}

/** What everybody may ask is answered without looking at who asks. */
function treatedDifferently(cells: readonly Cell[]): readonly string[] {
  const statuses = new Set(cells.map(({ reply }) => reply.statusCode))
  return statuses.size === 1 ? [] : [`${cells[0]?.call} answers ${[...statuses].join(' and ')}, depending on who asks`]
}

/** Somebody else's thing and nothing at all must look the same, or one can ask what exists. */
function toldApart(cells: readonly Cell[], { tellsApart, takesAnyId }: Policy): readonly string[] {
  const unknown = cells.find((cell) => cell.whose === 'unknown')
  if (!unknown || tellsApart !== undefined) return []
  const others = cells.filter(({ whose }) => whose === 'other' || whose === 'colleagues')
  return others.flatMap(({ call, who, whose, reply }) => {
    const isSame = reply.statusCode === unknown.reply.statusCode && (takesAnyId || reply.body === unknown.reply.body)
    return isSame ? [] : [`${call} by ${who} tells ${whose} from nothing: ${reply.statusCode}, ${unknown.reply.statusCode}`]
  })
}

export const tables = [
  ...[
    'workspace',
    'account',
    'credential',
    'membership',
    'invitation',
    'link',
    'access_token',
    'session',
    'device',
    'totp',
    'recovery_code',
    'passkey',
    'second_step',
  ].map((name) => `accounts.${name}`),
  ...deskTables,
  ...deliveryTables,
  ...generalTables,
  ...thingTables,
  ...talkTables,
  ...profileTables,
]

/** Watched and never put back: what happened stays. */
const onlyGrowing = ['platform.live_event', 'desk.look', 'desk.alarm']

/** Every row by its table, its workspace where it has one, and what is in it. */
async function rowsOf(owner: Pool): Promise<ReadonlySet<string>> {
  const parts = [...tables, ...onlyGrowing].map(
    (table) => `select '${table}' || ' ' || coalesce(to_jsonb(t)->>'workspace_id', '') || ' ' || md5(t::text) as row from ${table} t`,
  )
  const { rows } = await owner.query<{ row: string }>({ name: 'rows-of-the-matrix', text: parts.join(' union all ') })
  return new Set(rows.map(({ row }) => row))
}

/** How far the database's log has come: where it stands still, no row has changed. Most calls of the matrix are refused or only read. */
async function bytesWritten(owner: Pool): Promise<string> {
  const { rows } = await owner.query<{ at: string }>({ name: 'bytes-written', text: 'select pg_current_wal_insert_lsn()::text as at' })
  return rows[0]?.at ?? ''
}

function differences(before: ReadonlySet<string>, after: ReadonlySet<string>): readonly string[] {
  return [...before].filter((row) => !after.has(row)).concat([...after].filter((row) => !before.has(row)))
}

function tablesOf(rows: readonly string[]): readonly string[] {
  return [...new Set(rows.map((row) => row.split(' ')[0] ?? ''))]
}
