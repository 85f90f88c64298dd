import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { projectPath } from '../../src/main/project.ts'
import { freePort } from '../free-port.ts'
import type { LoopCondition as Condition } from './loop-watch.ts'

export type WatchedServer = {
  readonly port: number
  readonly begin: () => Promise<Condition>
  readonly condition: () => Promise<Condition>
  readonly stop: () => Promise<void>
}

/** One server process as an operator starts it, with an observer inside. */
export async function startWatchedServer(
  settings: Readonly<Record<string, string>>,
  preloads: readonly string[] = ['scripts/inputs/watch.ts'],
): Promise<WatchedServer> {
  const port = await freePort()
  const flags = [...preloads.flatMap((file) => ['--import', projectPath(file)]), projectPath('src/main/start.ts'), 'server']
  const child = spawn('node', flags, {
    env: { ...process.env, LOG_LEVEL: 'silent', ...settings, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  await untilReady(child, port)
  const ask = async (word: string): Promise<Condition> => {
    if (child.exitCode !== null) throw new Error('The server process has ended.')
    child.send(word)
    const [told] = (await once(child, 'message')) as [Condition] // the observer says nothing else
    return told
  }
  return {
    port,
    begin: () => ask('begin'),
    condition: () => ask('tell'),
    stop: async () => {
      child.kill('SIGTERM')
      if (child.exitCode === null) await once(child, 'exit')
    },
  }
}

async function untilReady(child: ChildProcess, port: number): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const isUp = await fetch(`http://127.0.0.1:${port}/health/ready`).then(
      (reply) => reply.ok,
      () => false,
    )
    if (isUp) return
    if (child.exitCode !== null) break
    await wait(100)
  }
  child.kill('SIGKILL')
  throw new Error('The server process did not become ready.')
}
