import * as z from 'zod/mini'
import { endpoint } from '../../kit/endpoint.ts'
import type { PlainDate } from '../../kit/plain-date.ts'
import { Place } from './place-contract.ts'

const Day = z.iso.date() as z.ZodMiniType<string> as z.ZodMiniType<PlainDate> // what it lets through is a calendar day
const Reference = z.string().check(z.regex(/^\d{2}[0-9A-HJKMNP-TV-Z]{10}$/))
const Note = z.string().check(z.trim(), z.maxLength(500))

export const queueKinds = ['register', 'entry', 'delivery'] as const
export const channels = ['letter', 'call', 'visit'] as const
/** Why somebody asks the office itself for more time. */
export const grounds = ['illness', 'death', 'abroad', 'documents', 'workload', 'representative', 'technical', 'other'] as const
/** Why the office refuses. */
export const refusalReasons = ['late', 'no-ground', 'no-proof', 'beyond', 'reminded', 'filed', 'not-entitled'] as const

const Waiting = z.object({
  id: z.uuid(),
  kind: z.enum(queueKinds),
  period: z.int(),
  /** None where the request itself is gone. */
  reference: z.nullable(z.string()),
  since: z.iso.datetime(),
  dueAt: z.iso.datetime(),
  isOverdue: z.boolean(),
  /** Waits for a second person. */
  isProposed: z.boolean(),
  channel: z.nullable(z.enum(channels)),
  ground: z.nullable(z.string()),
})
export type Waiting = z.output<typeof Waiting>

export const readQueue = endpoint({
  method: 'GET',
  path: '/api/office/queue',
  access: 'office',
  isInPassing: true,
  summary: 'What waits for somebody at the tax office, the oldest first, fifty at a time; nobody is named',
  input: z.object({ kind: z.optional(z.enum(queueKinds)), after: z.optional(Place) }),
  output: z.object({ rows: z.array(Waiting), next: z.nullable(z.string()), moment: z.iso.datetime() }),
})

const Proposal = z.object({
  id: z.uuid(),
  act: z.enum(['grant', 'refuse', 'correct', 'withdraw']),
  newDeadline: z.nullable(Day),
  reason: z.string(),
  note: z.string(),
  /** The published rule that stands against it. */
  rule: z.string(),
  at: z.iso.datetime(),
  name: z.string(),
})

const Act = z.object({
  act: z.enum(['enter', 'grant', 'refuse', 'correct', 'withdraw', 'propose', 'reject']),
  at: z.iso.datetime(),
  name: z.string(),
  reason: z.string(),
  note: z.string(),
  newDeadline: z.nullable(Day),
})
export type Act = z.output<typeof Act>

const Matter = z.object({
  reference: z.string(),
  state: z.enum(['register', 'entry', 'decided']),
  legalForm: z.enum(['natural-person', 'legal-entity']),
  pid: z.string(),
  period: z.int(),
  /** Nobody where the number belongs to nobody or the sender did not show who they are. */
  person: z.nullable(z.object({ name: z.string(), firstName: z.string() })),
  wish: Day,
  receivedAt: z.iso.datetime(),
  text: z.string(),
  rule: z.string(),
  oldDeadline: z.nullable(Day),
  newDeadline: z.nullable(Day),
  inForce: z.nullable(Day),
  /** The last day that the published rules allow. */
  latest: Day,
  /** What the published rules answer to the wish: which rule, and until when they grant. */
  answer: z.object({ rule: z.string(), grants: z.nullable(Day) }),
  /** The rules grant it only as of the day of its postmark or call, and no longer on the day it was entered. */
  isBackDated: z.boolean(),
  entry: z.nullable(z.object({ channel: z.enum(channels), ground: z.string(), note: z.string(), name: z.string() })),
  proposal: z.nullable(Proposal),
  acts: z.array(Act),
  may: z.object({ grant: z.boolean(), refuse: z.boolean(), correct: z.boolean(), withdraw: z.boolean() }),
  /** Until then a decision can be withdrawn. */
  withdrawUntil: z.nullable(z.iso.datetime()),
  today: Day,
  /** How many acts there are: who acts says what they have seen. */
  seen: z.int(),
})
export type Matter = z.output<typeof Matter>

