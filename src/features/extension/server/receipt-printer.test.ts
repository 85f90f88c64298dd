import { Worker } from 'node:worker_threads'
import { describe, expect, it, onTestFinished } from 'vitest'
import { aReceipt } from '../../../../scripts/testing/receipt.ts'
import { Problem } from '../../../kit/problem.ts'
import { languages } from '../../../kit/texts.ts'
import { readCanton } from '../../../platform/canton.ts'
import { proofTexts } from '../texts.ts'
import { readFonts } from '../../../platform/pdf-fonts.ts'
import { receiptPdf } from './receipt-pdf.ts'
import { createReceiptPrinter } from './receipt-printer.ts'
import { wordingIn } from './receipt-wording.ts'

const { site } = await readCanton('cantons', 'musterland')
const fonts = readFonts()

function aPrinter(options: Partial<Parameters<typeof createReceiptPrinter>[0]> = {}) {
  const printer = createReceiptPrinter({ waiting: 50, ...options })
  onTestFinished(() => printer.stop())
  return { ...printer, printOne: () => printer.print(aReceipt(), site, 'de') }
}

const aRealWorker = () => new Worker(new URL('./receipt-worker.ts', import.meta.url))
const many = <T>(times: number, ask: () => Promise<T>) => Promise.allSettled(Array.from({ length: times }, ask))

describe('the printer of receipts', () => {
  it('makes the same bytes as a direct call, in every language', async () => {
    const { print } = aPrinter()

    for (const language of languages) {
      const direct = await receiptPdf(aReceipt(), { site, fonts, ...wordingIn(language) })
      expect(Buffer.from(await print(aReceipt(), site, language)).equals(direct)).toBe(true)
    }
  })

  it('starts no thread before the first receipt, and one for all', async () => {
    let started = 0
    const { printOne } = aPrinter({
      start: () => {
        started += 1
        return aRealWorker()
      },
    })
    expect(started).toBe(0)

    await many(3, printOne)

    expect(started).toBe(1)
  })

  it('refuses what would wait too long, and says when to come back', async () => {
    const { printOne } = aPrinter({ waiting: 50 })

    const outcomes = await many(60, printOne)

    const refusals = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []))
    expect(outcomes.length - refusals.length).toBe(51)
    expect(refusals).toHaveLength(9)
    for (const refusal of refusals) {
      expect(refusal).toBeInstanceOf(Problem)
      expect(refusal).toMatchObject({ code: 'unavailable', message: proofTexts.busy, retryAfterSeconds: 60 })
    }
  })

  it('takes receipts again when those that waited are done', async () => {
    const { printOne } = aPrinter({ waiting: 1 })
    await many(5, printOne)

    expect((await many(2, printOne)).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
  })
})

describe('a thread that ends', () => {
  it('takes its job with it, and the next receipt gets a new one', async () => {
    const started: Worker[] = []
    const { printOne } = aPrinter({
      start: () => {
        const worker = aRealWorker()
        started.push(worker)
        return worker
      },
    })
    await printOne()

    const [lost, next] = [printOne(), printOne()]
    await started[0]?.terminate()

    await expect(lost).rejects.toThrow('has ended')
    expect(
      Buffer.from(await next)
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-')
    expect(started).toHaveLength(2)
  })

  it('tells its reason', async () => {
    const { printOne } = aPrinter({ start: first(`throw new RangeError('out of paper')`) })

    await expect(printOne()).rejects.toThrow('out of paper')
    expect((await printOne()).length).toBeGreaterThan(0)
  })

  it('is ended when it takes too long', async () => {
    const { printOne } = aPrinter({ start: first('while (true) {}'), patience: 200 })

    await expect(printOne()).rejects.toThrow('has ended')
  })

  it('does no harm between two jobs', async () => {
    const started: Worker[] = []
    const start = first(`
      const { parentPort } = require('node:worker_threads')
      parentPort.once('message', () => {
        parentPort.postMessage({ kind: 'printed', content: new Uint8Array(1) })
        parentPort.once('message', () => { throw new Error('out of paper') })
      })`)
    const { printOne } = aPrinter({
      start: () => {
        const worker = start()
        started.push(worker)
        return worker
      },
    })
    expect(await printOne()).toHaveLength(1)

    const ended = new Promise((resolve) => started[0]?.once('exit', resolve))
    started[0]?.postMessage('anything')
    await ended

    expect((await printOne()).length).toBeGreaterThan(1)
    expect(started).toHaveLength(2)
  })

  it('is not needed for a receipt that cannot be drawn: only that one fails', async () => {
    const { print, printOne } = aPrinter({ start: once(aRealWorker) })

    await expect(print(aReceipt({ receivedAt: 'never' }), site, 'de')).rejects.toThrow(RangeError)
    expect((await printOne()).length).toBeGreaterThan(0)
  })

  it('is not started again after the end of the printer', async () => {
    let started = 0
    const { printOne, stop } = aPrinter({
      start: () => {
        started += 1
        return new Worker('setInterval(() => {}, 1000)', { eval: true })
      },
    })
    const jobs = many(3, printOne)
    await expect.poll(() => started).toBe(1)

    await stop()

    expect((await jobs).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
    await expect(printOne()).rejects.toMatchObject({ code: 'unavailable' })
    expect(started).toBe(1)
  })

  /** The first thread runs this script, all others print. */
  function first(script: string): () => Worker {
    let started = 0
    return () => (started++ === 0 ? new Worker(script, { eval: true }) : aRealWorker())
  }

  function once(start: () => Worker): () => Worker {
    let started = 0
    return () => {
      if (started++ > 0) throw new Error('a second thread')
      return start()
    }
  }
})
