// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { useMemo, type ReactNode } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { CommandLayer } from '../../workspace/commands/command-layer.tsx'
import { renderInWorkspace } from '../../../../scripts/testing/workspace.tsx'
import { useSelection } from '../selection/use-selection.ts'
import type { Column } from './column.ts'
import { DataTable } from './data-table.tsx'
import { RowCount } from './row-count.tsx'
import { useDataTable } from './use-data-table.ts'
import { useTableAddress } from './use-table-address.ts'

type Person = { readonly id: string; readonly name: string }

const columns: readonly Column<Person>[] = [
  { id: 'face', title: 'Face', value: () => undefined, cell: () => '☺', isSortable: false, isFilterable: false, isTitleHidden: true },
  { id: 'name', title: 'Name', value: ({ name }) => name, isName: true },
]
const rowId = ({ id }: Person): string => id
const second: readonly Person[] = [
  { id: '11', name: 'Zoll' },
  { id: '12', name: 'Abt' },
]

/** The second page of a list that the server has put in order. */
function Stage({ rows = second, total = 12 }: { readonly rows?: readonly Person[]; readonly total?: number }): ReactNode {
  const [state, onChange] = useTableAddress()
  const table = useDataTable({ id: 'served', columns, rows, rowId, state, onChange, served: { total, before: 10, isWorking: false } })
  const order = useMemo(() => rows.map(rowId), [rows])
  const selection = useSelection({ order, total })
  return (
    <>
      <CommandLayer />
      <RowCount table={table} />
      <DataTable table={table} name="People" selection={selection} empty={<p>Nobody yet</p>} />
    </>
  )
}

afterEach(cleanup)

const names = (): readonly (string | null)[] => screen.getAllByRole('rowheader').map(({ textContent }) => textContent)

describe('a table that the server gives page by page', () => {
  it('shows its rows as they come, whatever is asked for', async () => {
    await renderInWorkspace(<Stage />, { path: '/ui?sort=name&filter=name~contains~x&q=y' })

    expect(names()).toEqual(['Zoll', 'Abt'])
  })

  it('tells how many there are in all, and where on the whole list these stand', async () => {
    await renderInWorkspace(<Stage />)

    expect(screen.getByText('12 rows')).toBeTruthy()
    expect(screen.getByRole('grid').getAttribute('aria-rowcount')).toBe('13')
    expect(screen.getAllByRole('row').map((row) => row.getAttribute('aria-rowindex'))).toEqual(['1', '12', '13'])
  })

  it('filtered to nothing offers to clear, and says what it is for only where there is nothing at all', async () => {
    await renderInWorkspace(<Stage rows={[]} total={0} />, { path: '/ui?q=nobody' })
    expect(screen.queryByText('Nobody yet')).toBeNull()

    await act(async () => void fireEvent.click(screen.getByRole('button', { name: /Clear filters/i })))

    expect(screen.getByText('Nobody yet')).toBeTruthy()
  })

  it('is named by the column that says so, and its rows are selected by that name', async () => {
    await renderInWorkspace(<Stage />)

    await act(async () => void fireEvent.click(screen.getByRole('checkbox', { name: 'Select Abt' })))

    expect(screen.getByRole('checkbox', { name: 'Select all rows' }).getAttribute('aria-checked')).toBe('mixed')
  })

  it('is walked through by the letters j and k, and x selects', async () => {
    await renderInWorkspace(<Stage />)
    const key = (letter: string) => act(async () => void fireEvent.keyDown(document.activeElement ?? document.body, { key: letter }))

    await key('j')
    await key('j')
    await key('x')

    expect(document.activeElement?.textContent).toContain('Abt')
    expect(screen.getAllByRole('row').map((row) => row.getAttribute('aria-selected'))).toEqual([null, 'false', 'true'])
  })
})
