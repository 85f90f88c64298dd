import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { projectPath } from '../../src/main/project.ts'
import { freePort } from '../free-port.ts'

export type ServerProcess = { readonly url: string; readonly pid: number; readonly stop: () => Promise<void> }

/** One server process as an operator starts it, on a free port unless `PORT` is set, ready to answer. */
export async function startServerProcess(
  settings: Readonly<Record<string, string>>,
  flags: readonly string[] = [],
  folder = projectPath(''),
): Promise<ServerProcess> {
  const port = Number(settings['PORT'] ?? (await freePort()))
  const child = spawn('node', [...flags, join(folder, 'src/main/start.ts'), 'server'], {
    env: { ...process.env, ...settings, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const url = `http://127.0.0.1:${port}`
  for (let attempt = 0; ; attempt += 1) {
    const isUp = await fetch(`${url}/health/ready`).then(
      (reply) => reply.ok,
      () => false,
    )
    if (isUp) break
    if (attempt === 300 || child.exitCode !== null) {
      child.kill('SIGKILL')
      throw new Error('The server process did not become ready.')
    }
    await wait(100)
  }
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM')
    if (child.exitCode === null && child.signalCode === null) await new Promise((resolve) => child.once('exit', resolve))
  }
  return { url, pid: child.pid ?? 0, stop }
}
