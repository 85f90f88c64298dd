import { setTimeout as wait } from 'node:timers/promises'
import type { Proof } from '../proof.ts'
import { secondsUntil } from './prove-live.ts'
import type { Rig } from './rig.ts'

const alert = 'EfristAnswersFall'
// NOTE five minutes of the rule are twenty seconds of the copy that the rig runs, and its minute of patience is two.
const window = 20
const limit = window + 10

/** Whoever submits gets no answer: known within five minutes, quiet before and at night. */
export async function* proveFall(rig: Rig): AsyncGenerator<readonly Proof[]> {
  const fires = async (): Promise<boolean> => (await rig.prometheus.firing()).includes(alert)
  const staysQuiet = async (seconds: number): Promise<boolean> => {
    const until = performance.now() + seconds * 1000
    while (performance.now() < until) {
      if (await fires()) return false
      await wait(250)
    }
    return true
  }

  let visits = visiting(rig, { each: 500, reaches: 'an answer' })
  const wasQuiet = await staysQuiet(2 * window + 5)
  yield [
    {
      title: `(control) ${alert} is quiet while people get their answers`,
      isTrue: wasQuiet,
      figures: `${await visits.stop()} visits, ${2 * window + 5} s`,
    },
  ]

  for (const { what, reaches, make } of faults) {
    const mend = await make(rig)
    visits = visiting(rig, { each: 500, reaches })
    const loudAfter = await secondsUntil(fires)
    await visits.stop()
    await mend()
    visits = visiting(rig, { each: 500, reaches: 'an answer' })
    const quietAfter = await secondsUntil(async () => !(await fires()))
    // So that the next fault is measured from a whole window of answers.
    await wait(window * 1000)
    await visits.stop()
    yield [
      {
        title: `${alert} fires within five minutes when ${what}`,
        isTrue: loudAfter !== undefined && loudAfter <= limit && quietAfter !== undefined,
        figures: `five minutes in ${window} s: fires after ${loudAfter ?? 'never'} s, quiet again ${quietAfter ?? 'never'} s after it was mended`,
      },
    ]
  }

  await wait(window * 1000)
  visits = visiting(rig, { each: 4000, reaches: 'nothing' })
  const isQuietAtNight = await staysQuiet(2 * window)
  yield [
    {
      title: `(control) ${alert} is quiet at night, when a few people get no answer`,
      isTrue: isQuietAtNight,
      figures: `${await visits.stop()} visits, ${2 * window} s`,
    },
  ]
}

type Reaches = 'an answer' | 'an error' | 'nothing'
type Fault = { readonly what: string; readonly reaches: Reaches; readonly make: (rig: Rig) => Promise<() => Promise<void>> }

const faults: readonly Fault[] = [
  { what: 'what the page sends never arrives', reaches: 'nothing', make: async () => async () => {} },
  {
    what: 'the server answers submits with an error',
    reaches: 'an error',
    make: async ({ query }) => {
      await query('alter table extension.request rename to request_away')
      return () => query('alter table extension.request_away rename to request')
    },
  },
]

/** People at the form, one after the other, until they are told to stop; says how many they were. */
function visiting(
  { visit }: Rig,
  { each, reaches }: { readonly each: number; readonly reaches: Reaches },
): { stop: () => Promise<number> } {
  let isOver = false
  let count = 0
  const done = (async () => {
    while (!isOver) {
      const status = await visit(reaches === 'nothing' ? 'gets no further' : 'sends')
      const isRight = reaches === 'nothing' ? status === undefined : reaches === 'an answer' ? status === 200 : (status ?? 0) >= 500
      if (!isRight) throw new Error(`A visit that should reach ${reaches} ended with ${status}.`)
      count += 1
      await wait(each)
    }
  })()
  return {
    stop: async () => {
      isOver = true
      await done
      return count
    },
  }
}
