import * as z from 'zod/mini'
import { endpoint } from '../../kit/endpoint.ts'
import { Id } from '../../kit/list-contract.ts'

/** Spec: id, title, detail. */
const Entry = z.object({
  id: Id,
  title: z.string(),
  detail: z.string(),
  // --- beyond the spec
  /** Of an event: when it begins, a day or a moment, and whether it takes whole days. */
  start: z.optional(z.string()),
  allDay: z.optional(z.boolean()),
})
export type QuickEntry = z.output<typeof Entry>

export const readQuickPanel = endpoint({
  method: 'GET',
  path: '/api/quick-panel/data',
  access: 'signed-in',
  summary: 'What comes next in the calendar, and the notes that stand first',
  input: z.object({}),
  output: z.object({ events: z.array(Entry), notes: z.array(Entry) }),
})
