import { fc, it } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { aConfiguration, birthDate, uid } from '../../../../../scripts/testing/decision.ts'
import { addDays, later, plainDate, type PlainDate } from '../../../../kit/plain-date.ts'
import type { ExtensionRequest } from '../../contract.ts'
import { ruleList } from '../../rule-list.ts'
import { latestDeadline } from '../../rules.ts'
import { legalFormOf } from '../legal-form.ts'
import type { Configuration } from './configuration.ts'
import { decide } from './decide.ts'
import { caseStates, specialKinds, taxpayerGroups, type Facts, type Moment, type TaxCase } from './facts.ts'

const codes: readonly string[] = ruleList.map(({ code }) => code)
const anyDay = (from: PlainDate, days: number) => fc.integer({ min: 0, max: days }).map((count) => addDays(from, count))
const perhaps = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined, freq: 3 })

const moments: fc.Arbitrary<Moment> = fc
  .integer({ min: Date.UTC(2024, 0, 1), max: Date.UTC(2036, 11, 31) })
  .map((at) => ({ at: new Date(at), reference: '25K7M92QX8CV' }))

const cases: fc.Arbitrary<TaxCase> = fc.record({
  deadline: anyDay(plainDate(2024, 1, 1), 5000),
  state: fc.oneof({ weight: 4, arbitrary: fc.constant('open' as const) }, fc.constantFrom(...caseStates)),
  reminderLevel: fc.oneof({ weight: 4, arbitrary: fc.constant(0) }, fc.integer({ min: 0, max: 2 })),
  group: fc.constantFrom(...taxpayerGroups),
  special: fc.oneof({ weight: 4, arbitrary: fc.constant('none' as const) }, fc.constantFrom(...specialKinds)),
  isBlocked: fc.oneof({ weight: 4, arbitrary: fc.constant(false) }, fc.boolean()),
  extensions: fc.integer({ min: 0, max: 6 }),
})

const persons = fc.constantFrom(
  { name: 'Beispiel', firstName: 'Andrea', birthDate },
  { name: 'Holzbau Beispiel AG', firstName: '', uid },
  { name: 'Muster GmbH', firstName: '' },
)

const facts: fc.Arbitrary<Facts> = fc
  .record({
    person: perhaps(persons),
    taxCase: perhaps(cases),
    generalDeadline: perhaps(anyDay(plainDate(2024, 1, 1), 5000)),
    isLocked: fc.oneof({ weight: 5, arbitrary: fc.constant(false) }, fc.boolean()),
  })
  .map(({ person, taxCase, generalDeadline, isLocked }) => ({
    isLocked,
    ...(person && { person }),
    ...(taxCase && { taxCase }),
    ...(generalDeadline && { generalDeadline }),
  }))

/** Most ask for a period that is on offer and for a day that lies ahead. */
const asked = fc
  .record({
    moment: moments,
    back: fc.integer({ min: -1, max: 3 }),
    ahead: fc.integer({ min: -5, max: 700 }),
    proof: fc.constantFrom({ birthDate }, { uid }, {}, { birthDate: plainDate(1980, 11, 25) }, { uid: 'CHE003001007' }),
    isFeeAccepted: fc.boolean(),
  })
  .map(({ moment, back, ahead, proof, isFeeAccepted }) => {
    const today = addDays(plainDate(1970, 1, 1), Math.floor(moment.at.getTime() / 86_400_000))
    const request = { period: moment.at.getUTCFullYear() - back, wish: addDays(today, ahead), pid: '123456', isFeeAccepted, ...proof }
    return { moment, request }
  })

const configurations = fc
  .record({
    entityProof: fc.constantFrom('none' as const, 'uid' as const),
    toleranceDays: fc.integer({ min: 0, max: 20 }),
    mostExtensions: fc.constantFrom(undefined, 2, 4),
    yearsAfter: fc.constantFrom(0, 1),
    fees: fc.constantFrom<Configuration['fees']>(
      [],
      [
        { until: '06-30', francs: 0 },
        { until: '11-30', francs: 40 },
      ],
    ),
  })
  .map(({ yearsAfter, ...changes }) => aConfiguration({ ...changes, opening: { yearsAfter, day: '01-15' } }))

const runs = { numRuns: 2000 }

