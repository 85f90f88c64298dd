/** Crockford's base 32: what looks like another character (I, L, O) or makes words (U) is left out. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const referenceShape = /^\d{2}[0-9A-HJKMNP-TV-Z]{10}$/
const codeShape = /^[0-9A-HJKMNP-TV-Z]{8}$/

/** A new reference: two digits of the period, nine random characters, one check character. */
export function newReference(period: number, random: Uint8Array): string {
  const body = `${String(period % 100).padStart(2, '0')}${randomCharacters(random, 9)}`
  return `${body}${character(doubled(checksum(body)))}`
}

/** The reference somebody typed or read out, or nothing where no such reference can exist. */
export function readReference(typed: string): string | undefined {
  const reference = meant(typed)
  return referenceShape.test(reference) && checksum(reference) === 0 ? reference : undefined
}

/** The tax period a reference belongs to. */
export function periodOf(reference: string): number {
  return 2000 + Number(reference.slice(0, 2))
}

/** `25K7-M92Q-X8CV`, as people read it out. */
export function shownReference(reference: string): string {
  return inFours(reference)
}

/** A new code, the secret half of a proof: only the receipt carries it. */
export function newCode(random: Uint8Array): string {
  return randomCharacters(random, 8)
}

/** The code somebody typed, or nothing where it has not the shape of one. */
export function readCode(typed: string): string | undefined {
  const code = meant(typed)
  return codeShape.test(code) ? code : undefined
}

/** `K7M9-2QX8` */
export function shownCode(code: string): string {
  return inFours(code)
}

/** Damm's idea over the field of 32 elements, x → 2x + d: finds every wrong character and every two that changed places. */
function checksum(characters: string): number {
  return characters.split('').reduce((state, each) => doubled(state) ^ alphabet.indexOf(each), 0)
}

/** Times x, modulo the primitive polynomial x^5 + x^2 + 1. */
function doubled(element: number): number {
  return element < 16 ? element << 1 : (element << 1) ^ 0b100101
}

function randomCharacters(random: Uint8Array, count: number): string {
  if (random.length < count) throw new RangeError(`${count} random bytes are needed`)
  return Array.from(random.subarray(0, count), (byte) => character(byte & 31)).join('')
}

function character(element: number): string {
  return alphabet.charAt(element)
}

/** Blanks and dashes are noise, and a letter that is not in the alphabet stands for the digit it looks like. */
function meant(typed: string): string {
  const characters = typed.normalize('NFKC').replace(/[\s\p{Pd}\u200b]/gu, '')
  return characters.toUpperCase().replaceAll('O', '0').replace(/[IL]/g, '1')
}

function inFours(characters: string): string {
  return characters.match(/.{1,4}/g)?.join('-') ?? ''
}
