import { expect, it } from 'vitest'
import { aServerForThisTest } from '../../scripts/testing/server.ts'

it('counts requests by route and outcome, without anything personal', async () => {
  const { app } = await aServerForThisTest()
  const body = { Periode: 2025, Wunschfrist: '2026-09-30', PersonSearchRequest: { SubjektId: '204518', Geburtsdatum: '1984-03-27' } }
  await app.inject({ method: 'POST', url: '/BusinessAPI/efristerstreckung', payload: body })

  const { body: text } = await app.inject('/metrics')

  expect(text).toMatch(
    /http_server_request_duration_seconds_count\{[^}]*route="\/BusinessAPI\/efristerstreckung"[^}]*status="200"[^}]*\} 1/,
  )
  expect(text).toContain('database_connections{')
  expect(text).not.toMatch(/\b204518\b|1984-03-27|Musterli|Reto/)
})

it('is for this machine only, and not for what a proxy passed on', async () => {
  const { app } = await aServerForThisTest()

  const far = await app.inject({ url: '/metrics', remoteAddress: '203.0.113.7' })
  const forwarded = await app.inject({ url: '/metrics', headers: { 'x-forwarded-for': '203.0.113.7' } })

  expect([far.statusCode, forwarded.statusCode]).toEqual([403, 403])
})

it('is for whoever has the token, if there is one', async () => {
  const { app } = await aServerForThisTest({ settings: { METRICS_TOKEN: 'a-token-of-the-operator' } })
  const ask = (authorization: string) => app.inject({ url: '/metrics', remoteAddress: '203.0.113.7', headers: { authorization } })

  expect((await ask('Bearer a-token-of-the-operator')).statusCode).toBe(200)
  expect((await ask('Bearer another')).statusCode).toBe(403)
})
