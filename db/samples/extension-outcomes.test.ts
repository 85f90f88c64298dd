import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aServer, type TestServer } from '../../scripts/testing/server.ts'
import { submitExtension } from '../../src/features/extension/contract.ts'
import { latestDeadline } from '../../src/features/extension/rules.ts'
import { addDays, dottedDate, type PlainDate } from '../../src/kit/plain-date.ts'
import { projectPath } from '../../src/main/project.ts'
import { outcomePersons, sampleOutcomes } from './extension-outcomes.ts'

/** Each server keeps its own register: what one canton grants does not show in another. */
const servers: Record<string, TestServer> = {}
beforeAll(async () => {
  servers['musterland'] = await aServer()
  servers['seeland'] = await aServer({ canton: 'seeland' })
})
afterAll(async () => void (await Promise.all(Object.values(servers).map(({ app }) => app.close()))))

type Asking = {
  readonly pid: number
  readonly period?: number
  readonly wish: PlainDate | string
  readonly birthDate?: string | undefined
  readonly uid?: string | undefined
  readonly isFeeAccepted?: boolean
}

/** The code of the rule that answers. */
async function ruleFor({ pid, period = 2025, wish, birthDate, uid, isFeeAccepted }: Asking, canton = 'musterland'): Promise<string> {
  const reply = await servers[canton]?.app.inject({
    method: submitExtension.method,
    url: submitExtension.path,
    payload: {
      Periode: period,
      Wunschfrist: wish,
      PersonSearchRequest: { SubjektId: String(pid), ...(birthDate && { Geburtsdatum: birthDate }), ...(uid && { Uid: uid }) },
      ...(isFeeAccepted && { GebuehrBestaetigt: true }),
    },
  })
  const body = reply?.json()
  return body?.BackEndData?.Regel ?? body?.Regel ?? reply?.body
}

async function deadlineInForce(pid: number, period: number): Promise<PlainDate> {
  const { rows } = (await servers['musterland']?.database.owner.query<{ deadline: PlainDate }>(
    "select deadline from extension.tax_case where canton = 'musterland' and legal_form = 'natural-person' and pid = $1 and period = $2",
    [pid, period],
  )) ?? { rows: [] }
  return rows[0]?.deadline ?? expect.fail('no such case')
}

/** A wish that no rule of the dates minds, unless the sample is about the dates. */
async function wishOf({ wish, person: { legalForm, pid } }: (typeof sampleOutcomes)[number], period: number): Promise<PlainDate> {
  const latest = latestDeadline(legalForm, period)
  if (wish === 'deadline in force') return deadlineInForce(pid, period)
  if (wish === 'before the latest') return addDays(latest, -30)
  return wish === 'after the latest' ? addDays(latest, 15) : latest
}

describe('the sample register', () => {
  it('is listed in the README, number by number with its birth date', async () => {
    const readme = await readFile(projectPath('README.md'), 'utf8')
    const lines = readme.split('\n').filter((line) => line.startsWith('| '))

    for (const { pid, birthDate } of outcomePersons)
      expect(lines.filter((line) => line.includes(String(pid)) && line.includes(birthDate ? dottedDate(birthDate) : ' – '))).toHaveLength(1)
  })

  it.each(
    // This canton does not count extensions.
    sampleOutcomes.map(
      (each) => [each.rule === 'D3' ? 'D6' : each.rule, `${each.person.firstName} ${each.person.name}`.trim(), each] as const,
    ),
  )('gives %s to %s, for this year and the last', async (rule, _who, outcome) => {
    const { pid, birthDate } = outcome.person

    for (const period of [2025, 2026]) expect(await ruleFor({ pid, period, wish: await wishOf(outcome, period), birthDate })).toBe(rule)
  })

  it('has a firm for each reason that a UID uncovers', async () => {
    const uidOf = (pid: number) => sampleOutcomes.find(({ person }) => person.pid === pid)?.person.uid

    expect(await ruleFor({ pid: 310901, wish: '2026-12-31', uid: uidOf(310901) })).toBe('C4')
    expect(await ruleFor({ pid: 310902, wish: '2026-12-31', uid: uidOf(310902) })).toBe('C3')
  })

  it('answers wrong data like nobody and a second question like the first', async () => {
    const asking = { pid: 123456, wish: '2026-09-30', birthDate: '1980-11-24' }

    expect(await ruleFor({ ...asking, birthDate: '1980-11-25' })).toBe('I1')
    expect(await ruleFor({ pid: 999999, wish: '2026-09-30' })).toBe('I2')
    expect(await ruleFor(asking)).toBe('D6')
    // What was stored is answered again, word for word.
    expect(await ruleFor(asking)).toBe('D6')
    const { rows } = (await servers['musterland']?.database.owner.query(
      "select rule from extension.request where legal_form = 'natural-person' and pid = 123456 and rule = 'D6'",
    )) ?? { rows: [] }
    expect(rows).toHaveLength(1)
  })

  it('has somebody for the rules that only some cantons set', async () => {
    const dunja = { pid: 320301, wish: '2026-09-30', birthDate: '1983-03-01' }
    const dina = { pid: 320601, wish: '2026-11-30', birthDate: '1986-06-01' }

    expect(await ruleFor({ ...dunja, period: 2026 }, 'seeland')).toBe('V3b')
    expect(await ruleFor(dunja, 'seeland')).toBe('D3')
    expect(await ruleFor(dina, 'seeland')).toBe('D4')
    expect(await ruleFor({ ...dina, isFeeAccepted: true }, 'seeland')).toBe('D6')
  })
})
