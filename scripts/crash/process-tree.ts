import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'

/** kill -9 of a process and all its children at one instant: the parent is halted first and dies last, so that nobody notices. */
export function killTree(pid: number): readonly number[] {
  if (!signal(pid, 'SIGSTOP')) return []
  const all = [...childrenOf(pid), pid]
  for (const each of all) signal(each, 'SIGKILL')
  return all
}

/** Everything this process has started and not ended yet. */
export function killOwnChildren(): void {
  for (const child of childrenOf(process.pid)) killTree(child)
}

/** Halts a process and its children where they are, as when a machine hangs; `wakeTree` lets them go on as if nothing had been. */
export function freezeTree(pid: number): void {
  signal(pid, 'SIGSTOP')
  for (const child of childrenOf(pid)) signal(child, 'SIGSTOP')
}

export function wakeTree(pid: number): void {
  for (const each of [...childrenOf(pid), pid]) signal(each, 'SIGCONT')
}

/** Until the system has cleared them away; a new start on the same folder or port would find the old one otherwise. */
export async function untilGone(pids: readonly number[]): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    if (!pids.some(isAlive)) return
    await wait(10)
  }
  throw new Error('a killed process is still there')
}

function childrenOf(pid: number): readonly number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)
}

/** A dead child of a process that does not look after it stays in the list; it holds nothing any more. */
function isAlive(pid: number): boolean {
  try {
    return !/\) [ZX] /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false
  }
}

function signal(pid: number, name: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, name)
  } catch {
    return false
  }
}
