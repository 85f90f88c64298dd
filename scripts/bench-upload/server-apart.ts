import { spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { projectPath } from '../../src/main/project.ts'
import { freePort } from '../free-port.ts'

type Apart = {
  readonly base: string
  readonly rss: () => Promise<number>
  readonly peak: () => Promise<number>
  readonly stop: () => Promise<void>
}

/** The server as a process of its own, whose memory can be told from everything else. */
export async function startServerApart(environment: Readonly<Record<string, string>>): Promise<Apart> {
  const port = await freePort()
  const child = spawn('node', [projectPath('src/main/start.ts'), 'server'], {
    env: { ...process.env, REGISTRATION: 'open', ...environment, PORT: String(port), LOG_LEVEL: 'error' },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const base = `http://127.0.0.1:${port}`
  for (let attempt = 0; attempt < 600; attempt += 1) {
    const isUp = await fetch(`${base}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isUp) break
    await wait(100)
  }
  const figure = async (name: string): Promise<number> => {
    const status = await readFile(`/proc/${child.pid}/status`, 'utf8')
    return Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1]) * 1024
  }
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM')
    if (child.exitCode === null) await new Promise((resolve) => child.once('exit', resolve))
  }
  return { base, rss: () => figure('VmRSS'), peak: () => figure('VmHWM'), stop }
}