describe('whatever is asked', () => {
  it.prop([facts, asked, configurations], runs)(
    'the answer is one of the listed rules, in its kind',
    (known, { request, moment }, configuration) => {
      const decision = decide(known, request, configuration, moment)
      const rule = ruleList.find(({ code }) => code === decision.rule)

      expect(codes).toContain(decision.rule)
      expect(decision.kind).toBe(rule?.answer === 'stored' ? 'repeat' : rule?.answer)
    },
  )

  it.prop([facts, asked, configurations], runs)('no deadline becomes shorter', (known, { request, moment }, configuration) => {
    const decision = decide(known, request, configuration, moment)
    if (decision.kind !== 'decided') return

    expect(decision.newDeadline >= decision.oldDeadline).toBe(true)
    expect(decision.oldDeadline).toBe(inForce(known))
  })

  it.prop([facts, asked, configurations], runs)(
    'no deadline goes past the maximum, unless it was there before',
    (known, { request, moment }, configuration) => {
      const decision = decide(known, request, configuration, moment)
      if (decision.kind !== 'decided' || decision.newDeadline === decision.oldDeadline) return

      expect(decision.newDeadline <= latestDeadline(legalFormOf(request), request.period)).toBe(true)
      expect(decision.newDeadline <= request.wish).toBe(true)
    },
  )

  it.prop([facts, asked, configurations], runs)('asked again, the answer is the same', (known, { request, moment }, configuration) => {
    const copies = structuredClone({ known, request, configuration, moment })

    expect(decide(copies.known, copies.request, copies.configuration, copies.moment)).toEqual(decide(known, request, configuration, moment))
  })

  it.prop([facts, asked, configurations], runs)('no sentence has a gap', (known, { request, moment }, configuration) => {
    const decision = decide(known, request, configuration, moment)
    const text =
      decision.kind === 'decided' || decision.kind === 'not-required' ? decision.text : decision.kind === 'repeat' ? '' : decision.message

    expect(text).not.toMatch(/[{}]|undefined|NaN| {2}|bis kann/)
  })

  it.prop([facts, asked, configurations], runs)(
    'what was granted is long enough when it is asked for again',
    (known, { request, moment }, configuration) => {
      const decision = decide(known, request, configuration, moment)
      if (decision.kind !== 'decided' || decision.newDeadline === decision.oldDeadline || !known.taxCase) return
      const after = { ...known, taxCase: { ...known.taxCase, deadline: decision.newDeadline, extensions: known.taxCase.extensions + 1 } }

      const again = decide(after, request, configuration, moment)

      expect(again).toMatchObject({ kind: 'decided', oldDeadline: decision.newDeadline, newDeadline: decision.newDeadline })
    },
  )
})

/** Of each: the answer to a stranger's number, and the answers to the same question about numbers that exist. */
describe('nobody learns', () => {
  const unknown: Facts = { isLocked: false }
  const answered = (request: ExtensionRequest, known: Facts, configuration = aConfiguration(), moment: Moment) =>
    decide(known, request, configuration, moment)

  it.prop([asked, cases, configurations], runs)('whether a person exists', ({ request, moment }, taxCase, configuration) => {
    const { uid: _, ...rest } = request
    const question = { ...rest, birthDate }
    const answer = (known: Facts) => answered(question, known, configuration, moment)
    const someone = { name: 'Beispiel', firstName: 'Andrea' }

    expect(answer({ isLocked: false, person: { ...someone, birthDate: plainDate(1980, 11, 25) }, taxCase })).toEqual(answer(unknown))
    expect(answer({ isLocked: true, person: { ...someone, birthDate }, taxCase })).toEqual(answer(unknown))
    expect(answer({ isLocked: true })).toEqual(answer(unknown))
    expect(answer({ isLocked: false, person: { name: 'Muster GmbH', firstName: '', uid }, taxCase })).toEqual(answer(unknown))
  })

  it.prop([asked, cases, configurations], runs)(
    'whether a firm exists that has no case or is locked',
    ({ request, moment }, taxCase, configuration) => {
      const { birthDate: _, uid: __, ...question } = { birthDate, uid, ...request }
      const answer = (known: Facts) => answered(question, known, configuration, moment)
      const firm = { name: 'Holzbau Beispiel AG', firstName: '', uid }

      expect(answer({ isLocked: false, person: firm })).toEqual(answer(unknown))
      expect(answer({ isLocked: true, person: firm, taxCase })).toEqual(answer(unknown))
      expect(answer({ isLocked: false, person: { name: 'Beispiel', firstName: 'Andrea', birthDate }, taxCase })).toEqual(answer(unknown))
    },
  )

  it.prop([asked, cases, cases], runs)('why a firm gets no more time, from its PID alone', ({ request, moment }, one, other) => {
    const { birthDate: _, uid: __, ...question } = { birthDate, uid, ...request }
    const person = { name: 'Holzbau Beispiel AG', firstName: '', uid }
    const [first, second] = [one, other].map((taxCase) => decide({ isLocked: false, person, taxCase }, question, aConfiguration(), moment))

    if (first?.rule === 'Cj' && second?.rule === 'Cj') expect(first).toEqual(second)
    for (const decision of [first, second]) expect(decision?.rule).not.toMatch(/^C[1-8]$/)
  })

  it.prop([asked, cases, configurations], runs)(
    'anything about a firm from a wrong UID where the UID is asked for',
    ({ request, moment }, taxCase, configuration) => {
      const { birthDate: _, ...rest } = { birthDate, ...request }
      const question = { ...rest, uid: 'CHE003001007' }
      const asking = { ...configuration, entityProof: 'uid' as const }
      const person = { name: 'Holzbau Beispiel AG', firstName: '', uid }

      expect(answered(question, { isLocked: false, person, taxCase }, asking, moment)).toEqual(answered(question, unknown, asking, moment))
    },
  )
})

function inForce({ taxCase, generalDeadline }: Facts): PlainDate | undefined {
  return taxCase && generalDeadline ? later(taxCase.deadline, generalDeadline) : taxCase?.deadline
}
