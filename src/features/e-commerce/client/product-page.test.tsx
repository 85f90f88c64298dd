// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Route } from 'wouter'
import { aProduct, productId } from '../../../../scripts/testing/a-product.ts'
import { aShop } from '../../../../scripts/testing/a-shop.ts'
import { aUser, renderInWorkspace } from '../../../../scripts/testing/workspace.tsx'
import { fileAddress } from '../../../kit/file-contract.ts'
import { ConfirmLayer } from '../../../shell/parts/confirm/confirm-layer.tsx'
import { UndoCommands } from '../../../shell/parts/undo/undo-commands.tsx'
import { CommandLayer } from '../../../shell/workspace/commands/command-layer.tsx'
import { Snackbar } from '../../../shell/workspace/notices/snackbar.tsx'
import { Page } from './product-page.tsx'

beforeEach(() => vi.stubGlobal('EventSource', undefined))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const patience = { timeout: 30_000 }
async function open(path: string): Promise<void> {
  await renderInWorkspace(
    <>
      <CommandLayer />
      <UndoCommands />
      <ConfirmLayer />
      <Snackbar />
      <Route path="/apps/e-commerce/products/:productId/:handle?">
        <Page />
      </Route>
    </>,
    { path, user: aUser() },
  )
}
const pageOf = (number: number) => open(`/apps/e-commerce/products/${productId(number)}/print-${number}`)

const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label)
const type = (label: RegExp, value: string) => act(async () => void fireEvent.change(field(label), { target: { value } }))
const leave = (label: RegExp) => act(async () => void fireEvent.blur(field(label)))
const save = () => act(async () => void fireEvent.keyDown(document.body, { key: 's', ctrlKey: true }))
const loaded = () => screen.findByLabelText(/^Name/, {}, patience)

