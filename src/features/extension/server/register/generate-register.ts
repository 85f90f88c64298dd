import { yearOf, type PlainDate } from '../../../../kit/plain-date.ts'
import type { Canton } from '../../../../platform/canton.ts'
import { groupOf, madeUpCase } from './made-up/cases.ts'
import { between, seededRandom, type Random } from './made-up/chance.ts'
import { firm, household, type MadeUp } from './made-up/households.ts'

export type RegisterWish = {
  readonly persons: number
  /** How many years back from this one. */
  readonly periods: number
  readonly seed: number
  readonly today: PlainDate
  readonly canton: Pick<Canton, 'site'>
}

/** Numbers of each legal form, in series of their own. */
const mostPids = 999_999

/** Whom a register of this size holds: a tenth are firms. */
export const mostPersons = Math.floor((mostPids * 10) / 9)

/** A made-up canton, one line of JSON after the other. The same wish gives the same lines. */
export function* generatedRegister(wish: RegisterWish): Generator<string> {
  const random = seededRandom(wish.seed)
  const persons = scattered(random)
  const firms = scattered(random)
  for (let made = 0; made < wish.persons;) {
    const members =
      made % 10 === 9 ? [firm(random, firms())] : household(random, persons, wish.today, Math.min(9 - (made % 10), wish.persons - made))
    for (const member of members) yield* linesOf(random, member, wish)
    made += members.length
  }
}

/** Every number once, scattered over the whole series: the step shares no divisor with its length. */
function scattered(random: Random): () => number {
  let at = between(random, 0, mostPids - 1)
  return () => {
    at = (at + 618_031) % mostPids
    return at + 1
  }
}

/** The person stands in the first line; whoever files with somebody else has no further one. */
function* linesOf(random: Random, person: MadeUp, { periods, today, canton }: RegisterWish): Generator<string> {
  const isLiable = person.case_pid === undefined
  const group = groupOf(random, person)
  const first = yearOf(today) - periods + 1
  // Somebody who came later has no case for the earlier years, and somebody who is exempt has none at all.
  const since = random() < 0.03 ? between(random, 1, periods) : 0
  let head: MadeUp | undefined = person
  for (let period = first + since; isLiable && period < first + periods; period += 1) {
    const taxCase = madeUpCase(random, person, { canton, period, today, group })
    yield `${JSON.stringify({ ...(head ?? { legal_form: person.legal_form, pid: person.pid }), ...taxCase })}\n`
    head = undefined
  }
  if (head) yield `${JSON.stringify(head)}\n`
}
