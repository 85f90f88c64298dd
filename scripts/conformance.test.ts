import { describe, expect, it } from 'vitest'
import { printConformance, proofsIn } from './conformance.ts'

const source = `
describe('the PID', () => {
  it('§5 has six digits at most', () => {})
  it('is typed by a person', () => {})
  it.each([['a', "it's"]])('§8 the PID: %s is answered with $text', () => {})
})
`

describe('the page of conformance', () => {
  it('lists titles that begin with a section, with their group, and no others', () => {
    expect(proofsIn('pid.test.ts', source)).toEqual([
      { section: 5, sentence: 'the PID: has six digits at most', path: 'pid.test.ts' },
      { section: 8, sentence: 'the PID: … is answered with …', path: 'pid.test.ts' },
    ])
  })

  it('changes when a title changes, so that a stale page is noticed', () => {
    const before = printConformance(proofsIn('pid.test.ts', source))
    const after = printConformance(proofsIn('pid.test.ts', source.replace('six digits', 'seven digits')))

    expect(after).not.toBe(before)
    expect(after).toContain('- the PID: has seven digits at most (`pid.test.ts`)')
  })

  it('says which sections no test names', () => {
    const page = printConformance(proofsIn('pid.test.ts', source))

    expect(page).toContain('## §6 Roles and permissions\n\nNo test names this section yet.')
    expect(page).not.toContain('## §5 Validation rules\n\nNo test names this section yet.')
  })
})
