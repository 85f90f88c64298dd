// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { idOf } from '../../../../scripts/testing/address-book.ts'
import { anInvoice, aService } from '../../../../scripts/testing/an-invoice.ts'
import { serveContract, serving } from '../../../../scripts/testing/contract-server.ts'
import { aUser, renderInWorkspace } from '../../../../scripts/testing/workspace.tsx'
import { sumsOf } from '../../../kit/invoice-sheet.ts'
import { Problem } from '../../../kit/problem.ts'
import { ConfirmLayer } from '../../../shell/parts/confirm/confirm-layer.tsx'
import { UndoCommands } from '../../../shell/parts/undo/undo-commands.tsx'
import { CommandLayer } from '../../../shell/workspace/commands/command-layer.tsx'
import { countInvoices, getInvoice, listInvoices, readSeller, removeInvoices, restoreInvoices, saveInvoice, setPaid } from '../contract.ts'
import type { Invoice, SavedInvoice } from '../invoice.ts'
import { Page as EditPage } from './edit-page.tsx'
import { Page as InvoicePage } from './invoice-page.tsx'
import { Page as ListPage } from './invoices-page.tsx'

type Asked = { readonly what: string; readonly with: unknown }

/** Invoices in memory, answered as the server would, as far as these tests look. */
function anOffice(start: readonly Invoice[]) {
  const asked: Asked[] = []
  let invoices = start
  let binned: readonly string[] = []
  const note = (what: string, input: unknown) => void asked.push({ what, with: input })
  const there = () => invoices.filter(({ id }) => !binned.includes(id))
  serveContract([
    serving(listInvoices, (input) => {
      note('list', input)
      return there().filter(({ status }) => (input.view === 'paid' ? status === 'paid' : true))
    }),
    serving(countInvoices, () => {
      const count = there().length
      return { all: count, open: count, overdue: 0, paid: 0, bin: binned.length, matching: count, openAmount: 9000, overdueAmount: 0 }
    }),
    serving(getInvoice, ({ id }) => {
      const found = id === undefined ? invoices[0] : invoices.find((each) => each.id === id)
      if (!found) throw new Problem('not-found', 'This invoice does not exist.')
      return { ...found, newerId: null, olderId: null }
    }),
    serving(saveInvoice, ({ invoice }) => {
      const known = invoices.find(({ id }) => id === invoice.id)
      if (invoice.version !== undefined && known?.version !== invoice.version) throw new Problem('conflict', 'Somebody was faster.')
      note('save', invoice)
      const saved = storedOf(invoice, known)
      invoices = [saved, ...invoices.filter(({ id }) => id !== saved.id)]
      return saved
    }),
    serving(setPaid, ({ invoiceIds, paidOn }) => {
      note('paid', { invoiceIds, isPaid: paidOn !== null })
      const status = paidOn === null ? 'open' : 'paid'
      invoices = invoices.map((each) => (invoiceIds.includes(each.id) ? { ...each, paidOn, status } : each))
      return { changed: invoiceIds.length }
    }),
    serving(removeInvoices, ({ invoiceIds }) => {
      note('remove', invoiceIds)
      binned = [...binned, ...invoiceIds]
      return { changed: invoiceIds.length }
    }),
    serving(restoreInvoices, ({ invoiceIds }) => {
      note('restore', invoiceIds)
      binned = binned.filter((id) => !invoiceIds.includes(id))
      return { changed: invoiceIds.length }
    }),
    serving(readSeller, () => ({
      ...anInvoice().from,
      iban: '',
      referenceStart: '',
      taxNumber: '',
      paymentDays: 30,
      prefix: 'P9-',
      version: 1,
    })),
  ])
  return {
    askedFor: (what: string) => asked.filter((each) => each.what === what).map((each) => each.with),
    changeElsewhere: (invoice: Invoice) => void (invoices = invoices.map((each) => (each.id === invoice.id ? invoice : each))),
  }
}

function storedOf({ sums, version: _version, services, ...saved }: SavedInvoice, before: Invoice | undefined): Invoice {
  const lines = services.map((service) => aService(service as Partial<Invoice['services'][number]>)) // a total that is not told is counted
  return { ...(before ?? anInvoice()), ...saved, services: lines, ...(sums ?? sumsOf(services, saved)), mismatches: [] }
}

beforeEach(() => {
  vi.stubGlobal('EventSource', undefined)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

async function open(page: ReactNode, path: string): Promise<void> {
  await renderInWorkspace(
    <>
      <CommandLayer />
      <UndoCommands />
      <ConfirmLayer />
      {page}
    </>,
    { path, user: aUser() },
  )
}

const click = (target: Element) => act(async () => void fireEvent.click(target))
const press = (key: string, more = {}) => act(async () => void fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more }))
const box = (label: string | RegExp): HTMLInputElement => screen.getByLabelText<HTMLInputElement>(label)
const type = (label: string | RegExp, value: string) => act(async () => void fireEvent.change(box(label), { target: { value } }))
/** The row of an invoice in the list. */
const rowOf = async (number: string) => {
  const name = await screen.findByRole('rowheader', { name: number })
  return within(name.closest('[role=row]') as HTMLElement) // a head stands in a row
}
const headsOf = (paper: HTMLElement) =>
  within(paper)
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent)

