import { expect, it } from 'vitest'
import { findingsOf } from './findings.ts'
import { pageOf, type Run } from './page.ts'
import type { Check } from './programme.ts'

const printed = [
  'seed 7',
  'ok    nothing is lost: 0 of 600',
  'FAIL  answers twice                                  3',
  'ok    control: without the key answers come twice: 5',
  '2 passed, 1 failed',
].join('\n')

it('promises and controls are told apart, and what is wrong is named', () => {
  expect(findingsOf(printed)).toEqual({
    promises: ['nothing is lost: 0 of 600', 'answers twice: 3'],
    controls: ['control: without the key answers come twice: 5'],
    wrong: ['answers twice: 3'],
  })
})

const check: Check = { name: 'crash', target: 'none lost', command: 'npm run test:crash', reason: 'The disk is slow.' }
const aRun = (output: string, code = 0): Run => ({
  name: 'crash',
  code,
  seconds: 1,
  day: '2026-03-10',
  findings: findingsOf(output),
})
const page = (output: string, code = 0): string => pageOf([check], [aRun(output, code)])

it('a run that ended well but proved nothing, or without a control, is not green', () => {
  expect(page('')).toContain('| crash | none lost | 0 of 0 kept')
  expect(page('').match(/\| red \|/g)).toHaveLength(1)
  expect(page('ok    nothing is lost: 0').match(/\| red \|/g)).toHaveLength(1)
  expect(page('ok    nothing is lost: 0\nok    control: found').match(/\| green \|/g)).toHaveLength(1)
})

it('a promise with its control on the same line counts as both', () => {
  const line = 'nothing is refused: 0 of 600; control, no limit: seen'

  expect(findingsOf(`ok    ${line}`)).toEqual({ promises: [line], controls: [line], wrong: [] })
})

it('a run that failed, or could not be made, is not green', () => {
  expect(page('ok    nothing is lost: 0; control: 5 seen', 1)).toContain('| red |')
  expect(page('ok    nothing is lost: 0; control: 5 seen', 2)).toContain('| not run |')
  expect(pageOf([check], [])).toContain('| crash | none lost | – | – | not run |')
})

it('a reason is told where a check is not green, and only there', () => {
  expect(page('FAIL  nothing is lost: 3; control: 5 seen', 1)).toContain('Why it is not green: The disk is slow.')
  expect(page('ok    nothing is lost: 0; control: 5 seen')).not.toContain('The disk is slow.')
})
