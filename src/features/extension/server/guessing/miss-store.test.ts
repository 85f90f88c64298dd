import { onTestFinished, describe, expect, it } from 'vitest'
import { aDatabaseForThisTest } from '../../../../../scripts/testing/database.ts'
import { connect, createPool } from '../../../../platform/database.ts'
import type { ExtensionTables } from '../tables.ts'
import { gaugesOf, locks } from './budgets.ts'
import { countMiss, forgetOldMisses, unlock } from './miss-store.ts'

const gauges = gaugesOf('natural-person', '123456', 'none')

/** A number whose misses are counted while the legal clock moves on. */
async function aTriedNumber() {
  const { options, owner } = await aDatabaseForThisTest()
  const pool = createPool({ ...options, connections: 1 }, () => {})
  onTestFinished(() => pool.end())
  const db = connect<ExtensionTables>(pool)
  const at = (clock: string) => pool.query("select set_config('app.clock', $1, false)", [clock])
  const isLocked = async (): Promise<boolean> => {
    const { rows } = await pool.query<{ locked: boolean }>(
      `select exists (select from extension.miss where subject = 'natural-person:123456'
         and (scope = 'pid-day' and misses >= $1 and since > platform.moment() - make_interval(secs => $2)
           or scope = 'pid-year' and misses >= $3 and since > platform.moment() - make_interval(secs => $4))) as locked`,
      [locks.day.most, locks.day.seconds, locks.year.most, locks.year.seconds],
    )
    return rows[0]?.locked === true
  }
  /** Tries as somebody does who does not know that it is locked; tells how many of the tries were looked at. */
  const tryTimes = async (times: number): Promise<number> => {
    let looked = 0
    for (let time = 0; time < times; time += 1) {
      if (!(await isLocked())) looked += 1
      await countMiss(db, 'musterland', gauges)
    }
    return looked
  }
  return { db, pool, owner, at, isLocked, tryTimes }
}

describe('a number', () => {
  it('is looked at five times within any 24 hours, wherever they begin', async () => {
    const { at, tryTimes } = await aTriedNumber()

    await at('2026-03-10T00:00:00Z')
    expect(await tryTimes(1)).toBe(1)
    await at('2026-03-10T23:59:00Z')
    expect(await tryTimes(10)).toBe(4)
    await at('2026-03-11T00:01:00Z')
    expect(await tryTimes(10)).toBe(0)
    await at('2026-03-11T23:58:59Z')
    expect(await tryTimes(10)).toBe(0)
    await at('2026-03-11T23:59:01Z')
    expect(await tryTimes(10)).toBe(5)
  })

  it('is not kept locked by tries while it is', async () => {
    const { at, tryTimes, isLocked } = await aTriedNumber()

    for (let hour = 0; hour < 24; hour += 1) {
      await at(`2026-03-10T${String(hour).padStart(2, '0')}:00:00Z`)
      await tryTimes(10)
    }
    await at('2026-03-11T00:00:01Z')

    expect(await isLocked()).toBe(false)
  })

  it('is looked at fifteen times a year, however they are spread, and tries while it is locked do not count', async () => {
    const { at, tryTimes } = await aTriedNumber()
    const looked: (readonly [day: number, times: number])[] = []

    for (const day of [0, 2, 4, 6, 100, 300, 368, 370, 372, 374, 376]) {
      await at(new Date(Date.UTC(2026, 2, 10 + day, 12)).toISOString())
      looked.push([day, await tryTimes(7)])
    }

    expect(looked.filter(([, times]) => times > 0)).toEqual([0, 2, 4, 370, 372, 374].map((day) => [day, 5]))
  })

  it('whose misses are counted by many at once loses none', async () => {
    const { pool } = await aDatabaseForThisTest()
    const db = connect<ExtensionTables>(pool)

    await Promise.all(Array.from({ length: 100 }, () => countMiss(db, 'musterland', gauges)))

    const { rows } = await pool.query("select scope, misses from extension.miss where scope = 'pid-day'")
    expect(rows).toEqual([{ scope: 'pid-day', misses: 100 }])
  })
})

it('forgets counts whose time is over, and with them the addresses', async () => {
  const { owner, options } = await aDatabaseForThisTest()
  const pool = createPool({ ...options, connections: 1 }, () => {})
  onTestFinished(() => pool.end())
  const scopes = ['address-hour', 'network-hour', 'pid-day', 'pid-year', 'service-day'] as const
  await countMiss(
    connect<ExtensionTables>(pool),
    'musterland',
    scopes.map((scope) => ({ scope, subject: '203.0.113.7' })),
  )
  const leftAfter = async (clock: string) => {
    const later = createPool({ url: options.url, connections: 1, clock }, () => {})
    await forgetOldMisses(connect<ExtensionTables>(later))
    await later.end()
    const { rows } = await owner.query<{ scope: string }>('select scope from extension.miss order by scope')
    return rows.map(({ scope }) => scope)
  }

  expect(await leftAfter('2026-03-10T12:59:59Z')).toEqual([...scopes])
  expect(await leftAfter('2026-03-10T13:00:01Z')).toEqual(['pid-day', 'pid-year', 'service-day'])
  expect(await leftAfter('2026-03-11T12:00:01Z')).toEqual(['pid-year'])
  expect(await leftAfter('2027-03-10T12:00:01Z')).toEqual([])
})

it('unlocks a number for its owner, and notes that somebody was unlocked but not who', async () => {
  const { tryTimes, isLocked, owner } = await aTriedNumber()
  const db = connect<ExtensionTables>(owner)
  await tryTimes(5)

  expect(await unlock(db, 'musterland', 'legal-entity', '123456')).toBe(false)
  expect(await isLocked()).toBe(true)
  expect(await unlock(db, 'musterland', 'natural-person', '123456')).toBe(true)

  expect(await isLocked()).toBe(false)
  const { rows } = await owner.query<Record<string, unknown>>('select * from extension.outbox')
  expect(rows).toMatchObject([{ canton: 'musterland', action: 'unlocked', period: null, request_id: null, detail: null }])
})
