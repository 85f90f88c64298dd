import { expect, it } from 'vitest'
import { anAccount } from '../../scripts/testing/accounts.ts'
import { aServerForThisTest } from '../../scripts/testing/server.ts'
import { answerTo } from '../../scripts/testing/workspaces.ts'
import { paymentOf } from '../../src/features/invoice/payment.ts'
import { countInvoices, listInvoices } from '../../src/features/invoice/contract.ts'
import { germanLines } from './invoice-papers.de.ts'
import { sampleInvoices } from './invoice-papers.ts'
import { invoiceSample } from './invoice.ts'

it('a new workspace has invoices that are open, overdue and paid, whose sums are right and which can be paid by scanning', async () => {
  const server = await aServerForThisTest({ samples: [invoiceSample] })
  const account = await anAccount(server)

  const invoices = await answerTo(server, account, listInvoices)
  const example = invoices.find(({ number }) => number === 'P9-0004')

  expect(await answerTo(server, account, countInvoices)).toMatchObject({ all: 4, open: 3, overdue: 1, paid: 1, bin: 0 })
  expect(example).toMatchObject({ subtotal: 8445, tax: 675.6, discount: 120.6, total: 9000, status: 'open' })
  expect(example?.services).toHaveLength(4)
  expect(invoices.flatMap(({ mismatches }) => mismatches)).toEqual([])
  expect(invoices.filter((invoice) => 'reason' in paymentOf(invoice))).toEqual([])
})

it('every line has its German words, none of them the English ones', () => {
  const lines = sampleInvoices.flatMap((invoice) => invoice.lines)

  expect(Object.keys(germanLines)).toEqual(lines.map(([title]) => title))
  for (const [title, detail, unit] of lines)
    expect([title, detail, unit].filter((words) => germanLines[title]?.includes(words))).toEqual([])
})

it('a German workspace has German lines with the same sums', async () => {
  const server = await aServerForThisTest({ samples: [(tx, workspace) => invoiceSample(tx, { ...workspace, language: 'de' })] })
  const account = await anAccount(server)

  const invoices = await answerTo(server, account, listInvoices)
  const lines = invoices.toSorted((one, other) => (one.number < other.number ? -1 : 1)).flatMap(({ services }) => services)

  expect(lines.map(({ title, detail, unit }) => [title, detail, unit])).toEqual(Object.values(germanLines))
  expect(invoices.find(({ number }) => number === 'P9-0004')).toMatchObject({ subtotal: 8445, total: 9000 })
})
