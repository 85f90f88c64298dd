import { randomUUID } from 'node:crypto'
import { requestOf } from '../crash/register.ts'
import { startServerProcess } from '../bench/server-process.ts'

/** A request that was answered, and under which key and how. */
export type Acknowledged = { readonly key: string; readonly place: number; readonly answer: string }

/** Sends one request for each person of a range to the product on this database. */
export async function askFor(database: string, from: number, to: number): Promise<readonly Acknowledged[]> {
  return withServer(database, async (url) => {
    const answered: Acknowledged[] = []
    for (let place = from; place < to; place += 1) {
      const key = randomUUID()
      answered.push({ key, place, answer: await send(url, key, place) })
    }
    return answered
  })
}

/** How many of these the product does not know as it answered them: the same key must bring the same answer again. */
export async function forgotten(database: string, all: readonly Acknowledged[]): Promise<number> {
  return withServer(database, async (url) => {
    let count = 0
    for (const { key, place, answer } of all) if ((await send(url, key, place)) !== answer) count += 1
    return count
  })
}

async function withServer<Value>(database: string, work: (url: string) => Promise<Value>): Promise<Value> {
  const server = await startServerProcess({ DATABASE_URL: database, SUBMITS_PER_MINUTE: '1000000', LOG_LEVEL: 'silent' })
  try {
    return await work(server.url)
  } finally {
    await server.stop()
  }
}

async function send(url: string, key: string, place: number): Promise<string> {
  const reply = await fetch(`${url}/BusinessAPI/efristerstreckung`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(requestOf(place)),
  })
  if (!reply.ok) throw new Error(`A request was answered ${reply.status}.`)
  return reply.text()
}
