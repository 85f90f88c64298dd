import { fill } from '../../../kit/texts.ts'
import type { texts as words } from './texts.ts'

/** What a schema finds wrong, as far as words depend on it. */
type Issue = {
  readonly code?: string
  readonly input?: unknown
  readonly origin?: unknown
  readonly expected?: unknown
  readonly format?: unknown
  readonly minimum?: unknown
  readonly values?: unknown
  readonly maximum?: unknown
}

/** The sentence for a fault the schema has no words of its own for. `{label}` stays open until the field is known. */
export function messageOf(issue: Issue, texts: typeof words): string {
  if (issue.code === 'invalid_value' && Array.isArray(issue.values) && issue.values[0] === true) return texts.notTicked
  if (isMissing(issue)) return texts.missing
  if (issue.code === 'too_small') return boundText(texts, issue.origin, 'low', issue.minimum)
  if (issue.code === 'too_big') return boundText(texts, issue.origin, 'high', issue.maximum)
  if (issue.code === 'invalid_format') return formatText(texts, issue.format)
  return issue.expected === 'number' || issue.expected === 'int' ? texts.notNumber : texts.wrong
}

/** Puts the name of the field where a message wants it. */
export function withLabel(message: string, label: string): string {
  return message.replaceAll('{label}', label)
}

/** Nothing chosen, nothing typed. */
function isMissing({ input, code, minimum }: Issue): boolean {
  if (input === undefined || input === null || input === '') return true
  return code === 'too_small' && minimum === 1 && Array.isArray(input) && input.length === 0
}

function boundText(texts: typeof words, origin: unknown, side: 'low' | 'high', bound: unknown): string {
  const values = { label: '{label}', count: String(bound) }
  if (origin === 'string') return fill(side === 'low' ? texts.textTooShort : texts.textTooLong, values)
  if (origin === 'array') return fill(side === 'low' ? texts.tooFew : texts.tooMany, values)
  return fill(side === 'low' ? texts.numberTooSmall : texts.numberTooLarge, values)
}

function formatText(texts: typeof words, format: unknown): string {
  if (format === 'email') return texts.notEmail
  if (format === 'url') return texts.notLink
  if (format === 'date') return texts.notDate
  return format === 'time' ? texts.notTime : texts.wrong
}
