import * as z from 'zod/mini'
import { endpoint } from '../../kit/endpoint.ts'
import { isPlainDate, type PlainDate } from '../../kit/plain-date.ts'
import type { Language } from '../../kit/texts.ts'

export const taxpayerGroups = ['employed', 'self-employed', 'legal-entity', 'limited'] as const
export type TaxpayerGroup = (typeof taxpayerGroups)[number]
const legalForms = ['natural-person', 'legal-entity'] as const

const isDay = (value: unknown): value is PlainDate => typeof value === 'string' && isPlainDate(value)
// The calendar of the wire begins with the year 0, ours does not.
const WireDay = z.iso.date().check(z.refine(isPlainDate, 'There is no such day.'))
const Day = z.codec(WireDay, z.custom<PlainDate>(isDay), { decode: readDay, encode: (day) => day })

function readDay(text: string): PlainDate {
  if (!isPlainDate(text)) throw new RangeError('a date the schema let through has no calendar day')
  return text
}
const Why = z.string().check(z.trim(), z.minLength(3), z.maxLength(500))

/** Whom it concerns: cases of these groups and this period whose deadline lies between two days, and until when they get time. */
const terms = {
  period: z.int().check(z.minimum(2000), z.maximum(2100)),
  legalForm: z.nullable(z.enum(legalForms)),
  groups: z.array(z.enum(taxpayerGroups)).check(z.minLength(1), z.maxLength(4)),
  from: Day,
  to: Day,
  deadline: Day,
}
const Terms = z.object(terms).check(
  z.refine(({ from, to }) => from <= to, 'The range ends before it begins.'),
  z.refine(({ from, deadline }) => deadline > from, 'The new deadline must be later than the old ones.'),
)
export type Terms = z.output<typeof Terms>

const Counts = z.object({
  /** Cases of the period and kind, which all have to be looked at. */
  total: z.int(),
  /** Cases of the groups within the range, and how many of them would get more time. */
  matched: z.int(),
  raised: z.int(),
  /** Of those that would get more time. */
  notOpen: z.int(),
  reminded: z.int(),
})

const General = z.extend(z.object(terms), {
  id: z.uuid(),
  reason: z.string(),
  state: z.enum(['proposed', 'withdrawn', 'running', 'stopped', 'done']),
  total: z.int(),
  expected: z.int(),
  walked: z.int(),
  raised: z.int(),
  proposedAt: z.iso.datetime(),
  proposedBy: z.string(),
  /** Whether the officer who asks has proposed it: somebody else must start it. */
  isOwn: z.boolean(),
  startedAt: z.nullable(z.iso.datetime()),
  startedBy: z.nullable(z.string()),
  endedAt: z.nullable(z.iso.datetime()),
  /** Cases a second while it runs. */
  rate: z.nullable(z.number()),
  secondsLeft: z.nullable(z.int()),
  /** How long it has run in all. */
  seconds: z.number(),
})

const Act = z.object({
  act: z.enum(['propose', 'withdraw', 'start', 'stop', 'resume', 'close', 'open']),
  at: z.iso.datetime(),
  name: z.string(),
  why: z.string(),
  period: z.nullable(z.int()),
  deadline: z.nullable(Day),
})

const Text = z.string().check(z.trim(), z.maxLength(600))
const ClosingTexts = z.object({
  de: Text.check(z.minLength(3)),
  fr: z.optional(Text),
  it: z.optional(Text),
  rm: z.optional(Text),
  en: z.optional(Text),
  ls: z.optional(Text),
} satisfies Record<Language, unknown>)

export const readEverybody = endpoint({
  method: 'GET',
  path: '/api/office/everybody',
  access: 'office',
  isInPassing: true,
  summary: 'General extensions with their state and progress, whether the online service is closed, and who did what about everybody',
  input: z.object({}),
  output: z.object({
    extensions: z.array(General),
    closing: z.nullable(z.object({ since: z.iso.datetime(), texts: ClosingTexts })),
    acts: z.array(Act),
    moment: z.iso.datetime(),
  }),
})

export const tryGeneral = endpoint({
  method: 'POST',
  path: '/api/office/everybody/dry-run',
  access: 'office-clerk',
  summary: 'Counts whom a general extension would concern and shows a few samples without names; changes nothing',
  input: Terms,
  output: z.object({
    counts: Counts,
    /** The most frequent kinds of cases in it; nobody can be told apart by them. */
    samples: z.array(
      z.object({
        legalForm: z.enum(legalForms),
        group: z.enum(taxpayerGroups),
        oldDeadline: Day,
        newDeadline: Day,
        count: z.int(),
      }),
    ),
  }),
})

export const proposeGeneral = endpoint({
  method: 'POST',
  path: '/api/office/everybody/propose',
  access: 'office-clerk',
  watched: 'general-extension',
  summary: 'Proposes a general extension; a lead who did not propose it starts it',
  input: z.object({ terms: Terms, reason: Why }),
  output: z.object({ id: z.uuid() }),
})

export const withdrawGeneral = endpoint({
  method: 'POST',
  path: '/api/office/everybody/withdraw',
  access: 'office-clerk',
  watched: 'general-extension',
  summary: 'Takes back a proposal that nobody has started',
  input: z.object({ id: z.uuid(), why: Why }),
  output: z.object({ hasChanged: z.boolean() }),
})

const Outcome = z.object({ outcome: z.enum(['done', 'own', 'late']) })

export const actOnGeneral = endpoint({
  method: 'POST',
  path: '/api/office/everybody/act',
  access: 'office-lead',
  watched: 'general-extension',
  summary: 'Starts a general extension that somebody else has proposed, stops the work on it, or lets it go on',
  input: z.object({ id: z.uuid(), act: z.enum(['start', 'stop', 'resume']), why: Why }),
  output: Outcome,
})

export const setClosing = endpoint({
  method: 'POST',
  path: '/api/office/everybody/closing',
  access: 'office-lead',
  watched: 'closing',
  summary: 'Closes the online service with a text, or opens it again',
  /** Without texts it is opened; a language without a text has a prepared sentence. */
  input: z.object({ texts: z.nullable(ClosingTexts), why: Why }),
  output: z.object({ hasChanged: z.boolean() }),
})
