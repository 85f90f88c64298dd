// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useMemo, type ReactNode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { renderInWorkspace } from '../../../../scripts/testing/workspace.tsx'
import { FilterBar } from '../filters/filter-bar.tsx'
import type { ViewsKeeper } from '../filters/saved-view.ts'
import { useSelection } from '../selection/use-selection.ts'
import type { Column } from './column.ts'
import { DataTable } from './data-table.tsx'
import { tableCsv } from './export-button.tsx'
import { useDataTable } from './use-data-table.ts'
import { useTableAddress } from './use-table-address.ts'

type Person = { readonly id: string; readonly name: string; readonly city: string; readonly age: number }

const people: readonly Person[] = [
  { id: '1', name: 'Keller', city: 'Zug', age: 40 },
  { id: '2', name: 'Abt', city: 'Bern', age: 30 },
  { id: '3', name: 'Rossi', city: 'Zug', age: 50 },
]
const columns: readonly Column<Person>[] = [
  { id: 'name', title: 'Name', value: ({ name }) => name },
  { id: 'city', title: 'City', value: ({ city }) => city },
  { id: 'age', title: 'Age', value: ({ age }) => age, align: 'end', total: (rows) => rows.reduce((sum, { age }) => sum + age, 0) },
]
const rowId = ({ id }: Person): string => id

/** A keeper for one test. */
function memory(): ViewsKeeper {
  let kept: unknown = []
  return { read: () => kept, write: (_, views) => void (kept = views) }
}

function Stage({
  rows = people,
  opened = vi.fn<(id: string) => void>(),
}: {
  rows?: readonly Person[]
  opened?: (id: string) => void
}): ReactNode {
  const [state, onChange] = useTableAddress()
  const keeper = useMemo(() => memory(), [])
  const table = useDataTable({ id: 'people', columns, rows, rowId, state, onChange })
  const order = useMemo(() => table.viewed.map(rowId), [table.viewed])
  const selection = useSelection({ order })
  return (
    <>
      <FilterBar table={table} keeper={keeper} />
      <DataTable table={table} name="People" selection={selection} onOpen={({ id }) => opened(id)} empty={<p>Nobody yet</p>} />
    </>
  )
}

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const rows = (): readonly HTMLElement[] => screen.getAllByRole('row').filter((row) => row.dataset['index'] !== undefined)
const names = (): readonly (string | null)[] => rows().map((row) => within(row).getByRole('rowheader').textContent)
const press = (target: Element, key: string, more = {}) => act(async () => void fireEvent.keyDown(target, { key, ...more }))
const click = (target: Element, more = {}) => act(async () => void fireEvent.click(target, more))
const head = (name: RegExp) => screen.getByRole('columnheader', { name })

