import { sql, type Kysely } from 'kysely'
import type { HelpVote } from '../../help-contract.ts'
import type { ExtensionTables } from '../tables.ts'

type Db = Kysely<ExtensionTables>

/** One more for the day by the legal clock. */
export async function countHelpVote(db: Db, canton: string, { question, isHelpful }: HelpVote): Promise<void> {
  const [helpful, unhelpful] = isHelpful ? [1, 0] : [0, 1]
  await sql`
    insert into extension.help_vote as v (canton, question, day, helpful, unhelpful)
    values (${canton}, ${question}, (platform.moment() at time zone 'Europe/Zurich')::date, ${helpful}::integer, ${unhelpful}::integer)
    on conflict (canton, question, day) do update
      set helpful = v.helpful + excluded.helpful, unhelpful = v.unhelpful + excluded.unhelpful`.execute(db)
}

type Tally = { readonly question: string; readonly helpful: number; readonly unhelpful: number }

/** The sums of the last days, those that helped least often first. */
export async function tallyHelpVotes(db: Db, canton: string, days: number): Promise<readonly Tally[]> {
  const { rows } = await sql<Tally>`
    select question, sum(helpful)::integer as helpful, sum(unhelpful)::integer as unhelpful from extension.help_vote
    where canton = ${canton} and day > (platform.moment() at time zone 'Europe/Zurich')::date - ${days}::integer
    group by question order by sum(unhelpful) desc, question`.execute(db)
  return rows
}
