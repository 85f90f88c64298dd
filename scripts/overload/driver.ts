import { readFile } from 'node:fs/promises'
import { openConnection, type Connection, type Seen } from './connection.ts'
import { requestText } from './requests.ts'
import { tallyOf, type Order } from './order.ts'

// A process of its own that asks and counts. With a rate requests are due at random moments whatever becomes of the others, and each one's
// time runs from the moment it was due; without one each connection asks again as soon as it has its answer.
const order = JSON.parse(process.argv[2] ?? '') as Order // written by `drive`
const births = (await readFile(order.births, 'utf8')).split('\n')
const people = { people: order.people, births }
const connections = Array.from({ length: order.connections }, (_, at) => openConnection(order, order.firstConnection + at))
const tally = tallyOf(order)
let n = order.begun

await new Promise((resolve) => void setTimeout(resolve, order.delaySeconds * 1000))
const startedAt = performance.now()
const endsAt = startedAt + order.seconds * 1000
await (order.rate === undefined ? askAgainAndAgain() : askWhenDue(order.rate))
for (const each of connections) each.close()
process.stdout.write(`${JSON.stringify(tally.result())}\n`)
process.exit(0)

function ask(connection: Connection, dueAt: number, then: () => void): void {
  connection.send(requestText(people, n++), (seen: Seen) => {
    tally.add(seen, dueAt - startedAt, performance.now() - dueAt)
    then()
  })
}

async function askAgainAndAgain(): Promise<void> {
  const one = (connection: Connection): Promise<void> =>
    new Promise((resolve) => {
      const again = (): void => (performance.now() >= endsAt ? resolve() : ask(connection, performance.now(), again))
      again()
    })
  await Promise.all(connections.map(one))
}

async function askWhenDue(rate: number): Promise<void> {
  // Whoever was free longest asks next, so that each comes as seldom as possible.
  const free = [...connections]
  const due: number[] = []
  let [firstFree, firstDue, busy] = [0, 0, 0]
  const giveOut = (): void => {
    while (firstDue < due.length && firstFree < free.length) {
      const connection = free[firstFree++] as Connection // there is one by the condition above
      const dueAt = due[firstDue++] as number
      busy += 1
      ask(connection, dueAt, () => {
        busy -= 1
        free.push(connection)
        if (firstDue < due.length) giveOut()
      })
    }
  }
  let next = startedAt + waitFor(rate)
  const patience = endsAt + order.patienceSeconds * 1000
  await new Promise<void>((resolve) => {
    const tick = (): void => {
      const now = performance.now()
      for (; next <= now && next < endsAt; next += waitFor(rate)) due.push(next)
      giveOut()
      if (now < endsAt || (busy + due.length - firstDue > 0 && now < patience)) setTimeout(tick, 1)
      else resolve()
    }
    tick()
  })
  tally.unanswered(busy + due.length - firstDue)
}

/** Milliseconds to the next of many people who know nothing of each other. */
function waitFor(rate: number): number {
  return (-Math.log(1 - Math.random()) / rate) * 1000
}