describe('a table', () => {
  it('is sorted by a press on the head: up, down, and as it came', async () => {
    await renderInWorkspace(<Stage />)
    const button = within(head(/Name/)).getByRole('button', { name: /^Name/ })

    const seen: unknown[] = []
    for (let time = 0; time < 3; time += 1) {
      await click(button)
      seen.push([head(/Name/).getAttribute('aria-sort'), names()])
    }

    expect(seen).toEqual([
      ['ascending', ['Abt', 'Keller', 'Rossi']],
      ['descending', ['Rossi', 'Keller', 'Abt']],
      ['none', ['Keller', 'Abt', 'Rossi']],
    ])
  })

  it('is sorted by a further column with Shift, and the address tells', async () => {
    await renderInWorkspace(<Stage />)

    await click(within(head(/City/)).getByRole('button', { name: /^City/ }))
    await click(within(head(/Name/)).getByRole('button', { name: /^Name/ }), { shiftKey: true })

    expect(names()).toEqual(['Abt', 'Keller', 'Rossi'])
    expect(new URLSearchParams(location.search).get('sort')).toBe('city,name')
  })

  it('tells its size and the place of each row to those who listen', async () => {
    await renderInWorkspace(<Stage />, { path: '/ui?sort=name' })

    expect(screen.getByRole('grid').getAttribute('aria-rowcount')).toBe('5')
    expect(rows().map((row) => row.getAttribute('aria-rowindex'))).toEqual(['2', '3', '4'])
  })

  it('has totals over the rows that show', async () => {
    await renderInWorkspace(<Stage />, { path: '/ui?filter=city~matches~zug' })

    expect(screen.getAllByRole('row').at(-1)?.textContent).toContain('90')
  })

  it('is walked through by keys: arrows, ends, Enter opens, Space selects', async () => {
    const opened = vi.fn<(id: string) => void>()
    await renderInWorkspace(<Stage opened={opened} />)
    const [first] = rows()
    first?.focus()

    await press(first as HTMLElement, 'ArrowDown')
    expect(document.activeElement?.textContent).toContain('Abt')
    await press(document.activeElement as Element, 'End')
    expect(document.activeElement?.textContent).toContain('Rossi')
    await press(document.activeElement as Element, 'Enter')
    await press(document.activeElement as Element, ' ')
    await press(document.activeElement as Element, 'ArrowUp', { shiftKey: true })

    expect(opened).toHaveBeenCalledExactlyOnceWith('3')
    expect(rows().map((row) => row.getAttribute('aria-selected'))).toEqual(['false', 'true', 'true'])
    expect(rows().map((row) => row.tabIndex)).toEqual([-1, 0, -1])
  })

  it('selects a range with Shift, and all by the box in the head', async () => {
    await renderInWorkspace(<Stage />)

    await click(screen.getByRole('checkbox', { name: 'Select Keller' }))
    await click(screen.getByRole('checkbox', { name: 'Select Rossi' }), { shiftKey: true })
    expect(rows().every((row) => row.getAttribute('aria-selected') === 'true')).toBe(true)
    await click(screen.getByRole('checkbox', { name: 'Select all rows' }))

    expect(rows().some((row) => row.getAttribute('aria-selected') === 'true')).toBe(false)
  })

  it('§5.15 is filtered from the head of a column, and the chip takes the filter away', async () => {
    await renderInWorkspace(<Stage />)

    await click(screen.getByRole('button', { name: 'Filter City' }))
    await act(async () => void fireEvent.change(screen.getByLabelText('Condition'), { target: { value: 'ends' } }))
    await act(async () => void fireEvent.change(screen.getByLabelText('Value'), { target: { value: 'UG' } }))
    await waitFor(() => expect(names()).toEqual(['Keller', 'Rossi']))
    expect(screen.getByText('2 of 3 rows', { selector: '[data-working]' })).toBeTruthy()
    await click(screen.getByRole('button', { name: 'Remove filter on City', hidden: true }))

    expect(names()).toEqual(['Keller', 'Abt', 'Rossi'])
  })

  it('that is filtered to nothing says so and offers to clear', async () => {
    await renderInWorkspace(<Stage />, { path: '/ui?q=nobody' })

    await click(screen.getByRole('button', { name: /Clear filters/i }))

    expect(names()).toEqual(['Keller', 'Abt', 'Rossi'])
  })

  it('without any rows shows what it is for', async () => {
    await renderInWorkspace(<Stage rows={[]} />)

    expect(screen.getByText('Nobody yet')).toBeTruthy()
  })

  it('has columns that are widened by the arrow keys', async () => {
    await renderInWorkspace(<Stage />, { path: '/ui?widths=name.200' })
    const handle = screen.getByRole('separator', { name: 'Width of Name' })
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 200, 40))
    document.documentElement.style.fontSize = '10px'

    await press(handle, 'ArrowRight')

    expect(new URLSearchParams(location.search).get('widths')).toBe('name.216')
  })

  it('has a view that can be saved, left and taken again', async () => {
    await renderInWorkspace(<Stage />, { path: '/ui?sort=name' })

    await click(screen.getByRole('button', { name: 'Save view' }))
    await act(async () => void fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'By name' } }))
    await click(screen.getByRole('button', { name: 'Save' }))
    await click(screen.getByRole('button', { name: 'All', hidden: true }))
    expect(location.search).toBe('')
    await click(screen.getByRole('button', { name: 'By name', hidden: true }))

    expect(location.search).toBe('?sort=name')
  })
})

it('a table is exported as it shows: its columns in their order, numbers as numbers', () => {
  const [name, , age] = columns
  const shown = [age, name].filter((column) => column !== undefined)

  expect(tableCsv(shown, people.slice(0, 2))).toBe('\uFEFFAge;Name\r\n40;Keller\r\n30;Abt\r\n')
})
