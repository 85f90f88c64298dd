import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { anAccount, type TestAccount } from '../../../../scripts/testing/accounts.ts'
import { aServer, type TestServer } from '../../../../scripts/testing/server.ts'
import { answerTo, ask } from '../../../../scripts/testing/workspaces.ts'
import type { Endpoint, OutputOf } from '../../../kit/endpoint.ts'
import {
  countInvoices,
  deleteInvoices,
  getInvoice,
  invoicePdf,
  listInvoices,
  readSeller,
  removeInvoices,
  restoreInvoices,
  saveInvoice,
  saveSeller,
  setPaid,
} from '../contract.ts'
import type { Invoice, SavedInvoice } from '../invoice.ts'

let server: TestServer
let anna: TestAccount
beforeAll(async () => {
  server = await aServer()
})
beforeEach(async () => {
  anna = await anAccount(server)
})
afterAll(() => server.app.close())

const call = <E extends Endpoint>(endpoint: E, input = {}, by = anna): Promise<OutputOf<E>> => answerTo(server, by, endpoint, input)
const statusOf = async (endpoint: Endpoint, input: Record<string, unknown>, by = anna): Promise<number> =>
  (await ask(server, by, endpoint, input)).statusCode
const client = { title: 'Bäckerei Zürcher', address: 'Weg 3\n8400 Winterthur', phone: '052 000 00 00', email: 'b@example.com' }
const aPaper = (more: Partial<SavedInvoice> = {}): SavedInvoice => ({
  id: randomUUID(),
  client,
  date: '2026-03-05',
  dueDate: '2026-03-20',
  services: [
    { id: randomUUID(), title: 'Design', detail: 'Two drafts', unit: 'Hour', unitPrice: 145, quantity: 18 },
    { id: randomUUID(), title: 'Coding', detail: '', unit: 'Hour', unitPrice: 165, quantity: 27 },
  ],
  taxRate: 8,
  discount: 65.2,
  discountPercent: null,
  isToCoin: false,
  ...more,
})
const anInvoice = (more: Partial<SavedInvoice> = {}): Promise<Invoice> => call(saveInvoice, { invoice: aPaper(more) })
const numbersIn = async (input = {}): Promise<readonly string[]> => (await call(listInvoices, input)).map(({ number }) => number)

describe('one invoice', () => {
  it('§3.33 §7.67 GET get-invoice (id) gives sender, client, number, dates, services and sums', async () => {
    const seller = await call(readSeller)
    const from = { title: 'Atelier', address: 'Gasse 1\n8000 Zürich', phone: '044', email: 'a@example.com', website: 'a.example' }
    await call(saveSeller, { seller: { ...seller, ...from, prefix: 'P9-', iban: 'CH93 0076 2011 6238 5295 7' } })
    const paper = aPaper()

    await call(saveInvoice, { invoice: paper })

    const services = paper.services.map((service, at) => ({ ...service, total: [2610, 4455][at] }))
    expect(await call(getInvoice, { id: paper.id })).toEqual({
      id: paper.id,
      from,
      client,
      number: 'P9-0001',
      date: '2026-03-05',
      dueDate: '2026-03-20',
      services,
      subtotal: 7065,
      tax: 565.2,
      discount: 65.2,
      total: 7565,
      taxRate: 8,
      discountPercent: null,
      isToCoin: false,
      subject: 'services',
      iban: 'CH93 0076 2011 6238 5295 7',
      referenceStart: '',
      taxNumber: '',
      orderId: null,
      status: 'open',
      paidOn: null,
      mismatches: [],
      removed: null,
      version: 1,
      newerId: null,
      olderId: null,
    })
  })

  it('§7.67 without an id it is the newest one, with its neighbours by date', async () => {
    const [second, first, third] = [await anInvoice(), await anInvoice({ date: '2026-02-01' }), await anInvoice()]

    expect(await call(getInvoice)).toMatchObject({ id: third.id, newerId: null, olderId: second.id })
    expect(await call(getInvoice, { id: second.id })).toMatchObject({ newerId: third.id, olderId: first.id })
  })

  it('what does not exist is not found', async () => {
    expect(await statusOf(getInvoice, {})).toBe(404)
    expect(await statusOf(getInvoice, { id: randomUUID() })).toBe(404)
    expect(await statusOf(getInvoice, { id: 'wrong' })).toBe(400)
  })

  it('is refused where somebody else was faster, and keeps what they wrote', async () => {
    const before = await anInvoice()
    await call(saveInvoice, { invoice: aPaper({ id: before.id, version: 1, taxRate: 2.6 }) })

    expect(await statusOf(saveInvoice, { invoice: aPaper({ id: before.id, version: 1, taxRate: 0 }) })).toBe(409)
    expect(await call(getInvoice, { id: before.id })).toMatchObject({ taxRate: 2.6, version: 2, number: before.number })
  })

  it.each([
    ['a discount in percent goes by the subtotal', { discountPercent: 10, discount: 5 }, { discount: 706.5, total: 6923.7 }],
    ['the total goes to the next five centimes', { discount: 65.17, isToCoin: true }, { discount: 65.17, total: 7565.05 }],
    ['without tax there is none', { taxRate: 0, discount: 0 }, { tax: 0, total: 7065 }],
  ])('%s', async (_what, more, sums) => {
    expect(await anInvoice(more)).toMatchObject(sums)
  })

  it('tells staff where stored sums do not follow from the lines, and leaves them as they are', async () => {
    const { id } = await anInvoice({ sums: { subtotal: 7065, tax: 565.2, discount: 65.2, total: 7600 } })

    const stored = await call(getInvoice, { id })

    expect(stored.total).toBe(7600)
    expect(stored.mismatches).toEqual([{ field: 'total', stored: 7600, counted: 7565 }])
  })

  it.each([
    ['nobody to send it to', { client: { ...client, title: ' ' } }],
    ['due before it is made', { dueDate: '2026-03-04' }],
    ['a tax above all', { taxRate: 101 }],
    ['a negative discount', { discount: -1 }],
  ])('is refused with %s', async (_what, more) => {
    expect(await statusOf(saveInvoice, { invoice: { ...aPaper(), ...more } })).toBe(400)
  })
})

