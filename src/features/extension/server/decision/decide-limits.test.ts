import { describe, expect, it } from 'vitest'
import {
  aCase,
  aConfiguration,
  aFirm,
  aFirmRequest,
  aPerson,
  aPersonRequest,
  birthDate,
  momentAt,
  uid,
} from '../../../../../scripts/testing/decision.ts'
import { plainDate } from '../../../../kit/plain-date.ts'
import type { ExtensionRequest } from '../../contract.ts'
import type { Configuration } from './configuration.ts'
import { decide } from './decide.ts'
import type { Facts, Person, TaxCase } from './facts.ts'

const day = plainDate
const spring = '2026-03-10T12:00'

function ruleOf(facts: Facts, request: ExtensionRequest, changes: Partial<Configuration> = {}, at = spring): string {
  return decide(facts, request, aConfiguration(changes), momentAt(at)).rule
}
const ofCase = (changes: Partial<TaxCase>): string => ruleOf({ ...aPerson(), taxCase: aCase(changes) }, aPersonRequest())
const ofPerson = (changes: Partial<Person>): string => ruleOf(aPerson(changes), aPersonRequest())

describe('both sides of the limit of each rule', () => {
  it.each([
    ['V3', [2023, 2024, 2025, 2026, 2027].map((period) => ruleOf(aPerson(), aPersonRequest({ period }))), ['V3', 'D1', 'D6', 'D6', 'V3']],
    [
      'V3b',
      ['2026-01-31T23:59', '2026-02-01T00:00'].map((at) =>
        ruleOf(aPerson(), aPersonRequest(), { opening: { yearsAfter: 1, day: '02-01' } }, at),
      ),
      ['V3b', 'D6'],
    ],
    ['V5', [9, 10].map((date) => ruleOf(aPerson(), aPersonRequest({ wish: day(2026, 3, date) }))), ['V5', 'D2']],
    ['V6b', [11, 10].map((date) => ruleOf(aPerson(), aPersonRequest({ birthDate: day(2026, 3, date) }))), ['V6b', 'I1']],
    ['I1', [birthDate, day(1980, 11, 25), undefined].map((date) => ruleOf(personBornOn(date), aPersonRequest())), ['D6', 'I1', 'I1']],
    ['I1 when locked', [false, true].map((isLocked) => ruleOf({ ...aPerson(), isLocked }, aPersonRequest())), ['D6', 'I1']],
    ['I2', [aFirm(), { isLocked: false }, aPerson()].map((facts) => ruleOf(facts, aFirmRequest())), ['D6', 'I2', 'I2']],
    ['I2 when locked', [false, true].map((isLocked) => ruleOf({ ...aFirm(), isLocked }, aFirmRequest())), ['D6', 'I2']],
    [
      'C3, kind',
      (['none', 'part-year', 'expense', 'liquidation'] as const).map((special) => ofCase({ special })),
      ['D6', 'C3', 'C3', 'C3'],
    ],
    ['C3, death', [9, 10, 11].map((date) => ofPerson({ diedOn: day(2026, 3, date) })), ['C3', 'C3', 'D6']],
    ['C3, departure', [9, 10, 11].map((date) => ofPerson({ leftOn: day(2026, 3, date) })), ['C3', 'C3', 'D6']],
    [
      'C4 and C5',
      (['open', 'filed', 'in-assessment', 'assessed', 'estimated'] as const).map((state) => ofCase({ state })),
      ['D6', 'C4', 'C4', 'C5', 'C5'],
    ],
    ['C6', [0, 1, 2].map((reminderLevel) => ofCase({ reminderLevel })), ['D6', 'C6', 'C6']],
    ['C7', ['2026-03-31T23:59:59', '2026-04-01T00:00:00'].map((at) => ruleOf(aPerson(), aPersonRequest(), {}, at)), ['D6', 'C7']],
    [
      'C7 with five days of tolerance',
      ['2026-04-05T23:59:59', '2026-04-06T00:00:00'].map((at) => ruleOf(aPerson(), aPersonRequest(), { toleranceDays: 5 }, at)),
      ['D6', 'C7'],
    ],
    ['C8', [false, true].map((isBlocked) => ofCase({ isBlocked })), ['D6', 'C8']],
    ['D1', [day(2026, 11, 29), day(2026, 11, 30), day(2026, 12, 1)].map((deadline) => ofLateWish({ deadline })), ['D6', 'D1', 'D1']],
    ['D2', [31, 30].map((date) => ruleOf(aPerson(), aPersonRequest({ wish: day(2026, 3, date) }))), ['D2', 'D2']],
    ['D2, one day more', [ruleOf(aPerson(), aPersonRequest({ wish: day(2026, 4, 1) }))], ['D6']],
    ['D3', [1, 2, 3].map((extensions) => ofOften(extensions)), ['D6', 'D3', 'D3']],
    ['D3, no limit', [ofCase({ extensions: 200 })], ['D6']],
    ['D5', [day(2026, 11, 30), day(2026, 12, 1)].map((wish) => ruleOf(aPerson(), aPersonRequest({ wish }))), ['D6', 'D5']],
  ])('%s', (_, rules, expected) => {
    expect(rules).toEqual(expected)
  })
})

