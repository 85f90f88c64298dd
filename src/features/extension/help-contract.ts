import * as z from 'zod/mini'
import { endpoint } from '../../kit/endpoint.ts'
import { helpQuestions } from './help-questions.ts'

const WireVote = z.object({ Frage: z.enum(helpQuestions), Hilfreich: z.boolean() })
const Vote = z.object({ question: z.enum(helpQuestions), isHelpful: z.boolean() })
export type HelpVote = z.output<typeof Vote>

export const voteOnHelp = endpoint({
  method: 'POST',
  path: '/BusinessAPI/efristerstreckung/hilfe',
  access: 'public',
  summary: 'Say whether an answer of the public help was useful; counted by question and day, without who said it',
  limit: 'help-vote',
  input: z.codec(WireVote, Vote, {
    decode: ({ Frage: question, Hilfreich: isHelpful }) => ({ question, isHelpful }),
    encode: ({ question, isHelpful }) => ({ Frage: question, Hilfreich: isHelpful }),
  }),
  output: z.object({}),
})
