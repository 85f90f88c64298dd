/** What stands on the picture of somebody without one: `Anna-Lea von Gunten` → `AG`, `Keller` → `K`. */
export function initialsOf(name: string): string {
  const words = (name.split('@')[0] ?? '').split(/[\s._,&/+]+/).filter((word) => /^[\p{L}\p{N}]/u.test(word))
  // «von», «de la»: what is written small belongs to the name but not to its initials.
  const capital = words.filter((word) => !/^\p{Ll}/u.test(word))
  const counted = capital.length > 0 ? capital : words
  const ends = counted.length > 1 ? [counted[0], counted.at(-1)] : counted
  return ends.map((word = '') => (Array.from(word)[0] ?? '').toUpperCase()).join('') || '?'
}

/** The same name always has the same of so many tints. */
export function tintOf(name: string, tints: number): number {
  let sum = 0
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521
  return sum % tints
}
