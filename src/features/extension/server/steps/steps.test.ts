import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aDatabaseForThisTest } from '../../../../../scripts/testing/database.ts'
import { aServer, aServerForThisTest, type TestServer } from '../../../../../scripts/testing/server.ts'
import { connect } from '../../../../platform/database.ts'
import { unwatched } from '../../../../platform/metrics.ts'
import type { ExtensionTables } from '../tables.ts'
import { countSteps } from './count-steps.ts'
import { readSteps } from './step-store.ts'

let server: TestServer
beforeAll(async () => void (server = await aServer()))
afterAll(() => server.app.close())

const page = { 'sec-fetch-site': 'same-origin', 'sec-ch-ua-mobile': '?1', 'accept-language': 'fr-CH' }
const address = '/BusinessAPI/efristerstreckung'
const person = { SubjektId: '123456', Geburtsdatum: '11.24.1980' }
const asked = (search: object = person) => ({ Periode: 2025, Wunschfrist: '09.30.2026', PersonSearchRequest: search })

const send = async (url: string, payload: object, headers: Readonly<Record<string, string>> = page, { app } = server) =>
  app.inject({ method: 'POST', url, payload, headers })

/** The steps that were counted since the server began, each with its language and device. */
async function counted({ metrics } = server): Promise<readonly string[]> {
  const lines = (await metrics.print()).matchAll(/^efrist_form_steps_total\{step="(\w+)",language="(\w+)",device="(\w+)"\} ([1-9]\d*)$/gm)
  return [...lines].map(([, ...parts]) => parts.join(' ')).toSorted()
}

describe('how far people get', () => {
  it('counts what a page says and what the server answers, by language and device', async () => {
    const own = await aServerForThisTest()
    for (const Schritt of ['begonnen', 'unvollstaendig', 'abgesendet'])
      expect((await send(`${address}/schritt`, { Schritt, Sprache: 'it' }, page, own)).statusCode).toBe(200)
    await send(address, asked(), page, own)
    await send(address, asked({ SubjektId: '999997', Geburtsdatum: '01.01.1970' }), { ...page, 'sec-ch-ua-mobile': '?0' }, own)

    expect(await counted(own)).toEqual([
      'begun it phone 1',
      'faulty it phone 1',
      'granted fr phone 1',
      'rejected fr desktop 1',
      'submitted it phone 1',
    ])
  })

  it('counts a PDF that was saved, in the language of the receipt', async () => {
    const own = await aServerForThisTest()
    const { json } = await send(address, asked(), page, own)
    const { Referenz, Pruefcode } = json<{ BackEndData: Record<string, string> }>().BackEndData

    await send(`${address}/beleg`, { Referenz, Pruefcode, Sprache: 'en' }, page, own)
    await send(`${address}/beleg`, { Referenz, Pruefcode: 'AAAAAAAA', Sprache: 'en' }, page, own)

    expect(await counted(own)).toEqual(['granted fr phone 1', 'saved en phone 1'])
  })

  it('counts an answer that failed on our side', async () => {
    const own = await aServerForThisTest()
    await own.database.owner.query('alter table extension.request rename to request_away')

    const { statusCode } = await send(address, asked(), page, own)

    expect(statusCode).toBeGreaterThanOrEqual(500)
    expect(await counted(own)).toEqual(['failed fr phone 1'])
  })

  it('counts no programs, which have no page', async () => {
    const before = await counted()

    await send(address, asked(), {})
    await send(`${address}/schritt`, { Schritt: 'begonnen', Sprache: 'de' }, {})
    await send(address, asked(), { 'accept-language': 'de' })

    expect(await counted()).toEqual(before)
  })

  it.each([
    ['a step that only the server knows', { Schritt: 'bewilligt', Sprache: 'de' }],
    ['a language we do not speak', { Schritt: 'begonnen', Sprache: 'es' }],
    ['nothing', {}],
  ])('refuses %s', async (_, payload) => {
    expect((await send(`${address}/schritt`, payload)).statusCode).toBe(400)
  })

  it('takes steps only so often from one network', async () => {
    const own = await aServerForThisTest()
    const codes: number[] = []
    for (let at = 0; at < 700; at += 1)
      codes.push((await send(`${address}/schritt`, { Schritt: 'begonnen', Sprache: 'de' }, page, own)).statusCode)

    expect(codes[0]).toBe(200)
    expect(codes.at(-1)).toBe(429)
  })
})

describe('the counts of a day', () => {
  const visit = { language: 'de', device: 'phone' } as const

  it('are added up in memory, told together by several servers at once, and hold nothing else', async () => {
    const { pool, owner } = await aDatabaseForThisTest()
    const db = connect<ExtensionTables>(pool)
    const servers = Array.from({ length: 4 }, () => countSteps(db, 'musterland', unwatched))
    for (const each of servers) for (const step of ['seen', 'begun', 'seen'] as const) each.count(step, visit)

    await Promise.all(servers.map((each) => each.flush()))
    await Promise.all(servers.map((each) => each.flush()))

    const { rows } = await owner.query('select f.*, day::text, count::int from extension.form_step f order by step')
    expect(rows).toEqual([
      { canton: 'musterland', step: 'begun', language: 'de', device: 'phone', day: '2026-03-10', count: 4 },
      { canton: 'musterland', step: 'seen', language: 'de', device: 'phone', day: '2026-03-10', count: 8 },
    ])
  })

  it('are those of the last days, today among them', async () => {
    const { pool, owner } = await aDatabaseForThisTest()
    await owner.query(`insert into extension.form_step (canton, step, language, device, day, count) values
      ('musterland', 'seen', 'de', 'phone', '2026-03-10', 5), ('musterland', 'seen', 'de', 'phone', '2026-03-04', 3),
      ('musterland', 'seen', 'de', 'phone', '2026-03-03', 100), ('andernorts', 'seen', 'de', 'phone', '2026-03-10', 9)`)

    expect(await readSteps(connect<ExtensionTables>(pool), 'musterland', 7)).toEqual([
      { step: 'seen', language: 'de', device: 'phone', count: 8 },
    ])
  })
})
