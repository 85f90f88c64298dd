// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { aProduct, productId } from '../../../../scripts/testing/a-product.ts'
import { aShop } from '../../../../scripts/testing/a-shop.ts'
import { aUser, renderInWorkspace } from '../../../../scripts/testing/workspace.tsx'
import { ConfirmLayer } from '../../../shell/parts/confirm/confirm-layer.tsx'
import { UndoCommands } from '../../../shell/parts/undo/undo-commands.tsx'
import { CommandLayer } from '../../../shell/workspace/commands/command-layer.tsx'
import { Page } from './products-page.tsx'

beforeEach(() => {
  vi.stubGlobal('EventSource', undefined)
  localStorage.clear()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

async function open(path = '/apps/e-commerce/products'): Promise<void> {
  await renderInWorkspace(
    <>
      <CommandLayer />
      <UndoCommands />
      <ConfirmLayer />
      <Page />
    </>,
    { path, user: aUser() },
  )
}

const patience = { timeout: 30_000 }
const many = (count: number) => Array.from({ length: count }, (_, at) => aProduct(at + 1))
const click = (target: Element) => act(async () => void fireEvent.click(target))
const press = (key: string, more = {}) => act(async () => void fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more }))
const rowOf = async (name: string) => within((await screen.findByText(name, {}, patience)).closest('[role=row]') as HTMLElement) // a name stands in a row
const select = async (name: string) => click((await rowOf(name)).getByRole('checkbox', { name: `Select ${name}` }))
const openMenu = async (name: string) => {
  const button = await screen.findByRole('button', { name }, patience)
  await act(async () => void fireEvent.mouseDown(button))
}
const choose = async (menu: string, entry: string) => {
  await act(async () => void fireEvent.mouseDown(within(screen.getByRole('toolbar')).getByRole('button', { name: menu })))
  await click(await screen.findByRole('menuitem', { name: entry }))
}

