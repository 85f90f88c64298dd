import * as z from 'zod/mini'
import { endpoint } from '../../kit/endpoint.ts'

/** Spec: an entry of the icon catalogue. */
const IconEntry = z.object({
  /** Its place in the catalogue, from 1. */
  order: z.number(),
  id: z.number(),
  /** By this name our code imports it. */
  name: z.string(),
  /** The size at which it is looked at, in pixels. */
  prevSize: z.literal(32),
  /** The place that a font of these icons would give it, among those that Unicode leaves to everybody. */
  code: z.number(),
  /** Every name it answers to, today's first, with commas between. */
  ligatures: z.string(),
  /** Words by which it is found, English and German. */
  tags: z.array(z.string()),
  // --- beyond the spec
  /** What to draw: the `d` of one path, stroked on a square of 24. */
  drawing: z.string(),
})
export type IconEntry = z.output<typeof IconEntry>

export const listIcons = endpoint({
  method: 'GET',
  path: '/api/icons',
  access: 'signed-in',
  summary: 'Every icon there is, with the words by which it is found and its drawing',
  input: z.object({}),
  output: z.array(IconEntry),
  isLong: true,
})
