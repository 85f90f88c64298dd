/** The number somebody meant, Swiss or not: `1'234.50`, `1 234,5`, `-3`. Nothing where it cannot be told. */
export function readNumber(text: string): number | undefined {
  const plain = text
    .normalize('NFKC')
    .replace(/['’‘`´\s]/g, '')
    .replace('−', '-')
  if (/^[+-]?\d+,\d+$/.test(plain)) return Number(plain.replace(',', '.'))
  return /^[+-]?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : undefined
}

/** Whole cents from what somebody typed: `CHF 1'234.5`, `80.–`. More than two figures after the point are no amount. */
export function readCents(text: string): number | undefined {
  const amount = readNumber(text.replace(/^\s*(chf|fr\.?|sfr\.?)/i, '').replace(/[.,][–—-]+\s*$/, ''))
  if (amount === undefined) return undefined
  const cents = Math.round(amount * 100)
  return Number.isSafeInteger(cents) && Math.abs(cents / 100 - amount) < 1e-9 ? cents : undefined
}

/** `14:30` from `1430`, `14.30`, `14h30`, `9`. */
export function readTime(text: string): string | undefined {
  const plain = text.normalize('NFKC').trim().toLowerCase()
  const [, hours, minutes = '0'] = /^(\d{1,2})(?:\s*[:.h\s]\s*(\d{2}))?h?(?:\s*uhr)?$/.exec(plain) ?? /^(\d{1,2})(\d{2})$/.exec(plain) ?? []
  if (hours === undefined || Number(hours) > 23 || Number(minutes) > 59) return undefined
  return `${hours.padStart(2, '0')}:${minutes.padStart(2, '0')}`
}