describe('the list of products', () => {
  it('§2.37 comes page by page from the server with its columns; the shop itself leads to it', async () => {
    const shop = aShop(many(60))
    await open('/apps/e-commerce')
    await rowOf('Print 1')

    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['Image', 'Name', 'Category', 'Price', 'Quantity', 'Active']),
    )
    await click(screen.getByRole('button', { name: 'Next page' }))
    await rowOf('Print 26')

    expect(shop.askedFor('list')).toEqual([
      { view: 'all', limit: 25, skip: 0, sort: 'name' },
      { view: 'all', limit: 25, after: productId(25), sort: 'name' },
    ])
    expect(location.pathname + location.search).toBe('/apps/e-commerce/products?page=2')
  })

  it('is sorted by the server, by one column at a time, and tells it to those who listen', async () => {
    const shop = aShop(many(30))
    await open('/apps/e-commerce/products?page=2&category=Prints&view=active')
    await rowOf('Print 26')

    await click(screen.getByRole('button', { name: /^Price/ }))
    await click(screen.getByRole('button', { name: /^Price/ }))

    await waitFor(
      () => expect(shop.askedFor('list').at(-1)).toEqual({ view: 'active', category: 'Prints', limit: 25, skip: 0, sort: '-price' }),
      patience,
    )
    expect(screen.getByRole('columnheader', { name: /^Price/ }).getAttribute('aria-sort')).toBe('descending')
    expect(new URLSearchParams(location.search).get('page')).toBeNull()
  })

  it('a search begins at the first page again and keeps the view', async () => {
    const shop = aShop(many(60))
    await open('/apps/e-commerce/products?page=2&view=active')
    await rowOf('Print 26')

    await act(async () => void fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'ridge' } }))

    await waitFor(
      () => expect(shop.askedFor('list').at(-1)).toEqual({ view: 'active', q: 'ridge', limit: 25, skip: 0, sort: 'name' }),
      patience,
    )
    expect(location.search).toBe('?view=active&q=ridge')
  })

  it('says in a word how much is left', async () => {
    aShop([0, 5, 25, 26].map((quantity, at) => aProduct(at + 1, { quantity })))
    await open()

    expect((await rowOf('Print 1')).getByText('Out of stock')).toBeTruthy()
    expect((await rowOf('Print 2')).getByText('Low')).toBeTruthy()
    expect((await rowOf('Print 3')).getByText('Getting low')).toBeTruthy()
    expect((await rowOf('Print 4')).getByText('In stock')).toBeTruthy()
  })

  it('counts one more where it stands, switches a product off, and takes both back', async () => {
    const shop = aShop(many(3))
    await open()
    await click((await rowOf('Print 2')).getByRole('button', { name: 'One more of Print 2' }))
    await click((await rowOf('Print 2')).getByRole('switch', { name: 'Print 2 is active' }))
    await waitFor(() => expect(shop.product(productId(2))).toMatchObject({ quantity: 41, active: false }), patience)

    await press('z', { ctrlKey: true })
    await waitFor(() => expect(shop.product(productId(2))).toMatchObject({ quantity: 41, active: true }), patience)
    await press('z', { ctrlKey: true })

    await waitFor(() => expect(shop.product(productId(2))).toMatchObject({ quantity: 40, active: true }), patience)
    expect(shop.askedFor('change')[0]).toEqual([{ id: productId(2), quantity: 41 }])
  })

  it('puts what is selected into the bin at once, and undo brings exactly that back', async () => {
    const shop = aShop(many(4))
    await open()
    await select('Print 1')
    await select('Print 3')

    await press('#')
    await waitFor(() => expect(screen.queryByText('Print 3')).toBeNull(), patience)
    await waitFor(() => expect(shop.askedFor('remove')).toEqual([[productId(1), productId(3)]]), patience)
    await press('z', { ctrlKey: true })

    await rowOf('Print 3')
    expect(shop.askedFor('restore')).toEqual([[productId(1), productId(3)]])
  })

  it('deactivates all that match, also what is on other pages, but only what was active', async () => {
    const shop = aShop([...many(30), aProduct(31, { active: false })])
    await open()
    await rowOf('Print 1')
    await click(screen.getByRole('checkbox', { name: 'Select all rows' }))
    await click(await screen.findByRole('button', { name: /31/ }))

    await click(within(screen.getByRole('toolbar')).getByRole('button', { name: 'Deactivate' }))

    await waitFor(() => expect(shop.product(productId(30))?.active).toBe(false), patience)
    expect((shop.askedFor('change')[0] as unknown[]).length).toBe(30)
  })

  it('changes prices by percent, and undo gives back both prices as they were', async () => {
    const before = { priceTaxExcl: 0.05, priceTaxIncl: 0.06 }
    const shop = aShop([aProduct(1, before), aProduct(2)])
    await open()
    await select('Print 1')
    await choose('More', 'Change the price by percent')
    const percent = await screen.findByRole('textbox', { name: /^Change/ }, patience)
    await act(async () => void fireEvent.change(percent, { target: { value: '50' } }))
    await click(screen.getByRole('button', { name: 'Apply' }))
    await waitFor(() => expect(shop.product(productId(1))?.priceTaxIncl).toBe(0.09), patience)

    await press('z', { ctrlKey: true })

    await waitFor(() => expect(shop.product(productId(1))).toMatchObject(before), patience)
  })

  it('keeps a look under a name, with its view and filters', async () => {
    const shop = aShop(many(3))
    await open('/apps/e-commerce/products?view=inactive&tag=paper')
    await openMenu('Saved views')
    await click(await screen.findByRole('menuitem', { name: 'Save this view' }))
    const dialog = await screen.findByRole('dialog')
    await act(async () => void fireEvent.change(within(dialog).getByRole('textbox'), { target: { value: 'Paper' } }))
    await click(within(dialog).getByRole('button', { name: 'Save' }))
    cleanup()

    await open()
    await openMenu('Saved views')
    await click(await screen.findByRole('menuitemcheckbox', { name: 'Paper' }))

    await waitFor(
      () => expect(shop.askedFor('list').at(-1)).toEqual({ view: 'inactive', tag: 'paper', limit: 25, skip: 0, sort: 'name' }),
      patience,
    )
    expect(location.search).toBe('?view=inactive&tag=paper')
  })

  it('has words of its own where nothing is, and others where nothing is found', async () => {
    aShop([])
    await open()
    expect(await screen.findByText('No products yet')).toBeTruthy()
    cleanup()

    await open('/apps/e-commerce/products?tag=none')

    await click(await screen.findByRole('button', { name: /Clear filters/i }))
    expect(await screen.findByText('No products yet')).toBeTruthy()
  })

  it('saves a grid as a whole, and lists what was not taken with the reason', async () => {
    const shop = aShop(many(3))
    await open()
    await select('Print 1')
    await select('Print 2')
    await press('e')
    const cells = await screen.findAllByRole('textbox', { name: /^Quantity of/ }, patience)
    const grid = within(screen.getByRole('dialog'))
    for (const cell of cells) await act(async () => void fireEvent.change(cell, { target: { value: '7' } }))
    shop.changeBeside(productId(2), { name: 'Theirs' })

    await click(grid.getByRole('button', { name: 'Save' }))

    expect(await grid.findByText('Not saved: 1', {}, patience)).toBeTruthy()
    expect(grid.getByText(/Somebody else has changed it meanwhile/)).toBeTruthy()
    expect([shop.product(productId(1))?.quantity, shop.product(productId(2))?.quantity]).toEqual([7, 40])
  })
})
