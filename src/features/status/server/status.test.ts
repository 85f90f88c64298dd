import { describe, expect, it } from 'vitest'
import { aServerForThisTest } from '../../../../scripts/testing/server.ts'
import { createStatus, type StatusFigures } from './status.ts'

const some: StatusFigures = { today: 120, season: 34_000, answerMilliseconds: 40, areDeliveriesBehind: false }

function aStatus(figures: () => Promise<StatusFigures>, isReady = true) {
  const clock = { now: 0 }
  const health = { isReady: async () => isReady, missing: () => [], stop: () => {} }
  return { clock, ask: createStatus({ health, version: '1.2.3', figures, now: () => clock.now }) }
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
