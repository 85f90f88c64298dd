import * as z from 'zod/mini'
import { endpoint, type FileAnswer } from '../../kit/endpoint.ts'
import { filled, Id, saysSomething } from '../../kit/list-contract.ts'
import { addDays, isPlainDate } from '../../kit/plain-date.ts'

export const caseStates = ['open', 'filed', 'in-assessment', 'assessed', 'estimated'] as const
export const outcomes = ['granted', 'unchanged', 'rejected', 'pending'] as const
/** The rules under which requests are stored, in their order. */
export const ruleCodes = [
  'V3b',
  'V8b',
  'I1',
  'I2',
  'C1',
  'Cj',
  'C3',
  'C4',
  'C5',
  'C6',
  'C7',
  'C8',
  'D1',
  'D2',
  'D3',
  'D4',
  'D5',
  'D6',
  // What people at the office decided: entered, granted, refused, granted as an exception, corrected, withdrawn.
  'B0',
  'B1',
  'B2',
  'B3',
  'B4',
  'B5',
  // Taken back by the person.
  'U',
] as const
export const lookReasons = ['request', 'call', 'letter', 'complaint', 'supervision', 'other'] as const
export type LookReason = (typeof lookReasons)[number]

const Day = z.iso.date()
const Period = z.int().check(z.minimum(2000), z.maximum(2099))

/** Why somebody looks at persons; «other» needs words. */
const Why = z
  .object({ reason: z.enum(lookReasons), note: z.string().check(z.trim(), z.maxLength(200)) })
  .check(z.refine(({ reason, note }) => reason !== 'other' || saysSomething(note), 'Say why.'))
export type Why = z.output<typeof Why>

/** What may stand in an address or be kept under a name: nothing of it says who. */
const Filters = z.object({
  kind: z.enum(['cases', 'requests']),
  period: z.optional(Period),
  state: z.optional(z.enum(caseStates)),
  outcome: z.optional(z.enum(outcomes)),
  rule: z.optional(z.enum(ruleCodes)),
  /** Days of receipt, both included. */
  from: z.optional(Day),
  until: z.optional(Day),
})
export type Filters = z.output<typeof Filters>

/** What says who: sent and never written into an address. */
const Who = z.object({
  pid: z.optional(z.string().check(z.regex(/^[1-9]\d{0,5}$/))),
  name: z.optional(z.string().check(z.trim(), z.minLength(2), z.maxLength(100))),
  uid: z.optional(filled(30)),
  reference: z.optional(filled(30)),
})
export type Who = z.output<typeof Who>

/** So many days of receipt a search may span where nothing else narrows it. */
const spanOfDays = 31

/** A period or a state alone is no question: it is the register of a year, or a large part of it. What a kind does not look at is none either. */
export function isEverything({ kind, period, state, outcome, rule, from, until }: Filters, { pid, name, uid, reference }: Who): boolean {
  const hasOne = (...values: readonly unknown[]): boolean => values.some((value) => value !== undefined)
  if (hasOne(pid, name, uid)) return false
  if (kind === 'cases') return state === undefined || period === undefined
  if (hasOne(reference) || (hasOne(outcome, rule) && period !== undefined)) return false
  return !isShortSpan(from, until)
}

function isShortSpan(from = '', until = ''): boolean {
  return isPlainDate(from) && isPlainDate(until) && until <= addDays(from, spanOfDays - 1)
}

const person = {
  dossier: z.string(),
  legalForm: z.enum(['natural-person', 'legal-entity']),
  pid: z.string(),
  name: z.string(),
  firstName: z.string(),
}

const Hit = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('case'), ...person, period: z.int(), deadline: Day, state: z.enum(caseStates), extensions: z.int() }),
  z.object({
    kind: z.literal('request'),
    ...person,
    period: z.int(),
    reference: z.string(),
    receivedAt: z.iso.datetime(),
    outcome: z.enum(outcomes),
    rule: z.string(),
    newDeadline: z.nullable(Day),
  }),
])
export type Hit = z.output<typeof Hit>

export const search = endpoint({
  method: 'POST',
  path: '/api/office/search',
  access: 'office-clerk',
  summary: 'Cases or requests, 50 at a time; who looked, for what and why is recorded',
  input: z.object({
    filters: Filters,
    who: Who,
    why: Why,
    after: z.optional(z.array(z.string().check(z.maxLength(300))).check(z.maxLength(4))),
  }),
  output: z.object({ hits: z.array(Hit), next: z.optional(z.array(z.string())) }),
})

