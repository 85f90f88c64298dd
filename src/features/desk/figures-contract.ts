import * as z from 'zod/mini'
import { endpoint } from '../../kit/endpoint.ts'

export const figureRanges = ['today', 'week', 'season'] as const
export type FigureRange = (typeof figureRanges)[number]

/** What a request came to: more time, the deadline as it was, not known or not possible, or not decided yet. */
export const figureOutcomes = ['granted', 'unchanged', 'rejected', 'pending'] as const

const Counts = z.array(z.int())

export const readFigures = endpoint({
  method: 'GET',
  path: '/api/office/figures',
  access: 'office',
  isInPassing: true,
  summary: 'What came in at the form today, this week or this season, what it came to, and what waits now; numbers only',
  input: z.object({ range: z.enum(figureRanges) }),
  output: z.object({
    /** When these figures were true, by the legal clock. */
    moment: z.iso.datetime(),
    since: z.iso.datetime(),
    waiting: z.object({
      pending: z.int(),
      pendingSince: z.nullable(z.iso.datetime()),
      deliveries: z.int(),
      deliveriesSince: z.nullable(z.iso.datetime()),
      dead: z.int(),
      isPaused: z.boolean(),
    }),
    /** Hours of today, days of the longer ranges; a place without anything counts zero. */
    places: z.array(z.iso.datetime()),
    requests: Counts,
    granted: Counts,
    refused: Counts,
    delivered: Counts,
    /** Seconds from the receipt to the tax system's confirmation, on average; zero where nothing was delivered. */
    deliverySeconds: z.array(z.number()),
    rules: z.array(z.object({ rule: z.string(), outcome: z.enum(figureOutcomes), count: z.int() })),
    languages: z.array(z.object({ language: z.string(), count: z.int() })),
    /** How long the form took to answer, in milliseconds; nothing where nobody asked. */
    answers: z.object({
      count: z.int(),
      median: z.nullable(z.number()),
      nearlyAll: z.nullable(z.number()),
      steps: z.array(z.object({ upTo: z.number(), count: z.int() })),
    }),
    /** Requests by the hour of the day, from midnight. */
    hours: Counts,
    busiest: z.array(z.object({ hour: z.iso.datetime(), count: z.int() })),
  }),
})

export const visitRanges = ['week', 'month'] as const

export const readVisits = endpoint({
  method: 'GET',
  path: '/api/office/figures/visits',
  access: 'office',
  isInPassing: true,
  summary: 'How far people got in the form in the last 7 or 30 days, and whether they found it easy; numbers only',
  input: z.object({ range: z.enum(visitRanges) }),
  output: z.object({
    steps: z.array(z.object({ step: z.string(), language: z.string(), device: z.string(), count: z.int() })),
    feedback: z.array(z.object({ outcome: z.string(), choice: z.enum(['yes', 'partly', 'no']), count: z.int() })),
  }),
})
