import { setTimeout as wait } from 'node:timers/promises'
import type { Pool } from 'pg'
import { measureProcessorTime } from './processor-time.ts'

const typed = ['Hagelschaden Kostendach', 'Rechnung Lieferung', 'Steuerrechnung Müller', 'Quittenkompptt'] as const
const keyEvery = 200

/** How long each key waits for its results: people who type one after the other, and all at once. No key waits for the one before. */
export async function printedTyping(base: string, token: string, owner: Pool): Promise<string> {
  const type = (text: string): Promise<readonly number[]> => keysOf(base, token, text)
  const alone: number[] = []
  const used = await measureProcessorTime(owner)
  for (const text of typed) alone.push(...(await type(text)))
  const work = ((await used()) / alone.length).toFixed(0)
  const together = (await Promise.all(typed.map(type))).flat()
  const ratio = (spanAt(together, 0.95) / spanAt(alone, 0.95)).toFixed(2)
  const figures = `${printedSpans(alone)} one after the other, ${printedSpans(together)} at once, p95 ${ratio} times`
  return `${typed.length} people typing, a key every ${keyEvery} ms, p50 and p95: ${figures}; ${work} ms of processor time of the database a key`
}

async function keysOf(base: string, token: string, text: string): Promise<readonly number[]> {
  const answers: Promise<number>[] = []
  for (let length = 1; length <= text.length; length += 1) {
    answers.push(span(`${base}/api/search?${new URLSearchParams({ q: text.slice(0, length) }).toString()}`, token))
    await wait(keyEvery)
  }
  return Promise.all(answers)
}

async function span(address: string, token: string): Promise<number> {
  const begun = performance.now()
  const reply = await fetch(address, { headers: { authorization: `Bearer ${token}` } })
  await reply.text()
  if (reply.status !== 200) throw new Error(`${address} was answered ${reply.status}`)
  return performance.now() - begun
}

function printedSpans(spans: readonly number[]): string {
  return `${spanAt(spans, 0.5).toFixed(0)} and ${spanAt(spans, 0.95).toFixed(0)} ms`
}

function spanAt(spans: readonly number[], share: number): number {
  return spans.toSorted((one, other) => one - other)[Math.ceil(spans.length * share) - 1] ?? 0
}
