import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'

export type BlackHole = { readonly close: () => Promise<void> }

/** A port where nobody answers at all: a thread listens without ever accepting, and once its queue is full further callers hear nothing. */
export async function openBlackHole(port: number): Promise<BlackHole> {
  const thread = new Worker(new URL('./silent-listener.ts', import.meta.url), { workerData: port })
  await new Promise((resolve, reject) => thread.once('message', resolve).once('error', reject))
  const queue: Socket[] = []
  // The first caller who hears nothing shows that the queue is full.
  for (let isTaken = true; isTaken && queue.length < 16;) {
    const socket = connect(port, '127.0.0.1').on('error', () => {})
    queue.push(socket)
    isTaken = await Promise.race([new Promise<true>((resolve) => socket.once('connect', () => resolve(true))), wait(150, false)])
  }
  return {
    close: async () => {
      for (const socket of queue) socket.destroy()
      await thread.terminate()
    },
  }
}
