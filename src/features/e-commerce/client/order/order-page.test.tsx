// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { aShop } from '../../../../../scripts/testing/shop-in-memory.ts'
import { aUser, renderInWorkspace } from '../../../../../scripts/testing/workspace.tsx'
import { ConfirmLayer } from '../../../../shell/parts/confirm/confirm-layer.tsx'
import { UndoCommands } from '../../../../shell/parts/undo/undo-commands.tsx'
import { CommandLayer } from '../../../../shell/workspace/commands/command-layer.tsx'
import { Page } from '../order-page.tsx'

beforeEach(() => {
  vi.stubGlobal('EventSource', undefined)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

async function open(id: string, search = ''): Promise<void> {
  await renderInWorkspace(
    <>
      <CommandLayer />
      <UndoCommands />
      <ConfirmLayer />
      <Page />
    </>,
    { path: `/apps/e-commerce/orders/${id}${search}`, user: aUser() },
  )
}

describe('the page of an order', () => {
  it('§2.37 shows who ordered, both addresses, the history, payment and shipping', async () => {
    const shop = aShop(3)
    await open(shop.idOf(2))

    await screen.findByRole('heading', { level: 1, name: 'Order REF1002' })
    expect(screen.getByText('From Vera2 Muster')).toBeTruthy()
    expect(screen.getByRole('link', { name: /^vera2@example.com, write to/ }).getAttribute('href')).toBe('/apps/mail/inbox?compose=new')
    expect(screen.getByRole('link', { name: /call Vera2/ }).getAttribute('href')).toBe('tel:+41440000000')
    const region = (name: string) => within(screen.getByRole('region', { name }))
    expect(region('Addresses').getByText('Seeweg 5, 8000 Seldorf')).toBeTruthy()
    expect(region('Order status').getByText('Awaiting bank wire payment')).toBeTruthy()
    expect(region('Payment').getByText('CHF 105.00')).toBeTruthy()
    expect(region('Shipping').getByText('TNT')).toBeTruthy()
  })

  it('shows what was ordered, tells what is gone, and checks the sums', async () => {
    const shop = aShop(1)
    await open(shop.idOf(1), '?tab=products')

    const table = await screen.findByRole('table')
    expect(within(table).getByRole('link', { name: 'Lake print' }).getAttribute('href')).toContain('/apps/e-commerce/products/')
    await within(table).findByText('No longer in the shop')
    expect(within(table).queryByRole('link', { name: 'Old frame' })).toBeNull()
    expect(screen.getByText('The sums are right.')).toBeTruthy()
  })

  it('shows the order as an invoice and leads to a real one', async () => {
    const shop = aShop(1)
    await open(shop.idOf(1), '?tab=invoice')
    const tab = await screen.findByRole('tabpanel')

    for (const head of ['Product', 'Price', 'Quantity', 'Total']) {
      expect(within(tab).getByRole('columnheader', { name: new RegExp(`^${head}$`, 'i') })).toBeTruthy()
    }
    fireEvent.click(screen.getByRole('button', { name: 'Create invoice' }))
    expect(location.pathname + location.search).toBe(`/pages/invoices/new?order=${shop.idOf(1)}`)
  })

  it('goes to the neighbours by keys, and back to the list as it was', async () => {
    const shop = aShop(3)
    await open(shop.idOf(2), '?list=view%3Dopen')
    await screen.findByRole('heading', { level: 1, name: 'Order REF1002' })
    await waitFor(() => expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Older order' }).disabled).toBe(false))

    fireEvent.keyDown(document.body, { key: 'j' })
    await screen.findByRole('heading', { level: 1, name: 'Order REF1003' })
    fireEvent.click(screen.getByRole('button', { name: 'Back to the orders' }))

    expect(location.pathname + location.search).toBe('/apps/e-commerce/orders?view=open')
  })

  it('prints a packing slip without prices', async () => {
    const print = vi.fn<() => void>()
    vi.stubGlobal('print', print)
    const shop = aShop(1)
    await open(shop.idOf(1))
    fireEvent.click(await screen.findByRole('button', { name: 'More actions' }))
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Print packing slip' }))

    await waitFor(() => expect(print).toHaveBeenCalledOnce())
    const slip = screen.getByRole('heading', { name: 'Packing slip', hidden: true }).closest('article')
    expect(slip?.textContent).toContain('4 pieces in all')
    expect(slip?.textContent).not.toContain('CHF')
    fireEvent(window, new Event('afterprint'))
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Packing slip', hidden: true })).toBeNull())
  })

  it('says so where there is no such order', async () => {
    aShop(1)
    await open('5f1c7f0e-0000-4000-8000-00000000dead')

    await screen.findByText('This order does not exist')
    expect(screen.getByRole('link', { name: 'Back to the orders' }).getAttribute('href')).toBe('/apps/e-commerce/orders')
  })
})
