import { expect, it } from 'vitest'
import { openFindings } from './findings.ts'
import { dishonest, p99Of, together, type Reply } from './submissions.ts'

const reply = (status: number, milliseconds: number, hasRetryAfter = false): Reply => ({
  status,
  hasRetryAfter,
  sentAt: 1000,
  answeredAt: 1000 + milliseconds,
})
const submissions = (replies: readonly Reply[]) => ({ asked: replies.length, acknowledged: [], granted: [], replies })

it('findings count what passed and what did not, and a control that finds nothing fails', () => {
  const lines: string[] = []
  const findings = openFindings((line) => lines.push(line))
  findings.add('refuse', true, '3 acknowledged')
  findings.add('drip', false, '2 acknowledged')
  findings.control('no retry', 4, 'not applied')
  findings.control('no key', 0, 'applied twice')

  expect(findings.end()).toBe(2)
  expect(lines).toEqual([
    'passed  refuse: 3 acknowledged',
    'FAILED  drip: 2 acknowledged',
    'passed  control no retry: found 4 not applied (expected > 0)',
    'FAILED  control no key: found 0 applied twice (expected > 0)',
    '2 passed, 2 failed',
  ])
})

it('an answer is honest if it is good or says when to come back', () => {
  expect(dishonest(submissions([reply(200, 1), reply(503, 1, true)]))).toBe(0)
  expect(dishonest(submissions([reply(503, 1), reply(500, 1, true), reply(0, 1)]))).toBe(3)
})

it('the slowest hundredth is what counts, and nothing is not fast', () => {
  const times = Array.from({ length: 100 }, (_, at) => reply(200, at))

  expect(p99Of(together([submissions(times), submissions(times)]))).toBe(99)
  expect(p99Of(submissions([]))).toBe(Number.POSITIVE_INFINITY)
})
