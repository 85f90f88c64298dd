import { fc, it } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { addDays, plainDate, yearOf, type PlainDate } from '../../kit/plain-date.ts'
import {
  defaultPeriod,
  earliestDeadline,
  isPeriodOver,
  isPidTypable,
  latestDeadline,
  legalEntityForcedPeriod,
  oldestOpenPeriod,
  ordinaryDeadlines,
  periodAfterSwitch,
  periodsOnOffer,
  pidFrom,
  pidPattern,
  proposedDeadline,
  whoGainsTime,
  type LegalForm,
} from './rules.ts'

const person: LegalForm = 'natural-person'
const entity: LegalForm = 'legal-entity'
const anyForm = fc.constantFrom(person, entity)
const anyToday = fc.integer({ min: 0, max: 9000 }).map((count) => addDays(plainDate(2020, 1, 1), count))
const day = (text: string): PlainDate => {
  const [date, month, year] = text.split('.').map(Number)
  return plainDate(year ?? 0, month ?? 0, date ?? 0)
}

describe('tax period', () => {
  it.each([
    ['01.01.2026', [2024, 2025, 2026]],
    ['31.12.2026', [2024, 2025, 2026]],
    ['01.01.2027', [2025, 2026, 2027]],
    ['29.02.2028', [2026, 2027, 2028]],
  ])('§5.5 §9.2 on %s the choices are %j', (today, expected) => {
    expect(periodsOnOffer(day(today))).toEqual(expected)
  })

  it('§4.2 starts with the current year for a person and the previous year for a legal entity', () => {
    expect(defaultPeriod(person, day('15.06.2026'))).toBe(2026)
    expect(defaultPeriod(entity, day('15.06.2026'))).toBe(2025)
  })

  it.each([
    ['01.01.2025', 2024],
    ['31.12.2025', 2024],
    ['01.01.2026', 2025],
    ['30.11.2026', 2025],
    ['01.01.2027', 2026],
  ])('§4.5 §9.3 switching to legal entity on %s gives %i', (today, expected) => {
    expect(periodAfterSwitch(entity, yearOf(day(today)), day(today))).toBe(expected)
  })

  it('§9.3 the forced period is one named constant', () => {
    expect(legalEntityForcedPeriod).toBe(2024)
  })

  it.each([
    [person, '30.11.2026', 2025],
    [person, '01.12.2026', 2026],
    [entity, '31.12.2026', 2025],
    [entity, '01.01.2027', 2026],
  ])('%s: on %s the oldest period that can still be extended is %i', (form, today, expected) => {
    expect(oldestOpenPeriod(form, day(today))).toBe(expected)
  })

  it('§4.4 switching to natural person keeps the chosen period', () => {
    expect(periodAfterSwitch(person, 2024, day('01.06.2025'))).toBe(2024)
  })

  it.prop([anyForm, anyToday])('a switch never ends in a period that is over', (form, today) => {
    const period = periodAfterSwitch(form, yearOf(today), today)

    expect(periodsOnOffer(today)).toContain(period)
    expect(isPeriodOver(form, period, today)).toBe(false)
  })

  it.each([
    [person, 2025, '30.11.2026', false],
    [person, 2025, '01.12.2026', true],
    [entity, 2025, '31.12.2026', false],
    [entity, 2025, '01.01.2027', true],
    [person, 2024, '01.01.2026', true],
    [entity, 2024, '01.01.2026', true],
  ])('%s, period %i: on %s over is %s', (form, period, today, expected) => {
    expect(isPeriodOver(form, period, day(today))).toBe(expected)
  })
})

