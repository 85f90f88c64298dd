import { Problem } from '../../../../kit/problem.ts'

/** Work under one mark is done one after the other; work under different marks does not wait for each other. */
export type Turns = <Result>(mark: string, work: () => Promise<Result>) => Promise<Result>

export function createTurns(mostWaiting: number): Turns {
  const queues = new Map<string, { last: Promise<unknown>; length: number }>()
  return async (mark, work) => {
    const queue = queues.get(mark) ?? { last: Promise.resolve(), length: 0 }
    if (queue.length > mostWaiting) throw new Problem('unavailable', 'Too much is asked about one number.', { retryAfterSeconds: 2 })
    const turn = queue.last.then(work)
    queue.last = turn.catch(() => {})
    queue.length += 1
    queues.set(mark, queue)
    try {
      return await turn
    } finally {
      queue.length -= 1
      if (queue.length === 0) queues.delete(mark)
    }
  }
}
