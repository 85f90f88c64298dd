import { createServer } from 'node:http'
import { once } from 'node:events'
import { context, trace } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { InMemorySpanExporter, SimpleSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest'
import { z } from 'zod'
import { aDatabaseForThisTest } from '../../scripts/testing/database.ts'
import { aServerForThisTest } from '../../scripts/testing/server.ts'
import { passOn } from '../features/extension/server/audit/pass-on.ts'
import { createDeliverer } from '../features/extension/server/delivery/deliver.ts'
import { createSend } from '../features/extension/server/delivery/send.ts'
import { connect } from './database.ts'
import { job, jobHandler, queueJob, startWorker } from './jobs.ts'
import { traceAbout, traced, traceHere } from './tracing.ts'

const exporter = new InMemorySpanExporter()
const spans = () => exporter.getFinishedSpans()

beforeAll(() => {
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  trace.setGlobalTracerProvider(new TracerProvider({ spanProcessors: [new SimpleSpanProcessor({ exporter })] }))
})
beforeEach(() => exporter.reset())
afterAll(() => {
  trace.disable()
  context.disable()
})

it('a job belongs to the trace of what queued it, and is one of its own where nothing did', async () => {
  const { pool, owner } = await aDatabaseForThisTest()
  const greet = job('greet', z.object({ number: z.int() }))
  const seen: (readonly [unknown, string | undefined])[] = []
  const runner = await startWorker(owner, [jobHandler(greet, async (payload) => void seen.push([payload, traceHere()]))], () => {})
  onTestFinished(() => runner.stop())
  const queue = (number: number) =>
    connect(pool)
      .transaction()
      .execute((tx) => queueJob(tx, greet, { number }))

  await traced('a request', undefined, () => queue(1))
  await queue(2)

  await expect.poll(() => seen.length).toBe(2)
  expect(seen.map(([payload]) => payload)).toEqual(expect.arrayContaining([{ number: 1 }, { number: 2 }]))
  const [asked] = spans().filter(({ name }) => name === 'a request')
  await expect.poll(() => spans().filter(({ name }) => name === 'job greet').length).toBe(2)
  const jobs = spans().filter(({ name }) => name === 'job greet')
  expect(jobs.filter((span) => span.spanContext().traceId === asked?.spanContext().traceId)).toHaveLength(1)
})

it('all attempts to tell the tax system are one trace, which the request links to and the tax system hears of', async () => {
  const server = await aServerForThisTest({ settings: { TRACES_URL: 'http://127.0.0.1:1' } })
  const heard: string[] = []
  const core = createServer((request, reply) => {
    heard.push(String(request.headers['traceparent']))
    request.resume()
    reply.writeHead(503).end()
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void core.close())
  await once(core, 'listening')
  const address = core.address()
  const send = createSend({ url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/` })
  onTestFinished(() => send.close())
  const body = { Periode: 2025, Wunschfrist: '2026-09-30', PersonSearchRequest: { SubjektId: '204518', Geburtsdatum: '1984-03-27' } }
  const reply = await server.app.inject({ method: 'POST', url: '/BusinessAPI/efristerstreckung', payload: body })
  const db = connect(server.database.owner)
  await passOn(db, { canton: 'musterland', delivers: true })
  const deliverer = createDeliverer({
    db,
    pace: { canton: 'musterland', perSecond: 100 },
    send,
    onLost: (error) => expect.fail(String(error)),
  })

  for (let time = 0; time < 2; time += 1) {
    await server.database.owner.query("update extension.delivery set due_at = '2026-03-10T00:00:00Z'")
    await deliverer.round()
    await deliverer.settled()
  }

  const { Referenz: reference } = reply.json<{ BackEndData: { Referenz: string } }>().BackEndData
  const [, traceId = ''] = traceAbout(reference).split('-')
  const attempts = spans().filter(({ name }) => name === 'deliver')
  expect(attempts.map((span) => [span.spanContext().traceId, span.attributes['efristerstreckung.outcome']])).toEqual([
    [traceId, 'failed'],
    [traceId, 'failed'],
  ])
  expect(heard.map((each) => each.split('-')[1])).toEqual([traceId, traceId])
  const isSubmit = ({ name }: { readonly name: string }): boolean => name === 'POST /BusinessAPI/efristerstreckung'
  await expect.poll(() => spans().some(isSubmit)).toBe(true)
  const request = spans().find(isSubmit)
  expect(request?.links.map(({ context: { traceId: linked } }) => linked)).toEqual([traceId])
  expect(JSON.stringify(spans().map(({ name, attributes }) => [name, attributes]))).not.toMatch(/204518|1984-03-27|Musterli/)
})

it('outside of any work there is no place in a trace, and inside there is', async () => {
  expect(traceHere()).toBeUndefined()
  expect(await traced('work', undefined, async () => traceHere())).toMatch(/^00-[\da-f]{32}-[\da-f]{16}-01$/)
})
