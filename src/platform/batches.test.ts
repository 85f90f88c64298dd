import { setTimeout as wait } from 'node:timers/promises'
import { expect, it, onTestFinished, vi } from 'vitest'
import { createBatches, type Batches, type Outcome } from './batches.ts'
import type { Lane } from './lane.ts'
import type { Lanes } from './lanes.ts'

/** Lanes without a database: what is under test is who goes with whom. */
function someLanes(count: number): Lanes {
  let free = count
  let tell = (): void => {}
  const lane = (): Lane => ({
    read: async () => [],
    write: async () => [],
    giveBack: () => {
      free += 1
      tell()
    },
  })
  return {
    take: () => {
      if (free === 0) return undefined
      free -= 1
      return lane()
    },
    whenFree: (listener) => {
      tell = listener
    },
    stop: async () => {},
  }
}

type Run = (items: readonly string[]) => Promise<readonly Outcome<string>[]>
const echo: Run = async (items) => items.map((item) => ({ result: item.toUpperCase() }))

function batchesOf(
  run: Run,
  options: { readonly lanes?: number; readonly mostWaiting?: number; readonly longestWait?: number } = {},
): Batches<string, string> {
  const { lanes = 1, mostWaiting = 100, longestWait = 60_000 } = options
  const batches = createBatches<string, string>({
    lanes: someLanes(lanes),
    run: (_lane, items) => run(items),
    marksOf: (item) => [item.slice(0, 1)],
    most: 4,
    mostWaiting,
    longestWait,
  })
  onTestFinished(() => batches.stop())
  return batches
}

it('those that wait together go together, at most four at once, and each gets its own answer', async () => {
  const rounds: string[][] = []
  const batches = batchesOf(async (items) => {
    rounds.push([...items])
    return echo(items)
  })

  const answers = await Promise.all(['a', 'b', 'c', 'd', 'e', 'f'].map((item) => batches.add(item)))

  expect(answers).toEqual(['A', 'B', 'C', 'D', 'E', 'F'])
  expect(rounds).toEqual([
    ['a', 'b', 'c', 'd'],
    ['e', 'f'],
  ])
})

it('two that share a mark are never under way at the same time, on any lane', async () => {
  const running = new Set<string>()
  const batches = batchesOf(
    async (items) => {
      for (const item of items) {
        expect(running.has(item.slice(0, 1))).toBe(false)
        running.add(item.slice(0, 1))
      }
      // A database that takes a moment, as long as another lane would need to take the same mark.
      await wait(5)
      for (const item of items) running.delete(item.slice(0, 1))
      return echo(items)
    },
    { lanes: 3 },
  )

  expect(await Promise.all(['a1', 'a2', 'b1', 'a3'].map((item) => batches.add(item)))).toEqual(['A1', 'A2', 'B1', 'A3'])
})

it('an error of content hits only the one that has it; the others are done alone', async () => {
  const batches = batchesOf(async (items) => {
    if (items.includes('bad')) throw Object.assign(new Error('no such date'), { code: '22008' })
    return echo(items)
  })

  const ends = await Promise.allSettled(['good', 'bad', 'fine'].map((item) => batches.add(item)))

  expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
})

it('an error of one item leaves the answers of the others alone', async () => {
  const batches = batchesOf(async (items) => items.map((item) => (item === 'bad' ? { error: new Error('bad') } : { result: item })))

  const ends = await Promise.allSettled(['good', 'bad'].map((item) => batches.add(item)))

  expect(ends).toMatchObject([{ value: 'good' }, { reason: { message: 'bad' } }])
})

it('a lost connection hits everybody of the round, and nobody is done twice', async () => {
  let rounds = 0
  const batches = batchesOf(async () => {
    rounds += 1
    throw Object.assign(new Error('Connection terminated'), { code: 'ECONNRESET' })
  })

  const ends = await Promise.allSettled(['a', 'b'].map((item) => batches.add(item)))

  expect([ends.map(({ status }) => status), rounds]).toEqual([['rejected', 'rejected'], 1])
})

it('who was overtaken is tried again until it succeeds', async () => {
  let tries = 0
  const batches = batchesOf(async (items) => {
    tries += 1
    return tries < 4 ? items.map(() => 'again' as const) : echo(items)
  })

  expect(await batches.add('a')).toBe('A')
})

it('nobody waits longer than allowed, and who has given up is not done any more', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const database = Promise.withResolvers<void>()
  const begun: string[] = []
  const batches = batchesOf(
    async (items) => {
      begun.push(...items)
      await database.promise
      return echo(items)
    },
    { longestWait: 200 },
  )
  const first = batches.add('a')
  await expect.poll(() => begun).toEqual(['a'])
  const second = batches.add('b')
  const ends = Promise.allSettled([first, second])

  vi.advanceTimersByTime(300)

  expect(await ends).toMatchObject([
    { reason: { code: 'unavailable' } },
    { reason: { code: 'unavailable', retryAfterSeconds: expect.any(Number) as number } },
  ])
  database.resolve()
  expect(await batches.add('c')).toBe('C')
  expect(begun).toEqual(['a', 'c'])
})

it('sends away who comes when too many wait already', async () => {
  const batches = batchesOf(echo, { mostWaiting: 2 })

  const ends = await Promise.allSettled(['a', 'b', 'c'].map((item) => batches.add(item)))

  expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected'])
})
