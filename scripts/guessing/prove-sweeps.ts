import { appRole, createPool } from '../../src/platform/database.ts'
import type { Proof } from '../proof.ts'
import { sweep, type Attack, type Sweep } from './sweep.ts'
import type { TestRegister } from './test-register.ts'

const birthDates = 30_000
const shareInUse = 0.5
const connections = 4

/** What an attacker with many addresses gets in a month, against the real guard and its table. */
export async function* proveSweeps(open: () => Promise<TestRegister>, days: number): AsyncGenerator<readonly Proof[]> {
  const month = { days, addresses: 1000 }
  const free = await swept(open, { ...month, works: false, numbers: 999_999 })
  yield [
    bounded('for nothing', free, 600),
    {
      title: 'honest people get through meanwhile, with work',
      isTrue: free.honest.get('decided') === days,
      figures: `${free.honest.get('decided') ?? 0} of ${days} decided at once`,
    },
  ]
  const deep = await swept(open, { ...month, works: false, numbers: 40 })
  yield [
    {
      title: 'few numbers tried with many dates: at most 15 dates each',
      isTrue: deep.mostPerNumber <= 15,
      figures: `40 numbers, at most ${deep.mostPerNumber} dates for one of them, ${sum(deep.lookedPerDay)} in ${days} days`,
    },
  ]
  const working = await swept(open, { ...month, works: true, numbers: 999_999 })
  yield [
    bounded('with all the work that is asked for', working, 5000),
    {
      title: 'honest people are received meanwhile, and the operator is told',
      isTrue: working.honest.get('received') === days && working.alarms >= days,
      figures: `${working.honest.get('received') ?? 0} of ${days} received, ${working.alarms} alarms`,
    },
  ]
  const unbounded = { MISSES_FREE_PER_DAY: 10_000_000, MISSES_PER_DAY: 10_000_000 }
  const control = await swept(open, { days: 1, addresses: 100, works: false, numbers: 999_999, changes: unbounded })
  yield [
    {
      title: 'control: without the budget of the whole service the attacker gets further',
      isTrue: sum(control.lookedPerDay) > 5000,
      figures: `${sum(control.lookedPerDay)} guesses a day from 100 addresses`,
    },
  ]
}

function bounded(how: string, { lookedPerDay }: Sweep, most: number): Proof {
  const highest = Math.max(...lookedPerDay)
  const hits = (guesses: number): string => ((guesses * shareInUse) / birthDates).toFixed(3)
  return {
    title: `1000 addresses at once, ${how}: at most ${most} guesses and ${hits(most)} hits a day`,
    isTrue: highest <= most,
    figures: `${Math.min(...lookedPerDay)} to ${highest} guesses a day, ${hits(sum(lookedPerDay) / lookedPerDay.length)} hits expected a day`,
  }
}

async function swept(open: () => Promise<TestRegister>, attack: Attack): Promise<Sweep> {
  const register = await open()
  // A whole day happens within a second here, so that statements may wait longer for a connection than in the product.
  const pool = createPool({ url: register.url, connections, role: appRole }, () => {}, 60_000)
  try {
    return await sweep(pool, connections, attack)
  } finally {
    await pool.end()
    await register.close()
  }
}

function sum(figures: readonly number[]): number {
  return figures.reduce((all, each) => all + each, 0)
}
