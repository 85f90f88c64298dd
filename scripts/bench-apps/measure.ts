import type { Pool } from 'pg'
import { measureProcessorTime } from './processor-time.ts'

/** One kind of call: what it is, and the addresses it is made with in turn. */
export type Call = {
  readonly name: string
  readonly addresses: readonly string[]
  /** Thousands of rows at once, for export and for acting on a whole result: shown, but not held to the limit of lists. */
  readonly isWhole?: true
  /** In milliseconds; 100 unless this says otherwise. */
  readonly limit?: number
}
export type Figures = {
  readonly call: Call
  readonly rows: string
  readonly p50: number
  readonly p95: number
  readonly p99: number
  /** Milliseconds of the database's processors for each call, which others on the machine change little. */
  readonly work?: number
  /** Answered 503, because a statement took too long. */
  readonly refused?: number
}

const warmUps = 4

/** Makes a call so many times, one after another, as one browser would. */
export async function measure(base: string, token: string, call: Call, times: number, owner: Pool): Promise<Figures> {
  const spans: number[] = []
  let rows = ''
  let refused = 0
  let used = async (): Promise<number> => 0
  for (let time = -warmUps; time < times; time += 1) {
    if (time === 0) used = await measureProcessorTime(owner)
    const address = call.addresses[(time + warmUps) % call.addresses.length] ?? ''
    const begun = performance.now()
    const reply = await fetch(base + address, { headers: { authorization: `Bearer ${token}` } })
    const body = await reply.text()
    if (time >= 0) spans.push(performance.now() - begun)
    if (reply.status === 503) refused += time >= 0 ? 1 : 0
    else if (reply.status !== 200) throw new Error(`${address} was answered ${reply.status}: ${body.slice(0, 200)}`)
    else if (rows === '') rows = rowsIn(body)
  }
  const work = (await used()) / times
  spans.sort((one, other) => one - other)
  const at = (share: number): number => spans[Math.min(spans.length - 1, Math.ceil(spans.length * share) - 1)] ?? 0
  return { call, rows, p50: at(0.5), p95: at(0.95), p99: at(0.99), work, refused }
}

function rowsIn(body: string): string {
  const answer: unknown = JSON.parse(body)
  if (Array.isArray(answer)) return String(answer.length)
  const matching = typeof answer === 'object' && answer !== null && 'matching' in answer ? String(answer.matching) : ''
  return matching
}

export function isQuick({ call, p95, refused = 0 }: Figures): boolean {
  return p95 < (call.limit ?? 100) && refused === 0
}

export function printed(figures: readonly Figures[]): string {
  const width = Math.max(...figures.map(({ call }) => call.name.length))
  const line = (figure: Figures): string => {
    const { call, rows, p50, p95, p99, work, refused = 0 } = figure
    const spans = [p50, p95, p99, work].map((span) => (span?.toFixed(1) ?? '').padStart(8)).join('')
    const mark = call.isWhole ? '  whole list' : isQuick(figure) ? '' : '  TOO SLOW'
    return `${call.name.padEnd(width)}${rows.padStart(7)}${spans}${mark}${refused > 0 ? `, ${refused} refused` : ''}`
  }
  const head = `${'call'.padEnd(width)}${'rows'.padStart(7)}${['p50', 'p95', 'p99', 'db'].map((name) => name.padStart(8)).join('')}  (ms; db: processor time of the database)`
  return [head, ...figures.map(line)].join('\n')
}
