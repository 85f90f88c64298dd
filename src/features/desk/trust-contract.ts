import * as z from 'zod/mini'
import { endpoint } from '../../kit/endpoint.ts'
import { lookReasons } from './find-contract.ts'

export const lookActions = ['search', 'dossier', 'export', 'log'] as const

const Day = z.iso.date()

const Look = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  officer: z.string(),
  action: z.enum(lookActions),
  reason: z.enum(lookReasons),
  note: z.string(),
  /** What was asked for, by its name. */
  question: z.array(z.object({ name: z.string(), value: z.string() })),
  /** Whose values were shown. */
  subjects: z.array(z.object({ legalForm: z.enum(['natural-person', 'legal-entity']), pid: z.string() })),
})
export type Look = z.output<typeof Look>

const LogFilters = z.object({
  action: z.optional(z.enum(lookActions)),
  reason: z.optional(z.enum(lookReasons)),
  /** The beginning of the officer's name, or a part of it. */
  officer: z.optional(z.string().check(z.trim(), z.maxLength(100))),
  pid: z.optional(z.string().check(z.regex(/^[1-9]\d{0,5}$/))),
  from: z.optional(Day),
  until: z.optional(Day),
})
export type LogFilters = z.output<typeof LogFilters>

const alarmSignals = ['own', 'name', 'night', 'volume'] as const

/** A look with something unusual about it, which nobody of the audit has reviewed yet. */
const Alarm = z.extend(Look, {
  signals: z.array(z.enum(alarmSignals)),
  /** About a look of the officer who asks: somebody else of the audit has to review it. */
  isOwn: z.boolean(),
})
export type Alarm = z.output<typeof Alarm>

export const readAlarms = endpoint({
  method: 'GET',
  path: '/api/office/alarms',
  access: 'office-audit',
  summary: 'Unusual looks that the audit has not reviewed yet, the latest first, 50 at most, and how many there are',
  input: z.object({}),
  output: z.object({ alarms: z.array(Alarm), count: z.int() }),
})

export const reviewAlarm = endpoint({
  method: 'POST',
  path: '/api/office/alarms/review',
  access: 'office-audit',
  summary: 'Notes that an unusual look of somebody else was reviewed, by whom and with which remark',
  input: z.object({ id: z.string().check(z.regex(/^\d{1,18}$/)), remark: z.string().check(z.trim(), z.maxLength(500)) }),
  output: z.object({}),
})

export const readLog = endpoint({
  method: 'POST',
  path: '/api/office/log',
  access: 'office-audit',
  summary: 'Who looked at whom, when and why, the latest first, 50 at a time; reading it is recorded too',
  input: z.object({ filters: LogFilters, after: z.optional(z.string().check(z.regex(/^\d{1,18}$/))) }),
  output: z.object({ looks: z.array(Look), next: z.optional(z.string()) }),
})

export const readStatement = endpoint({
  method: 'POST',
  path: '/api/office/log/statement',
  access: 'office-audit',
  watched: 'export',
  summary: 'Who was shown the values of one person or firm, when and why, to be told to them; asking for it is recorded',
  input: z.object({ legalForm: z.enum(['natural-person', 'legal-entity']), pid: z.string().check(z.regex(/^[1-9]\d{0,5}$/)) }),
  output: z.object({
    looks: z.array(z.pick(Look, { id: true, at: true, officer: true, action: true, reason: true })),
    at: z.iso.datetime(),
  }),
})
export type Statement = z.output<typeof readStatement.output>

const Check = z.object({
  state: z.enum(['waiting', 'whole', 'broken']),
  askedAt: z.iso.datetime(),
  /** Nobody where the clock asked. */
  askedBy: z.nullable(z.string()),
  doneAt: z.nullable(z.iso.datetime()),
  seals: z.nullable(z.int()),
  entries: z.nullable(z.int()),
  requests: z.nullable(z.int()),
  looks: z.nullable(z.int()),
  waiting: z.nullable(z.int()),
  head: z.nullable(z.string()),
  fault: z.nullable(z.string()),
})
export type Check = z.output<typeof Check>

export const readChecks = endpoint({
  method: 'GET',
  path: '/api/office/chain',
  access: 'office-audit',
  summary: 'The latest checks of the sealed chain: whole, or what is not as it was',
  input: z.object({}),
  output: z.object({ checks: z.array(Check) }),
})

export const askCheck = endpoint({
  method: 'POST',
  path: '/api/office/chain/check',
  access: 'office-audit',
  summary: 'Has the worker check the whole chain now',
  input: z.object({}),
  output: z.object({}),
})
