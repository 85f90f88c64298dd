import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { projectPath } from '../../src/main/project.ts'
import type { Counts } from './journal.ts'
import type { Control } from './modes.ts'

export type CoreSystem = {
  readonly url: string
  readonly control: (control: Control) => Promise<void>
  readonly counts: () => Promise<Counts & { readonly requests: number }>
  readonly entries: () => Promise<readonly { readonly key: string; readonly reference: string; readonly at: number }[]>
  /** Ends it as a power cut would; the journal stays. */
  readonly kill: () => Promise<void>
  readonly stop: () => Promise<void>
}

type Options = {
  readonly journal: string
  readonly certificates?: string | undefined
  readonly ignoresKey?: boolean
  /** The address of one that ran before, to come back at the same place. */
  readonly at?: string
}

/** The core system as a process of its own, ready to be called. */
export async function startCoreSystem({ journal, certificates, ignoresKey = false, at }: Options): Promise<CoreSystem> {
  const flags = ['--port', at === undefined ? '0' : new URL(at).port, '--journal', journal]
  if (certificates !== undefined) flags.push('--certificates', certificates)
  if (ignoresKey) flags.push('--ignore-key')
  const child = spawn(process.execPath, [projectPath('scripts/core-system/start.ts'), ...flags], { stdio: ['ignore', 'pipe', 'inherit'] })
  const { url, control } = await addressesOf(child)
  const read = async (path: string): Promise<unknown> => (await fetch(`${control}${path}`)).json()
  return {
    url,
    control: async (wanted) => {
      const reply = await fetch(`${control}/control`, { method: 'POST', body: JSON.stringify(wanted) })
      if (!reply.ok) throw new Error('The core system does not know this behaviour.')
    },
    counts: async () => (await read('/journal')) as Awaited<ReturnType<CoreSystem['counts']>>, // control.ts writes it so
    entries: async () => (await read('/journal?entries')) as Awaited<ReturnType<CoreSystem['entries']>>, // the same
    kill: () => end(child, 'SIGKILL'),
    stop: () => end(child, 'SIGTERM'),
  }
}

async function addressesOf(child: ChildProcess): Promise<{ readonly url: string; readonly control: string }> {
  const started = child.stdout ? once(child.stdout.setEncoding('utf8'), 'data') : Promise.reject(new Error('no output'))
  const failed = once(child, 'exit').then(() => Promise.reject(new Error('The core system did not start.')))
  const [line] = (await Promise.race([started, failed])) as [string] // the encoding was set
  failed.catch(() => {})
  return JSON.parse(line) as { url: string; control: string } // its one line of output
}

async function end(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill(signal)
  await ended
}
