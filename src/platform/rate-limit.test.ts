import { expect, it } from 'vitest'
import { aDatabaseForThisTest } from '../../scripts/testing/database.ts'
import { aServerForThisTest } from '../../scripts/testing/server.ts'
import { Problem } from '../kit/problem.ts'
import { createPool } from './database.ts'
import { createLimits, networkOf, type Limits } from './rate-limit.ts'

async function passes(limits: Limits, times: number, address = '203.0.113.7'): Promise<number> {
  const outcomes = await Promise.allSettled(Array.from({ length: times }, () => limits.take('submit', address)))
  const passed = outcomes.filter((outcome) => outcome.status === 'fulfilled').length
  const refused = outcomes.filter((outcome) => outcome.status === 'rejected' && outcome.reason instanceof Problem).length
  expect(passed + refused).toBe(times)
  return passed
}

it('two processes share the limit beyond the tenth that each lets through alone', async () => {
  const { pool } = await aDatabaseForThisTest()
  const [one, other] = [0, 1].map(() => createLimits({ submit: { times: 20, seconds: 60 } }, pool))

  const passed = (await passes(one as Limits, 40)) + (await passes(other as Limits, 40))

  expect(passed).toBe(2 + 2 + 20)
})

it('ordinary visitors cost no query', async () => {
  const { pool, owner } = await aDatabaseForThisTest()

  await passes(createLimits({ submit: { times: 20, seconds: 60 } }, pool), 2)

  expect((await owner.query('select 1 from platform.rate_limit')).rowCount).toBe(0)
})

it('counts networks, not addresses, and each on its own', async () => {
  const { pool } = await aDatabaseForThisTest()
  const limits = createLimits({ submit: { times: 10, seconds: 60 } }, pool)

  expect(await passes(limits, 20, '203.0.113.7')).toBe(11)
  expect(await passes(limits, 1, '203.0.113.200')).toBe(0)
  expect(await passes(limits, 1, '198.51.100.1')).toBe(1)
})

it('still holds when the database is away', async () => {
  const pool = createPool({ url: 'postgres://nobody@127.0.0.1:1/none', connections: 2 }, () => {})

  expect(await passes(createLimits({ submit: { times: 10, seconds: 60 } }, pool), 30)).toBe(11)
})

it.each([
  ['203.0.113.7', '203.0.113'],
  ['::ffff:203.0.113.7', '203.0.113'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
])('%s belongs to network %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

it('a limited submit answers 429 in German and says when to come back', async () => {
  const { app } = await aServerForThisTest({ settings: { SUBMITS_PER_MINUTE: '10' } })
  const body = { Periode: 2025, Wunschfrist: '2026-09-30', PersonSearchRequest: { SubjektId: '5' } }
  const submit = () => app.inject({ method: 'POST', url: '/BusinessAPI/efristerstreckung', payload: body })

  const replies = await Promise.all(Array.from({ length: 15 }, submit))

  const refused = replies.filter((reply) => reply.statusCode === 429)
  expect(refused).toHaveLength(4)
  expect(refused[0]?.headers['retry-after']).toBe('60')
  expect(refused[0]?.json()).toMatchObject({
    ErrorMessage: 'Es sind zu viele Anfragen eingegangen. Bitte versuchen Sie es in 2 Minuten wieder.',
  })
})
