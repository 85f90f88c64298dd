import { projectPath } from '../../src/main/project.ts'
import { runTool } from './run-tool.ts'

export type Load = {
  readonly requests: number
  readonly rate: number
  readonly failed: number
  readonly p50: number
  readonly p95: number
  readonly p99: number
}
type People = { readonly people: number; readonly first: number; readonly seconds: number }

const clients = 16

/** Through HTTP: as many connections as make requests wait for each other. */
export async function loadProduct(
  url: string,
  { births, begun, people, first, seconds }: People & { births: string; begun: number },
): Promise<Load> {
  const environment = { BIRTHS: births, BEGUN: String(begun), PEOPLE: String(people), FIRST: String(first) }
  const script = projectPath('scripts/bench/submit.wrk.lua')
  const printed = await runTool('wrk', ['-t1', `-c${clients * 4}`, `-d${seconds}s`, '-s', script, url], environment)
  const [, requests = 0, microseconds = 1, failed = 0, p50 = 0, p95 = 0, p99 = 0] = (
    /RESULT (\d+) (\d+) (\d+) (\d+) (\d+) (\d+)/.exec(printed) ?? []
  ).map(Number)
  return { requests, rate: requests / (microseconds / 1e6), failed, p50: p50 / 1000, p95: p95 / 1000, p99: p99 / 1000 }
}

/** The same work without a server in front. */
export async function loadBare(url: string, { people, first, seconds, round }: People & { round: number }): Promise<number> {
  const share = Math.floor(people / clients)
  // Every round asks for later days than the one before it can have reached.
  const variables = { n: 0, first, share, people, period: 2026, begun: round * 60 }
  const script = projectPath('scripts/bench/submit.pgbench.sql')
  const flags = ['-n', '-M', 'prepared', '-c', String(clients), '-j', '1', '-T', String(seconds), '-f', script]
  const defined = Object.entries(variables).flatMap(([name, value]) => ['-D', `${name}=${value}`])
  const printed = await runTool('pgbench', [...flags, ...defined, url])
  return Number(/tps = ([\d.]+)/.exec(printed)?.[1] ?? 0)
}
