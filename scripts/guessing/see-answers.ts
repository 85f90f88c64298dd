import { randomUUID } from 'node:crypto'
import { openRawConnection, type RawConnection, type Reply } from '../inputs/raw-connection.ts'
import { post } from '../inputs/post.ts'
import { hiddenStates, requestIn, type HiddenState } from './hidden-states.ts'
import { otherKey, plantedKey } from './planted.ts'

/** What was seen of each state: how long each answer took in µs, round by round, and how often each answer was given. */
export type Seen = { readonly times: readonly Float64Array[]; readonly answers: readonly ReadonlyMap<string, number>[] }

type Options = { readonly port: number; readonly rounds: number; readonly period: number }

/** While one waits for the end of its slot, another is looked at; more would only make noise. */
const connections = 2
const warmUp = 20

/** Asks in every state once per round, in an order drawn anew each time, one after the other within a round. */
export async function seeAnswers({ port, rounds, period }: Options): Promise<Seen> {
  const times = hiddenStates.map(() => new Float64Array(rounds))
  const answers = hiddenStates.map(() => new Map<string, number>())
  const note = (state: number, round: number, reply: Reply): void => {
    const [row, seen, answer] = [times[state], answers[state], whatCanBeSeen(reply)]
    if (!row || !seen) throw new Error('there is no such state')
    row[round] = reply.ms * 1000
    seen.set(answer, (seen.get(answer) ?? 0) + 1)
  }
  await Promise.all(
    Array.from({ length: connections }, async (_, first) => {
      const line = openRawConnection(port)
      for (let round = 0; round < warmUp; round += 1) for (const state of hiddenStates) await ask(line, state, first, period)
      for (let round = first; round < rounds; round += connections)
        for (const [index, state] of shuffled([...hiddenStates.entries()])) note(index, round, await ask(line, state, round, period))
      line.close()
    }),
  )
  return { times, answers }
}

function ask(line: RawConnection, state: HiddenState, round: number, period: number): Promise<Reply> {
  const key = `${state === hiddenStates[0] ? plantedKey : otherKey}${randomUUID()}`
  return line.send({ message: post({ body: requestIn(state, round, period), headers: [`idempotency-key: ${key}`] }) })
}

/** Everything but what a clock tells or chance draws; what is drawn has the same length each time, so the length is compared too. */
function whatCanBeSeen({ head, body }: Reply): string {
  const steady = head.replace(/^date: .*$/im, 'date').replace(/^x-request-id: .*$/im, 'id')
  return `${steady}\n\n${body.replace(/"Referenz":"[0-9A-Z]{12}"/, 'reference')} ${head.length + body.length}`
}

function shuffled<Item>(items: readonly Item[]): readonly Item[] {
  return items
    .map((item) => ({ item, at: Math.random() }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ item }) => item)
}
