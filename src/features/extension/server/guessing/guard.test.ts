import { describe, expect, it } from 'vitest'
import { doneWork } from '../../../../../scripts/guessing/work.ts'
import { missed as wrong, refused as right } from '../../../../../scripts/testing/answered.ts'
import { aDatabaseForThisTest, type TestDatabase } from '../../../../../scripts/testing/database.ts'
import { plainDate } from '../../../../kit/plain-date.ts'
import { Problem } from '../../../../kit/problem.ts'
import { connect, createPool } from '../../../../platform/database.ts'
import type { Asked } from '../../../../platform/asking.ts'
import type { Events, Log } from '../../../../platform/log.ts'
import type { Answered } from '../tax-system.ts'
import type { ExtensionTables } from '../tables.ts'
import type { Figures } from './budgets.ts'
import { createGuard, type Guard } from './guard.ts'

const figures = {
  ENTITIES_PER_NETWORK: 100,
  MISSES_PER_ADDRESS: 10,
  MISSES_PER_NETWORK: 40,
  MISSES_FREE_PER_DAY: 600,
  MISSES_PER_DAY: 5000,
  MISS_SLOT_MS: 1,
  WORK_BITS: 6,
}

type Options = { readonly changes?: Partial<Figures>; readonly now?: () => Date; readonly log?: Log }

function aGuard({ pool }: Pick<TestDatabase, 'pool'>, { changes, now = () => new Date(), log = () => {} }: Options = {}): Guard {
  const config = { ...figures, ...changes }
  return createGuard({ db: connect<ExtensionTables>(pool), canton: 'musterland', entityProof: 'uid', config, log, now })
}

const anybody = { period: 2025, wish: plainDate(2026, 9, 30), birthDate: plainDate(1980, 11, 24) }
const from = (address: string, shown: Partial<Asked> = {}): Asked => ({ address, ...shown })
const home = '203.0.113.7'

/** Tries so many numbers at the same time; tells what became of each. */
async function guesses(guard: Guard, times: number, asked: (index: number) => Asked = () => from(home)) {
  const outcomes = { looked: 0, stamped: 0, 'work-needed': 0, 'too-many': 0, problems: [] as Problem[] }
  const guess = async (index: number): Promise<void> => {
    try {
      await guard.pass({ ...anybody, pid: String(100_000 + index) }, asked(index), async (isOnlyStamped) => {
        outcomes[isOnlyStamped ? 'stamped' : 'looked'] += 1
        // Looking takes a moment, in which the others ask.
        await new Promise((resolve) => setTimeout(resolve, 1))
        return isOnlyStamped ? right : wrong
      })
    } catch (problem) {
      if (!(problem instanceof Problem) || (problem.code !== 'work-needed' && problem.code !== 'too-many')) throw problem
      outcomes[problem.code] += 1
      outcomes.problems.push(problem)
    }
  }
  await Promise.all(Array.from({ length: times }, (_, index) => guess(index)))
  return outcomes
}

const withWork = (address: string) => (index: number) => {
  const key = `key-of-request-${index}-${address}`
  return from(address, { key, work: doneWork(key, figures.WORK_BITS) })
}

describe('one address', () => {
  it('may miss ten times an hour, also when it asks all at once', async () => {
    const guard = aGuard(await aDatabaseForThisTest())

    const { looked, problems, ...outcomes } = await guesses(guard, 200)

    expect(looked).toBe(10)
    expect(outcomes['work-needed']).toBe(190)
    expect(problems[0]).toMatchObject({ code: 'work-needed', workBits: 6 })
  })

  it('would get through with all of them if only misses were counted and not who is being looked at', async () => {
    let misses = 0
    let looked = 0
    const naive = async () => {
      if (misses >= figures.MISSES_PER_ADDRESS) return
      looked += 1
      await new Promise((resolve) => setTimeout(resolve, 1))
      misses += 1
    }

    await Promise.all(Array.from({ length: 200 }, naive))

    expect(looked).toBe(200)
  })

  it('gets thirty more by working, and then has to wait for the rest of the hour', async () => {
    const guard = aGuard(await aDatabaseForThisTest())
    await guesses(guard, 10)

    const outcomes = await guesses(guard, 60, withWork(home))

    expect(outcomes).toMatchObject({ looked: 30, 'too-many': 30 })
    expect(outcomes.problems[0]?.retryAfterSeconds).toBeGreaterThan(3500)
    expect(outcomes.problems[0]?.retryAfterSeconds).toBeLessThanOrEqual(3600)
  })

  it('has its budget again after an hour', async () => {
    const { options } = await aDatabaseForThisTest()
    let now = new Date('2026-03-10T12:00:00Z')
    const pool = createPool({ ...options, connections: 1 }, () => {})
    const guard = aGuard({ pool }, { now: () => now })
    await guesses(guard, 20)

    now = new Date('2026-03-10T13:00:01Z')
    await pool.query("select set_config('app.clock', $1, false)", [now.toISOString()])

    expect(await guesses(guard, 20)).toMatchObject({ looked: 10 })
    await pool.end()
  })

  it('uses up nothing by being identified', async () => {
    const guard = aGuard(await aDatabaseForThisTest())

    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) => guard.pass({ ...anybody, pid: String(index + 1) }, from(home), async () => right)),
    )

    expect(answers).toHaveLength(100)
    expect(await guesses(guard, 20)).toMatchObject({ looked: 10 })
  })

  it('gives its place back when looking fails', async () => {
    const guard = aGuard(await aDatabaseForThisTest())
    const failing = () => guard.pass({ ...anybody, pid: '5' }, from(home), () => Promise.reject(new Error('away')))

    const outcomes = await Promise.allSettled(Array.from({ length: 50 }, failing))

    expect(outcomes.every((outcome) => outcome.status === 'rejected' && String(outcome.reason).includes('away'))).toBe(true)
    expect(await guesses(guard, 20)).toMatchObject({ looked: 10 })
  })
})

