import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import type { Evidence, StoredRequest } from './evidence.ts'
import { appliedTwice, findingsOf } from './findings.ts'
import type { Acknowledged } from './journal.ts'
import { longestSilence } from './rounds.ts'

const message = 'Die Fristerstreckung wurde bewilligt. Neue Frist: 30.09.2027.'

function anAcknowledgement(key: string, reference = `26${key}`): Acknowledged {
  const body = JSON.stringify({ BackEndData: { Referenz: reference, ErgebnisText: message, NeueFrist: '2027-09-30' } })
  return { key, body, sentAt: 10, answeredAt: 20, attempts: 1 }
}

function aStoredRequest(key: string, changes: Partial<StoredRequest> = {}): StoredRequest {
  return {
    id: `id-${key}`,
    keyHash: createHash('sha256').update(key).digest('hex'),
    person: Number(key),
    reference: `26${key}`,
    message,
    newDeadline: '2027-09-30',
    isGranted: true,
    notes: 1,
    delivery: 'delivered',
    isCaseMoved: true,
    ...changes,
  }
}

function evidence(changes: Partial<Evidence> = {}, seen: Partial<Evidence['seen']> = {}): Evidence {
  return {
    acknowledged: [anAcknowledgement('1'), anAcknowledgement('2')],
    stored: [aStoredRequest('1'), aStoredRequest('2')],
    orphans: 0,
    applied: ['261', '262'],
    outages: [{ from: 100, until: 200 }],
    claims: 0,
    delivered: new Set(['id-1']),
    ...changes,
    seen: {
      asked: 2,
      neverAcknowledged: 0,
      replays: 1,
      differentReplays: 0,
      changedBodies: 1,
      changedBodiesTaken: 0,
      withoutRetryAfter: 0,
      statuses: new Map([
        [0, 3],
        [200, 3],
        [422, 1],
        [503, 5],
      ]),
      goodAnswers: [{ sentAt: 10, answeredAt: 20 }],
      ...seen,
    },
  }
}

const found = (given: Evidence): object =>
  Object.fromEntries(findingsOf(given).flatMap(({ name, found: times }) => (times === 0 ? [] : [[name, times]])))

it('finds nothing where every promise was kept', () => {
  expect(found(evidence())).toEqual({})
})

it('also takes a request that was stored but never acknowledged, as long as it was delivered once', () => {
  expect(found(evidence({ acknowledged: [anAcknowledgement('1')] }))).toEqual({})
})

it.each<[string, Evidence, object]>([
  ['a request that is gone', evidence({ stored: [aStoredRequest('1')], applied: ['261'] }), { 'acknowledged and lost': 1 }],
  [
    'another reference than the one that was told',
    evidence({ acknowledged: [anAcknowledgement('1', '269'), anAcknowledgement('2')] }),
    { 'acknowledged otherwise than stored': 1 },
  ],
  [
    'a key that was stored twice',
    evidence({ stored: [aStoredRequest('1'), aStoredRequest('2'), { ...aStoredRequest('2'), person: 3 }] }),
    { 'stored twice': 1 },
  ],
  ['a request without a note', evidence({ stored: [aStoredRequest('1'), aStoredRequest('2', { notes: 0 })] }), { 'outbox mismatch': 1 }],
  ['a note without a request', evidence({ orphans: 2 }), { 'outbox mismatch': 2 }],
  [
    'a case that did not move',
    evidence({ stored: [aStoredRequest('1'), aStoredRequest('2', { isCaseMoved: false })] }),
    { 'case not moved with its request': 1 },
  ],
  [
    'a delivery that went back',
    evidence({ stored: [aStoredRequest('1', { delivery: 'waiting' }), aStoredRequest('2')] }),
    { 'not delivered': 1, 'back from delivered': 1 },
  ],
  ['a second application', evidence({ applied: ['261', '262', '262'] }), { 'applied at the core not once': 1 }],
  ['a missing application', evidence({ applied: ['261'] }), { 'applied at the core not once': 1 }],
  ['something only the core system knows', evidence({ applied: ['261', '262', '263'] }), { 'phantoms at the core': 1 }],
  ['another answer on replay', evidence({}, { differentReplays: 1 }), { 'different answer on replay': 1 }],
  ['a key that took another body', evidence({}, { changedBodiesTaken: 1 }), { 'key taken with another body': 1 }],
  [
    'an acknowledgement while nobody could confirm it',
    evidence({}, { goodAnswers: [{ sentAt: 110, answeredAt: 190 }] }),
    { 'acknowledged while no standby': 1 },
  ],
  ['a replaced primary that goes on', evidence({ claims: 1 }), { 'write confirmed by a replaced primary': 1 }],
  ['a 503 that does not say when', evidence({}, { withoutRetryAfter: 4 }), { '503 without Retry-After': 4 }],
  ['a 500', evidence({}, { statuses: new Map([[500, 2]]) }), { 'answers other than 200, 422, 503': 2 }],
  ['a request that was given up', evidence({}, { neverAcknowledged: 1 }), { 'never acknowledged': 1 }],
])('finds %s', (_, given, expected) => {
  expect(found(given)).toEqual(expected)
})

it('does not blame an answer that was under way when the standby went, or came when it was back', () => {
  const answers = [
    { sentAt: 90, answeredAt: 110 },
    { sentAt: 150, answeredAt: 210 },
  ]

  expect(found(evidence({}, { goodAnswers: answers }))).toEqual({})
})

it('counts applications by request, whatever key they came with', () => {
  expect(appliedTwice({ applied: ['261', '262', '261', '261'] })).toBe(1)
})

it('the longest silence begins with the kill and ends with an answer', () => {
  expect(longestSilence([50, 400, 130, 900], 100)).toBe(500)
  expect(longestSilence([50], 100)).toBe(0)
})