describe('the fee', () => {
  const fees = [
    { until: '06-30', francs: 0 },
    { until: '09-30', francs: 20 },
    { until: '11-15', francs: 40 },
  ]

  it.each([
    ['none for the first step', day(2026, 6, 30), 'D6', ''],
    ['that of the second from the day after', day(2026, 7, 1), 'D4', 'CHF 20'],
    ['that of the second to its last day', day(2026, 9, 30), 'D4', 'CHF 20'],
    ['that of the last', day(2026, 10, 1), 'D4', 'CHF 40'],
    ['that of the last for all that is later', day(2026, 11, 30), 'D4', 'CHF 40'],
    ['that of the maximum for a wish beyond it', day(2026, 12, 31), 'D4', 'CHF 40'],
  ])('is %s', (_, wish, rule, told) => {
    const decision = decide(aPerson(), aPersonRequest({ wish }), aConfiguration({ fees }), momentAt(spring))

    expect(decision.rule).toBe(rule)
    expect('message' in decision ? decision.message : '').toContain(told)
  })

  it('is that of the deadline that is granted, not of the wish', () => {
    const steps = [
      { until: '11-30', francs: 0 },
      { until: '12-31', francs: 40 },
    ]

    expect(ruleOf(aPerson(), aPersonRequest({ wish: day(2026, 12, 31) }), { fees: steps })).toBe('D5')
  })

  it.each([
    [undefined, 'D4'],
    [false, 'D4'],
    [true, 'D6'],
  ])('has to be accepted (%s, %s)', (isFeeAccepted, rule) => {
    expect(ruleOf(aPerson(), aPersonRequest(isFeeAccepted === undefined ? {} : { isFeeAccepted }), { fees })).toBe(rule)
  })
})

describe('an earlier answer', () => {
  const earlier = { reference: '25ABCDEFGHJK', newDeadline: day(2026, 9, 30) }

  it('is given again while its deadline is in force', () => {
    const facts = { ...aPerson(), taxCase: aCase({ deadline: day(2026, 9, 30) }), earlier }

    expect(decide(facts, aPersonRequest(), aConfiguration(), momentAt(spring))).toEqual({
      kind: 'repeat',
      rule: 'R',
      reference: '25ABCDEFGHJK',
    })
  })

  it('is not given again after the deadline moved', () => {
    expect(ruleOf({ ...aPerson(), taxCase: aCase({ deadline: day(2026, 10, 31) }), earlier }, aPersonRequest())).toBe('D2')
  })

  it('is given to nobody else', () => {
    const facts = { ...aPerson(), taxCase: aCase({ deadline: day(2026, 9, 30) }), earlier }

    expect(ruleOf(facts, aPersonRequest({ birthDate: day(1980, 11, 25) }))).toBe('I1')
  })
})

describe('a general extension', () => {
  it.each([
    ['raises what is lower', day(2026, 4, 30), '2026-04-30'],
    ['never lowers', day(2026, 2, 28), '2026-03-31'],
  ])('%s', (_, generalDeadline, inForce) => {
    expect(decide({ ...aPerson(), generalDeadline }, aPersonRequest(), aConfiguration(), momentAt(spring))).toMatchObject({
      rule: 'D6',
      oldDeadline: inForce,
      newDeadline: '2026-09-30',
    })
  })

  it('makes a late request timely', () => {
    const late = '2026-04-20T12:00'
    expect([
      ruleOf(aPerson(), aPersonRequest(), {}, late),
      ruleOf({ ...aPerson(), generalDeadline: day(2026, 4, 30) }, aPersonRequest(), {}, late),
    ]).toEqual(['C7', 'D6'])
  })
})

describe('a period without a case', () => {
  const { taxCase: _, ...person } = aPerson()
  const { taxCase: __, ...firm } = aFirm()

  it.each([
    ['is told to a person', ruleOf(person, aPersonRequest()), 'C1'],
    ['is told to a firm that shows its UID', ruleOf(firm, aFirmRequest({ uid })), 'C1'],
    ['is not told to whoever knows the PID of a firm', ruleOf(firm, aFirmRequest()), 'I2'],
    ['is not told to whoever shows another UID', ruleOf(firm, aFirmRequest({ uid: 'CHE003001007' })), 'I2'],
  ])('%s', (_title, rule, expected) => {
    expect(rule).toBe(expected)
  })
})

function personBornOn(date: Person['birthDate']): Facts {
  return { isLocked: false, person: { name: 'Beispiel', firstName: 'Andrea', ...(date && { birthDate: date }) }, taxCase: aCase() }
}

function ofLateWish(changes: Partial<TaxCase>): string {
  return ruleOf({ ...aPerson(), taxCase: aCase(changes) }, aPersonRequest({ wish: day(2026, 11, 30) }))
}

function ofOften(extensions: number): string {
  return ruleOf({ ...aPerson(), taxCase: aCase({ extensions }) }, aPersonRequest(), { mostExtensions: 2 })
}