describe('the addresses of one network', () => {
  it('share forty misses an hour', async () => {
    const guard = aGuard(await aDatabaseForThisTest())

    expect(await guesses(guard, 200, (index) => from(`203.0.113.${index}`))).toMatchObject({ looked: 40, 'work-needed': 160 })
    expect(await guesses(guard, 1, () => from('198.51.100.1'))).toMatchObject({ looked: 1 })
  })

  it('are those of a /64 in the newer protocol', async () => {
    const guard = aGuard(await aDatabaseForThisTest())

    expect(await guesses(guard, 100, (index) => from(`2001:db8:1:2::${index.toString(16)}`))).toMatchObject({ looked: 40 })
  })
})

describe('the whole service', () => {
  const everywhere = (index: number) => from(`10.${index >> 8}.${index & 255}.1`)

  it('has so many misses a day for nothing, and then asks everybody for work', async () => {
    const guard = aGuard(await aDatabaseForThisTest(), { changes: { MISSES_FREE_PER_DAY: 30 } })

    expect(await guesses(guard, 100, everywhere)).toMatchObject({ looked: 30, 'work-needed': 70 })
    expect(await guesses(guard, 1, withWork('192.0.2.1'))).toMatchObject({ looked: 1 })
  })

  it('past its cap only stamps, whoever asks, and tells the operator once a minute', async () => {
    const told: Events['misses-exceeded'][] = []
    const log: Log = (event, fields) => void (event === 'misses-exceeded' && told.push(fields as Events['misses-exceeded']))
    let now = new Date()
    const changes = { MISSES_FREE_PER_DAY: 10, MISSES_PER_DAY: 30 }
    const guard = aGuard(await aDatabaseForThisTest(), { changes, log, now: () => now })

    expect(await guesses(guard, 20, everywhere)).toMatchObject({ looked: 10, 'work-needed': 10 })
    const worked = await guesses(guard, 50, (index) => withWork(`10.1.${index}.1`)(index))
    expect(worked).toMatchObject({ looked: 20, stamped: 30 })
    expect(await guesses(guard, 5, everywhere)).toMatchObject({ looked: 0, stamped: 5, 'work-needed': 0 })

    now = new Date(now.getTime() + 61_000)
    await guesses(guard, 5, everywhere)
    expect(told.map(({ consequence }) => consequence)).toEqual(['work', 'stamp', 'stamp'])
    expect(told[2]?.misses).toBe(30)
  })
})

describe('a service that only stamps', () => {
  it('takes so many from one sender and no more, because each may be a guess that is looked at later', async () => {
    const changes = { MISSES_FREE_PER_DAY: 1, MISSES_PER_DAY: 1 }
    const guard = aGuard(await aDatabaseForThisTest(), { changes })
    await guesses(guard, 1, () => from('198.51.100.1'))

    expect(await guesses(guard, 100)).toMatchObject({ stamped: 10, 'work-needed': 90 })
    expect(await guesses(guard, 100, withWork(home))).toMatchObject({ stamped: 30, 'too-many': 70 })
  })
})

