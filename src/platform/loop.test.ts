import { expect, it } from 'vitest'
import type { Events } from './log.ts'
import { startLoop } from './loop.ts'

it('repeats its round until it is stopped, and waits for the one under way', async () => {
  let begun = 0
  let ended = 0
  const loop = startLoop(
    'count',
    async () => {
      begun += 1
      await new Promise((resolve) => setTimeout(resolve, 20))
      ended += 1
      return 1
    },
    () => {},
  )

  await expect.poll(() => ended).toBeGreaterThan(2)
  await loop.stop()

  const after = begun
  expect(ended).toBe(begun)
  await new Promise((resolve) => setTimeout(resolve, 60))
  expect(begun).toBe(after)
})

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
