import { decodeProtectedHeader } from 'jose'
import { afterEach, expect, it, vi } from 'vitest'
import { anAccount, basic, bearer, type TestAccount } from '../../../../scripts/testing/accounts.ts'
import { aServerForThisTest, type TestServer } from '../../../../scripts/testing/server.ts'
import { connect } from '../../../platform/database.ts'
import type { SignedIn } from '../contract.ts'
import { rotateKeys } from './key-rotation.ts'
import { createKeyRing, makeKey } from './signing-keys.ts'
import type { AccountTables } from './tables.ts'

afterEach(() => void vi.restoreAllMocks())

const keyOf = (token: string): string => decodeProtectedHeader(token).kid ?? ''
const owned = ({ database }: TestServer) => connect<AccountTables>(database.owner)
const anotherServer = ({ database }: TestServer): Promise<TestServer> =>
  aServerForThisTest({ database: { ...database, close: async () => {} } })

async function isRead({ app }: TestServer, token: string): Promise<boolean> {
  return (await app.inject({ url: '/api/auth/access-token', headers: bearer(token) })).statusCode === 200
}

async function newToken({ app }: TestServer, { email, password }: TestAccount): Promise<string> {
  return (await app.inject({ url: '/api/auth', headers: basic(email, password) })).json<SignedIn>().access_token
}

/** Lets time pass for the keys, as far as they can tell. */
async function passTime({ database }: TestServer, interval: string): Promise<void> {
  await database.owner.query('update accounts.signing_key set made_at = made_at - $1::interval', [interval])
}

async function keys({ database }: TestServer): Promise<readonly string[]> {
  const { rows } = await database.owner.query<{ id: string }>('select id from accounts.signing_key order by made_at')
  return rows.map(({ id }) => id)
}

/** A server whose first key was replaced so long ago, with a token from before and one from after. */
async function rotated(ago: string) {
  const server = await aServerForThisTest()
  const anna = await anAccount(server)
  await passTime(server, '31 days')
  await rotateKeys(owned(server))
  await passTime(server, ago)
  // How often a server looks for keys is a matter of its own clock.
  const runningClock = performance.now.bind(performance)
  vi.spyOn(performance, 'now').mockImplementation(() => runningClock() + 1000)
  const later = await anotherServer(server)
  return { server, later, anna, oldToken: anna.token, newToken: await newToken(later, anna) }
}

it('a key is replaced after thirty days, and not before', async () => {
  const server = await aServerForThisTest()
  const { token } = await anAccount(server)
  await passTime(server, '29 days 23 hours')
  await rotateKeys(owned(server))
  const before = await keys(server)

  await passTime(server, '1 hour')
  await rotateKeys(owned(server))
  await rotateKeys(owned(server))

  expect(before).toEqual([keyOf(token)])
  expect(await keys(server)).toEqual([keyOf(token), expect.any(String)])
})

it('after a rotation both the old and the new token are read, on every server', async () => {
  const { server, later, oldToken, newToken: token } = await rotated('10 seconds')

  expect(keyOf(token)).not.toBe(keyOf(oldToken))
  for (const each of [server, later]) expect([await isRead(each, oldToken), await isRead(each, token)]).toEqual([true, true])
})

it('nobody signs with a key before all servers can have heard of it', async () => {
  const server = await aServerForThisTest()
  const anna = await anAccount(server)
  await passTime(server, '31 days')
  await rotateKeys(owned(server))
  const another = await anotherServer(server)

  const early = await newToken(another, anna)
  await passTime(server, '5 seconds')
  const ripe = await newToken(await anotherServer(server), anna)

  expect([keyOf(early) === keyOf(anna.token), keyOf(ripe) === keyOf(anna.token)]).toEqual([true, false])
})

it('a server that has never signed anything reads the tokens of another', async () => {
  const server = await aServerForThisTest()
  const { token } = await anAccount(server)

  expect(await isRead(await anotherServer(server), token)).toBe(true)
})

it('a key is forgotten once its last token has run out, and with it everything it signed', async () => {
  const { server, oldToken, newToken: token } = await rotated('2 days 23 hours')
  await rotateKeys(owned(server))
  const before = await keys(server)

  await passTime(server, '1 hour')
  await rotateKeys(owned(server))
  const fresh = await anotherServer(server)

  expect(before).toEqual([keyOf(oldToken), keyOf(token)])
  expect(await keys(server)).toEqual([keyOf(token)])
  expect([await isRead(fresh, oldToken), await isRead(fresh, token)]).toEqual([false, true])
})

it('servers that begin at the same moment agree on a key', async () => {
  const { database } = await aServerForThisTest()
  const rings = Array.from({ length: 4 }, () => createKeyRing(connect<AccountTables>(database.pool)))

  await Promise.all(rings.map((ring) => ring.current()))
  const chosen = await Promise.all(Array.from({ length: 4 }, () => createKeyRing(connect<AccountTables>(database.pool)).current()))

  expect(new Set(chosen.map(({ id }) => id)).size).toBe(1)
})

it('one server makes one first key, whoever signs in at the same moment', async () => {
  const server = await aServerForThisTest()

  const tokens = await Promise.all(Array.from({ length: 8 }, async () => (await anAccount(server)).token))

  expect(await keys(server)).toEqual([keyOf(tokens[0] ?? '')])
  expect(await Promise.all(tokens.map(async (token) => isRead(server, token)))).toEqual(tokens.map(() => true))
})

it('the first token of another server is read in the same moment', async () => {
  const { database } = await aServerForThisTest()
  const db = connect<AccountTables>(database.pool)
  const ring = createKeyRing(db)
  await ring.current()
  await makeKey(db)
  const { rows } = await database.owner.query<{ id: string }>('select id from accounts.signing_key')

  const found = await Promise.all(rows.map(async ({ id }) => ring.find(id)))

  expect(found.map((key) => key !== undefined)).toEqual([true, true])
})

it('a lost database makes nobody a guest', async () => {
  const server = await aServerForThisTest()
  const { token } = await anAccount(server)
  const another = await anotherServer(server)
  await server.database.owner.query('alter table accounts.signing_key rename to elsewhere')

  const reply = await another.app.inject({ url: '/api/auth/access-token', headers: bearer(token) })

  expect(reply.statusCode).toBeGreaterThanOrEqual(500)
})

it('whoever invents keys makes a server look once a second, not more', async () => {
  const { database } = await aServerForThisTest()
  let reads = 0
  const db = connect<AccountTables>(database.pool).withPlugin({
    transformQuery: ({ node }) => {
      reads += 1
      return node
    },
    transformResult: async ({ result }) => result,
  })
  await makeKey(connect(database.pool))
  const ring = createKeyRing(db)
  const clock = vi.spyOn(performance, 'now').mockReturnValue(5000)

  const found = await Promise.all(Array.from({ length: 50 }, (_, index) => ring.find(`invented-${index}`)))
  for (let index = 0; index < 50; index += 1) found.push(await ring.find(`invented-too-${index}`))

  expect(found.every((key) => key === undefined)).toBe(true)
  expect(reads).toBe(1)
  clock.mockReturnValue(5999)
  await ring.find('invented-later')
  expect(reads).toBe(1)
  clock.mockReturnValue(6000)
  await ring.find('invented-later')
  expect(reads).toBe(2)
})
