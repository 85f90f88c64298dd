// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openAnalytics, someFigures } from '../../../../scripts/testing/analytics-page.tsx'
import { Problem } from '../../../kit/problem.ts'

beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const click = (element: HTMLElement): Promise<void> => act(async () => void fireEvent.click(element))
const key = (name: string): Promise<void> => act(async () => void fireEvent.keyDown(document.activeElement ?? document.body, { key: name }))
const widget = (name: string): Promise<HTMLElement> => screen.findByRole('figure', { name })
const order = (): readonly (string | null)[] => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
const menuOf = async (title: string, entry: string): Promise<void> => {
  await click(within(await widget(title)).getByRole('button', { name: `More: ${title}` }))
  await click(await screen.findByRole('menuitem', { name: new RegExp(`^${entry}`) }))
}
const usual = [
  'Customers',
  'Conversion',
  'Items sold',
  'Orders',
  'Orders & items',
  'Where do your customers live?',
  'Devices',
  'Sales',
  'Top campaigns',
]

describe('the page', () => {
  it('§2.39 shows nine widgets, the most important number first', async () => {
    await openAnalytics()
    const customers = await widget('Customers')

    expect(order()).toEqual(usual)
    expect(within(customers).getByText('412')).toBeTruthy()
    expect(within(customers).getByText('81% less than before')).toBeTruthy()
    expect(within(await widget('Conversion')).getByText('111% of target')).toBeTruthy()
    expect(within(await widget('Sales')).getByText('+CHF 321.00 (2.63%) with the last day')).toBeTruthy()
    expect(within(await widget('Devices')).getByText('6, 60% · 10 points more')).toBeTruthy()
    expect(within(await widget('Where do your customers live?')).getByText('2 live at a place that is not known.')).toBeTruthy()
  })

  it("§9.13 the labels of the top chart end with 'k', and the exact value is read at its point", async () => {
    await openAnalytics()
    const customers = await widget('Customers')
    const labels = [...customers.querySelectorAll('svg text')].map(({ textContent }) => textContent)
    const plot = within(customers).getByRole('slider')

    fireEvent.focus(plot)
    const first = plot.getAttribute('aria-valuetext')
    fireEvent.keyDown(plot, { key: 'End' })

    expect(labels.filter((text) => text.endsWith('k'))).toEqual(['1.9k', '2.2k', '0.41k'])
    expect(first).toBe("Jan: Customers 1'949")
    expect(plot.getAttribute('aria-valuetext')).toBe('Dec: not known yet')
  })

  it('§9.14 this week, last week and 2 weeks ago stand in the address and are asked for', async () => {
    const { asked } = await openAnalytics((until) => someFigures({ isToday: until === 'this-week' }))
    await widget('Orders')

    await click(screen.getByRole('button', { name: 'Last week' }))
    await waitFor(() => expect(asked.some((address) => address.endsWith('until=last-week'))).toBe(true))
    await click(screen.getByRole('button', { name: '2 weeks ago' }))
    await waitFor(() => expect(asked.some((address) => address.endsWith('until=two-weeks-ago'))).toBe(true))

    expect(location.search).toBe('?until=two-weeks-ago')
    expect(screen.getByRole('button', { name: '2 weeks ago' }).getAttribute('aria-pressed')).toBe('true')
    // A day that is not today is not called so.
    expect(within(await widget('Orders & items')).queryByRole('button', { name: 'Today' })).toBeNull()
  })

  it('each widget has ranges of its own, in the address too', async () => {
    await openAnalytics(undefined, '?sales=week&year=2025')
    expect(within(await widget('Customers')).getByText('12', { selector: 'b' })).toBeTruthy()
    expect(within(await widget('Sales')).getByText("+CHF 1'000.50 (8.67%) with the last week")).toBeTruthy()

    await click(within(await widget('Orders & items')).getByRole('button', { name: 'Yesterday' }))
    fireEvent.change(within(await widget('Devices')).getByRole('combobox'), { target: { value: '28-days' } })

    await waitFor(() => expect(location.search).toContain('hours=yesterday'))
    expect(location.search).toContain('devices=28-days')
    expect(within(await widget('Devices')).getByText('28, 100%')).toBeTruthy()
  })

  it('says in a sentence what a chart shows, and falling orders in words and not by colour alone', async () => {
    await openAnalytics()
    const orders = await widget('Orders')

    expect(within(orders).getByText('Orders: from 7 (Wed 4) to 1 (Tue 10); most 7 (Wed 4), least 1 (Tue 10).')).toBeTruthy()
    expect(within(orders).getByText('50% less than before')).toBeTruthy()
    expect(orders.querySelector('[data-mood=danger]')).toBeTruthy()
  })

  it('leads to the orders that were counted: a bar, a range, a campaign', async () => {
    await openAnalytics()
    const orders = await widget('Orders')
    const campaign = within(await widget('Top campaigns')).getByRole('link', { name: 'Ostern & Co' })

    expect(campaign.getAttribute('href')).toBe('/apps/e-commerce/orders?campaign=Ostern+%26+Co&from=2026-02-11&to=2026-03-10')
    expect(within(orders).getByRole('link').getAttribute('href')).toBe('/apps/e-commerce/orders?from=2026-03-04&to=2026-03-10')
    const plot = within(orders).getByRole('slider')
    fireEvent.focus(plot)
    fireEvent.keyDown(plot, { key: 'ArrowRight' })
    fireEvent.keyDown(plot, { key: 'Enter' })
    expect(location.pathname + location.search).toBe('/apps/e-commerce/orders?from=2026-03-05&to=2026-03-05')
  })
})

