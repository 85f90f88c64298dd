import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, it, onTestFinished } from 'vitest'
import { aReceipt } from '../../../../scripts/testing/receipt.ts'
import { readCanton } from '../../../platform/canton.ts'
import { readFonts } from '../../../platform/pdf-fonts.ts'
import { receiptPdf } from './receipt-pdf.ts'
import { createReceiptPrinter } from './receipt-printer.ts'
import { wordingIn } from './receipt-wording.ts'

const { site } = await readCanton('cantons', 'musterland')
const fonts = readFonts()

/** How long, in milliseconds, other work had to wait; one wait of twenty is left out, because a machine makes some of its own. */
async function waitOfOthers(makeOne: () => Promise<unknown>): Promise<number> {
  await makeOne()
  const delay = monitorEventLoopDelay({ resolution: 5 })
  delay.enable()
  // It measures from one beat to the next, so there must be one before and one after.
  await wait(15)
  await Promise.all(Array.from({ length: 20 }, makeOne))
  await wait(15)
  delay.disable()
  return delay.percentile(95) / 1e6
}

it('other work goes on while twenty receipts are printed', async () => {
  const printer = createReceiptPrinter({ waiting: 50 })
  onTestFinished(() => printer.stop())

  expect(await waitOfOthers(() => printer.print(aReceipt(), site, 'de'))).toBeLessThan(50)
})

it('other work would stand still if the receipts were made beside it', async () => {
  expect(await waitOfOthers(() => receiptPdf(aReceipt(), { site, fonts, ...wordingIn('de') }))).toBeGreaterThan(50)
})
