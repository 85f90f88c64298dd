import { sql, type Kysely } from 'kysely'
import type { Language } from '../../../../kit/texts.ts'
import { createTally } from '../../../../platform/tally.ts'
import { stepOf } from './answer-steps.ts'

/** How the form answered somebody; the language is that of the page they used, none for a program. */
type Answered = { readonly milliseconds: number; readonly language?: Language | undefined }

export type AnswerTally = {
  /** Costs a submit an addition in memory. */
  readonly add: (answered: Answered) => void
  /** Tells the database what was added since; done by itself every few seconds while there is something to tell. */
  readonly flush: () => Promise<void>
}

/** Counts answers in this process, and adds the sums to the figures now and then. */
export function createAnswerTally<Tables>(db: Kysely<Tables>, canton: string): AnswerTally {
  const { count, flush } = createTally((counts) => addAnswers(db, canton, counts))
  return {
    add: ({ milliseconds, language = 'none' }) => {
      count(`language ${language}`)
      count(`milliseconds ${stepOf(milliseconds)}`)
    },
    flush,
  }
}

async function addAnswers<Tables>(db: Kysely<Tables>, canton: string, counts: ReadonlyMap<string, number>): Promise<void> {
  const keys = [...counts.keys()].map((key) => key.split(' '))
  await sql`select desk.add_answers(${canton}, ${keys.map(([kind]) => kind)}::text[], ${keys.map(([, name]) => name)}::text[],
    ${[...counts.values()]}::bigint[])`.execute(db)
}
