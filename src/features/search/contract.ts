import * as z from 'zod/mini'
import { endpoint } from '../../kit/endpoint.ts'
import { count, SearchText, Yes } from '../../kit/list-contract.ts'
import { kinds } from './kinds.ts'

/** So many results make a page, and so many suggestions a list. */
export const pageLength = 10
/** Further pages than this are not shown: who has not found it by then has to say more. */
export const mostPages = 15
/** So far things are counted; beyond it is «more than». */
export const mostCounted = 1000

const Kind = z.enum(kinds)

const SearchResult = z.object({
  id: z.string(),
  title: z.string(),
  url: z.string(),
  excerpt: z.string(),
  kind: Kind,
  changed: z.iso.datetime(),
  /** What to mark in title and excerpt. */
  words: z.array(z.string()),
})
export type SearchResult = z.infer<typeof SearchResult>

const asked = {
  q: SearchText,
  kind: z.optional(Kind),
  /** As it was typed, also where that looks like a slip of the pen. */
  literally: Yes,
}

export const search = endpoint({
  access: 'signed-in',
  method: 'GET',
  path: '/api/search',
  summary: 'What the caller may see in all apps and has these words, the best first; 10 at a time. Without words what is nearest to now',
  input: z.object({ ...asked, page: z.optional(count(mostPages)) }),
  output: z.array(SearchResult),
})

const Count = z.object({ kind: Kind, count: z.number(), isMore: z.boolean() })
const SearchSummary = z.object({
  count: z.number(),
  /** There are more than were counted. */
  isMore: z.boolean(),
  /** How many there are of each kind, whichever is chosen. */
  kinds: z.array(Count),
  /** What was searched for instead, because nothing has what was typed. */
  instead: z.nullable(z.string()),
})
export type SearchSummary = z.infer<typeof SearchSummary>

export const summarise = endpoint({
  access: 'signed-in',
  method: 'GET',
  path: '/api/search/summary',
  summary: 'How much a search finds of each kind, counted up to 1000, and what it looked for where nothing has the words as typed',
  input: z.object(asked),
  output: SearchSummary,
})