describe('an invoice', () => {
  it('§2.38 is shown in both its forms: the modern one with details, the compact one without, with the same sums', async () => {
    anOffice([anInvoice({ id: idOf(1), discount: 30.2, iban: '' })])
    await open(<InvoicePage />, `/pages/invoices/modern/${idOf(1)}`)
    const modern = await screen.findByRole('article')
    const seen = { form: modern.dataset['form'], heads: headsOf(modern), text: modern.textContent }
    cleanup()

    await open(<InvoicePage />, `/pages/invoices/compact/${idOf(1)}`)
    const compact = await screen.findByRole('article')

    expect([seen.form, compact.dataset['form']]).toEqual(['modern', 'compact'])
    expect(seen.heads).toEqual(['Service', 'Unit', 'Unit price', 'Quantity', 'Total'])
    expect(headsOf(compact)).toEqual(seen.heads)
    for (const word of ['P9-0004', 'Atelier Lindenhof GmbH', 'Bäckerei Zürcher', 'Design', "7'065.00", '565.20', '30.20', "7'600.00"]) {
      expect([seen.text, compact.textContent].map((text) => text.includes(word))).toEqual([true, true])
    }
    expect([seen.text, compact.textContent].map((text) => text.includes('Two drafts'))).toEqual([true, false])
  })

  it('has its payment part, or says why there is none', async () => {
    anOffice([anInvoice({ id: idOf(1) }), anInvoice({ id: idOf(2), iban: '' })])
    await open(<InvoicePage />, `/pages/invoices/modern/${idOf(1)}`)
    const part = await screen.findByRole('region', { name: 'Payment part' }, { timeout: 30_000 })
    expect(part.textContent).toContain('CH93 0076 2011 6238 5295 7')
    cleanup()

    await open(<InvoicePage />, `/pages/invoices/modern/${idOf(2)}`)

    expect(await screen.findByText(/Without an account there is no payment part/)).toBeTruthy()
  })

  it('whose sums do not follow from its lines says so, and changes only when asked to', async () => {
    const mismatches = [{ field: 'total' as const, stored: 7700, counted: 7630.2 }]
    const office = anOffice([anInvoice({ id: idOf(1), total: 7700, mismatches, iban: '' })])
    await open(<InvoicePage />, `/pages/invoices/modern/${idOf(1)}`)
    expect(await screen.findByText(/^Total: stored CHF 7'700.00, counted CHF 7'630.20$/)).toBeTruthy()
    expect(office.askedFor('save')).toEqual([])

    await click(screen.getByRole('button', { name: 'Take over the counted sums' }))

    await waitFor(() => expect(screen.queryByText(/counted CHF/)).toBeNull())
    expect(office.askedFor('save')).toMatchObject([{ id: idOf(1), version: 1 }])
    expect(office.askedFor('save')[0]).not.toHaveProperty('sums')
    expect(screen.getByRole('article').textContent).toContain("7'630.20")
  })

  it('that does not exist is told, and an address that names none is no place', async () => {
    anOffice([])
    await open(<InvoicePage />, `/pages/invoices/modern/${idOf(9)}`)
    expect(await screen.findByText('There is no such invoice')).toBeTruthy()
    cleanup()

    await open(<InvoicePage />, '/pages/invoices/compact/nonsense')

    await waitFor(() => expect(location.pathname).toBe('/pages/errors/error-404'))
  })
})

describe('the list of invoices', () => {
  const two = () => [anInvoice({ id: idOf(1), number: 'P9-0001' }), anInvoice({ id: idOf(2), number: 'P9-0002' })]

  it('shows the view that is chosen, which stands in the address', async () => {
    const office = anOffice(two())
    await open(<ListPage />, '/pages/invoices')
    await rowOf('P9-0001')

    await click(screen.getByRole('button', { name: /^Paid/ }))

    await waitFor(() => expect(office.askedFor('list').at(-1)).toMatchObject({ view: 'paid' }))
    expect(location.search).toBe('?view=paid')
    expect(await screen.findByText('No invoice is in this state.')).toBeTruthy()
  })

  it('marks one as paid and puts one into the bin at once; undo brings each back', async () => {
    const office = anOffice(two())
    await open(<ListPage />, '/pages/invoices')

    await click((await rowOf('P9-0001')).getByRole('button', { name: 'Mark P9-0001 as paid' }))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Mark P9-0001 as open' })).toBeTruthy())
    await press('z', { ctrlKey: true })
    await waitFor(() => expect(screen.getByRole('button', { name: 'Mark P9-0001 as paid' })).toBeTruthy())
    await click(screen.getByRole('button', { name: 'Move P9-0002 to the bin' }))
    await waitFor(() => expect(screen.queryByText('P9-0002')).toBeNull())
    await press('z', { ctrlKey: true })

    await rowOf('P9-0002')
    const ids = [idOf(1)]
    expect(office.askedFor('paid')).toEqual([
      { invoiceIds: ids, isPaid: true },
      { invoiceIds: ids, isPaid: false },
    ])
    expect([office.askedFor('remove'), office.askedFor('restore')]).toEqual([[[idOf(2)]], [[idOf(2)]]])
  })

  it('without any says how there will be some', async () => {
    anOffice([])
    await open(<ListPage />, '/pages/invoices')

    expect(await screen.findByText('No invoices yet')).toBeTruthy()
  })
})

