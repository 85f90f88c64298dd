import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { projectPath } from '../../src/main/project.ts'
import { makeCertificates } from '../core-system/certificates.ts'
import { freePort } from '../free-port.ts'
import { edgeCounts, type EdgeCounts } from './edge-counts.ts'

export type EdgeProcess = {
  readonly port: number
  readonly plainPort: number
  /** What it has logged so far. */
  readonly log: () => string
  /** What it has answered so far. */
  readonly counts: () => Promise<EdgeCounts>
  /** Asks it to take nobody new and to end when all are served. */
  readonly drain: () => Promise<void>
  readonly stop: () => Promise<void>
}
type Options = {
  readonly servers: readonly string[]
  readonly settings?: Readonly<Record<string, string>>
  /** Another file than the one that is delivered, for what shows what that one is good for. */
  readonly change?: (file: string) => string
  /** Whether what it logs is to be looked at; in a benchmark that only costs. */
  readonly keepsLog?: boolean
  /** The processor it may use. */
  readonly pin?: readonly string[]
}

export function hasEdge(): boolean {
  return spawnSync('haproxy', ['-v'], { stdio: 'ignore' }).status === 0
}

/** The edge as it is delivered, on free ports, with a certificate of this moment, before these servers. */
export async function startEdge({
  servers,
  settings = {},
  change = (file) => file,
  keepsLog = false,
  pin = [],
}: Options): Promise<EdgeProcess> {
  const folder = await mkdtemp(`${tmpdir()}/efristerstreckung-edge-`)
  await cp(projectPath('deploy/edge'), folder, { recursive: true })
  await makeCertificates(folder)
  const pair = await Promise.all(['good.pem', 'good-key.pem'].map((name) => readFile(`${folder}/${name}`, 'utf8')))
  await writeFile(`${folder}/certificate.pem`, pair.join(''))
  await writeFile(`${folder}/haproxy.cfg`, change(await readFile(`${folder}/haproxy.cfg`, 'utf8')))
  const [port, plainPort] = [await freePort(), await freePort()]
  const [one = '127.0.0.1:9', two = '127.0.0.1:9'] = servers.map((url) => new URL(url).host)
  const environment = {
    EDGE_ADDRESS: `127.0.0.1:${port}`,
    EDGE_PLAIN_ADDRESS: `127.0.0.1:${plainPort}`,
    EDGE_CERTIFICATE: `${folder}/certificate.pem`,
    EDGE_SOCKET: `${folder}/admin.sock`,
    EDGE_SERVER_1: one,
    EDGE_SERVER_2: two,
    ...settings,
  }
  const [program, ...flags] = [...pin, 'haproxy', '-db', '-f', `${folder}/haproxy.cfg`]
  const child = spawn(program, flags, { env: { ...process.env, ...environment }, stdio: ['ignore', keepsLog ? 'pipe' : 'ignore', 'pipe'] })
  let [log, complaint] = ['', '']
  child.stdout?.setEncoding('utf8').on('data', (text: string) => (log += text))
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (complaint += text))
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (child.exitCode === null && child.signalCode === null) {
      const ended = once(child, 'exit')
      child.kill(signal)
      await ended
    }
    await rm(folder, { recursive: true, force: true })
  }
  for (let attempt = 0; !(await isOpen(port)); attempt += 1) {
    if (attempt === 1200 || child.exitCode !== null) throw new Error(`The edge did not start:\n${complaint}`)
    await wait(50)
  }
  const counts = () => edgeCounts(environment.EDGE_SOCKET)
  return { port, plainPort, log: () => log, counts, drain: () => end('SIGUSR1'), stop: () => end('SIGTERM') }
}

function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' })
    socket.once('error', () => resolve(false))
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
  })
}
