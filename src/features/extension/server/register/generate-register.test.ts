import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { musterland } from '../../../../../scripts/testing/cantons.ts'
import { aCommandLine } from '../../../../../scripts/testing/command-line.ts'
import { aDatabaseForThisTest } from '../../../../../scripts/testing/database.ts'
import { plainDate } from '../../../../kit/plain-date.ts'
import { readUid } from '../../uid.ts'
import { generatedRegister, mostPersons } from './generate-register.ts'
import type { MadeUpCase } from './made-up/cases.ts'
import type { MadeUp } from './made-up/households.ts'

const today = plainDate(2026, 3, 10)
const linesOf = (persons: number, seed = 1): readonly string[] => [
  ...generatedRegister({ persons, periods: 3, seed, today, canton: musterland }),
]

type Row = MadeUp & Partial<MadeUpCase>
const rows = linesOf(20_000).map((line) => JSON.parse(line) as Row) // written by ourselves
const people = rows.filter(({ name }) => name !== undefined)
const cases = rows.filter(({ period }) => period !== undefined)
const share = (part: readonly unknown[], whole: readonly unknown[]): number => part.length / whole.length

describe('a generated register', () => {
  it('is the same for the same seed, and another for another', () => {
    expect(linesOf(500)).toEqual(linesOf(500))
    expect(linesOf(500, 2)).not.toEqual(linesOf(500))
  })

  it('has exactly as many persons as asked for, a tenth of them firms, each with a number of its own', () => {
    for (const size of [1, 7, 10, 1234]) expect(linesOf(size).filter((line) => line.includes('"name"'))).toHaveLength(size)
    expect(people.filter(({ legal_form }) => legal_form === 'legal-entity')).toHaveLength(2000)
    expect(new Set(people.map(({ legal_form, pid }) => `${legal_form} ${pid}`)).size).toBe(20_000)
    expect(people.every(({ pid }) => pid >= 1 && pid <= 999_999)).toBe(true)
    expect(mostPersons).toBe(1_111_110)
  })

  it('gives every firm a valid UID of its own', () => {
    const uids = people.flatMap(({ uid }) => uid ?? [])

    expect(new Set(uids).size).toBe(2000)
    expect(uids.filter((uid) => readUid(uid) !== uid)).toEqual([])
  })

  it('looks like a canton: ages, couples, groups and names in believable shares', () => {
    const persons = people.filter(({ legal_form }) => legal_form === 'natural-person')
    const pensioners = persons.filter(({ birth_date = '' }) => birth_date < '1961-03-10')
    const names = Object.values(Object.groupBy(persons, ({ name }) => name)).map((each) => each?.length ?? 0)

    expect(share(pensioners, persons)).toBeGreaterThan(0.18)
    expect(share(pensioners, persons)).toBeLessThan(0.32)
    const couples = persons.filter(({ case_pid }) => case_pid !== undefined)
    expect(share(couples, persons)).toBeGreaterThan(0.15)
    expect(share(couples, persons)).toBeLessThan(0.3)
    expect(
      share(
        cases.filter((each) => each.taxpayer_group === 'self-employed'),
        cases,
      ),
    ).toBeGreaterThan(0.05)
    // The commonest name is far commoner than the middle one, as everywhere.
    expect(Math.max(...names)).toBeGreaterThan(5 * (names.toSorted((one, other) => one - other)[Math.floor(names.length / 2)] ?? 0))
  })

  it('keeps the case of a couple under one number', () => {
    const numbers = new Set(people.map(({ pid }) => pid))
    const partners = people.filter(({ case_pid }) => case_pid !== undefined)

    expect(partners.every(({ case_pid = 0 }) => numbers.has(case_pid))).toBe(true)
    const ofPartners = new Set(partners.map(({ pid }) => pid))
    expect(cases.filter(({ legal_form, pid }) => legal_form === 'natural-person' && ofPartners.has(pid))).toEqual([])
  })

  it('has some of everything that the rules ask for', () => {
    const all = (pick: (row: Row) => unknown): readonly string[] => [...new Set(cases.map((row) => String(pick(row))))].toSorted()

    expect(all(({ state }) => state)).toEqual(['assessed', 'estimated', 'filed', 'in-assessment', 'open'])
    expect(all(({ special }) => special)).toEqual(['expense', 'liquidation', 'none', 'part-year'])
    expect(all(({ taxpayer_group }) => taxpayer_group)).toEqual(['employed', 'legal-entity', 'limited', 'self-employed'])
    expect(all(({ reminder_level }) => reminder_level)).toEqual(['0', '1', '2'])
    expect(all(({ extensions }) => extensions)).toEqual(['0', '1', '2'])
    expect(all(({ is_blocked }) => is_blocked)).toEqual(['false', 'true'])
    expect(people.some(({ died_on }) => died_on) && people.some(({ left_on }) => left_on)).toBe(true)
    expect(people.some(({ pid, case_pid }) => !case_pid && !cases.some((each) => each.pid === pid))).toBe(true)
  })

  it('is taken in by an import without a single bad row', async () => {
    const database = await aDatabaseForThisTest()
    const line = aCommandLine(database)
    const folder = await mkdtemp(join(tmpdir(), 'generated-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    await line.run('generate-register', '3000', '--seed', '5', '--canton', 'bergtal')
    await writeFile(join(folder, 'register.ndjson'), line.printed())

    const answer = await line.run('import-register', join(folder, 'register.ndjson'))

    expect(answer).toMatch(/\d read, 0 bad\n +persons +3’000 new, 0 changed, 0 unchanged/)
  })

  it.each([
    ['nobody', ['0']],
    ['more persons than there are numbers', ['1111111']],
    ['a day that does not exist', ['10', '--today', '2026-02-30']],
    ['no period', ['10', '--periods', '0']],
  ])('is not made for %s', async (_, options) => {
    const line = aCommandLine(await aDatabaseForThisTest())

    await expect(line.run('generate-register', ...options)).rejects.toThrow(/must be/)
  })
})
