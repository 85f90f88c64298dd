import { setTimeout as wait } from 'node:timers/promises'

export type Load = {
  readonly answered: number
  readonly failed: number
  /** The longest time in which nothing that was written was answered, in milliseconds. */
  readonly gap: number
  /** The longest that somebody waited, in milliseconds. */
  readonly slowest: number
  /** How long the work took beside which all this happened, in milliseconds. */
  readonly took: number
}

const perSecond = 20

/** Submits at a steady pace, whether or not the last one was answered, before, during and after some work. */
export async function underLoad(submit: () => Promise<void>, work: () => Promise<unknown>): Promise<Load> {
  const answered: number[] = []
  const waits: number[] = []
  const open = new Set<Promise<void>>()
  let failed = 0
  const one = async (): Promise<void> => {
    const begun = performance.now()
    try {
      await submit()
      answered.push(performance.now())
    } catch {
      failed += 1
    }
    waits.push(performance.now() - begun)
  }
  const timer = setInterval(() => {
    const asked = one()
    open.add(asked)
    void asked.finally(() => open.delete(asked))
  }, 1000 / perSecond)
  await wait(1000)
  const begun = performance.now()
  let took: number
  try {
    await work()
  } finally {
    took = performance.now() - begun
    await wait(1000)
    clearInterval(timer)
    await Promise.all(open)
  }
  const gaps = answered.slice(1).map((at, index) => at - (answered[index] ?? at))
  return { answered: answered.length, failed, gap: Math.max(...gaps), slowest: Math.max(...waits), took }
}
