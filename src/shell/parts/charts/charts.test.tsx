// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { renderInWorkspace } from '../../../../scripts/testing/workspace.tsx'
import { BarChart } from './bar-chart.tsx'
import { ChartSurroundings } from './chart-surroundings.ts'
import { DonutChart } from './donut-chart.tsx'
import { LineChart } from './line-chart.tsx'
import { Sparkline } from './sparkline.tsx'

afterEach(cleanup)

const months = ['May', 'June', 'July']
const series = [
  { id: 'visits', title: 'Visits', values: [1200, 900, 1500] },
  { id: 'orders', title: 'Orders', values: [30, 40, 50] },
]

it('reads the values aloud along the arrow keys', async () => {
  await renderInWorkspace(<LineChart title="Shop" along="Month" categories={months} series={series} />)
  const plot = screen.getByRole('slider')

  fireEvent.focus(plot)
  const first = plot.getAttribute('aria-valuetext')
  fireEvent.keyDown(plot, { key: 'ArrowRight' })
  const second = plot.getAttribute('aria-valuetext')
  fireEvent.keyDown(plot, { key: 'End' })
  fireEvent.keyDown(plot, { key: 'ArrowRight' })

  expect([first, second]).toEqual(["May: Visits 1'200, Orders 30", 'June: Visits 900, Orders 40'])
  expect(plot.getAttribute('aria-valuetext')).toBe("July: Visits 1'500, Orders 50")
})

it('shows the same values as a table', async () => {
  await renderInWorkspace(<BarChart title="Shop" along="Month" categories={months} series={series} arrangement="stacked" />)

  fireEvent.click(screen.getByRole('button', { name: 'Show as table' }))

  const rows = within(screen.getByRole('table')).getAllByRole('row')
  expect(rows.map((row) => row.textContent)).toEqual(['MonthVisitsOrders', "May1'20030", 'June90040', "July1'50050"])
  expect(screen.getByRole('button', { name: 'Show as chart' })).toBeTruthy()
})

it('says the shares of a whole', async () => {
  const parts = [
    { id: 'a', title: 'Paid', value: 75 },
    { id: 'b', title: 'Open', value: 25 },
  ]
  await renderInWorkspace(<DonutChart title="Invoices" parts={parts} />)
  const ring = screen.getByRole('slider')

  fireEvent.focus(ring)
  fireEvent.keyDown(ring, { key: 'ArrowRight' })

  expect(ring.getAttribute('aria-valuetext')).toBe('Open: 25, 25%')
  expect(screen.getByText('75, 75%')).toBeTruthy()
})

it('says when there is nothing to draw', async () => {
  await renderInWorkspace(<LineChart title="Shop" categories={[]} series={series} />)

  expect(screen.getByText('No values for this range')).toBeTruthy()
  expect(screen.queryByRole('slider')).toBeNull()
})

it('tells a small trend in words', async () => {
  await renderInWorkspace(<Sparkline name="Visits" values={[3, 9, 5]} />)

  expect(screen.getByRole('img', { name: 'Visits: from 3 to 5, lowest 3, highest 9' })).toBeTruthy()
})

it('draws no trend of a single value', async () => {
  await renderInWorkspace(<Sparkline name="Visits" values={[3]} />)

  expect(screen.queryByRole('img')).toBeNull()
})

it('hides a series by its name in the legend, and shows all again rather than none', async () => {
  await renderInWorkspace(<BarChart title="Shop" categories={months} series={series} />)
  const plot = screen.getByRole('slider')
  const said = (): string | null => plot.getAttribute('aria-valuetext')

  fireEvent.click(screen.getByRole('button', { name: 'Visits' }))
  const one = said()
  const isHidden = screen.getByRole('button', { name: 'Visits' }).getAttribute('aria-pressed')
  fireEvent.click(screen.getByRole('button', { name: 'Orders' }))

  expect([one, isHidden]).toEqual(['May: Orders 30', 'false'])
  expect(said()).toBe("May: Visits 1'200, Orders 30")
})

it('says what is not known yet instead of zero, and writes values above their points', async () => {
  const begun = [{ id: 'visits', title: 'Visits', values: [1200, 900] }]
  await renderInWorkspace(<LineChart title="Shop" categories={months} series={begun} valueLabel={(value) => `${value / 1000}k`} />)
  const plot = screen.getByRole('slider')

  fireEvent.focus(plot)
  fireEvent.keyDown(plot, { key: 'End' })

  expect(plot.getAttribute('aria-valuetext')).toBe('July: not known yet')
  expect([...plot.querySelectorAll('text')].map(({ textContent }) => textContent).filter((text) => text.endsWith('k'))).toEqual([
    '1.2k',
    '0.9k',
  ])
})

it('leads on by Enter, and has in its menu what the page adds', async () => {
  const [onOpen, hide] = [vi.fn(), vi.fn()]
  const actions = [[{ id: 'hide', title: 'Hide', run: hide }]]
  await renderInWorkspace(
    <ChartSurroundings value={{ headline: <b>3600</b>, foot: 'All of it', actions }}>
      <LineChart title="Shop" categories={months} series={series} onOpen={onOpen} />
    </ChartSurroundings>,
  )
  const plot = screen.getByRole('slider', { name: /Enter opens it$/ })

  fireEvent.focus(plot)
  fireEvent.keyDown(plot, { key: 'ArrowRight' })
  fireEvent.keyDown(plot, { key: 'Enter' })
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'More: Shop' })))
  const entries = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)
  await act(async () => void fireEvent.click(screen.getByRole('menuitem', { name: 'Hide' })))

  expect(onOpen).toHaveBeenCalledExactlyOnceWith(1)
  expect(entries).toEqual(['Download as CSV', 'Download as SVG', 'Download as PNG', 'Full screen', 'Hide'])
  expect(hide).toHaveBeenCalledOnce()
  expect(screen.getByText('All of it')).toBeTruthy()
})
