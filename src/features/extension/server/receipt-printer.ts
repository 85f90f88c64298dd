import { Worker } from 'node:worker_threads'
import { Problem } from '../../../kit/problem.ts'
import type { Site } from '../../../kit/site.ts'
import type { Language } from '../../../kit/texts.ts'
import type { Receipt } from '../receipt.ts'
import { proofTexts } from '../texts.ts'

export type ReceiptPrinter = {
  readonly print: (receipt: Receipt, site: Site, language: Language) => Promise<Uint8Array>
  readonly stop: () => Promise<void>
}

type Options = {
  /** How many receipts may wait for the one that is being made. */
  readonly waiting: number
  /** After so many milliseconds a receipt is given up, and the thread with it. */
  readonly patience?: number
  readonly start?: () => Worker
}

/** Makes PDFs in a thread of its own, one after the other: decisions do not wait for them, and under load they are the first to go. */
export function createReceiptPrinter({ waiting, patience = 10_000, start = startWorker }: Options): ReceiptPrinter {
  let worker: Worker | undefined
  let last: Promise<unknown> = Promise.resolve()
  let unfinished = 0
  let isStopped = false

  /** The thread, started on first use and again after its end. */
  function running(): Worker {
    if (isStopped) throw busy()
    if (worker) return worker
    const started = start()
    const forget = (): void => {
      if (worker === started) worker = undefined
    }
    // Whoever waits for a reply hears of it too. Without a listener of its own, an error between two jobs would end the server.
    started.once('error', forget).once('exit', forget).unref()
    worker = started
    return started
  }

  return {
    print: async (receipt, site, language) => {
      if (unfinished > waiting) throw busy()
      unfinished += 1
      const turn = last.then(() => replyOf(running(), { receipt, site, language }, patience))
      last = turn.catch(() => {})
      return turn.finally(() => (unfinished -= 1))
    },
    stop: async () => {
      isStopped = true
      await worker?.terminate()
    },
  }
}

const busy = (): Problem => new Problem('unavailable', proofTexts.busy, { retryAfterSeconds: 60 })

/** What goes to the thread, and what comes back. */
export type PrintJob = { readonly receipt: Receipt; readonly site: Site; readonly language: Language }
export type PrintReply = { readonly kind: 'printed'; readonly content: Uint8Array } | { readonly kind: 'failed'; readonly error: unknown }

/** A thread that ends takes its job with it; a job that may have been the reason is not tried again. */
async function replyOf(worker: Worker, job: PrintJob, patience: number): Promise<Uint8Array> {
  const { promise, resolve, reject } = Promise.withResolvers<PrintReply>()
  const end = (): void => reject(new Error('The thread that makes receipts has ended.'))
  const timer = setTimeout(() => void worker.terminate(), patience).unref()
  worker.once('message', resolve).once('error', reject).once('exit', end)
  try {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- that is for windows; between threads there are no origins
    worker.postMessage(job)
    const reply = await promise
    if (reply.kind === 'failed') throw reply.error
    return reply.content
  } finally {
    clearTimeout(timer)
    worker.off('message', resolve).off('error', reject).off('exit', end)
  }
}

/** It gets no environment, where the passwords are, and what its packages might print goes nowhere. */
function startWorker(): Worker {
  return new Worker(new URL('./receipt-worker.ts', import.meta.url), { env: {}, stdout: true, stderr: true })
}
