import { expect, it } from 'vitest'
import { findingsOf } from './findings.ts'
import { pageOf } from './page.ts'

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

it('a run that ended well but proved nothing, or without a control, is not green', () => {
  const check = { name: 'crash', target: 'none lost', command: 'npm run test:crash' }
  const run = (output: string) => pageOf([{ check, code: 0, seconds: 1, findings: findingsOf(output) }])

  expect(run('')).toContain('| crash | none lost | 0 of 0 kept')
  expect(run('').match(/\| red \|/g)).toHaveLength(1)
  expect(run('ok    nothing is lost: 0').match(/\| red \|/g)).toHaveLength(1)
  expect(run('ok    nothing is lost: 0\nok    control: found').match(/\| green \|/g)).toHaveLength(1)
})

it('a promise with its control on the same line counts as both', () => {
  const line = 'nothing is refused: 0 of 600; control, no limit: seen'

  expect(findingsOf(`ok    ${line}`)).toEqual({ promises: [line], controls: [line], wrong: [] })
})

it('a run that failed, or could not be made, is not green', () => {
  const check = { name: 'crash', target: 'none lost', command: 'npm run test:crash' }
  const findings = findingsOf('ok    nothing is lost: 0; control: 5 seen')

  expect(pageOf([{ check, code: 1, seconds: 1, findings }])).toContain('| red |')
  expect(pageOf([{ check, code: 2, seconds: 1, findings }])).toContain('| not run |')
})
