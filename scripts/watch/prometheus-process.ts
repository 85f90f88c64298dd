import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../free-port.ts'
import { alertsFile, prometheusFile } from './watch-files.ts'

type Series = { readonly metric: Readonly<Record<string, string>>; readonly value: number }
export type Prometheus = {
  /** What an expression finds now; throws where it is not valid. */
  readonly query: (expression: string) => Promise<readonly Series[]>
  /** The names of the alerts that fire. */
  readonly firing: () => Promise<readonly string[]>
  /** How often the rules have been looked at since it began. */
  readonly rounds: () => Promise<number>
  readonly stop: () => Promise<void>
}

/** What the test cannot wait for, made shorter in a copy; everything else stays as operators get it. */
const shorter: readonly (readonly [from: string, to: string])[] = [
  ['max(efrist_delivery_oldest_seconds) > 900', 'max(efrist_delivery_oldest_seconds) > 6'],
  ['max(efrist_outbox_oldest_seconds) > 60', 'max(efrist_outbox_oldest_seconds) > 6'],
  ['{step="submitted"}[5m]', '{step="submitted"}[20s]'],
  ['{step=~"granted|unchanged|rejected|pending"}[5m]', '{step=~"granted|unchanged|rejected|pending"}[20s]'],
  ['{step="submitted"}[1d] offset 5m', '{step="submitted"}[1d] offset 20s'],
  ['{step=~"granted|unchanged|rejected|pending"}[1d] offset 5m', '{step=~"granted|unchanged|rejected|pending"}[1d] offset 20s'],
]
const atOnce = [
  'EfristAnswersFall',
  'EfristDeliveryBehind',
  'EfristDeadLetters',
  'EfristOutboxBehind',
  'EfristWorkerDown',
  'EfristChainBroken',
  'EfristJobsGivenUp',
]

type Ports = { readonly server: number; readonly worker: number }

/** A real Prometheus on copies of our files, in which only addresses and times are others. */
export async function startPrometheus(folder: string, ports: Ports): Promise<Prometheus> {
  await writeFile(`${folder}/alerts.yaml`, inShort(readFileSync(alertsFile, 'utf8')))
  const config = replaced(readFileSync(prometheusFile, 'utf8'), [
    ['127.0.0.1:9464', `127.0.0.1:${ports.server}`],
    ['127.0.0.1:9465', `127.0.0.1:${ports.worker}`],
    ['scrape_interval: 15s', 'scrape_interval: 1s'],
    ['scrape_timeout: 5s', 'scrape_timeout: 1s'],
    ['evaluation_interval: 15s', 'evaluation_interval: 1s'],
  ])
  await writeFile(`${folder}/prometheus.yaml`, config)
  const port = await freePort()
  const log = openSync(`${folder}/prometheus.log`, 'a')
  const flags = [
    `--config.file=${folder}/prometheus.yaml`,
    `--storage.tsdb.path=${folder}/prometheus`,
    `--web.listen-address=127.0.0.1:${port}`,
  ]
  const child = spawn('prometheus', flags, { stdio: ['ignore', log, log] })
  closeSync(log)
  const address = `http://127.0.0.1:${port}`
  for (let attempt = 0; !(await isReady(address)); attempt += 1) {
    if (attempt === 300 || child.exitCode !== null) throw new Error('Prometheus did not become ready.')
    await wait(100)
  }
  return {
    ...asking(address),
    stop: async () => {
      if (child.exitCode !== null) return
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    },
  }
}

function replaced(text: string, pairs: readonly (readonly [string, string])[]): string {
  return pairs.reduce((now, [from, to]) => {
    if (!now.includes(from)) throw new Error(`the file does not say ${from} any more`)
    return now.replaceAll(from, to)
  }, text)
}

function inShort(rules: string): string {
  return atOnce.reduce(
    (text, name) => {
      const shortened = text.replace(new RegExp(`(- alert: ${name}\\n[^\\n]+\\n +for: )\\w+`), '$12s')
      if (shortened === text) throw new Error(`there is no alert ${name} any more`)
      return shortened
    },
    replaced(rules, shorter),
  )
}

const isReady = (address: string): Promise<boolean> =>
  fetch(`${address}/-/ready`).then(
    (reply) => reply.ok,
    () => false,
  )

type Result = { readonly metric: Readonly<Record<string, string>>; readonly value: readonly [number, string] }
type Group = { readonly rules: readonly { readonly name: string; readonly state: string }[]; readonly lastEvaluation: string }

function asking(address: string): Omit<Prometheus, 'stop'> {
  const query: Prometheus['query'] = async (expression) => {
    const reply = await fetch(`${address}/api/v1/query?query=${encodeURIComponent(expression)}`)
    const said = (await reply.json()) as { status: string; error?: string; data?: { result: readonly Result[] } } // the API of Prometheus
    if (said.status !== 'success') throw new Error(said.error ?? 'not valid')
    return (said.data?.result ?? []).map(({ metric, value }) => ({ metric, value: Number(value[1]) }))
  }
  return {
    query,
    firing: async () => {
      const reply = await fetch(`${address}/api/v1/rules?type=alert`)
      const { data } = (await reply.json()) as { data: { groups: readonly Group[] } } // the same
      return data.groups.flatMap(({ rules }) => rules.filter(({ state }) => state === 'firing').map(({ name }) => name))
    },
    rounds: async () => {
      const reply = await fetch(`${address}/metrics`)
      const rounds = [...(await reply.text()).matchAll(/^prometheus_rule_group_iterations_total\{[^}]*\} (\d+)$/gm)]
      return Math.min(...rounds.map(([, count]) => Number(count)))
    },
  }
}
