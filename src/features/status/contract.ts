import * as z from 'zod/mini'
import { endpoint } from '../../kit/endpoint.ts'

export const readStatus = endpoint({
  method: 'GET',
  path: '/api/status',
  access: 'public',
  summary: 'Whether the service works right now',
  input: z.object({}),
  output: z.object({ state: z.enum(['working', 'limited']), version: z.string(), checkedAt: z.iso.datetime() }),
})
