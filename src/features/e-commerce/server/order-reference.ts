import { randomInt } from 'node:crypto'

// Without signs that look alike on paper or sound alike on the phone.
const letters = 'ABCDEFGHJKMNPQRSTUVWXYZ'
const signs = `${letters}23456789`

/** Eight signs, the first one a letter so that a search takes them for one word. */
export function newReference(choose: (below: number) => number = randomInt): string {
  const rest = Array.from({ length: 7 }, () => signs[choose(signs.length)] ?? '')
  return `${letters[choose(letters.length)] ?? ''}${rest.join('')}`
}
