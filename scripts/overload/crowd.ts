import { projectPath } from '../../src/main/project.ts'
import { runTool } from '../bench/run-tool.ts'

/** Asks as often as so many people would, at a small part of what measuring each of them costs: clients and edge share a processor. */
export type Crowd = { readonly port: number; readonly rate: number; readonly connections: number; readonly seconds: number }
export type People = { readonly births: string; readonly people: number; readonly begun: number }

/** All of it comes from one address, which stands for thousands of networks: no limit for one of them may meet it. */
export const asOneNetwork = {
  EDGE_CONNECTIONS_PER_NETWORK: '100000',
  EDGE_REQUESTS_PER_NETWORK: '100000000',
  EDGE_REFUSALS_PER_NETWORK: '100000000',
}

/** Gives back how many of its requests had no answer at all. */
export async function gather({ port, rate, connections, seconds }: Crowd, people: People, pin: readonly string[]): Promise<number> {
  const environment = {
    BIRTHS: people.births,
    BEGUN: String(people.begun),
    PEOPLE: String(people.people),
    FIRST: '1',
    PAUSE: String((connections / rate) * 1000),
  }
  const script = projectPath('scripts/bench/submit.wrk.lua')
  const flags = ['-t1', `-c${connections}`, `-d${seconds}s`, '--timeout', '20s', '-s', script, `http://127.0.0.1:${port}`]
  // The edge goes first: asking less for a moment is no harm, answering later is.
  const [program = '', ...options] = [...pin, 'nice', '-n', '19', 'wrk', ...flags]
  const printed = await runTool(program, options, environment)
  return Number(/RESULT (?:\d+ ){6}(\d+)/.exec(printed)?.[1] ?? Number.NaN)
}
