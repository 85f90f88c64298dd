import { describe, expect, it } from 'vitest'
import { columns, type ColumnName } from './columns.ts'
import { checkRow } from './row-check.ts'

type Told = Partial<Record<ColumnName, string>>

const aPerson: Told = { legal_form: 'natural-person', pid: '4711', name: 'Beispiel', first_name: 'Andrea', birth_date: '1980-11-24' }
const aFirm: Told = { legal_form: 'legal-entity', pid: '4711', name: 'Beispiel AG', uid: 'CHE-123.456.788' }
const aCase: Told = { legal_form: 'natural-person', pid: '4711', period: '2025', deadline: '2026-03-31' }

const check = (told: Told, kind: 'persons' | 'cases' | 'auto' = 'auto') =>
  checkRow(
    columns.map(({ name }) => told[name]),
    kind,
  )
const valueOf = (told: Told, name: ColumnName) => {
  const checked = check(told)
  return 'given' in checked ? checked.values[columns.findIndex((column) => column.name === name)] : checked
}

describe('a row of the register', () => {
  it.each([
    ['a person', aPerson, true, false],
    ['a firm', aFirm, true, false],
    ['a case', aCase, false, true],
    ['a person with a case', { ...aPerson, ...aCase }, true, true],
    ['a case in a table that also has columns for persons', { ...aCase, name: '', birth_date: '' }, false, true],
  ])('may hold %s', (_, told, holdsPerson, holdsCase) => {
    expect(check(told)).toMatchObject({ holdsPerson, holdsCase })
  })

  it('is taken apart by the kind of import that was asked for', () => {
    const both = { ...aPerson, ...aCase }

    expect(check(both, 'persons')).toMatchObject({ holdsPerson: true, holdsCase: false })
    expect(check(both, 'cases')).toMatchObject({ holdsPerson: false, holdsCase: true })
    expect(check({ ...both, state: 'nonsense' }, 'persons')).toMatchObject({ holdsPerson: true })
    expect(check(aCase, 'persons')).toEqual([{ column: '', reason: 'holds neither a person nor a case' }])
  })

  it.each<[string, Told, ColumnName]>([
    ['another legal form', { ...aPerson, legal_form: 'np' }, 'legal_form'],
    ['no legal form', { ...aPerson, legal_form: '' }, 'legal_form'],
    ['the PID 0', { ...aPerson, pid: '0' }, 'pid'],
    ['a PID with seven digits', { ...aPerson, pid: '1000000' }, 'pid'],
    ['a PID with a leading zero', { ...aPerson, pid: '04711' }, 'pid'],
    ['no name', { ...aPerson, name: '' }, 'name'],
    ['a name of 201 characters', { ...aPerson, name: 'x'.repeat(201) }, 'name'],
    ['a name that was not written in UTF-8', { ...aPerson, name: 'M\ufffdller' }, 'name'],
    ['a name with a line end', { ...aPerson, name: 'Bei\nspiel' }, 'name'],
    ['a person without birth date', { ...aPerson, birth_date: '' }, 'birth_date'],
    ['a day that does not exist', { ...aPerson, birth_date: '1981-02-29' }, 'birth_date'],
    ['a day of another century', { ...aPerson, birth_date: '1849-12-31' }, 'birth_date'],
    ['a day in another form', { ...aPerson, birth_date: '24.11.1980' }, 'birth_date'],
    ['a firm with a birth date', { ...aFirm, birth_date: '1980-11-24' }, 'birth_date'],
    ['a UID with a wrong check digit', { ...aFirm, uid: 'CHE-123.456.789' }, 'uid'],
    ['a person with a UID', { ...aPerson, uid: 'CHE-123.456.788' }, 'uid'],
    ['somebody who died before birth', { ...aPerson, died_on: '1980-11-23' }, 'died_on'],
    ['a case of a couple under an impossible number', { ...aPerson, case_pid: '1000000' }, 'case_pid'],
    ['a case without period', { ...aCase, period: '' }, 'period'],
    ['a case without deadline', { ...aCase, deadline: '' }, 'deadline'],
    ['a deadline before its period', { ...aCase, deadline: '2024-12-31' }, 'deadline'],
    ['a deadline four years after its period', { ...aCase, deadline: '2029-01-01' }, 'deadline'],
    ['a base deadline of another time', { ...aCase, base_deadline: '9999-12-31' }, 'base_deadline'],
    ['a state nobody knows', { ...aCase, state: 'lost' }, 'state'],
    ['a third reminder', { ...aCase, reminder_level: '3' }, 'reminder_level'],
    ['a person in the group of firms', { ...aCase, taxpayer_group: 'legal-entity' }, 'taxpayer_group'],
    ['a firm in the group of employees', { ...aCase, legal_form: 'legal-entity', taxpayer_group: 'employed' }, 'taxpayer_group'],
    ['a kind nobody knows', { ...aCase, special: 'other' }, 'special'],
    ['neither yes nor no', { ...aCase, is_blocked: 'ja' }, 'is_blocked'],
    ['fewer than no extensions', { ...aCase, extensions: '-1' }, 'extensions'],
  ])('with %s is refused at its column, without a word of what stood there', (_, told, column) => {
    const faults = check(told)

    expect(faults).toEqual([{ column, reason: expect.any(String) }])
    expect(JSON.stringify(faults)).not.toMatch(/Andrea|1980|1981|1849|123|24\.11|9999-12|lost|ja"/)
  })

  it.each<[string, Told]>([
    ['the first and the last PID', { ...aPerson, pid: '999999' }],
    ['a name of 200 characters', { ...aPerson, name: 'x'.repeat(200) }],
    ['somebody who died on the day of birth', { ...aPerson, died_on: '1980-11-24' }],
    ['a deadline three years after its period', { ...aCase, deadline: '2028-12-31' }],
    ['a firm in the group of limited liability', { ...aCase, legal_form: 'legal-entity', taxpayer_group: 'limited' }],
  ])('with %s is taken', (_, told) => {
    expect(check(told)).toHaveProperty('values')
  })

  it('gets the values that the tables would give it where it tells none', () => {
    expect(valueOf(aCase, 'state')).toBe('open')
    expect(valueOf(aCase, 'taxpayer_group')).toBe('employed')
    expect(valueOf({ ...aCase, legal_form: 'legal-entity' }, 'taxpayer_group')).toBe('legal-entity')
    expect(valueOf(aFirm, 'uid')).toBe('CHE123456788')
    expect(valueOf({ ...aPerson, name: '  Beispiel ' }, 'name')).toBe('Beispiel')
  })
})
