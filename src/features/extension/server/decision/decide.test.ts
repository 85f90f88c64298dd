import { describe, expect, it } from 'vitest'
import { aCase, aConfiguration, aFirm, aFirmRequest, aPerson, aPersonRequest, momentAt } from '../../../../../scripts/testing/decision.ts'
import { isPlainDate, type PlainDate } from '../../../../kit/plain-date.ts'
import { decide } from './decide.ts'

function day(text: string): PlainDate {
  if (!isPlainDate(text)) throw new RangeError(`${text} is no day`)
  return text
}

describe('a person', () => {
  it.each([
    ['long before the end', '2026-03-10T12:00', 2025, '2026-03-31', '2026-09-30', 'D6', '2026-09-30'],
    ['a second time', '2026-09-15T12:00', 2025, '2026-09-30', '2026-11-30', 'D6', '2026-11-30'],
    ['with all the time there is', '2026-09-16T12:00', 2025, '2026-11-30', '2026-11-30', 'D1', '2026-11-30'],
    ['after the maximum', '2026-12-01T12:00', 2025, '2026-11-30', '2026-12-31', 'C7', '2026-11-30'],
    ['on the Monday after a maximum on a Sunday', '2025-12-01T12:00', 2024, '2025-11-30', '2025-12-15', 'D1', '2025-11-30'],
    ['on the Tuesday after Easter Sunday', '2024-04-02T12:00', 2023, '2024-03-31', '2024-09-30', 'D6', '2024-09-30'],
    ['on the Wednesday after Easter Sunday', '2024-04-03T12:00', 2023, '2024-03-31', '2024-09-30', 'C7', '2024-03-31'],
    ['in the last tenth of a second', '2026-03-31T23:59:59.900', 2025, '2026-03-31', '2026-09-30', 'D6', '2026-09-30'],
    ['wishing for less than there is', '2026-03-10T12:00', 2025, '2026-03-31', '2026-03-20', 'D2', '2026-03-31'],
  ])('%s (%s, %i, %s, %s) gets rule %s', (_, at, period, inForce, wish, rule, newDeadline) => {
    const facts = { ...aPerson(), taxCase: aCase({ deadline: day(inForce) }) }

    const decision = decide(facts, aPersonRequest({ period, wish: day(wish) }), aConfiguration(), momentAt(at))

    expect(decision).toMatchObject({ kind: 'decided', rule, oldDeadline: inForce, newDeadline, name: 'Beispiel', firstName: 'Andrea' })
  })

  it('with a wrong birth date gets rule I1', () => {
    const request = aPersonRequest({ birthDate: day('1980-11-25') })

    expect(decide(aPerson(), request, aConfiguration(), momentAt('2026-03-10T12:00'))).toMatchObject({ kind: 'rejected', rule: 'I1' })
  })

  it('who does not give the birth date gets rule I2', () => {
    const { birthDate: _, ...request } = aPersonRequest()

    expect(decide(aPerson(), request, aConfiguration(), momentAt('2026-03-10T12:00'))).toMatchObject({ kind: 'rejected', rule: 'I2' })
  })

  it('who has filed gets rule C4', () => {
    const facts = { ...aPerson(), taxCase: aCase({ state: 'filed' }) }

    expect(decide(facts, aPersonRequest(), aConfiguration(), momentAt('2026-03-10T12:00'))).toMatchObject({ kind: 'decided', rule: 'C4' })
  })
})

describe('a firm', () => {
  it.each([
    ['up to the maximum', '2026-09-20T12:00', 2025, '2026-09-30', '2026-12-31', 'D6', '2026-12-31'],
    ['beyond the maximum', '2026-09-20T12:00', 2025, '2026-09-30', '2027-01-15', 'D5', '2026-12-31'],
  ])('%s (%s, %i, %s, %s) gets rule %s', (_, at, period, inForce, wish, rule, newDeadline) => {
    const request = aFirmRequest({ period, wish: day(wish) })

    const decision = decide(aFirm({ deadline: day(inForce) }), request, aConfiguration(), momentAt(at))

    expect(decision).toMatchObject({ kind: 'decided', rule, oldDeadline: inForce, newDeadline, name: 'Holzbau Beispiel AG', firstName: '' })
  })

  it('long after the maximum of its period gets the neutral rule Cj', () => {
    const request = aFirmRequest({ period: 2024, wish: day('2026-11-14') })

    const decision = decide(aFirm({ deadline: day('2025-12-31') }), request, aConfiguration(), momentAt('2026-11-14T12:00'))

    expect(decision).toMatchObject({ kind: 'rejected', rule: 'Cj' })
  })

  it('that has filed gets the neutral rule Cj', () => {
    const decision = decide(aFirm({ state: 'filed' }), aFirmRequest(), aConfiguration(), momentAt('2026-03-10T12:00'))

    expect(decision).toMatchObject({ kind: 'rejected', rule: 'Cj' })
  })
})

describe('a period whose return nobody has yet', () => {
  const request = aPersonRequest({ period: 2026, wish: day('2027-11-30') })

  it('gets rule V3b where requests open in the year after it', () => {
    const configuration = aConfiguration({ opening: { yearsAfter: 1, day: '01-01' } })

    expect(decide({ isLocked: false }, request, configuration, momentAt('2026-11-14T12:00'))).toEqual({
      kind: 'rejected',
      rule: 'V3b',
      message:
        'Die Steuererklärung 2026 wurde noch nicht zugestellt. Eine Fristerstreckung ist ab dem 01.01.2027 möglich. Meinten Sie die Steuerperiode 2025?',
    })
  })

  it('is a period like any other where requests open with it', () => {
    const facts = { ...aPerson(), taxCase: aCase({ deadline: day('2027-03-31') }) }

    expect(decide(facts, request, aConfiguration(), momentAt('2026-11-14T12:00'))).toMatchObject({ kind: 'decided', rule: 'D6' })
  })
})
