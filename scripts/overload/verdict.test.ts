import { expect, it } from 'vitest'
import type { Result } from './order.ts'
import { tallyOf } from './order.ts'
import type { Flood } from './phases.ts'
import { isStorm, nobodyFailed, quietAfter, servedAll, shedWell } from './verdict.ts'

const good: Result = {
  sent: 100,
  accepted: 100,
  goodput: 50,
  p50: 5,
  p99: 20,
  refused: 0,
  without: 0,
  statuses: { 200: 100 },
  bySecond: [],
}
const sample: Result = { ...good, sent: 1000, refused: 900, statuses: { 200: 100, 503: 900 } }
const shed: Flood = { offered: 510, goodput: 50, others: 0, sample }

it('ten times the peak must be served wholly and soon', () => {
  expect(servedAll(good).isMet).toBe(true)
  expect(servedAll({ ...good, p99: 251 }).isMet).toBe(false)
  expect(servedAll({ ...good, accepted: 99 }).isMet).toBe(false)
  expect(servedAll({ ...good, sent: 0, accepted: 0 }).isMet).toBe(false)
})

it('ten times capacity must be refused well, with as much done as ever', () => {
  expect(shedWell(shed, 50).isMet).toBe(true)
  expect(shedWell(shed, 56).isMet).toBe(false)
  expect(shedWell({ ...shed, others: 1 }, 50).isMet).toBe(false)
  expect(shedWell({ ...shed, sample: { ...sample, without: 1 } }, 50).isMet).toBe(false)
  expect(shedWell({ ...shed, sample: { ...sample, p99: 250 } }, 50).isMet).toBe(false)
  expect(shedWell({ ...shed, sample: { ...sample, statuses: { ...sample.statuses, 502: 1 } } }, 50).isMet).toBe(false)
  expect(shedWell({ ...shed, sample: good }, 50).isMet).toBe(false)
})

it('what is less than nine times capacity is no storm', () => {
  expect(isStorm({ ...shed, offered: 450 }, 50)).toBe(true)
  expect(isStorm({ ...shed, offered: 449 }, 50)).toBe(false)
})

it('a restart that fails a single request is seen', () => {
  expect(nobodyFailed(good).isMet).toBe(true)
  expect(nobodyFailed({ ...good, accepted: 99 }).isMet).toBe(false)
})

it('quiet is three quick seconds in a row, each with answers', () => {
  expect(quietAfter([900, 40, 40, 40], 50)).toBe(1)
  expect(quietAfter([40, 40, 900, 40, 40], 50)).toBeUndefined()
  expect(quietAfter([0, 0, 0, 0], 50)).toBeUndefined()
})

it('the tally takes no time of who was only getting going', () => {
  const tally = tallyOf({ seconds: 2, leadSeconds: 1 })
  tally.add({ status: 200, retryAfter: 0 }, 900, 700)
  tally.add({ status: 200, retryAfter: 0 }, 1100, 10)

  expect(tally.result()).toMatchObject({ accepted: 2, p99: 10 })
})

it('the tally knows refusals that do not say when, and what came too late to count', () => {
  const tally = tallyOf({ seconds: 2, leadSeconds: 0 })
  tally.add({ status: 200, retryAfter: 0 }, 100, 10)
  tally.add({ status: 200, retryAfter: 0 }, 1900, 500)
  tally.add({ status: 503, retryAfter: 2 }, 100, 1)
  tally.add({ status: 503, retryAfter: 31 }, 100, 1)
  tally.add({ status: 0, retryAfter: 0 }, 100, 1)
  tally.unanswered(3)

  expect(tally.result()).toMatchObject({
    sent: 8,
    accepted: 2,
    goodput: 0.5,
    p99: 500,
    refused: 2,
    without: 1,
    statuses: { 200: 2, 503: 2, broken: 1, unanswered: 3 },
    bySecond: [10, 500],
  })
})
