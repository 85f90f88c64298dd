import { describe, expect, it } from 'vitest'
import { plainDate } from '../../kit/plain-date.ts'
import { resultTexts } from './result-texts.ts'
import { resultRows } from './result-rows.ts'
import { asksForFee, type Decided } from './verdict.ts'

const aDecision = (change: Partial<Decided> = {}): Decided => ({
  kind: 'decided',
  text: 'Die Fristerstreckung wurde bewilligt.',
  oldDeadline: plainDate(2026, 3, 31),
  newDeadline: plainDate(2026, 9, 30),
  receivedAt: '2026-03-10T18:42:00Z',
  name: 'Beispiel',
  firstName: 'Andrea',
  reference: '25K7M92QX8CV',
  code: 'K7M92QX8',
  rule: 'D6',
  configuration: '1-4f2a9c',
  ...change,
})
const rows = (decision: Decided) => resultRows(decision, '204518', resultTexts).map(({ label, value }) => [label, value])

describe('the rows of a result', () => {
  it('§3.5 §3.7 for a person: result, old and new deadline, date of the request, last name, first name, PID', () => {
    expect(rows(aDecision())).toEqual([
      ['Resultat Ihrer Fristverlängerung', 'Die Fristerstreckung wurde bewilligt.'],
      ['Alte Frist', '31.03.2026'],
      ['Neue Frist', '30.09.2026'],
      ['Datum des Antrages', '10.03.2026, 19:42'],
      ['Nachname', 'Beispiel'],
      ['Vorname', 'Andrea'],
      ['PID', '204518'],
    ])
  })

  it('§3.6 §3.7 without a first name it is a firm, with one a person', () => {
    const named = { name: 'Beispiel AG' }

    expect(rows(aDecision({ ...named, firstName: '' })).slice(4)).toEqual([
      ['Firma', 'Beispiel AG'],
      ['PID', '204518'],
    ])
    expect(rows(aDecision({ ...named, firstName: 'Andrea' })).slice(4)).toEqual([
      ['Nachname', 'Beispiel AG'],
      ['Vorname', 'Andrea'],
      ['PID', '204518'],
    ])
  })

  it('§3.8 on an error there is a single row', () => {
    expect(resultRows({ kind: 'rejected', message: 'Ungültige PID' }, '204518', resultTexts)).toMatchObject([
      { label: 'Fehler', value: 'Ungültige PID' },
    ])
  })

  it('before the decision: what the office says, when it was received, PID; no deadline and no name', () => {
    const pending = { kind: 'pending', text: 'Der Entscheid folgt.', receivedAt: '2026-03-10T18:42:00Z', rule: 'V8b' } as const
    const told = resultRows({ ...pending, reference: '25K7M92QX8CV', code: 'K7M92QX8' }, '204518', resultTexts)

    expect(told.map(({ label, value }) => [label, value])).toEqual([
      ['Resultat Ihrer Fristverlängerung', 'Der Entscheid folgt.'],
      ['Datum des Antrages', '10.03.2026, 19:42'],
      ['PID', '204518'],
    ])
  })

  it('where nothing has to be filed the rows are the same, without deadlines', () => {
    const { oldDeadline: _, newDeadline: __, ...named } = aDecision()
    const told = resultRows({ ...named, kind: 'not-required', rule: 'C1' }, '204518', resultTexts)

    expect(told.map(({ label, value }) => [label, value]).slice(1, 3)).toEqual([
      ['Alte Frist', 'keine'],
      ['Neue Frist', 'keine'],
    ])
  })

  it.each([
    ['2026-03-10T18:42:00Z', '10.03.2026, 19:42'],
    ['2026-07-01T22:05:00Z', '02.07.2026, 00:05'],
    ['2026-12-31T23:00:00Z', '01.01.2027, 00:00'],
  ])('§3.5 received at %s reads %s in Zurich', (receivedAt, expected) => {
    expect(rows(aDecision({ receivedAt }))[3]).toEqual(['Datum des Antrages', expected])
  })
})

describe('a refusal', () => {
  it.each([
    ['D4', true],
    ['I1', false],
    [undefined, false],
  ])('a refusal by rule %s asks for a fee: %s', (rule, expected) => {
    expect(asksForFee({ kind: 'rejected', message: 'nein', rule })).toBe(expected)
  })
})
