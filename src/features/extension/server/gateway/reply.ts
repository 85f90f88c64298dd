import { z } from 'zod'
import { dayAt, fromDotted, isPlainDate, placeOfLaw, type PlainDate, yearOf } from '../../../../kit/plain-date.ts'

/** What the canton's tax system said about a request. */
export type Reply =
  | {
      readonly kind: 'decided'
      readonly text: string
      readonly oldDeadline: PlainDate
      readonly newDeadline: PlainDate
      readonly name: string
      readonly firstName: string
    }
  /** With the code of the rule, where it names one. */
  | { readonly kind: 'rejected'; readonly message: string; readonly rule?: string }
  /** It has the request and will decide later. */
  | { readonly kind: 'undecided' }

// Told by others and shown to the public: short, no control characters, nothing that turns the reading direction.
const words = (most: number) =>
  z
    .string()
    .transform((text) =>
      text
        .replaceAll(/[\t\n\r]+/g, ' ')
        .trim()
        .normalize('NFC'),
    )
    .refine((text) => text.length <= most && text.isWellFormed() && !/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]/u.test(text))
const wordsOrNone = (most: number) => z.nullish(words(most)).transform((text) => text ?? '')

const Deadline = z
  .string()
  .max(40)
  .transform((text, context) => readDay(text) ?? (context.addIssue('no calendar day'), z.NEVER))

const Decided = z.object({
  ErgebnisText: words(1000).refine((text) => text !== ''),
  AlteFrist: Deadline,
  NeueFrist: Deadline,
  ZusatzInfosPerson: z.object({ PersonName: wordsOrNone(200), Rufname: wordsOrNone(200) }),
})
const Undecided = z.object({ BackEndData: z.object({ Status: z.literal('pendent') }) })
const Refused = z.object({ ErrorMessage: words(1000).refine((text) => text !== ''), Regel: wordsOrNone(20) })

/** Reads an answer as far as every cantonal interface has it. Nothing where it is none, or none about this period. */
export function readReply(text: string, period: number): Reply | undefined {
  const content = parsed(text)
  const refused = Refused.safeParse(content)
  if (refused.success) {
    const { ErrorMessage: message, Regel: rule } = refused.data
    return { kind: 'rejected', message, ...(rule === '' ? {} : { rule }) }
  }
  if (Undecided.safeParse(content).success) return { kind: 'undecided' }
  const decided = z.object({ BackEndData: Decided }).safeParse(content)
  if (!decided.success) return undefined
  const { ErgebnisText, AlteFrist: oldDeadline, NeueFrist: newDeadline, ZusatzInfosPerson: person } = decided.data.BackEndData
  if (newDeadline < oldDeadline || !isNear(oldDeadline, period) || !isNear(newDeadline, period)) return undefined
  return { kind: 'decided', text: ErgebnisText, oldDeadline, newDeadline, name: person.PersonName, firstName: person.Rufname }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Returns of a period are due in the years after it, at the earliest in it. */
function isNear(deadline: PlainDate, period: number): boolean {
  return yearOf(deadline) >= period && yearOf(deadline) <= period + 3
}

/** Year-month-day, day.month.year, or a moment; one with a zone is the day it has where the law is made. */
function readDay(text: string): PlainDate | undefined {
  if (isPlainDate(text)) return text
  const dotted = fromDotted(text)
  if (dotted) return dotted
  const [, date = '', zone] = /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})?$/.exec(text) ?? []
  if (!isPlainDate(date)) return undefined
  if (zone === undefined) return date
  const moment = new Date(text)
  return Number.isNaN(moment.getTime()) ? undefined : dayAt(moment, placeOfLaw)
}