describe('the page of a product', () => {
  it('§2.37 saves only what was changed, with the version it had, and says so', async () => {
    const shop = aShop([aProduct(1, { version: 7 })])
    await pageOf(1)
    await loaded()

    await type(/^Name/, 'Evening over ridges')
    await save()

    expect(await screen.findByText('Product saved', {}, patience)).toBeTruthy()
    expect(shop.askedFor('save')).toEqual([{ id: productId(1), version: 7, name: 'Evening over ridges' }])
    expect(screen.queryByText('Unsaved changes')).toBeNull()
  })

  it('keeps the two prices in step while one types, and sends the one that was typed', async () => {
    const shop = aShop([aProduct(1)])
    await pageOf(1)
    await loaded()

    await type(/^Tax excluded price/, '100')
    expect(field(/^Tax included price/).value).toBe('110.00')
    await leave(/^Tax excluded price/)
    await type(/^Tax included price/, '99.90')
    expect(field(/^Tax excluded price/).value).toBe('90.82')
    expect(screen.getByText('CHF 90.82 + 10% tax (CHF 9.08) = CHF 99.90')).toBeTruthy()
    await save()

    await waitFor(() => expect(shop.askedFor('save')).toEqual([{ id: productId(1), version: 1, priceTaxIncl: 99.9 }]), patience)
  })

  it('§9.12 gives a new product a tax rate of 10 percent, and a handle made of its name', async () => {
    const shop = aShop([])
    await open('/apps/e-commerce/products/new')
    await loaded()
    expect(field(/^Tax rate/).value).toBe('10')

    await type(/^Name/, 'Käse & Brot')
    expect(field(/^Handle/).value).toBe('kase-brot')
    await type(/^SKU/, 'K-1')
    await type(/^Tax excluded price/, '20')
    await save()

    await waitFor(() => expect(location.pathname).toMatch(/\/products\/[\da-f-]{36}\/kase-brot$/), patience)
    expect(shop.askedFor('save')[0]).toMatchObject({ name: 'Käse & Brot', taxRate: 10, priceTaxExcl: 20 })
  })

  it('leads to the tab with the fault and says what is missing', async () => {
    const shop = aShop([])
    await open('/apps/e-commerce/products/new')
    await loaded()

    await type(/^Name/, 'Bread board')
    await save()

    await waitFor(() => expect(screen.getByRole('tab', { selected: true }).textContent).toContain('Inventory'), patience)
    expect(within(screen.getByRole('tab', { selected: true })).getByLabelText('Something has to be mended here')).toBeTruthy()
    expect(shop.askedFor('save')).toEqual([])
  })

  it('tells where a handle is taken', async () => {
    aShop([aProduct(1), aProduct(2)])
    await pageOf(1)
    await loaded()

    await type(/^Handle/, 'print-2')
    await save()

    expect((await screen.findAllByText(/Another product has this handle/, {}, patience)).length).toBeGreaterThan(0)
  })

  it('asks only about what both changed when somebody else was faster', async () => {
    const shop = aShop([aProduct(1)])
    await pageOf(1)
    await loaded()
    await type(/^Name/, 'Mine')
    await type(/^SKU/, 'MINE-1')
    shop.changeBeside(productId(1), { name: 'Theirs', quantity: 3 })

    await save()
    const question = await screen.findByRole('alertdialog', {}, patience)
    await act(async () => void fireEvent.click(within(question).getByRole('button', { name: 'Keep mine' })))

    await waitFor(() => expect(shop.product(productId(1))).toMatchObject({ name: 'Mine', sku: 'MINE-1', quantity: 3 }), patience)
  })

  it('shows what others save as long as nobody writes here', async () => {
    const shop = aShop([aProduct(1)])
    await pageOf(1)
    await loaded()
    await type(/^Name/, 'Draft')
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Discard' })))
    expect(field(/^Name/).value).toBe('Print 1')
    shop.changeBeside(productId(1), { name: 'Theirs' })
    cleanup()

    await pageOf(1)

    expect((await loaded()) as HTMLInputElement).toMatchObject({ value: 'Theirs' })
  })

  it('says where a product is not there, and offers to bring one back from the bin', async () => {
    const shop = aShop([aProduct(2, { removed: '2026-03-01T10:00:00.000Z' })])
    await pageOf(9)
    expect((await screen.findAllByText('There is no such product', {}, patience)).length).toBeGreaterThan(0)
    cleanup()

    await pageOf(2)
    const restore = await screen.findByRole('button', { name: 'Restore' }, patience)
    await act(async () => void fireEvent.click(restore))

    await waitFor(() => expect(shop.askedFor('restore')).toEqual([[productId(2)]]), patience)
  })

  it('copies a product without its handle and number, switched off', async () => {
    const shop = aShop([aProduct(1)])
    await open(`/apps/e-commerce/products/new?copy=${productId(1)}`)
    await loaded()
    expect(field(/^Name/).value).toBe('Print 1 (copy)')
    expect(field(/^SKU/).value).toBe('')

    await type(/^SKU/, 'P-2')
    await save()

    await waitFor(() => expect(shop.askedFor('save')[0]).toMatchObject({ name: 'Print 1 (copy)', active: false, sku: 'P-2' }), patience)
    expect((shop.askedFor('save')[0] as { readonly id: string }).id).not.toBe(productId(1))
  })

  it('a picture that was removed comes back by undo, with the choice of the featured one', async () => {
    const image = (number: number) => ({
      id: productId(100 + number),
      url: fileAddress(productId(200 + number)),
      type: 'image' as const,
      alt: `View ${number}`,
    })
    aShop([aProduct(1, { images: [image(1), image(2)], featuredImageId: image(2).id })])
    await pageOf(1)
    await loaded()
    const list = () => within(screen.getByRole('list', { name: 'Product images', hidden: true }))
    await act(async () => void fireEvent.click(list().getByRole('button', { name: 'Remove View 2', hidden: true })))
    expect(list().getAllByRole('listitem', { hidden: true })).toHaveLength(1)

    await act(async () => void fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true }))

    await waitFor(() => expect(list().getAllByRole('listitem', { hidden: true })).toHaveLength(2), patience)
    const star = list().getByRole('button', { name: 'Show View 2 as the featured image', hidden: true })
    expect(star.getAttribute('aria-pressed')).toBe('true')
  })
})
