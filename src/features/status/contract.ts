import * as z from 'zod/mini'
import { endpoint } from '../../kit/endpoint.ts'

export const readStatus = endpoint({
  method: 'GET',
  path: '/api/status',
  access: 'public',
  summary: 'Whether the service works right now, and a few rounded figures of it',
  input: z.object({}),
  output: z.object({
    state: z.enum(['working', 'limited', 'closed']),
    /** What the tax office says about it while it has closed the service. */
    closedTexts: z.optional(
      z.object({ de: z.string(), fr: z.string(), it: z.string(), rm: z.string(), en: z.string(), ls: z.optional(z.string()) }),
    ),
    version: z.string(),
    checkedAt: z.iso.datetime(),
    /** Rounded; nothing while they cannot be had. */
    figures: z.nullable(
      z.object({
        today: z.int(),
        season: z.int(),
        /** Half of today's answers took no longer; nothing where nobody asked. */
        answerMilliseconds: z.nullable(z.number()),
        areDeliveriesBehind: z.boolean(),
      }),
    ),
  }),
})
