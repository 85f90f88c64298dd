import { sql, type Kysely } from 'kysely'
import type { Language } from '../../../../kit/texts.ts'
import { stepOf } from './answer-steps.ts'

/** How the form answered somebody; the language is that of the page they used, none for a program. */
type Answered = { readonly milliseconds: number; readonly language?: Language | undefined }

export type AnswerTally = {
  /** Costs a submit an addition in memory. */
  readonly add: (answered: Answered) => void
  /** Tells the database what was added since; done by itself every few seconds while there is something to tell. */
  readonly flush: () => Promise<void>
}

const seconds = 5

/** Counts answers in this process, and adds the sums to the figures now and then: a process that dies forgets a few seconds. */
export function createAnswerTally<Tables>(db: Kysely<Tables>, canton: string): AnswerTally {
  let counts = new Map<string, number>()
  let timer: NodeJS.Timeout | undefined

  async function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    if (counts.size === 0) return
    const told = counts
    counts = new Map()
    try {
      await addAnswers(db, canton, told)
    } catch {
      // The database is away: these are told with the next ones.
      for (const [key, more] of told) count(key, more)
    }
  }

  function count(key: string, more: number): void {
    counts.set(key, (counts.get(key) ?? 0) + more)
    timer ??= setTimeout(() => void flush(), seconds * 1000).unref()
  }

  return {
    add: ({ milliseconds, language = 'none' }) => {
      count(`language ${language}`, 1)
      count(`milliseconds ${stepOf(milliseconds)}`, 1)
    },
    flush,
  }
}

async function addAnswers<Tables>(db: Kysely<Tables>, canton: string, counts: ReadonlyMap<string, number>): Promise<void> {
  const keys = [...counts.keys()].map((key) => key.split(' '))
  await sql`select desk.add_answers(${canton}, ${keys.map(([kind]) => kind)}::text[], ${keys.map(([, name]) => name)}::text[],
    ${[...counts.values()]}::bigint[])`.execute(db)
}
