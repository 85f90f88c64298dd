import { describe, expect, it } from 'vitest'
import { aServerForThisTest } from '../../../../scripts/testing/server.ts'
import { gatewayName } from '../../../platform/neighbours.ts'
import { createStatus, type Status, type StatusFigures } from './status.ts'

const some: StatusFigures = { today: 120, season: 34_000, answerMilliseconds: 40, areDeliveriesBehind: false }

function aStatus(figures: () => Promise<StatusFigures>, isReady = true) {
  const clock = { now: 0 }
  const health = { isReady: async () => isReady, missing: () => [], stop: () => {} }
  return { clock, ask: createStatus({ health, version: '1.2.3', figures, closed: () => undefined, now: () => clock.now }) }
}

describe('the figures for everybody', () => {
  it('are looked up once however many ask, and anew after a while', async () => {
    let asked = 0
    const { clock, ask } = aStatus(async () => {
      asked += 1
      return some
    })

    const replies = await Promise.all(Array.from({ length: 50 }, ask))
    clock.now = 19_999
    await ask()
    const before = asked
    clock.now = 20_000
    await ask()

    expect(new Set(replies.map(({ figures }) => figures))).toEqual(new Set([some]))
    expect([before, asked]).toEqual([1, 2])
  })

  it.each([
    ['fail', () => Promise.reject(new Error('away'))],
    ['hang', () => new Promise<never>(() => {})],
  ])('are left out where they %s; the rest is still said', async (_how, figures) => {
    expect(await aStatus(figures).ask()).toMatchObject({ state: 'working', version: '1.2.3', figures: null })
  })

  it('are not asked for while the service is not ready', async () => {
    expect(await aStatus(async () => some, false).ask()).toMatchObject({ state: 'limited', figures: null })
  })

  it('come over the wire to everybody, rounded', async () => {
    const { app, database } = await aServerForThisTest()
    await database.owner.query(`
      insert into desk.day_figure (canton, day, kind, name, count) values
        ('musterland', '2026-03-09', 'request', '', 12345), ('musterland', '2026-03-10', 'milliseconds', '30', 10);
      insert into desk.hour_figure (canton, hour, kind, name, count) values ('musterland', '2026-03-10T11:00:00Z', 'request', '', 138)`)

    const reply = await app.inject('/api/status')

    expect(reply.json()).toMatchObject({
      state: 'working',
      figures: { today: 140, season: 12_000, answerMilliseconds: 30, areDeliveriesBehind: false },
    })
  })
})

describe('what it says', () => {
  it('follows the office that closes and reopens the service, on every server', async () => {
    const { app, database } = await aServerForThisTest()
    const state = async () => (await app.inject('/api/status')).json<Status>().state
    const before = await state()

    await database.owner.query(
      `insert into extension.closing (canton, texts) values ('musterland', '{"de": "Bis morgen um 8 Uhr."}'); notify closing, ''`,
    )
    await expect.poll(state).toBe('closed')
    const { closedTexts } = (await app.inject('/api/status')).json<Status>()
    await database.owner.query("delete from extension.closing; notify closing, ''")
    await expect.poll(state).toBe('working')

    expect(before).toBe('working')
    expect(closedTexts).toMatchObject({ de: 'Bis morgen um 8 Uhr.', en: 'The online deadline extension is closed for the time being.' })
  })

  it('is limited where the tax system that decides does not answer, and not where the mail server does not', async () => {
    const health = (missing: readonly string[]) => ({ isReady: async () => true, missing: () => missing, stop: () => {} })
    const ask = (missing: readonly string[]) =>
      createStatus({ health: health(missing), version: '1', figures: async () => some, closed: () => undefined })()

    expect([(await ask([gatewayName])).state, (await ask(['mail server'])).state]).toEqual(['limited', 'working'])
  })

  it('tries the database once a second, however many ask', async () => {
    let tries = 0
    const health = { isReady: async () => (tries += 1) > 0, missing: () => [], stop: () => {} }
    const ask = createStatus({ health, version: '1', figures: async () => some, closed: () => undefined, now: () => 0 })

    await Promise.all(Array.from({ length: 50 }, ask))

    expect(tries).toBe(1)
  })
})
