import { sql, type Kysely } from 'kysely'
import type { Rating } from '../../feedback.ts'

/** The question on the result page; all others stand in the public help. */
export const resultQuestion = 'einfach'

type Vote = {
  readonly question: string
  readonly choice: Rating
  /** About the result page alone. */
  readonly outcome?: string
  readonly language?: string | undefined
  readonly device?: string | undefined
}

/** One more for the day by the legal clock. */
export async function countVote<Tables>(
  db: Kysely<Tables>,
  canton: string,
  { question, choice, outcome = '', language = '', device = '' }: Vote,
): Promise<void> {
  await sql`
    insert into extension.vote as v (canton, question, choice, outcome, language, device, day, count)
    values (${canton}, ${question}, ${choice}, ${outcome}, ${language}, ${device}, (platform.moment() at time zone 'Europe/Zurich')::date, 1)
    on conflict (canton, question, day, choice, outcome, language, device) do update set count = v.count + 1`.execute(db)
}

type Tally = { readonly question: string; readonly yes: number; readonly no: number }

/** What was said about the help in the last days, the answers that helped least often first. */
export async function tallyHelpVotes<Tables>(db: Kysely<Tables>, canton: string, days: number): Promise<readonly Tally[]> {
  const { rows } = await sql<Tally>`
    select question, coalesce(sum(count) filter (where choice = 'yes'), 0)::int as yes, coalesce(sum(count) filter (where choice = 'no'), 0)::int as no
    from extension.vote where canton = ${canton} and question <> ${resultQuestion} and ${since(days)}
    group by question order by sum(count) filter (where choice = 'no') desc nulls last, question`.execute(db)
  return rows
}

export type FeedbackCount = { readonly outcome: string; readonly choice: Rating; readonly count: number }

/** Whether it was easy, by what the request came to. */
export async function tallyFeedback<Tables>(db: Kysely<Tables>, canton: string, days: number): Promise<readonly FeedbackCount[]> {
  const { rows } = await sql<FeedbackCount>`
    select outcome, choice, sum(count)::int as count from extension.vote
    where canton = ${canton} and question = ${resultQuestion} and ${since(days)} group by outcome, choice order by outcome, choice`.execute(
    db,
  )
  return rows
}

const since = (days: number) => sql`day > (platform.moment() at time zone 'Europe/Zurich')::date - ${days}::integer`
