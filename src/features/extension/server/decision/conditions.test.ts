import { expect, it } from 'vitest'
import { ruleList } from '../../rule-list.ts'
import { caseConditions, conditions } from './conditions.ts'

const codes: readonly string[] = ruleList.map(({ code }) => code)
const ownedHere = [
  'V3',
  'V3b',
  'V5',
  'V6b',
  'I1',
  'I2',
  'R',
  'C1',
  'Cj',
  'C3',
  'C4',
  'C5',
  'C6',
  'C7',
  'C8',
  'D1',
  'D2',
  'D3',
  'D4',
  'D5',
  'D6',
]

it('every rule that is decided here has one condition and stands in the list, in this order', () => {
  const owned = new Set([...Object.keys(conditions), ...Object.keys(caseConditions)])

  expect(codes.filter((code) => owned.has(code))).toEqual(ownedHere)
  expect(owned.size).toBe(Object.keys(conditions).length + Object.keys(caseConditions).length)
})

it('the others are those of the contract, of the limits and of the key', () => {
  expect(codes.filter((code) => !ownedHere.includes(code))).toEqual(['V1', 'V2', 'V4', 'V6a', 'V7', 'V8a', 'V8b', 'K'])
})

it('no code stands twice in the list', () => {
  expect(new Set(codes).size).toBe(codes.length)
})

it('a rule that is decided here answers in one of the five ways of a decision', () => {
  const kinds = new Set(ruleList.filter(({ code }) => ownedHere.includes(code)).map(({ answer }) => answer))

  expect([...kinds].toSorted()).toEqual(['decided', 'invalid', 'not-required', 'rejected', 'stored'])
})
