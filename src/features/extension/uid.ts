/** A Swiss enterprise number as typed, in its one normal form: `CHE123456788`. Nothing where it cannot be one. */
export function readUid(typed: string): string | undefined {
  const digits = uidDigits(typed)
  return digits !== undefined && Number(digits[8]) === checkDigit(digits) ? `CHE${digits}` : undefined
}

/** The nine digits of what looks like a UID, whether or not they fit together. */
export function uidDigits(typed: string): string | undefined {
  const bare = typed.normalize('NFKC').replace(noise, '').toUpperCase()
  return /^(?:CHE)?(\d{9})(?:MWST|TVA|IVA|HR|RC)?$/.exec(bare)?.[1]
}

/** As people write it: `CHE-123.456.788`. */
export function shownUid(uid: string): string {
  return uid.replace(/^CHE(\d{3})(\d{3})(\d{3})$/, 'CHE-$1.$2.$3')
}

/** Blanks, dots and every kind of dash. */
const noise = /[\s.\p{Pd}\u2212\u200b]/gu

const weights = [5, 4, 3, 2, 7, 6, 5, 4]

/** Modulo 11, as the Federal Statistical Office defines it. Numbers for which it gives 10 are never issued. */
function checkDigit(digits: string): number {
  const sum = weights.reduce((total, weight, at) => total + weight * Number(digits[at]), 0)
  return (11 - (sum % 11)) % 11
}
