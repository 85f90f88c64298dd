import { isRecord } from './fields.ts'

/** An input as it stands in an address: lists as a name that comes again, all else as text. */
export function inQuery(input: unknown): string {
  if (!isRecord(input)) return `?${encoded(String(input))}`
  const pairs = Object.entries(input).flatMap(([name, value]) =>
    (Array.isArray(value) ? (value as readonly unknown[]).slice(0, 100) : [value]).map(
      (each) => `${encoded(name)}=${encoded(asText(each))}`,
    ),
  )
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
}

/** Halves of signs as the three bytes that no reader may take for text. */
export function encoded(text: string): string {
  return Array.from(text, (sign) => (sign.isWellFormed() ? encodeURIComponent(sign) : '%ED%A0%80')).join('')
}
