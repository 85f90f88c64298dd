import { afterAll, beforeAll, expect, it } from 'vitest'
import { aServer, aServerForThisTest, type TestServer } from '../../scripts/testing/server.ts'
import { readExposition } from '../../scripts/watch/exposition.ts'
import { metricList } from './metric-list.ts'
import { createMetrics, type Metrics } from './metrics.ts'

const submit = '/BusinessAPI/efristerstreckung'
const person = { SubjektId: '204518', Geburtsdatum: '1984-03-27' }
const body = { Periode: 2025, Wunschfrist: '2026-09-30', PersonSearchRequest: person }

let server: TestServer
beforeAll(async () => {
  server = await aServer()
})
afterAll(() => server.app.close())

async function valueOf(metrics: Metrics, name: string, labels: Readonly<Record<string, string>> = {}): Promise<number | undefined> {
  const samples = [...readExposition(await metrics.print()).values()].flatMap((family) => family.samples)
  const wanted = Object.entries(labels)
  return samples.find((sample) => sample.name === name && wanted.every(([label, value]) => sample.labels[label] === value))?.value
}

it('counts requests by route and answers by outcome and rule, in the format that Prometheus reads', async () => {
  const { app, metrics } = server
  const counts = () =>
    Promise.all([
      valueOf(metrics, 'http_server_request_duration_seconds_count', { route: submit, method: 'POST', status: '200' }),
      valueOf(metrics, 'efrist_answers_total', { outcome: 'granted', rule: 'D6' }),
      valueOf(metrics, 'efrist_answers_total', { outcome: 'rejected', rule: 'I1' }),
    ])
  const before = await counts()
  await app.inject({ method: 'POST', url: submit, payload: body })
  await app.inject({ method: 'POST', url: submit, payload: { ...body, PersonSearchRequest: { ...person, Geburtsdatum: '1984-03-28' } } })

  const after = await counts()

  expect(after.map((count, at) => (count ?? 0) - (before[at] ?? 0))).toEqual([2, 1, 1])
  expect(await valueOf(metrics, 'database_connections_most')).toBeGreaterThan(0)
  expect(await valueOf(metrics, 'efrist_build_info', { part: 'server' })).toBe(1)
  expect(await valueOf(metrics, 'efrist_figures_up')).toBe(1)
  expect(await valueOf(metrics, 'efrist_live_streams')).toBe(0)
})

it('are not shown where visitors come', async () => {
  const reply = await server.app.inject('/metrics')

  expect(reply.statusCode).toBe(404)
  expect(reply.body).not.toContain('efrist_')
})

it('prints nothing that the list does not have, and shows counters before anything was counted', async () => {
  const families = readExposition(await server.metrics.print())

  for (const [name, { type, samples }] of families) {
    const { kind, labels, help } = metricList[name as keyof typeof metricList] // fails below where it is not one of them
    expect({ name, type, hasHelp: help.length > 10 }).toEqual({ name, type: kind, hasHelp: true })
    for (const sample of samples) expect([...labels, 'le']).toEqual(expect.arrayContaining(Object.keys(sample.labels)))
  }
  expect(families.get('efrist_limits_hit_total')?.samples).toContainEqual({
    name: 'efrist_limits_hit_total',
    labels: { limit: 'submit' },
    value: 0,
  })
})

it('counts refusals by kind, and which limit was hit', async () => {
  const settings = { SUBMITS_PER_MINUTE: '10', MISSES_PER_ADDRESS: '1' }
  const { app, metrics } = await aServerForThisTest({ settings })
  const ask = (payload: object, remoteAddress: string) => app.inject({ method: 'POST', url: submit, payload, remoteAddress })
  for (let time = 0; time < 12; time += 1) await ask({}, '198.51.100.7')
  for (let time = 0; time < 3; time += 1)
    await ask({ ...body, PersonSearchRequest: { ...person, Geburtsdatum: '1990-01-01' } }, '203.0.113.9')

  expect(await valueOf(metrics, 'efrist_problems_total', { code: 'invalid-input' })).toBeGreaterThanOrEqual(10)
  expect(await valueOf(metrics, 'efrist_limits_hit_total', { limit: 'submit' })).toBeGreaterThanOrEqual(1)
  expect(await valueOf(metrics, 'efrist_limits_hit_total', { limit: 'work' })).toBe(2)
})

const planted = ['204518', '1984-03-27', '27.03.1984', 'Musterli', 'geheimes-token-4711', '203.0.113.77', 'reto@beispiel.example'] as const

/** Sends planted values wherever a request has room for one. */
async function plant({ app }: Pick<TestServer, 'app'>): Promise<void> {
  const headers = {
    authorization: `Bearer ${planted[4]}`,
    'user-agent': planted[3],
    'idempotency-key': planted[4],
    'x-forwarded-for': planted[5],
  }
  const everywhere = planted.map((value) => `/${value}`).join('')
  const from = { headers, remoteAddress: planted[5] }
  await app.inject({ method: 'POST', url: submit, payload: body, ...from })
  await app.inject({ method: 'POST', url: submit, payload: { ...body, Periode: planted[3], PersonSearchRequest: planted[6] }, ...from })
  for (const url of [
    everywhere,
    `/api${everywhere}`,
    `/steuernnp?subjektid=${planted[0]}&birth=${planted[2]}`,
    `/api/live?name=${planted[3]}`,
  ])
    for (const method of ['GET', 'POST', 'DELETE'] as const) await app.inject({ method, url, ...from })
  await app.inject({ url: '/api/auth', headers: { authorization: `Basic ${btoa(`${planted[6]}:${planted[4]}`)}` } })
}

/** A mistake somebody could make one day: what a caller sent becomes a label. */
function mistake(metrics: Metrics): void {
  for (const value of planted) {
    metrics.count('efrist_answers_total', { outcome: value, rule: value })
    metrics.count('efrist_problems_total', { code: value })
    metrics.observe('http_server_request_duration_seconds', 1, { method: value, route: `/beleg/${value}`, status: 200 })
  }
}

const found = (text: string): readonly string[] => planted.filter((value) => text.includes(value))

it('says nothing personal: planted values are not found, even where somebody made them labels by mistake', async () => {
  await plant(server)
  mistake(server.metrics)

  expect(found(await server.metrics.print())).toEqual([])
})

it('(control) without its guard the same search finds every planted value', async () => {
  const metrics = createMetrics({ allowsAll: true })
  mistake(metrics)

  expect(found(await metrics.print())).toEqual(planted)
})
