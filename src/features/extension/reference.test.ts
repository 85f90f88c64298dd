import { fc, it } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { newCode, newReference, readCode, readReference, shownCode, shownReference } from './reference.ts'

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const characters = alphabet.split('')
const anyPeriod = fc.integer({ min: 2000, max: 2099 })
const anyBytes = fc.uint8Array({ minLength: 9, maxLength: 12 })
const anyReference = fc.tuple(anyPeriod, anyBytes).map(([period, random]) => newReference(period, random))

const replaced = (text: string, at: number, by: string): string => `${text.slice(0, at)}${by}${text.slice(at + 1)}`
const swapped = (text: string, one: number, other: number): string =>
  replaced(replaced(text, one, text.charAt(other)), other, text.charAt(one))

describe('a new reference', () => {
  it.prop([anyPeriod, anyBytes])('has twelve characters of the alphabet and begins with the tax period', (period, random) => {
    const reference = newReference(period, random)

    expect(reference).toHaveLength(12)
    expect(reference.split('').every((character) => alphabet.includes(character))).toBe(true)
    expect(reference.slice(0, 2)).toBe(String(period).slice(2))
  })

  it('takes five bits of each of nine bytes, so that nothing but chance tells two apart', () => {
    const bytes = Uint8Array.from([0, 1, 31, 32, 63, 64, 128, 255, 10])

    expect(newReference(2025, bytes).slice(2, 11)).toBe('01Z0Z00ZA')
  })

  it('needs nine random bytes and takes no fewer', () => {
    expect(() => newReference(2025, new Uint8Array(8))).toThrow('9 random bytes')
    expect(newReference(2025, new Uint8Array(9))).toHaveLength(12)
  })

  it('is shown in groups of four', () => {
    expect(shownReference('25K7M92QX8CV')).toBe('25K7-M92Q-X8CV')
  })
})

describe('a typed reference', () => {
  const known = newReference(2025, Uint8Array.from([19, 7, 20, 9, 2, 23, 29, 8, 1]))

  it.prop([anyReference])('is read as it was shown', (reference) => {
    expect(readReference(shownReference(reference))).toBe(reference)
  })

  it.each([
    ['in small letters', known.toLowerCase()],
    ['with blanks and dashes', ` ${known.slice(0, 4)} – ${known.slice(4, 8)}-${known.slice(8)} `],
    ['with I for 1', known.replaceAll('1', 'I')],
    ['with a small l for 1', known.replaceAll('1', 'l')],
    ['in wide characters', known.replaceAll('2', '２')],
  ])('is understood %s', (_, typed) => {
    expect(typed).not.toBe(known)
    expect(readReference(typed)).toBe(known)
  })

  it('is understood with O for 0', () => {
    const zeros = newReference(2000, new Uint8Array(9))

    expect(readReference(zeros.replaceAll('0', 'o'))).toBe(zeros)
  })

  it.each([
    ['empty', ''],
    ['too short', known.slice(0, 11)],
    ['too long', `${known}0`],
    ['with a letter that is never used', replaced(known, 5, 'U')],
    ['with another sign', replaced(known, 5, '*')],
  ])('is refused when it is %s', (_, typed) => {
    expect(readReference(typed)).toBeUndefined()
  })

  it('is refused when it begins with no period, even if the check character fits', () => {
    const fitting = characters.map((check) => `ZZ000000000${check}`)

    expect(fitting.filter((typed) => readReference(typed) !== undefined)).toEqual([])
  })
})

describe('the check character', () => {
  it.prop([anyReference], { numRuns: 300 })('finds every single wrong character: each place, each of the other 31', (reference) => {
    const wrong = reference
      .split('')
      .flatMap((right, at) => characters.filter((other) => other !== right).map((other) => replaced(reference, at, other)))

    expect(wrong).toHaveLength(12 * 31)
    expect(wrong.filter((typed) => readReference(typed) !== undefined)).toEqual([])
  })

  it('finds every swap of neighbours: each place, each pair of different characters', () => {
    const random = Uint8Array.from([3, 1, 4, 1, 5, 9, 2, 6, 5])
    const elements = characters.map((_, element) => element)
    const pairs = elements.flatMap((one) => elements.filter((other) => other !== one).map((other) => [one, other] as const))
    const wrong = [0, 1, 2, 3, 4, 5, 6, 7].flatMap((at) =>
      pairs.map(([one, other]) => swapped(newReference(2025, random.with(at, one).with(at + 1, other)), at + 2, at + 3)),
    )

    expect(wrong).toHaveLength(32 * 31 * 8)
    expect(wrong.filter((typed) => readReference(typed) !== undefined)).toEqual([])
  })

  it.prop([anyReference], { numRuns: 300 })('finds any two different characters that changed places, neighbours or not', (reference) => {
    const places = reference.split('').map((_, at) => at)
    const pairs = places.flatMap((one) => places.slice(one + 1).map((other) => [one, other] as const))
    const wrong = pairs.map(([one, other]) => swapped(reference, one, other)).filter((typed) => typed !== reference)

    expect(pairs).toHaveLength(66)
    expect(wrong.filter((typed) => readReference(typed) !== undefined)).toEqual([])
  })

  it('lets one in 32 guesses pass, so it is a help for typing and no secret', () => {
    const guesses = characters.map((check) => `25000000000${check}`)

    expect(guesses.filter((typed) => readReference(typed) !== undefined)).toHaveLength(1)
  })
})

describe('a code', () => {
  it.prop([fc.uint8Array({ minLength: 8, maxLength: 12 })])(
    'has eight characters of the alphabet and is read as it was shown',
    (random) => {
      const code = newCode(random)

      expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{8}$/)
      expect(readCode(shownCode(code))).toBe(code)
    },
  )

  it('is shown in groups of four', () => {
    expect(shownCode('K7M92QX8')).toBe('K7M9-2QX8')
  })

  it('is understood in small letters, with O for 0 and I or L for 1', () => {
    expect(readCode(' oil0-k7m9 ')).toBe('0110K7M9')
  })

  it.each(['', 'K7M9-2QX', 'K7M9-2QX8-1', 'K7M9-2QXU', 'K7M9-2QX!'])('cannot be «%s»', (typed) => {
    expect(readCode(typed)).toBeUndefined()
  })

  it('needs eight random bytes and takes no fewer', () => {
    expect(() => newCode(new Uint8Array(7))).toThrow('8 random bytes')
  })
})
