import { fc, it } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { readUid, shownUid, uidDigits } from './uid.ts'

const anyDigits = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 9, maxLength: 9 }).map((digits) => digits.join(''))
const anyUid = anyDigits.filter((digits) => readUid(digits) !== undefined)

describe('a UID', () => {
  it.each([
    'CHE-123.456.788',
    'CHE123456788',
    'che-123.456.788',
    '123.456.788',
    ' 123 456 788 ',
    'CHE 123 456 788',
    'CHE‑123.456.788',
    'CHE–123.456.788',
    'ＣＨＥ１２３４５６７８８',
    'CHE-123.456.788 MWST',
    'CHE-123.456.788 TVA',
    'CHE-123.456.788 IVA',
    'CHE-123.456.788 HR',
    'che-123.456.788 rc',
  ])('is read however it is written: %s', (typed) => {
    expect(readUid(typed)).toBe('CHE123456788')
  })

  it.each(['', 'CHE', '12345678', '1234567880', 'CHF-123.456.788', 'CHE-123.456.78O', 'CHE-123.456.788 AG', 'CHE-123/456/788', 'MWST'])(
    'is not guessed: %j has not its form',
    (typed) => {
      expect([readUid(typed), uidDigits(typed)]).toEqual([undefined, undefined])
    },
  )

  it.each([
    ['a remainder of 3 gives 8', '123456788'],
    ['no remainder gives 0', '100001000'],
    ['a remainder of 10 gives 1', '200000001'],
  ])('has a check digit: %s in %s', (_, digits) => {
    expect(readUid(digits)).toBe(`CHE${digits}`)
  })

  it.each(['CHE-123.456.789', 'CHE-123.465.788', 'CHE-213.456.788'])('with digits that do not fit together is none: %s', (typed) => {
    expect(readUid(typed)).toBeUndefined()
    expect(uidDigits(typed)).toMatch(/^\d{9}$/)
  })

  it.each(['00000003', '00000061'])('whose check digit would be 10 was never issued: %s and any other digit', (digits) => {
    const read = Array.from({ length: 10 }, (_, digit) => readUid(`${digits}${digit}`))

    expect(read.filter((uid) => uid !== undefined)).toEqual([])
  })

  it.prop([anyUid, fc.integer({ min: 0, max: 8 }), fc.integer({ min: 1, max: 9 })])('with one wrong digit is found out', (uid, at, by) => {
    const wrong = `${uid.slice(0, at)}${(Number(uid[at]) + by) % 10}${uid.slice(at + 1)}`

    expect(readUid(wrong)).toBeUndefined()
  })

  it.prop([anyUid])('is shown as people write it, and reads the same again', (digits) => {
    const uid = `CHE${digits}`

    expect(shownUid(uid)).toMatch(/^CHE-\d{3}\.\d{3}\.\d{3}$/)
    expect(readUid(shownUid(uid))).toBe(uid)
  })
})
