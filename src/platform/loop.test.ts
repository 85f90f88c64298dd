import { expect, it } from 'vitest'
import type { Events } from './log.ts'
import { startLoop } from './loop.ts'

it('repeats its round until it is stopped, and waits for the one under way', async () => {
  const third = Promise.withResolvers<void>()
  const seen: string[] = []
  let begun = 0
  const loop = startLoop(
    'count',
    async () => {
      begun += 1
      if (begun === 3) await third.promise
      seen.push(`round ${begun}`)
      return 1
    },
    () => {},
  )
  await expect.poll(() => begun).toBe(3)

  const stopping = loop.stop().then(() => seen.push('stopped'))
  await roundsOfAnother(3)
  third.resolve()
  await stopping
  await roundsOfAnother(20)

  expect(seen).toEqual(['round 1', 'round 2', 'round 3', 'stopped'])
})

/** So many rounds of a loop with the same pause: time in which the one under test would have gone on. */
async function roundsOfAnother(count: number): Promise<void> {
  let rounds = 0
  const another = startLoop(
    'another',
    async () => {
      rounds += 1
      return 1
    },
    () => {},
  )
  await expect.poll(() => rounds).toBeGreaterThan(count)
  await another.stop()
}

it('goes on after failures, and logs them ever less often and without their message', async () => {
  const logged: Events['job-failed'][] = []
  let rounds = 0
  const loop = startLoop(
    'fail',
    async () => {
      rounds += 1
      if (rounds <= 3) throw new Error('person 123456')
      return 5
    },
    (event, fields) => {
      if (event === 'job-failed') logged.push(fields as Events['job-failed'])
    },
  )

  await expect.poll(() => rounds, { timeout: 30_000 }).toBeGreaterThan(5)
  await loop.stop()

  expect(logged).toMatchObject([
    { job: 'fail', attempt: 1 },
    { job: 'fail', attempt: 2 },
  ])
  expect(JSON.stringify(logged)).not.toContain('123456')
})
