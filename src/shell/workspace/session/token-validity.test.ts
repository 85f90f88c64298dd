import { describe, expect, it } from 'vitest'
import { aToken } from '../../../../scripts/testing/workspace.tsx'
import { claimsOf, tokenValidity } from './token-validity.ts'

const now = Date.parse('2026-03-10T10:00:00.500Z')

describe('a stored token', () => {
  it.each([
    { left: 'an hour left', secondsLeft: 3600, validity: 'valid' },
    { left: 'one second left', secondsLeft: 1, validity: 'valid' },
    { left: 'no second left', secondsLeft: 0, validity: 'expired' },
    { left: 'an hour past', secondsLeft: -3600, validity: 'expired' },
  ])('§5.19 with $left is, by the time in seconds, $validity', ({ secondsLeft, validity }) => {
    expect(tokenValidity(aToken({ secondsLeft, now }), now)).toBe(validity)
  })

  it('§5.19 that is missing lets nobody in', () => {
    expect(tokenValidity(null, now)).toBe('missing')
  })

  it.each(['', 'abc', 'a.b.c', 'e30.e30.e30', `e30.${btoa('null')}.c`, `e30.${btoa('{"exp":"soon"}')}.c`, `e30.${btoa('{"exp":')}.c`])(
    'that cannot be decoded lets nobody in: %j',
    (token) => {
      expect(tokenValidity(token, now)).toBe('unreadable')
    },
  )

  it('names the account it belongs to, whatever letters its encoding takes', () => {
    for (const account of ['a', 'ab', 'abc', '???>>>~~~', aToken()]) expect(claimsOf(aToken({ account }))?.account).toBe(account)
  })
})