describe('writing an invoice', () => {
  it('goes by keyboard from line to line, with the sums as they come out', async () => {
    const office = anOffice([])
    await open(<EditPage />, '/pages/invoices/new')
    await screen.findByLabelText('Service, line 1')
    await type(/^Name or firm/, 'Bäckerei Zürcher')
    await type('Service, line 1', 'Design')
    await type('Unit price, line 1', '100.10')
    await type('Quantity, line 1', '3')
    // 300.30 and 8.1 % of it.
    expect(screen.getByText('CHF 324.62')).toBeTruthy()

    box('Quantity, line 1').focus()
    await press('Enter')
    expect(document.activeElement).toBe(box('Service, line 2'))
    await press('Backspace', { ctrlKey: true })
    expect(screen.queryByLabelText('Service, line 2')).toBeNull()
    expect(document.activeElement).toBe(box('Service, line 1'))
    await click(screen.getByRole('button', { name: 'Save invoice' }))

    await waitFor(() => expect(office.askedFor('save')).toHaveLength(1))
    expect(office.askedFor('save')).toMatchObject([
      { client: { title: 'Bäckerei Zürcher' }, taxRate: 8.1, services: [{ title: 'Design', unitPrice: 100.1, quantity: 3 }] },
    ])
    await waitFor(() => expect(location.pathname).toMatch(/^\/pages\/invoices\/modern\//))
  })

  it('brings a removed line back where it was, and needs a name and a figure', async () => {
    const office = anOffice([anInvoice({ id: idOf(1) })])
    await open(<EditPage />, `/pages/invoices/edit/${idOf(1)}`)
    await screen.findByLabelText('Service, line 2')

    await click(screen.getByRole('button', { name: 'Remove line 1' }))
    expect(box('Service, line 1').value).toBe('Coding')
    act(() => box('Service, line 1').blur())
    await press('z', { ctrlKey: true })
    await waitFor(() => expect(box('Service, line 1').value).toBe('Design'))
    await type('Unit price, line 2', 'many')
    await type(/^Name or firm/, ' ')
    await click(screen.getByRole('button', { name: 'Save invoice' }))

    expect((await screen.findAllByText('Enter a number, for example 120.50.')).length).toBeGreaterThan(0)
    expect(screen.getAllByText('Enter whom the invoice is for.').length).toBeGreaterThan(0)
    expect(office.askedFor('save')).toEqual([])
  })

  it('leaves sums alone that no figure was changed of, also with a discount in percent', async () => {
    const sums = { subtotal: 7065, tax: 565.2, discount: 700, total: 6930.2 }
    const office = anOffice([anInvoice({ id: idOf(1), discountPercent: 10, ...sums })])
    await open(<EditPage />, `/pages/invoices/edit/${idOf(1)}`)
    await screen.findByLabelText('Service, line 1')

    await type(/^Phone/, '044 000 00 00')
    await click(screen.getByRole('button', { name: 'Save invoice' }))

    await waitFor(() => expect(office.askedFor('save')).toMatchObject([{ client: { phone: '044 000 00 00' }, sums, version: 1 }]))
  })

  it('keeps a line that somebody else changed meanwhile, without asking, where only the client was changed here', async () => {
    const before = anInvoice({ id: idOf(1) })
    const [first, second] = before.services
    if (!first || !second) throw new Error('the invoice has two lines')
    const office = anOffice([before])
    await open(<EditPage />, `/pages/invoices/edit/${idOf(1)}`)
    await screen.findByLabelText('Service, line 1')
    office.changeElsewhere({ ...before, services: [{ ...first, title: 'Redesign' }, second], version: 2 })

    await type(/^Phone/, '044 000 00 00')
    await click(screen.getByRole('button', { name: 'Save invoice' }))

    await waitFor(() =>
      expect(office.askedFor('save').at(-1)).toMatchObject({
        client: { phone: '044 000 00 00' },
        services: [{ title: 'Redesign' }, { title: 'Coding' }],
        version: 2,
      }),
    )
  })
})