describe('the numbers', () => {
  it('go up one by one, also where many are made at once', async () => {
    const made = await Promise.all(Array.from({ length: 5 }, () => anInvoice()))

    expect(made.map(({ number }) => number).toSorted()).toEqual(['R-0001', 'R-0002', 'R-0003', 'R-0004', 'R-0005'])
  })

  it('are never used again', async () => {
    const { id } = await anInvoice()
    await call(removeInvoices, { invoiceIds: [id] })
    await call(deleteInvoices, { invoiceIds: [id] })

    expect((await anInvoice()).number).toBe('R-0002')
  })
})

describe('the list', () => {
  it('has the newest first, goes on after a row, and sorts either way', async () => {
    await anInvoice({ date: '2026-03-01', dueDate: '2026-04-09' })
    const newest = await anInvoice({ date: '2026-03-09', client: { ...client, title: 'Zahn' } })
    await anInvoice({ date: '2026-03-02', client: { ...client, title: 'Ámstutz' } })

    expect(await numbersIn()).toEqual(['R-0002', 'R-0003', 'R-0001'])
    expect(await numbersIn({ after: newest.id })).toEqual(['R-0003', 'R-0001'])
    expect(await numbersIn({ skip: 2 })).toEqual(['R-0001'])
    expect(await numbersIn({ sort: 'client' })).toEqual(['R-0003', 'R-0001', 'R-0002'])
    expect(await numbersIn({ sort: '-number', limit: 2 })).toEqual(['R-0003', 'R-0002'])
    expect(await statusOf(listInvoices, { sort: 'wrong' })).toBe(400)
  })

  it('knows what is open, overdue and paid, by the day in Switzerland', async () => {
    // The clock of the tests stands at 10 March 2026.
    const late = await anInvoice({ date: '2026-02-01', dueDate: '2026-03-09' })
    await anInvoice({ date: '2026-02-01', dueDate: '2026-03-10' })
    const paid = await anInvoice()
    await call(setPaid, { invoiceIds: [paid.id], paidOn: '2026-03-08' })

    expect(await numbersIn({ view: 'overdue' })).toEqual([late.number])
    expect(await numbersIn({ view: 'paid' })).toEqual([paid.number])
    expect(await call(countInvoices, { view: 'open', q: 'zürcher' })).toEqual({
      all: 3,
      open: 2,
      overdue: 1,
      paid: 1,
      bin: 0,
      matching: 2,
      openAmount: 15_130,
      overdueAmount: 7565,
    })
  })

  it.each(['R-0001', 'r-00', 'zuercher', 'Winterth', 'design'])('finds %s', async (q) => {
    await anInvoice()
    await anInvoice({ client: { ...client, title: 'Andere', address: '' }, services: [] })

    expect(await numbersIn({ q })).toContain('R-0001')
    expect(await numbersIn({ q: `${q} gibtesnicht` })).toEqual([])
  })
})

describe('what happens to invoices', () => {
  it('paid and not paid again', async () => {
    const { id } = await anInvoice()
    await call(setPaid, { invoiceIds: [id], paidOn: '2026-03-08' })
    expect(await call(getInvoice, { id })).toMatchObject({ status: 'paid', paidOn: '2026-03-08', version: 2 })

    await call(setPaid, { invoiceIds: [id], paidOn: null })
    expect(await call(getInvoice, { id })).toMatchObject({ status: 'open', paidOn: null })
  })

  it('into the bin, where nothing changes them, and back as they were', async () => {
    const before = await anInvoice()
    await call(removeInvoices, { invoiceIds: [before.id] })
    expect(await numbersIn()).toEqual([])
    expect(await numbersIn({ view: 'bin' })).toEqual([before.number])
    expect(await statusOf(saveInvoice, { invoice: aPaper({ id: before.id }) })).toBe(404)
    expect(await statusOf(setPaid, { invoiceIds: [before.id], paidOn: null })).toBe(404)

    await call(restoreInvoices, { invoiceIds: [before.id] })

    expect(await call(getInvoice, { id: before.id })).toMatchObject({ ...before, version: 3 })
  })

  it('only what is in the bin is deleted for good', async () => {
    const { id } = await anInvoice()

    expect(await statusOf(deleteInvoices, { invoiceIds: [id] })).toBe(404)
  })

  it('comes as a file with its number as the name', async () => {
    const { id } = await anInvoice()

    const answer = await ask(server, anna, invoicePdf, { id, form: 'compact', language: 'de' })

    expect(answer.headers['content-type']).toBe('application/pdf')
    expect(answer.headers['content-disposition']).toBe('attachment; filename="Rechnung_R-0001.pdf"')
    expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  })
})
