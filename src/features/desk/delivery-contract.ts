import * as z from 'zod/mini'
import { endpoint } from '../../kit/endpoint.ts'
import { Place } from './place-contract.ts'

const Act = z.object({
  act: z.enum(['pause', 'resume', 'replay']),
  at: z.iso.datetime(),
  name: z.string(),
  why: z.string(),
  count: z.int(),
})

export const readDelivery = endpoint({
  method: 'GET',
  path: '/api/office/delivery',
  access: 'office',
  isInPassing: true,
  summary: 'How telling the tax system goes: what waits and since when, what was given up, whether it is paused, and who did what about it',
  input: z.object({}),
  output: z.object({
    waiting: z.int(),
    since: z.nullable(z.iso.datetime()),
    dead: z.int(),
    pausedAt: z.nullable(z.iso.datetime()),
    /** By the legal clock, so that ages are right whatever the browser thinks. */
    moment: z.iso.datetime(),
    /** Whether decisions are told to a tax system at all. */
    isOn: z.boolean(),
    failures: z.array(z.object({ reason: z.string(), count: z.int() })),
    acts: z.array(Act),
  }),
})

const DeadLetter = z.object({
  id: z.uuid(),
  /** None where the request itself is gone. */
  reference: z.nullable(z.string()),
  period: z.int(),
  reason: z.string(),
  attempts: z.int(),
  receivedAt: z.nullable(z.iso.datetime()),
  queuedAt: z.iso.datetime(),
})

export const listDeadLetters = endpoint({
  method: 'GET',
  path: '/api/office/delivery/dead',
  access: 'office',
  isInPassing: true,
  summary: 'Decisions that the tax system did not take and that were given up, the oldest first, a hundred at a time',
  input: z.object({ after: z.optional(Place) }),
  output: z.object({ rows: z.array(DeadLetter), next: z.nullable(z.string()) }),
})

export const replayDeadLetters = endpoint({
  method: 'POST',
  path: '/api/office/delivery/replay',
  access: 'office-lead',
  summary: 'Has decisions told again that were given up: certain ones, or all of them',
  input: z.object({ ids: z.union([z.literal('all'), z.array(z.uuid()).check(z.minLength(1), z.maxLength(100))]) }),
  output: z.object({ count: z.int() }),
})

const Why = z.string().check(z.trim(), z.minLength(3), z.maxLength(300))

export const pauseDelivery = endpoint({
  method: 'POST',
  path: '/api/office/delivery/pause',
  access: 'office-lead',
  summary: 'Stops telling the tax system, until somebody lets it go on; decisions wait and none is lost',
  input: z.object({ why: Why }),
  output: z.object({ hasChanged: z.boolean() }),
})

export const resumeDelivery = endpoint({
  method: 'POST',
  path: '/api/office/delivery/resume',
  access: 'office-lead',
  summary: 'Tells the tax system again, at the agreed pace',
  input: z.object({ why: Why }),
  output: z.object({ hasChanged: z.boolean() }),
})
