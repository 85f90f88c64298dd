import * as z from 'zod/mini'
import { endpoint } from '../../kit/endpoint.ts'
import type { Outcome, Rating } from './feedback.ts'
import { helpQuestions } from './help-questions.ts'

const WireVote = z.object({ Frage: z.enum(helpQuestions), Hilfreich: z.boolean() })
const Vote = z.object({ question: z.enum(helpQuestions), isHelpful: z.boolean() })
export type HelpVote = z.output<typeof Vote>

export const voteOnHelp = endpoint({
  method: 'POST',
  path: '/BusinessAPI/efristerstreckung/hilfe',
  access: 'public',
  summary: 'Say whether an answer of the public help was useful; counted by question and day, without who said it',
  limit: 'vote',
  input: z.codec(WireVote, Vote, {
    decode: ({ Frage: question, Hilfreich: isHelpful }) => ({ question, isHelpful }),
    encode: ({ question, isHelpful }) => ({ Frage: question, Hilfreich: isHelpful }),
  }),
  output: z.object({}),
})

const wireRatings = { yes: 'ja', partly: 'teilweise', no: 'nein' } as const satisfies Record<Rating, string>
const wireOutcomes = {
  granted: 'bewilligt',
  unchanged: 'unveraendert',
  rejected: 'abgelehnt',
  pending: 'ausstehend',
  failed: 'gescheitert',
} as const satisfies Record<Outcome, string>

const WireFeedback = z.object({ Einfach: z.enum(wireRatings), Ergebnis: z.enum(wireOutcomes) })
const Feedback = z.object({ rating: z.enum(keysOf(wireRatings)), outcome: z.enum(keysOf(wireOutcomes)) })
export type Feedback = z.output<typeof Feedback>

export const giveFeedback = endpoint({
  method: 'POST',
  path: '/BusinessAPI/efristerstreckung/rueckmeldung',
  access: 'public',
  summary:
    'Say whether asking for more time was easy; counted by day, language, kind of device and what the request came to, without who said it',
  limit: 'vote',
  input: z.codec(WireFeedback, Feedback, {
    decode: ({ Einfach, Ergebnis }) => ({ rating: keyOf(wireRatings, Einfach), outcome: keyOf(wireOutcomes, Ergebnis) }),
    encode: ({ rating, outcome }) => ({ Einfach: wireRatings[rating], Ergebnis: wireOutcomes[outcome] }),
  }),
  output: z.object({}),
})

function keysOf<Key extends string>(words: Readonly<Record<Key, string>>): readonly Key[] {
  return Object.keys(words) as Key[] // the keys of that object
}

function keyOf<Key extends string>(words: Readonly<Record<Key, string>>, word: string): Key {
  const key = keysOf(words).find((each) => words[each] === word)
  if (key === undefined) throw new Error('the schema lets only these words in')
  return key
}
