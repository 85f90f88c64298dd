import { describe, expect, it } from 'vitest'
import {
  aCase,
  aConfiguration,
  aFirm,
  aFirmRequest,
  aPerson,
  aPersonRequest,
  momentAt,
  uid,
} from '../../../../../scripts/testing/decision.ts'
import { plainDate } from '../../../../kit/plain-date.ts'
import type { ExtensionRequest } from '../../contract.ts'
import { decide } from './decide.ts'
import type { Facts } from './facts.ts'

const unnumbered: Facts = { ...aFirm(), person: { name: 'Holzbau Beispiel AG', firstName: '' } }
const another = 'CHE003001007'

function ruleOf(facts: Facts, request: ExtensionRequest, entityProof: 'none' | 'uid'): string {
  return decide(facts, request, aConfiguration({ entityProof }), momentAt('2026-03-10T12:00')).rule
}

describe('a canton that asks for the UID', () => {
  it.each([
    ['the one in the register', { uid }, 'D6'],
    ['that of another firm', { uid: another }, 'I2'],
    ['none', {}, 'I2'],
  ])('decides about a firm with %s', (_, shown, rule) => {
    expect(ruleOf(aFirm(), aFirmRequest(shown), 'uid')).toBe(rule)
  })

  it('does not know a firm whose UID the register lacks', () => {
    expect([ruleOf(unnumbered, aFirmRequest(), 'uid'), ruleOf(unnumbered, aFirmRequest({ uid }), 'uid')]).toEqual(['I2', 'I2'])
  })

  it('asks nothing more of a person', () => {
    expect(ruleOf(aPerson(), aPersonRequest(), 'uid')).toBe('D6')
  })
})

describe('a canton that asks for none', () => {
  it('decides whether or not one is given', () => {
    const requests = [aFirmRequest(), aFirmRequest({ uid }), aFirmRequest({ uid: another })]

    expect(requests.map((request) => ruleOf(aFirm(), request, 'none'))).toEqual(['D6', 'D6', 'D6'])
  })

  it.each([
    ['C3', aFirm({ special: 'liquidation' })],
    ['C4', aFirm({ state: 'filed' })],
    ['C5', aFirm({ state: 'assessed' })],
    ['C6', aFirm({ reminderLevel: 1 })],
    ['C7', aFirm({ deadline: plainDate(2026, 3, 9) })],
    ['C8', aFirm({ isBlocked: true })],
  ])('tells the reason of rule %s only to a firm that shows its UID', (rule, facts) => {
    const requests = [aFirmRequest({ uid }), aFirmRequest(), aFirmRequest({ uid: another })]

    expect(requests.map((request) => ruleOf(facts, request, 'none'))).toEqual([rule, 'Cj', 'Cj'])
  })

  it('takes nothing for the UID of a firm that has none', () => {
    const facts = { ...unnumbered, taxCase: aCase({ state: 'filed' }) }

    expect(ruleOf(facts, aFirmRequest(), 'none')).toBe('Cj')
  })
})
