import { describe, expect, it } from 'vitest'
import { clauses } from './conformance-clauses.ts'
import { openQuestions, printConformance, proofsIn } from './conformance.ts'

const source = `
describe('the PID', () => {
  it('§5.1 has six digits at most', () => {})
  it('is typed by a person', () => {})
  it.each([['a', "it's"]])('§5.2 §8.2 the PID: %s is answered with $text', () => {})
})
`

describe('the page of conformance', () => {
  it('lists titles that begin with clauses, with their group, and no others', () => {
    expect(proofsIn('pid.test.ts', source)).toEqual([
      { clauses: ['5.1'], sentence: 'the PID: has six digits at most', path: 'pid.test.ts' },
      { clauses: ['5.2', '8.2'], sentence: 'the PID: … is answered with …', path: 'pid.test.ts' },
    ])
  })

  it('changes when a title changes, so that a stale page is noticed', () => {
    const before = printConformance(proofsIn('pid.test.ts', source))
    const after = printConformance(proofsIn('pid.test.ts', source.replace('six digits', 'seven digits')))

    expect(after).not.toBe(before)
    expect(after).toContain('the PID: has seven digits at most (`pid.test.ts`)')
  })

  it('has a row for every clause, and says which ones no test proves', () => {
    const page = printConformance(proofsIn('pid.test.ts', source))

    for (const clause of Object.keys(clauses)) expect(page).toContain(`\n| ${clause} | `)
    expect(page).toMatch(/\| 5\.3 \| .* \| \*\*open\*\* \|/)
    expect(page).not.toMatch(/\| 5\.1 \| .* \| \*\*open\*\* \|/)
  })

  it('asks about clauses without a test and about numbers without a clause', () => {
    const questions = openQuestions(proofsIn('pid.test.ts', source.replace('§5.1', '§5.99')))

    expect(questions).toContain('§5.1 has no test')
    expect(questions).toContain('§5.99 is no clause')
    expect(questions).not.toContain('§8.2 has no test')
  })
})
