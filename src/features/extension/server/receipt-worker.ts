import { parentPort } from 'node:worker_threads'
import { readFonts } from '../../../platform/pdf-fonts.ts'
import { receiptPdf } from './receipt-pdf.ts'
import type { PrintJob, PrintReply } from './receipt-printer.ts'
import { wordingIn } from './receipt-wording.ts'

// The thread in which receipts are made. It has no log: whatever fails is told to the printer, which asked for it.
const fonts = readFonts()

parentPort?.on('message', (job: PrintJob) => void answer(job))

async function answer(job: PrintJob): Promise<void> {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- that is for windows; between threads there are no origins
  parentPort?.postMessage(await replyTo(job))
}

async function replyTo({ receipt, site, language }: PrintJob): Promise<PrintReply> {
  try {
    return { kind: 'printed', content: await receiptPdf(receipt, { site, fonts, ...wordingIn(language) }) }
  } catch (error) {
    return { kind: 'failed', error }
  }
}
