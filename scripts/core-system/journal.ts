import { closeSync, fsyncSync, openSync, readFileSync, truncateSync, writeSync } from 'node:fs'

/** One thing that was done for good: under which key, with what, and what was told about it. */
export type Entry = {
  readonly key: string
  readonly digest: string
  readonly reference: string
  readonly at: number
  readonly reply: unknown
}

export type Journal = {
  readonly entries: readonly Entry[]
  /** The first application under a key. */
  readonly find: (key: string) => Entry | undefined
  /** On disk before it returns. */
  readonly append: (entry: Entry) => void
  readonly close: () => void
}

/** Opens what an earlier process wrote. A last line that was cut off was never told to anybody, so it goes. */
export function openJournal(path: string): Journal {
  const file = openSync(path, 'a+')
  const text = readFileSync(path, 'utf8')
  const whole = text.slice(0, text.lastIndexOf('\n') + 1)
  if (whole !== text) truncateSync(path, Buffer.byteLength(whole))
  const entries = whole
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Entry) // each line was written below
  const firsts = new Map<string, Entry>()
  for (const entry of entries) if (!firsts.has(entry.key)) firsts.set(entry.key, entry)
  return {
    entries,
    find: (key) => firsts.get(key),
    append: (entry) => {
      writeSync(file, `${JSON.stringify(entry)}\n`)
      fsyncSync(file)
      entries.push(entry)
      if (!firsts.has(entry.key)) firsts.set(entry.key, entry)
    },
    close: () => closeSync(file),
  }
}

export type Counts = {
  /** How often something was done, for how many keys, and for how many of them more than once. */
  readonly applications: number
  readonly keys: number
  readonly twice: number
  /** The most applications within any one second. */
  readonly busiestSecond: number
}

export function countsOf(entries: readonly Entry[]): Counts {
  const perKey = new Map<string, number>()
  for (const { key } of entries) perKey.set(key, (perKey.get(key) ?? 0) + 1)
  const twice = [...perKey.values()].filter((times) => times > 1).length
  return { applications: entries.length, keys: perKey.size, twice, busiestSecond: busiestSecond(entries.map(({ at }) => at)) }
}

function busiestSecond(moments: readonly number[]): number {
  let most = 0
  let first = 0
  for (const [last, moment] of moments.entries()) {
    while (moment - (moments[first] ?? moment) >= 1000) first += 1
    most = Math.max(most, last - first + 1)
  }
  return most
}
