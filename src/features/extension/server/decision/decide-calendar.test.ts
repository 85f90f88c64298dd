import { afterEach, describe, expect, it, vi } from 'vitest'
import { aCase, aConfiguration, aFirm, aFirmRequest, aPerson, aPersonRequest } from '../../../../../scripts/testing/decision.ts'
import { isPlainDate, type PlainDate } from '../../../../kit/plain-date.ts'
import { decide } from './decide.ts'

/*
 * The same law written a second time, on purpose without anything the product computes with:
 * days are numbers, Easter and the days without work are a table, summer time is the rule of the calendar.
 */
const dayLength = 86_400_000
const numberOf = (text: string): number => Date.parse(`${text}T00:00:00Z`) / dayLength
const textOf = (number: number): string => new Date(number * dayLength).toISOString().slice(0, 10)

const fromEaster = [-2, 1, 39, 50, 60]
const easter =
  '2024-03-31 2025-04-20 2026-04-05 2027-03-28 2028-04-16 2029-04-01 2030-04-21 2031-04-13 2032-03-28 2033-04-17 2034-04-09 2035-03-25 2036-04-13 2037-04-05'.split(
    ' ',
  )
const fixed = ['01-01', '01-02', '08-01', '08-15', '11-01', '12-08', '12-25', '12-26']
const free = new Set([
  ...easter.flatMap((sunday) => fromEaster.map((days) => numberOf(sunday) + days)),
  ...easter.flatMap((sunday) => fixed.map((date) => numberOf(`${sunday.slice(0, 4)}-${date}`))),
])

function lastDayToAsk(deadline: number): number {
  const weekday = (deadline + 4) % 7 // 1 January 1970 was a Thursday
  return weekday === 0 || weekday === 6 || free.has(deadline) ? lastDayToAsk(deadline + 1) : deadline
}

type Expected = { readonly rule: string; readonly newDeadline?: string }

function law(isPerson: boolean, period: number, today: number, inForce: number, wish: number): Expected {
  const latest = numberOf(isPerson ? `${period + 1}-11-30` : `${period + 1}-12-31`)
  if (today > lastDayToAsk(inForce)) return isPerson ? { rule: 'C7', newDeadline: textOf(inForce) } : { rule: 'Cj' }
  if (inForce >= latest) return { rule: 'D1', newDeadline: textOf(inForce) }
  if (wish <= inForce) return { rule: 'D2', newDeadline: textOf(inForce) }
  return wish > latest ? { rule: 'D5', newDeadline: textOf(latest) } : { rule: 'D6', newDeadline: textOf(wish) }
}

/** The first or the last second of a day in Zurich, with summer time from the last Sunday of March to that of October. */
function secondOf(day: number, isLast: boolean): Date {
  const year = textOf(day).slice(0, 4)
  const [begins, ends] = [`${year}-03-31`, `${year}-10-31`].map((text) => numberOf(text) - ((numberOf(text) + 4) % 7))
  if (begins === undefined || ends === undefined) throw new Error('a year has two changes of the clock')
  const isSummer = isLast ? day >= begins && day < ends : day > begins && day <= ends
  return new Date(day * dayLength + (isLast ? dayLength - 1000 : 0) - (isSummer ? 2 : 1) * 3_600_000)
}

function plain(day: number): PlainDate {
  const text = textOf(day)
  if (!isPlainDate(text)) throw new RangeError(`${text} is no day`)
  return text
}

type Case = readonly [isPerson: boolean, period: number, today: number, inForce: number, wish: number]

/** One case of every day, legal form and period; the deadline in force is that of the law, the latest, or a few days old. */
function* everyCase(): Generator<Case> {
  for (let today = numberOf('2024-01-01'); today <= numberOf('2036-12-31'); today += 1) {
    const year = Number(textOf(today).slice(0, 4))
    for (const period of [year - 2, year - 1, year]) {
      const wish = today + ((today * 37 + period) % 420)
      const recent = today - ((today * 7 + period) % 6)
      for (const isPerson of [true, false]) {
        const byLaw = numberOf(isPerson ? `${period + 1}-03-31` : `${period + 1}-09-30`)
        const latest = numberOf(isPerson ? `${period + 1}-11-30` : `${period + 1}-12-31`)
        yield [isPerson, period, today, [byLaw, latest, recent][today % 3] ?? byLaw, wish]
      }
    }
  }
}

/** What the product decides of a case; the clock of the office may be wrong by so many milliseconds. */
function decided([isPerson, period, today, inForce, wish]: Case, clockError: number): Expected {
  const at = new Date(secondOf(today, (today + period) % 2 === 0).getTime() + clockError)
  const changes = { period, wish: plain(wish) }
  const facts = isPerson ? { ...aPerson(), taxCase: aCase({ deadline: plain(inForce) }) } : aFirm({ deadline: plain(inForce) })
  const request = isPerson ? aPersonRequest(changes) : aFirmRequest(changes)
  const decision = decide(facts, request, configuration, { at, reference: '25K7M92QX8CV' })
  return decision.kind === 'decided' ? { rule: decision.rule, newDeadline: decision.newDeadline } : { rule: decision.rule }
}
const configuration = aConfiguration()

function differences(clockError: number): readonly { readonly asked: Case; readonly expected: Expected; readonly answer: Expected }[] {
  return [...everyCase()]
    .map((asked) => ({ asked, expected: law(...asked), answer: decided(asked, clockError) }))
    .filter(({ expected, answer }) => expected.rule !== answer.rule || expected.newDeadline !== answer.newDeadline)
}

afterEach(() => {
  vi.unstubAllEnvs()
})

describe('every day from 2024 to 2036, both legal forms, three periods', () => {
  it('are 28,494 cases', () => {
    expect([...everyCase()]).toHaveLength(28_494)
  })

  it.each([
    ['UTC', 0],
    ['Europe/Zurich', -60],
    ['Pacific/Kiritimati', -840],
    ['America/Los_Angeles', 480],
  ])('are decided by the law on a server in %s', (zone, offset) => {
    vi.stubEnv('TZ', zone)

    expect(new Date(2030, 0, 1).getTimezoneOffset()).toBe(offset)
    expect(differences(0).slice(0, 5)).toEqual([])
  })

  it('would not be, if the clock of the office were wrong by one second', () => {
    expect(differences(1000).length).toBeGreaterThan(100)
    expect(differences(-1000).length).toBeGreaterThan(100)
  })
})
