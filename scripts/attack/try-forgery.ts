import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import type { Pool } from 'pg'
import { policies } from '../access/policies.ts'
import { makeWorld, type World, type WorldMaker } from '../access/world.ts'
import type { Endpoint } from '../../src/kit/endpoint.ts'
import { isForOffice } from '../../src/platform/access.ts'
import { forgedRequests, preflight } from './forged-requests.ts'

type Server = WorldMaker & { readonly app: FastifyInstance; readonly endpoints: readonly Endpoint[] }
type Outcome = {
  readonly endpoints: number
  readonly requests: number
  readonly accepted: readonly string[]
  /** Who asks before sending is told that they may. */
  readonly invited: readonly string[]
  /** Rows of the victims that are not as they were, by table. */
  readonly changed: readonly string[]
}

/** Every call that changes something, forged in every way, with the cookies of whoever may make it. */
export async function tryForgery(server: Server, isTried: (way: string) => boolean = () => true): Promise<Outcome> {
  const world = await makeWorld(server)
  const before = await fingerprints(server.owner)
  const calls = server.endpoints.filter(({ method }) => method !== 'GET')
  // What ends a session comes last: where it is accepted, whatever follows would be refused for that.
  const changing = calls.toSorted((one, other) => Number(endsSession.test(one.path)) - Number(endsSession.test(other.path)))
  const [accepted, invited]: [string[], string[]] = [[], []]
  let requests = 0
  for (const endpoint of changing) {
    const call = `${endpoint.method} ${endpoint.path}`
    const input = policies[call]?.inputs(world, victimOf(endpoint)).own ?? {}
    for (const { way, options } of forgedRequests({ endpoint, input, victim: carried(world, endpoint), other: carriedByOther(world) })) {
      if (!isTried(way)) continue
      requests += 1
      if (isAccepted(endpoint, await server.app.inject(options))) accepted.push(`${call}: ${way}`)
    }
    if (!isTried('preflight')) continue
    const { headers, statusCode } = await server.app.inject(preflight(endpoint))
    if (statusCode < 300 || Object.keys(headers).some((name) => name.startsWith('access-control-'))) invited.push(call)
  }
  const after = await fingerprints(server.owner)
  return {
    endpoints: changing.length,
    requests,
    accepted,
    invited,
    changed: [...after.keys()].filter((table) => after.get(table) !== before.get(table)),
  }
}

const endsSession = /sign-out|workspaces\/(leave|switch|members)|invitations\/accept/

const victimOf = ({ access }: Endpoint) =>
  access === 'office-clerk' || access === 'office' ? 'office-clerk' : isForOffice(access) ? access : 'admin'

/** Whoever may make the call; what the browser keeps of them, and a token as if it kept that in a cookie, too. */
function carried(world: World, endpoint: Endpoint) {
  const officer = world.people[isForOffice(endpoint.access) ? victimOf(endpoint) : 'office-lead'].headers['cookie'] ?? ''
  const token = world.people.admin.headers['authorization'] ?? ''
  return { cookie: `${officer}; planted=${encodeURIComponent(token)}`, token }
}

function carriedByOther(world: World) {
  const token = world.people.stranger.headers['authorization'] ?? ''
  return { cookie: `${world.people['office-audit'].headers['cookie']}; planted=${encodeURIComponent(token)}`, token }
}

// Ties a challenge for a passkey to one browser. It signs nobody in: that takes an answer which the device signs for our origin.
const challengeCookie = /^__Host-passkey=/

/** What everybody may call has no session to misuse; it must not begin one either. All else must refuse. */
function isAccepted({ access }: Endpoint, { statusCode, headers }: LightMyRequestResponse): boolean {
  if (access !== 'public') return statusCode < 400
  return [headers['set-cookie'] ?? []].flat().some((cookie) => !challengeCookie.test(cookie))
}

/** What belongs to people, by table. Counters and what everybody may leave behind are not theirs. */
async function fingerprints(owner: Pool): Promise<ReadonlyMap<string, string>> {
  const { rows: tables } = await owner.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema', 'platform', 'extension', 'graphile_worker', 'public')
       and table_schema not like 'pg_%' and not (table_schema = 'help' and table_name like '%vote%') and table_name <> 'passkey_challenge'`,
  )
  const marks = new Map<string, string>()
  for (const { name } of tables) {
    const { rows } = await owner.query<{ mark: string }>(
      `select coalesce(md5(string_agg(md5(t::text), '' order by md5(t::text))), '') as mark from ${name} t`,
    )
    marks.set(name, rows[0]?.mark ?? '')
  }
  return marks
}
