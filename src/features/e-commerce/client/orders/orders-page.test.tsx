// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { aShop } from '../../../../../scripts/testing/shop-in-memory.ts'
import { aUser, renderInWorkspace } from '../../../../../scripts/testing/workspace.tsx'
import { ConfirmLayer } from '../../../../shell/parts/confirm/confirm-layer.tsx'
import { UndoCommands } from '../../../../shell/parts/undo/undo-commands.tsx'
import { CommandLayer } from '../../../../shell/workspace/commands/command-layer.tsx'
import { statuses } from '../../statuses.ts'
import { Page } from '../orders-page.tsx'

beforeEach(() => vi.stubGlobal('EventSource', undefined))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

async function open(path = '/apps/e-commerce/orders'): Promise<void> {
  await renderInWorkspace(
    <>
      <CommandLayer />
      <UndoCommands />
      <ConfirmLayer />
      <Page />
    </>,
    { path, user: aUser() },
  )
  await screen.findByRole('row', { name: /REF1001/ })
}

const rowOf = (reference: string): HTMLElement => screen.getByRole('row', { name: new RegExp(reference) })
const press = (key: string, more: KeyboardEventInit = {}): void =>
  void fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more })

describe('the list of orders', () => {
  it('§2.37 shows its columns, its views with counts and its pages', async () => {
    aShop(30)
    await open()

    const heads = screen.getAllByRole('columnheader').map((head) => head.textContent)
    expect(heads.filter((head) => /ID|Reference|Customer|Total|Payment|Status|Date/.test(head)).length).toBe(7)
    expect(within(rowOf('REF1001')).getByText('CHF 105.00')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Open 30' })).toBeTruthy()
    expect(screen.getByText('1–25 of 30')).toBeTruthy()
  })

  it('asks the server for what the address says', async () => {
    const shop = aShop(3)
    await open(
      '/apps/e-commerce/orders?view=open&status=2,99,4&device=mobile&campaign=Spring&from=2026-03-01&to=2026-03-31&sort=-total&q=vera',
    )

    await waitFor(() =>
      expect(shop.askedFor('list').at(-1)).toMatchObject({
        view: 'open',
        status: '2,4',
        device: 'mobile',
        campaign: 'Spring',
        from: '2026-03-01',
        to: '2026-03-31',
        sort: '-total',
        q: 'vera',
      }),
    )
    fireEvent.click(screen.getByRole('button', { name: 'Clear filters' }))
    await waitFor(() => expect(shop.askedFor('list').at(-1)).not.toHaveProperty('status'))
    expect(location.search).not.toContain('campaign')
  })

  it('§4.32 every one of the 14 states can be set, the sensible ones first', async () => {
    const shop = aShop(2)
    await open()
    act(() => rowOf('REF1001').focus())
    press('s')
    const dialog = await screen.findByRole('dialog', { name: 'Change the status of Order 1' })

    const usual = within(within(dialog).getByRole('group', { name: 'Usual next steps' })).getAllByRole('radio')
    const all = within(dialog).getAllByRole('radio')
    expect(usual.map((radio) => radio.getAttribute('value'))).toEqual(['2', '8', '6'])
    // The state it is in cannot be set once more.
    expect(new Set([...all.map((radio) => Number(radio.getAttribute('value'))), 10])).toEqual(new Set(statuses.map(({ id }) => id)))
    fireEvent.click(within(dialog).getByRole('radio', { name: 'Shipped' }))
    fireEvent.change(within(dialog).getByLabelText('Note'), { target: { value: 'By post' } })
    fireEvent.click(within(dialog).getByRole('button', { name: 'Change status' }))

    await waitFor(() => expect(shop.askedFor('status')).toEqual([{ orderIds: [shop.idOf(1)], statusId: 4, note: 'By post' }]))
    await waitFor(() => expect(within(rowOf('REF1001')).getByText('Shipped')).toBeTruthy())
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    press('z', { ctrlKey: true })
    await waitFor(() => expect(shop.askedFor('unset')).toHaveLength(1))
    await waitFor(() => expect(within(rowOf('REF1001')).getByText('Awaiting bank wire payment')).toBeTruthy())
  })

  it('asks before an order is canceled', async () => {
    const shop = aShop(2)
    await open()
    fireEvent.click(within(rowOf('REF1001')).getByRole('button', { name: 'Actions for order 1' }))
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Next: Canceled' }))
    fireEvent.click(await screen.findByRole('button', { name: 'Leave as it is' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())

    expect(shop.askedFor('status')).toEqual([])
  })

  it('moves what is selected to the bin and brings exactly that back', async () => {
    const shop = aShop(12)
    await open()
    act(() => rowOf('REF1002').focus())
    press('x')
    press('j')
    press('x')
    await screen.findByText('2 selected')
    press('#')
    await waitFor(() => expect(shop.askedFor('remove')).toEqual([[shop.idOf(2), shop.idOf(3)]]))
    await waitFor(() => expect(screen.queryByRole('row', { name: /REF1002/ })).toBeNull())
    await act(async () => press('z', { ctrlKey: true }))

    await waitFor(() => expect(shop.askedFor('restore')).toEqual([[shop.idOf(2), shop.idOf(3)]]))
    await screen.findByRole('row', { name: /REF1002/ })
  })

  it('gives what is listed as a file', async () => {
    const download = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    aShop(2)
    await open()
    fireEvent.click(screen.getByRole('button', { name: 'More actions' }))
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Export as CSV' }))

    await waitFor(() => expect(download.mock.contexts[0]).toMatchObject({ download: 'orders.csv' }))
    download.mockRestore()
  })
})