describe('a number', () => {
  const guess = (guard: Guard, times: number, pid = '123456', answered = wrong) =>
    Array.from({ length: times }).reduce<Promise<unknown>>(
      (before, _, index) => before.then(() => guard.pass({ ...anybody, pid }, from(`10.2.${index}.1`), async () => answered)),
      Promise.resolve(),
    )

  it('is locked by its fifth miss at once, whether or not anybody has it, and its owner is not told apart', async () => {
    const guard = aGuard(await aDatabaseForThisTest())

    await guess(guard, 4)
    expect(guard.isLocked('natural-person', '123456')).toBe(false)
    await guess(guard, 1)
    expect(guard.isLocked('natural-person', '123456')).toBe(true)
    expect(guard.isLocked('legal-entity', '123456')).toBe(false)
    expect(guard.isLocked('natural-person', '123457')).toBe(false)
  })

  it('is not locked by those who are identified', async () => {
    const guard = aGuard(await aDatabaseForThisTest())

    await guess(guard, 20, '123456', right)

    expect(guard.isLocked('natural-person', '123456')).toBe(false)
  })

  it('of a legal entity is locked only where there is something to guess besides it', async () => {
    const { pool, owner } = await aDatabaseForThisTest()
    const needs = { db: connect<ExtensionTables>(pool), canton: 'musterland', config: figures, log: () => {} }
    const open = createGuard({ ...needs, entityProof: 'none' })
    const closed = createGuard({ ...needs, entityProof: 'uid' })
    const { birthDate: _, ...firm } = { ...anybody, pid: '300100' }

    for (let time = 0; time < 5; time += 1) {
      await open.pass(firm, from(`10.3.${time}.1`), async () => wrong)
      expect((await owner.query("select 1 from extension.miss where scope like 'pid%'")).rowCount).toBe(0)
    }
    for (let time = 0; time < 5; time += 1) await closed.pass(firm, from(`10.4.${time}.1`), async () => wrong)

    expect(open.isLocked('legal-entity', '300100')).toBe(false)
    expect(closed.isLocked('legal-entity', '300100')).toBe(true)
  })
})

describe('several servers', () => {
  it('count together, and one that has just started knows after its first miss', async () => {
    const database = await aDatabaseForThisTest()
    await guesses(aGuard(database), 9)

    const started = aGuard(database)

    expect(await guesses(started, 1)).toMatchObject({ looked: 1 })
    expect(await guesses(started, 5)).toMatchObject({ looked: 0, 'work-needed': 5 })
  })

  it('count alone without the database, and still answer', async () => {
    const told: string[] = []
    const pool = createPool({ url: 'postgres://nobody@127.0.0.1:1/none', connections: 2 }, () => {})
    const guard = aGuard({ pool }, { log: (event) => void told.push(event) })

    expect(await guesses(guard, 30)).toMatchObject({ looked: 10, 'work-needed': 20 })
    expect(new Set(told)).toEqual(new Set(['miss-count-failed']))
  })
})

describe('firms that show nothing but their number', () => {
  it('can be found by one network a hundred times an hour', async () => {
    const { pool } = await aDatabaseForThisTest()
    const needs = { db: connect<ExtensionTables>(pool), canton: 'musterland', config: figures, log: () => {} }
    const { birthDate: _, ...firm } = { ...anybody, pid: '300100' }
    const findings = async (guard: Guard, address: (index: number) => string) => {
      let found = 0
      for (let index = 0; index < 105; index += 1) {
        const ask = guard.pass({ ...firm, pid: String(index + 1) }, from(address(index)), async () => right)
        found += await ask.then(
          () => 1,
          (problem: Problem) => (problem.code === 'too-many' ? 0 : Number.NaN),
        )
      }
      return found
    }

    expect(await findings(createGuard({ ...needs, entityProof: 'none' }), (index) => `203.0.113.${index}`)).toBe(100)
    expect(await findings(createGuard({ ...needs, entityProof: 'uid' }), (index) => `203.0.113.${index}`)).toBe(105)
  })
})

it('tells the operator when hardly any firm finds itself', async () => {
  const told: unknown[] = []
  const changes = { MISSES_PER_ADDRESS: 1000, MISSES_PER_NETWORK: 1000 }
  const log: Log = (event, fields) => void (event === 'entity-hits-rare' && told.push(fields))
  const guard = aGuard(await aDatabaseForThisTest(), { changes, log })
  const { birthDate: _, ...firm } = { ...anybody, pid: '300100' }
  const ask = (answered: Answered) => guard.pass(firm, from(home), async () => answered)

  for (let time = 0; time < 12; time += 1) await ask(right)
  for (let time = 0; time < 48; time += 1) await ask(wrong)
  expect(told).toEqual([])
  await ask(wrong)

  expect(told).toEqual([{ requests: 61, hits: 12 }])
})
