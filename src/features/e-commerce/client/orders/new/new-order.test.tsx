// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { aShop } from '../../../../../../scripts/testing/shop-in-memory.ts'
import { aShopOrder, aShopProduct } from '../../../../../../scripts/testing/shop-order.ts'
import { aUser, renderInWorkspace } from '../../../../../../scripts/testing/workspace.tsx'
import { ConfirmLayer } from '../../../../../shell/parts/confirm/confirm-layer.tsx'
import { CommandLayer } from '../../../../../shell/workspace/commands/command-layer.tsx'
import { Page } from '../../orders-page.tsx'

beforeEach(() => vi.stubGlobal('EventSource', undefined))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

async function open(): Promise<HTMLElement> {
  await renderInWorkspace(
    <>
      <CommandLayer />
      <ConfirmLayer />
      <Page />
    </>,
    { path: '/apps/e-commerce/orders', user: aUser() },
  )
  fireEvent.click(await screen.findByRole('button', { name: 'New order' }))
  return await screen.findByRole('dialog', { name: 'New order' })
}

function find(name: string, text: string): HTMLInputElement {
  const box = screen.getByRole<HTMLInputElement>('combobox', { name })
  box.focus()
  // Only what is typed opens the list, not what a browser fills in.
  fireEvent.input(box, { target: { value: text }, inputType: 'insertText' })
  return box
}

it('takes an earlier customer and a product from what the server found, and adds the order', async () => {
  const shop = aShop(3)
  const dialog = await open()
  const field = (name: string): string => within(dialog).getByLabelText<HTMLInputElement>(name).value

  const customer = find('Find an earlier customer', 'vera2')
  fireEvent.click(await screen.findByRole('option', { name: 'Vera2 Muster, Muster AG, vera2@example.com' }))
  expect(customer.value).toBe('')
  await waitFor(() => expect(field('First name')).toBe('Vera2'))
  expect([field('Last name'), field('Shipping address')]).toEqual(['Muster', 'Seeweg 5, 8000 Seldorf'])
  const product = find('Add a product', 'lake')
  fireEvent.click(await screen.findByRole('option', { name: 'Lake print, LP-1, 5 in stock' }))
  fireEvent.change(await within(dialog).findByLabelText('Quantity of Lake print'), { target: { value: '2' } })
  expect(product.value).toBe('')
  expect(within(dialog).getByText('CHF 40.00')).toBeTruthy()
  fireEvent.click(within(dialog).getByRole('button', { name: 'Add order' }))

  await waitFor(() =>
    expect(shop.askedFor('add')).toMatchObject([
      {
        customer: { id: aShopOrder(2).customer.id, lastName: 'Muster', shippingAddress: { lat: 47.37 } },
        products: [{ id: aShopProduct(1).id, quantity: 2 }],
        statusId: 10,
        payment: { method: 'Bank-wire' },
      },
    ]),
  )
  await waitFor(() => expect(location.pathname).toMatch(/^\/apps\/e-commerce\/orders\/[\da-f-]{36}$/))
})

it('asks the server for what was typed, and shows what it found', async () => {
  const shop = aShop(3)
  await open()

  find('Find an earlier customer', ' vera3 ')

  await waitFor(() => expect(shop.askedFor('list').at(-1)).toMatchObject({ q: 'vera3' }))
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1))
  expect(screen.getByRole('option').textContent).toContain('Vera3')
})

it('says what is missing instead of sending it', async () => {
  const shop = aShop(1)
  const dialog = await open()

  fireEvent.click(within(dialog).getByRole('button', { name: 'Add order' }))

  await within(dialog).findAllByText('Choose at least one product.')
  expect(within(dialog).getAllByText('Enter a name or a company.').length).toBeGreaterThan(0)
  expect(shop.askedFor('add')).toEqual([])
})
