import { expect, it } from 'vitest'
import type { Result } from './order.ts'
import { tallyOf } from './order.ts'
import { nobodyFailed, quietAfter, servedAll, shedWell } from './verdict.ts'

const good: Result = {
  sent: 100,
  accepted: 100,
  goodput: 50,
  p50: 5,
  p99: 20,
  p99Dialled: 20,
  refused: 0,
  without: 0,
  statuses: { 200: 100 },
  bySecond: [],
}
const shed: Result = { ...good, sent: 1000, refused: 900, statuses: { 200: 100, 503: 900 } }

it('ten times the peak must be served wholly and soon', () => {
  expect(servedAll(good).isMet).toBe(true)
  expect(servedAll({ ...good, p99: 251 }).isMet).toBe(false)
  expect(servedAll({ ...good, accepted: 99 }).isMet).toBe(false)
  expect(servedAll({ ...good, sent: 0, accepted: 0 }).isMet).toBe(false)
})

it('ten times capacity must be refused well, with as much done as ever', () => {
  expect(shedWell(shed, 50).isMet).toBe(true)
  expect(shedWell(shed, 56).isMet).toBe(false)
  expect(shedWell({ ...shed, without: 1 }, 50).isMet).toBe(false)
  expect(shedWell({ ...shed, p99Dialled: 250 }, 50).isMet).toBe(false)
  expect(shedWell({ ...shed, statuses: { ...shed.statuses, 502: 1 } }, 50).isMet).toBe(false)
  expect(shedWell(good, 50).isMet).toBe(false)
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

it('the tally knows refusals that do not say when, and what came too late to count', () => {
  const tally = tallyOf(2)
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
    p99Dialled: 0,
    refused: 2,
    without: 1,
    statuses: { 200: 2, 503: 2, broken: 1, unanswered: 3 },
    bySecond: [10, 500],
  })
})