describe('the widgets', () => {
  it('are hidden, brought back and reset, and each of it can be undone; it is kept', async () => {
    await openAnalytics()
    await menuOf('Orders', 'Hide')
    await waitFor(() => expect(order()).not.toContain('Orders'))
    await screen.findByText('Hid Orders')
    cleanup()
    await openAnalytics()
    await widget('Sales')
    expect(order()).not.toContain('Orders')

    await click(screen.getByRole('button', { name: 'Arrange widgets' }))
    await click(await screen.findByRole('menuitem', { name: 'Show: Orders' }))
    expect(order().indexOf('Orders')).toBe(5)
    await click(screen.getByRole('button', { name: 'Arrange widgets' }))
    await click(await screen.findByRole('menuitem', { name: 'Usual arrangement' }))
    expect(order()).toEqual(usual)
    await click(screen.getByRole('button', { name: 'Undo' }))

    await waitFor(() => expect(order().indexOf('Orders')).toBe(5))
  })

  it('are moved by their menu, within a column and to the other', async () => {
    await openAnalytics()
    await widget('Sales')

    await menuOf('Sales', 'Move up')
    await menuOf('Devices', 'Move to How is the shop doing')

    expect(order().slice(-4)).toEqual(['Where do your customers live?', 'Devices', 'Sales', 'Top campaigns'])
  })

  it('are gone through by [ and ], and read anew by r', async () => {
    const { asked } = await openAnalytics()
    await widget('Sales')
    const focused = (): string | null | undefined => document.activeElement?.querySelector('h3')?.textContent

    await key(']')
    await key(']')
    expect(focused()).toBe('Conversion')
    await key('[')
    await key('[')
    expect(focused()).toBe('Top campaigns')
    const widgetCalls = (): number => asked.filter((address) => address.includes('/widgets')).length
    const before = widgetCalls()
    await key('r')

    await waitFor(() => expect(widgetCalls()).toBe(before + 1))
  })

  it('hide a series by the legend, but never the last one', async () => {
    await openAnalytics()
    const hours = await widget('Orders & items')
    const plot = within(hours).getByRole('slider')
    const [orders, items] = within(hours)
      .getAllByRole('button', { pressed: true })
      .filter(({ textContent }) => textContent !== 'Today')

    if (orders) await click(orders)
    expect(plot.getAttribute('aria-valuetext')).toBe('00:00: Items 3')
    if (items) await click(items)

    expect(plot.getAttribute('aria-valuetext')).toBe('00:00: Orders 1, Items 3')
  })
})

describe('without figures', () => {
  it('a shop without orders says so, and where it is', async () => {
    await openAnalytics(() => someFigures({ isUsed: false }))

    expect(await screen.findByText('Nothing ordered yet')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Go to the shop' }).getAttribute('href')).toBe('/apps/e-commerce/orders')
  })

  it('a fault is never an empty dashboard: what was there stays', async () => {
    let isBroken = false
    await openAnalytics(() => {
      if (isBroken) throw new Problem('unavailable', 'no')
      return someFigures()
    })
    await widget('Sales')
    isBroken = true

    await click(screen.getByRole('button', { name: 'Refresh' }))

    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy()
    expect(order()).toEqual(usual)
  })

  it('a week that cannot be loaded leaves what was shown, says so once, and can be tried again', async () => {
    let isBroken = true
    await openAnalytics((until) => {
      if (until === 'last-week' && isBroken) throw new Problem('unavailable', 'no')
      return someFigures({ isToday: until === 'this-week' })
    })
    await widget('Sales')

    await click(screen.getByRole('button', { name: 'Last week' }))
    const again = await screen.findByRole('button', { name: 'Try again' })
    expect(order()).toEqual(usual)
    expect(screen.getAllByText(/^As of .* Couldn’t be updated\.$/)).toHaveLength(1)
    isBroken = false
    await click(again)

    await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull())
    expect(within(await widget('Orders & items')).queryByRole('button', { name: 'Today' })).toBeNull()
  })
})
