import { expect, it } from 'vitest'
import { newSecret, secretHash } from '../../../../platform/secrets.ts'
import { lockToken, unlockToken } from './locked-token.ts'

it('a token opens with the secret id that locked it, and never looks the same twice', () => {
  const session = newSecret()

  const [one, two] = [lockToken('theirs', session), lockToken('theirs', session)]

  expect([unlockToken(one, session), unlockToken(two, session)]).toEqual(['theirs', 'theirs'])
  expect(one.equals(two)).toBe(false)
  expect(one.includes('theirs')).toBe(false)
})

it('what the database knows does not open it', () => {
  const session = newSecret()
  const locked = lockToken('theirs', session)

  for (const known of [newSecret(), '', secretHash(session).toString('base64url'), secretHash(session).toString('hex')]) {
    expect(unlockToken(locked, known)).toBeUndefined()
  }
})

it('nothing opens once a single bit was changed, wherever it is', () => {
  const session = newSecret()
  const locked = lockToken('theirs', session)

  const opened = [...locked.keys()].map((place) => {
    const changed = Buffer.from(locked)
    changed.writeUInt8(changed.readUInt8(place) ^ 1, place)
    return unlockToken(changed, session)
  })

  expect(new Set(opened)).toEqual(new Set([undefined]))
  expect(unlockToken(locked.subarray(0, 20), session)).toBeUndefined()
})