describe('deadline', () => {
  it('§5.7 §5.8 §9.4 lies between 1 January of the period and 30.11. or 31.12. of the year after', () => {
    expect(earliestDeadline(2025)).toBe('2025-01-01')
    expect(latestDeadline(person, 2025)).toBe('2026-11-30')
    expect(latestDeadline(entity, 2025)).toBe('2026-12-31')
  })

  it.each([
    [person, 2026, '01.01.2026', '2027-01-01'],
    [person, 2027, '28.02.2027', '2028-02-28'],
    [person, 2028, '29.02.2028', '2029-02-28'],
    [person, 2027, '31.03.2027', '2028-03-30'],
    [person, 2025, '31.03.2026', '2026-11-30'],
    [person, 2026, '30.11.2026', '2027-11-30'],
    [person, 2026, '01.12.2026', '2027-11-30'],
    [person, 2024, '31.12.2026', '2025-11-30'],
    [entity, 2026, '01.12.2026', '2027-12-01'],
    [entity, 2026, '31.12.2026', '2027-12-31'],
    [entity, 2025, '01.01.2026', '2026-12-31'],
  ])('§4.3 §4.4 §9.4 the proposal: %s, period %i, today %s gives %s', (form, period, today, expected) => {
    expect(proposedDeadline(form, period, day(today))).toBe(expected)
  })

  it.prop([anyForm, anyToday, fc.constantFrom(0, 1, 2)])('§9.4 no proposal lies past the legal maximum', (form, today, back) => {
    const period = yearOf(today) - back

    expect(proposedDeadline(form, period, today) <= latestDeadline(form, period)).toBe(true)
  })

  it.prop([anyForm, anyToday])('the proposal on load can be sent as it stands', (form, today) => {
    expect(proposedDeadline(form, defaultPeriod(form, today), today) >= today).toBe(true)
  })
})

describe('who gains time', () => {
  const filing = { employed: '03-31', selfEmployed: '06-30', legalEntity: '09-30', limited: '11-30' }

  it.each([
    [person, '31.03.2026', 'nobody'],
    [person, '01.04.2026', 'employed'],
    [person, '30.06.2026', 'employed'],
    [person, '01.07.2026', 'everybody'],
    [entity, '30.09.2026', 'nobody'],
    [entity, '01.10.2026', 'everybody'],
  ])('a %s who asks for %s for 2025: %s', (form, requested, expected) => {
    expect(whoGainsTime(day(requested), ordinaryDeadlines(form, 2025, filing))).toBe(expected)
  })

  it('29 February is the 28th in a common year', () => {
    expect(ordinaryDeadlines(entity, 2025, { ...filing, legalEntity: '02-29' }).first).toBe('2026-02-28')
    expect(ordinaryDeadlines(entity, 2027, { ...filing, legalEntity: '02-29' }).first).toBe('2028-02-29')
  })

  it('where the self-employed have less time than others, the later day counts', () => {
    const { first, last } = ordinaryDeadlines(person, 2025, { ...filing, selfEmployed: '02-28' })

    expect([first, last]).toEqual(['2026-03-31', '2026-03-31'])
  })
})

describe('PID', () => {
  it.each(['1', '123456', '999999'])('§5.1 PID: takes %s', (pid) => {
    expect(pidPattern.test(pid)).toBe(true)
  })

  it.each(['', '0', '012345', '1234567', '12a', '-1', '1 2', '１２'])('§5.4 PID: refuses «%s» on submit', (pid) => {
    expect(pidPattern.test(pid)).toBe(false)
  })

  it('§5.1 PID: may be empty while somebody types', () => {
    expect(isPidTypable('')).toBe(true)
    expect(isPidTypable('0')).toBe(false)
  })

  it.each([
    ["123'456", '123456'],
    ['123 456', '123456'],
    ['123\u202f456\u00a0', '123456'],
    ['１２３４５６', '123456'],
    ['123.456', '123456'],
    ['1234567', '1234567'],
    ['12a', '12a'],
  ])('reads «%s» as %s: noise goes, nothing is cut', (typed, expected) => {
    expect(pidFrom(typed)).toBe(expected)
  })

  it.prop([fc.integer({ min: 1, max: 999_999 })])('§9.1 PID: every number of one to six digits counts', (number) => {
    expect(pidPattern.test(pidFrom(String(number)))).toBe(true)
  })
})
