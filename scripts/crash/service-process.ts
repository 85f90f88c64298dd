import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'

/** One process of the product that can be killed and started again in the same place. */
export type ServiceProcess = {
  readonly name: string
  readonly start: () => Promise<void>
  readonly kill: () => Promise<void>
  /** How often it ended without being killed. */
  readonly ownEnds: () => number
}
type Options = {
  readonly name: string
  /** What Node is asked to run. */
  readonly command: readonly string[]
  readonly environment: Readonly<Record<string, string>>
  readonly logFile: string
  /** An address that answers well once it is up. */
  readonly readyAt?: string
}

export function serviceProcess({ name, command, environment, logFile, readyAt }: Options): ServiceProcess {
  let child: ChildProcess | undefined
  let isMeant = false
  let ownEnds = 0

  return {
    name,
    start: async () => {
      isMeant = false
      const log = openSync(logFile, 'a')
      child = spawn(process.execPath, [...command], { env: { ...process.env, ...environment }, stdio: ['ignore', log, log] })
      closeSync(log)
      child.once('exit', () => {
        if (!isMeant) ownEnds += 1
      })
      if (readyAt !== undefined) await untilReady(readyAt, child, name)
    },
    kill: async () => {
      isMeant = true
      if (!child || child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
    },
    ownEnds: () => ownEnds,
  }
}

async function untilReady(url: string, child: ChildProcess, name: string): Promise<void> {
  for (let attempt = 0; attempt < 600 && child.exitCode === null; attempt += 1) {
    const isReady = await fetch(url).then(
      (reply) => reply.ok,
      () => false,
    )
    if (isReady) return
    await wait(50)
  }
  throw new Error(`${name} did not become ready; its log lies beside the journals`)
}
