import { describe, expect, it } from 'vitest'
import { plainDate } from '../../../kit/plain-date.ts'
import type { ExtensionRequest } from '../contract.ts'
import { decide, type Facts } from './decide.ts'

const request: ExtensionRequest = { period: 2025, wish: plainDate(2026, 12, 31), pid: '123456' }
const facts: Facts = {
  receivedAt: new Date('2026-03-10T12:00:00Z'),
  person: { name: 'Holzbau Beispiel AG', firstName: '', uid: 'CHE123456788' },
  deadline: plainDate(2026, 9, 30),
}
const person: ExtensionRequest = { ...request, wish: plainDate(2026, 11, 30), birthDate: plainDate(1980, 11, 24) }
const personFacts: Facts = { ...facts, person: { name: 'Beispiel', firstName: 'Andrea', birthDate: plainDate(1980, 11, 24) } }
const ruleFor = (...asked: Parameters<typeof decide>): string => decide(...asked).rule

describe('a canton that asks for the UID', () => {
  it.each([
    ['the one in the register', 'CHE123456788', 'D6'],
    ['that of another firm', 'CHE003001007', 'I2'],
    ['none', undefined, 'I2'],
  ])('decides about a firm with %s (%s) by rule %s', (_, uid, rule) => {
    expect(ruleFor(uid === undefined ? request : { ...request, uid }, facts, 'uid')).toBe(rule)
  })

  it('does not know a firm whose UID the register lacks', () => {
    const unnumbered = { ...facts, person: { name: 'Holzbau Beispiel AG', firstName: '' } }

    expect([ruleFor(request, unnumbered, 'uid'), ruleFor({ ...request, uid: 'CHE123456788' }, unnumbered, 'uid')]).toEqual(['I2', 'I2'])
  })

  it('says the same about a wrong UID as about a number nobody has', () => {
    const { receivedAt } = facts

    expect(decide({ ...request, uid: 'CHE003001007' }, facts, 'uid')).toEqual(decide(request, { receivedAt }, 'uid'))
  })

  it('asks nothing more of a person', () => {
    expect(ruleFor(person, personFacts, 'uid')).toBe('D6')
  })
})

it('a canton that asks for none passes over a UID', () => {
  expect([ruleFor(request, facts, 'none'), ruleFor({ ...request, uid: 'CHE003001007' }, facts, 'none')]).toEqual(['D6', 'D6'])
})