/** So many rows an export holds, and so many exports one person may make in a day. */
export const exportLimits = { rows: 1000, perDay: 5 } as const

export const exportHits = endpoint({
  method: 'POST',
  path: '/api/office/search/export',
  access: 'office-lead',
  watched: 'export',
  summary: 'The same as a table, of at most 1,000 rows and five times a day; never everything, and recorded',
  produces: 'text/csv; charset=utf-8',
  input: z.object({ filters: Filters, who: Who, why: Why, language: z.enum(['de', 'en']) }),
  output: z.custom<FileAnswer>(),
})

const SavedView = z.object({ id: Id, name: z.string(), filters: Filters, madeBy: z.string(), isOwn: z.boolean() })
export type SavedView = z.output<typeof SavedView>

export const listViews = endpoint({
  method: 'GET',
  path: '/api/office/views',
  access: 'office-clerk',
  summary: 'Searches that somebody kept under a name, for everybody who searches',
  input: z.object({}),
  output: z.object({ views: z.array(SavedView) }),
})

export const saveView = endpoint({
  method: 'POST',
  path: '/api/office/views/save',
  access: 'office-clerk',
  summary: 'Keeps the filters of a search under a name; nothing personal is among them',
  input: z.object({ name: filled(80), filters: Filters }),
  output: z.object({ id: Id }),
})

export const removeView = endpoint({
  method: 'POST',
  path: '/api/office/views/remove',
  access: 'office-clerk',
  summary: 'Removes a kept search: one’s own, or any for a lead',
  input: z.object({ id: Id }),
  output: z.object({}),
})

const Happening = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('request'),
    at: z.iso.datetime(),
    pid: z.string(),
    reference: z.string(),
    wish: Day,
    outcome: z.enum(outcomes),
    rule: z.string(),
    configuration: z.nullable(z.string()),
    oldDeadline: z.nullable(Day),
    newDeadline: z.nullable(Day),
    message: z.string(),
    /** The seal of the chain that vouches for it; none while it waits for one. */
    seal: z.nullable(z.string()),
  }),
  z.object({ kind: z.literal('step'), at: z.iso.datetime(), reference: z.string(), action: z.string(), seal: z.string() }),
  z.object({
    kind: z.literal('delivery'),
    at: z.iso.datetime(),
    reference: z.string(),
    state: z.enum(['waiting', 'dead']),
    attempts: z.int(),
    failure: z.nullable(z.string()),
  }),
  z.object({
    kind: z.literal('register'),
    at: z.iso.datetime(),
    pid: z.string(),
    isPerson: z.boolean(),
    changes: z.array(z.object({ name: z.string(), before: z.nullable(z.string()), after: z.nullable(z.string()) })),
  }),
])
export type Happening = z.output<typeof Happening>

const Dossier = z.object({
  legalForm: z.enum(['natural-person', 'legal-entity']),
  period: z.int(),
  persons: z.array(
    z.object({
      pid: z.string(),
      name: z.string(),
      firstName: z.string(),
      birthDate: z.nullable(Day),
      uid: z.nullable(z.string()),
      diedOn: z.nullable(Day),
      leftOn: z.nullable(Day),
    }),
  ),
  now: z.optional(
    z.object({
      deadline: Day,
      baseDeadline: z.nullable(Day),
      state: z.enum(caseStates),
      reminderLevel: z.int(),
      reminderDeadline: z.nullable(Day),
      group: z.string(),
      special: z.string(),
      isBlocked: z.boolean(),
      extensions: z.int(),
      general: z.nullable(z.object({ deadline: Day, reason: z.string() })),
    }),
  ),
  happenings: z.array(Happening),
  configurations: z.array(z.object({ version: z.string(), content: z.unknown(), firstUsedAt: z.iso.datetime() })),
})
export type Dossier = z.output<typeof Dossier>

export const readDossier = endpoint({
  method: 'POST',
  path: '/api/office/dossier',
  access: 'office-clerk',
  summary: 'Everything that happened to a case, in order; who looked and why is recorded',
  input: z.object({ id: z.string().check(z.regex(/^[\w-]{22}$/)), why: Why }),
  output: Dossier,
})
