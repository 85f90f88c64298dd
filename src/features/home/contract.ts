import * as z from 'zod/mini'
import { endpoint, type OutputOf } from '../../kit/endpoint.ts'

const app = '/api/home'
const Changed = z.object({ changed: z.number() })

export const readStart = endpoint({
  method: 'GET',
  path: `${app}/start`,
  access: 'signed-in',
  summary: 'What a new account is shown on its home page: the line about samples, and the first steps',
  input: z.object({}),
  output: z.object({
    /** `shown`: the line shows. `restorable`: cleared less than a day ago. */
    samples: z.enum(['shown', 'restorable', 'none']),
    /** By the id of the app that offers the step; nothing once they are put away. */
    steps: z.array(z.object({ app: z.string(), isDone: z.boolean() })),
  }),
})
export type Start = OutputOf<typeof readStart>

export const countSamples = endpoint({
  method: 'GET',
  path: `${app}/samples`,
  access: 'admin',
  summary: 'How many entries of each app would go with the samples',
  input: z.object({}),
  output: z.array(z.object({ app: z.string(), entries: z.number() })),
})

export const clearSamples = endpoint({
  method: 'POST',
  path: `${app}/clear-samples`,
  access: 'admin',
  summary: 'Removes the samples of the workspace; what people added stays',
  input: z.object({}),
  output: Changed,
})

export const restoreSamples = endpoint({
  method: 'POST',
  path: `${app}/restore-samples`,
  access: 'admin',
  summary: 'Brings back samples that were cleared within the last day',
  input: z.object({}),
  output: Changed,
})

export const keepSamples = endpoint({
  method: 'POST',
  path: `${app}/keep-samples`,
  access: 'admin',
  summary: 'Keeps the samples: the line about them goes for everybody in the workspace',
  input: z.object({ isOn: z.boolean() }),
  output: Changed,
})

export const hidePart = endpoint({
  method: 'POST',
  path: `${app}/hide`,
  access: 'signed-in',
  summary: 'Puts a part of the home page away, or back, for this account',
  input: z.object({ part: z.enum(['samples', 'steps']), isOn: z.boolean() }),
  output: Changed,
})
