import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Pool } from 'pg'
import { locks, type Figures } from '../../src/features/extension/server/guessing/budgets.ts'
import { createGuard, type Guard } from '../../src/features/extension/server/guessing/guard.ts'
import type { ExtensionTables } from '../../src/features/extension/server/tables.ts'
import type { Answered } from '../../src/features/extension/server/tax-system.ts'
import { plainDate } from '../../src/kit/plain-date.ts'
import { Problem } from '../../src/kit/problem.ts'
import { connect } from '../../src/platform/database.ts'
import type { Asked } from '../../src/platform/asking.ts'
import { doneWork } from './work.ts'

/** What an attacker got who did nothing but guess, day by day, and how an honest person fared beside. */
export type Sweep = {
  readonly lookedPerDay: readonly number[]
  readonly mostPerNumber: number
  readonly honest: ReadonlyMap<string, number>
  readonly alarms: number
}
export type Attack = {
  readonly days: number
  readonly addresses: number
  /** Whether the attacker has machines enough to do all work that is asked for. */
  readonly works: boolean
  /** How many numbers are tried: few with many dates, or all of them with one. */
  readonly numbers: number
  readonly changes?: Partial<Figures>
}

// NOTE the work itself is what a machine can buy, so the attacker here gets it nearly for nothing; only its bounds are looked at.
const figures = {
  ENTITIES_PER_NETWORK: 100,
  MISSES_PER_ADDRESS: 10,
  MISSES_PER_NETWORK: 40,
  MISSES_FREE_PER_DAY: 600,
  MISSES_PER_DAY: 5000,
  MISS_SLOT_MS: 0.001,
  WORK_BITS: 1,
}
const hour = 3_600_000
const scouts = 40
const guessed = { period: 2025, wish: plainDate(2026, 9, 30), birthDate: plainDate(1980, 11, 24) }
const wrong: Answered = { answer: { kind: 'rejected', message: '' }, isMiss: true }
const right: Answered = { answer: { kind: 'rejected', message: '' }, isMiss: false }

/** The real guard on the real table, with a clock that is moved by hours. Each hour all addresses ask at once, again and again, until none gets in. */
export async function sweep(pool: Pool, connections: number, { days, addresses, works, numbers, changes }: Attack): Promise<Sweep> {
  let now = Date.UTC(2026, 2, 1)
  let alarms = 0
  const guard = createGuard({
    db: connect<ExtensionTables>(pool),
    canton: 'musterland',
    entityProof: 'none',
    config: { ...figures, ...changes },
    log: (event) => void (alarms += event === 'misses-exceeded' ? 1 : 0),
    now: () => new Date(now),
  })
  const comparing = createComparing(guard, pool)
  const lookedPerDay: number[] = []
  const honest = new Map<string, number>()
  let tried = 0
  for (let day = 0; day < days; day += 1) {
    let looked = 0
    for (let time = 0; time < 24; time += 1) {
      await setClock(pool, connections, (now += hour))
      const ask = async (senders: number): Promise<number> => {
        const round = Array.from({ length: senders }, (_, index) => {
          const pid = String(1 + (tried++ % numbers))
          return comparing.guess(pid, asking(index, works, new Date(now)))
        })
        return (await Promise.all(round)).filter(Boolean).length
      }
      // A few find out whether anybody gets in at this hour; if so, all come.
      let got = await ask(scouts)
      for (; got > 0; got = await ask(addresses)) looked += got
      if (time === 12) await beHonest(guard, new Date(now), day, honest)
    }
    lookedPerDay.push(looked)
  }
  return { lookedPerDay, mostPerNumber: [...comparing.lookedAt.values()].reduce((most, times) => Math.max(most, times), 0), honest, alarms }
}

/** Compares dates as the product does: one number after the other, and not where the process or the table says that it is locked. */
function createComparing(guard: Guard, pool: Pool) {
  const lookedAt = new Map<string, number>()
  const turns = new Map<string, Promise<boolean>>()
  const compare = async (pid: string, before: Promise<unknown> | undefined): Promise<boolean> => {
    await before
    await nextTurn()
    const times = lookedAt.get(pid) ?? 0
    // A number that was looked at less often than that cannot be locked, and need not be asked for.
    if (times >= locks.day.most && (guard.isLocked('natural-person', pid) || (await isLocked(pool, pid)))) return false
    lookedAt.set(pid, (lookedAt.get(pid) ?? 0) + 1)
    return true
  }
  const guess = async (pid: string, asked: Asked): Promise<boolean> => {
    let wasLooked = false
    try {
      await guard.pass({ ...guessed, pid }, asked, async (isOnlyStamped) => {
        if (isOnlyStamped) return right
        const turn = compare(pid, turns.get(pid))
        turns.set(pid, turn)
        wasLooked = await turn
        return wrong
      })
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem
    }
    return wasLooked
  }
  return { guess, lookedAt }
}

const lockText = `select exists (select from extension.miss where canton = 'musterland' and subject = $1
  and (scope = 'pid-day' and misses >= $2 and since > platform.moment() - make_interval(secs => $3)
    or scope = 'pid-year' and misses >= $4 and since > platform.moment() - make_interval(secs => $5))) as locked`

async function isLocked(pool: Pool, pid: string): Promise<boolean> {
  const values = [`natural-person:${pid}`, locks.day.most, locks.day.seconds, locks.year.most, locks.year.seconds]
  const { rows } = await pool.query<{ locked: boolean }>({ name: 'locked', text: lockText, values })
  return rows[0]?.locked === true
}

function asking(index: number, works: boolean, on: Date): Asked {
  const address = `10.${index >> 8}.${index & 255}.1`
  if (!works) return { address }
  const key = `key-of-a-guess-${Math.random().toString(36).slice(2)}`
  return { address, key, work: doneWork(key, figures.WORK_BITS, on) }
}

/** Somebody who knows their own birth date, in the middle of it all: first without work, then with it if it is asked for. */
async function beHonest(guard: Guard, on: Date, day: number, honest: Map<string, number>): Promise<void> {
  const note = (what: string): void => void honest.set(what, (honest.get(what) ?? 0) + 1)
  const address = `192.168.${day}.1`
  const key = `key-of-an-honest-person-${day}`
  const ask = (asked: Asked): Promise<unknown> =>
    guard.pass({ ...guessed, pid: '654321' }, asked, async (isOnlyStamped) => {
      note(isOnlyStamped ? 'received' : 'decided')
      return right
    })
  try {
    await ask({ address })
  } catch (problem) {
    if (!(problem instanceof Problem) || problem.code !== 'work-needed') throw problem
    note('asked for work')
    await ask({ address, key, work: doneWork(key, figures.WORK_BITS, on) })
  }
}

async function setClock(pool: Pool, connections: number, at: number): Promise<void> {
  const clients = await Promise.all(Array.from({ length: connections }, () => pool.connect()))
  for (const client of clients) {
    await client.query("select set_config('app.clock', $1, false)", [new Date(at).toISOString()])
    client.release()
  }
}
