import { closeSync, openSync, readFileSync, writeSync } from 'node:fs'

/** An acknowledgement as a client saw it. Times are those of `performance.now()` in the driver. */
export type Acknowledged = {
  readonly key: string
  readonly body: string
  /** When the attempt that was acknowledged was sent, and when its answer was whole. */
  readonly sentAt: number
  readonly answeredAt: number
  readonly attempts: number
}
export type Journal = { readonly write: (entry: Acknowledged) => void; readonly close: () => void }

/** Every line has left this process before the client goes on. */
export function openJournal(path: string): Journal {
  const file = openSync(path, 'a')
  return { write: (entry) => void writeSync(file, `${JSON.stringify(entry)}\n`), close: () => closeSync(file) }
}

export function readJournal(path: string): readonly Acknowledged[] {
  const lines = readFileSync(path, 'utf8').split('\n').filter(Boolean)
  return lines.map((line) => JSON.parse(line) as Acknowledged) // each line was written above
}
