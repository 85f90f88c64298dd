import { storable } from '../../../platform/storable-text.ts'

/** On one line of at most so many characters, for what stands in headers. */
export function cleanLine(text: string, most: number): string {
  const line = storable(text)
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()
  // The cut may go through a character that takes two places.
  return line.length <= most ? line : line.slice(0, most).replace(/\p{Cs}$/u, '')
}