export const readMatter = endpoint({
  method: 'POST',
  path: '/api/office/matter',
  access: 'office-clerk',
  summary: 'A request with what the register and the rules say about it and what was done; who looked is recorded',
  input: z.object({ reference: Reference }),
  output: Matter,
})

/** Why nothing was done: the day is not later, or over; nobody to decide for; only the canton's own system decides. */
const Refusal = z.enum(['not-later', 'past', 'not-possible', 'elsewhere', 'note-missing', 'unknown-person'])
export type Refusal = z.output<typeof Refusal>

export const enterRequest = endpoint({
  method: 'POST',
  path: '/api/office/entries',
  access: 'office-clerk',
  summary: 'Writes down a letter, a call or a visit as a request that waits for the office; the same one twice is not taken',
  takesKey: true,
  input: z.object({
    legalForm: z.enum(['natural-person', 'legal-entity']),
    pid: z.string().check(z.regex(/^[1-9][0-9]{0,5}$/)),
    period: z.int().check(z.minimum(2000), z.maximum(2099)),
    wish: Day,
    channel: z.enum(channels),
    /** The day of the postmark or of the call. */
    arrivedOn: Day,
    ground: z.enum(grounds),
    note: Note,
    /** SHA-256 of its scan: two scans tell two letters of one day apart. */
    scan: z.optional(z.string().check(z.regex(/^[0-9a-f]{64}$/))),
  }),
  output: z.union([
    z.object({ reference: z.string() }),
    z.object({ refusal: Refusal }),
    /** It was entered before, under this reference. */
    z.object({ known: z.string(), isOpen: z.boolean() }),
  ]),
})

const Todo = z.discriminatedUnion('act', [
  z.object({ act: z.literal('grant'), day: Day }),
  z.object({ act: z.literal('refuse'), reason: z.enum(refusalReasons) }),
  z.object({ act: z.literal('correct'), day: Day }),
  z.object({ act: z.literal('withdraw') }),
])
export type Todo = z.output<typeof Todo>

export const decideMatter = endpoint({
  method: 'POST',
  path: '/api/office/decide',
  access: 'office-clerk',
  summary: 'Grants, refuses, corrects or withdraws; outside of the published rules it becomes a proposal for a second person',
  takesKey: true,
  input: z.object({ reference: Reference, todo: Todo, note: Note, seen: z.int() }),
  output: z.union([
    z.object({ kind: z.literal('done') }),
    z.object({ kind: z.literal('proposed'), rule: z.string() }),
    z.object({ kind: z.literal('refused'), refusal: Refusal }),
  ]),
})

export const listProposals = endpoint({
  method: 'GET',
  path: '/api/office/proposals',
  access: 'office',
  isInPassing: true,
  summary: 'What waits for a second person, the oldest first, fifty at a time',
  input: z.object({ after: z.optional(Place) }),
  output: z.object({
    rows: z.array(z.object({ ...Proposal.shape, reference: z.string(), period: z.int(), isOwn: z.boolean() })),
    next: z.nullable(z.string()),
  }),
})
export type OpenProposal = z.output<typeof Proposal> & { readonly reference: string; readonly period: number; readonly isOwn: boolean }

export const settleProposal = endpoint({
  method: 'POST',
  path: '/api/office/proposals/settle',
  access: 'office-lead',
  summary: 'Carries out what somebody else proposed, or turns it down',
  takesKey: true,
  input: z.object({ id: z.uuid(), reference: Reference, isApproved: z.boolean(), note: Note }),
  output: z.union([z.object({ kind: z.enum(['done', 'rejected']) }), z.object({ kind: z.literal('refused'), refusal: Refusal })]),
})
