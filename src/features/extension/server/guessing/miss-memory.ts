import { secondsKept, type Gauge } from './budgets.ts'

/** What one process knows of the misses: those the table told of, and its own that the table does not have yet. */
export type MissMemory = {
  readonly misses: (gauge: Gauge) => number
  readonly secondsLeft: (gauge: Gauge) => number
  /** Counts at once, so that nobody is quicker than the table. */
  readonly add: (gauge: Gauge) => void
  /** The table has counted one of ours, and this is what it knows of all processes together. */
  readonly confirm: (gauge: Gauge, told: Told) => void
}
/** `since` names the time within which they were counted: a later one begins a new count. */
export type Told = { readonly misses: number; readonly since: number; readonly secondsLeft: number }
type Entry = { readonly shared: number; readonly own: number; readonly since: number; readonly endsAt: number }

const mostEntries = 50_000

export function createMissMemory(now: () => Date): MissMemory {
  const entries = new Map<string, Entry>()
  const find = (gauge: Gauge): Entry | undefined => {
    const entry = entries.get(nameOf(gauge))
    return entry && entry.endsAt > now().getTime() ? entry : undefined
  }
  // The oldest is forgotten first; the table still knows it.
  const keep = (gauge: Gauge, entry: Entry): void => {
    const name = nameOf(gauge)
    entries.delete(name)
    entries.set(name, entry)
    if (entries.size <= mostEntries) return
    for (const oldest of entries.keys()) return void entries.delete(oldest)
  }
  const inSeconds = (seconds: number): number => now().getTime() + seconds * 1000
  return {
    misses: (gauge) => {
      const entry = find(gauge)
      return entry ? entry.shared + entry.own : 0
    },
    secondsLeft: (gauge) => Math.max(1, Math.ceil(((find(gauge)?.endsAt ?? 0) - now().getTime()) / 1000)),
    add: (gauge) => {
      const known = find(gauge) ?? { shared: 0, own: 0, since: 0, endsAt: inSeconds(secondsKept[gauge.scope]) }
      keep(gauge, { ...known, own: known.own + 1 })
    },
    confirm: (gauge, { misses, since, secondsLeft }) => {
      const known = find(gauge)
      const own = Math.max(0, (known?.own ?? 0) - 1)
      // Answers of the table may overtake each other; within one count the higher one is the later one.
      const isOlder = known !== undefined && (known.since > since || (known.since === since && known.shared > misses))
      const endsAt = inSeconds(Math.min(secondsLeft, secondsKept[gauge.scope]))
      keep(gauge, isOlder ? { ...known, own } : { shared: misses, own, since, endsAt })
    },
  }
}

function nameOf({ scope, subject }: Gauge): string {
  return `${scope} ${subject}`
}
