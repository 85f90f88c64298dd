// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { Trash2 } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { renderInWorkspace } from '../../../../scripts/testing/workspace.tsx'
import { SelectionBar } from './selection-bar.tsx'
import { useRowKeys } from './use-row-keys.ts'
import { useRowPointer } from './use-row-pointer.ts'
import { useSelection } from './use-selection.ts'

afterEach(cleanup)

const rows = ['a', 'b', 'c', 'd']
const ignore = (): void => undefined

type ListProps = {
  readonly open?: (id: string) => void
  readonly total?: number
  readonly openId?: string
  readonly follow?: (id: string) => void
}

function List({ open = ignore, total = rows.length, ...opened }: ListProps): ReactNode {
  const [order, setOrder] = useState<readonly string[]>(rows)
  const [filter, setFilter] = useState('all')
  const selection = useSelection({ order, total, filter })
  const keys = useRowKeys<HTMLUListElement>({ order, selection, open, ...opened })
  const pointerOn = useRowPointer(selection)
  const remove = (): void => setOrder(order.filter((id) => !selection.isSelected(id)))
  return (
    <>
      <SelectionBar selection={selection} actions={[{ id: 'delete', title: 'Delete', icon: Trash2, run: remove }]} />
      <button type="button" onClick={() => setOrder(order.toReversed())}>
        Sort
      </button>
      <button type="button" onClick={() => selection.selectOnly(['b', 'd'])}>
        Only b and d
      </button>
      <button type="button" onClick={() => setFilter('other')}>
        Filter
      </button>
      <button type="button" onClick={() => setOrder(order.slice(1))}>
        Remove first
      </button>
      <ul {...keys.listProps}>
        {order.map((id) => (
          <li key={id} aria-label={id} data-selected={selection.isSelected(id)}>
            <button type="button" {...keys.rowProps(id)} {...pointerOn(id)}>
              {id}
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

const row = (id: string): HTMLElement => screen.getByRole('button', { name: id })
const selected = (): readonly string[] =>
  screen
    .getAllByRole('listitem')
    .filter((item) => item.dataset['selected'] === 'true')
    .map((item) => item.textContent)
const press = (key: string, held: object = {}): boolean => fireEvent.keyDown(document.activeElement ?? document.body, { key, ...held })
const focusOn = (id: string): void => act(() => row(id).focus())

it('moves by arrows, Home and End, and only one row is reached by Tab', async () => {
  await renderInWorkspace(<List />)
  focusOn('a')

  press('ArrowDown')
  expect(document.activeElement).toBe(row('b'))
  press('End')
  expect(document.activeElement).toBe(row('d'))
  press('ArrowDown')
  expect(document.activeElement).toBe(row('d'))
  press('Home')

  expect(rows.map((id) => row(id).tabIndex)).toEqual([0, -1, -1, -1])
})

it('Space selects, Shift with arrows extends and shrinks, Escape clears', async () => {
  await renderInWorkspace(<List />)
  focusOn('b')

  press(' ')
  expect(selected()).toEqual(['b'])
  press('ArrowDown', { shiftKey: true })
  press('ArrowDown', { shiftKey: true })
  expect(selected()).toEqual(['b', 'c', 'd'])
  press('ArrowUp', { shiftKey: true })
  expect(selected()).toEqual(['b', 'c'])
  press('Escape')
  expect(selected()).toEqual([])
})

it('Shift with an arrow on an empty selection begins with the row it leaves', async () => {
  await renderInWorkspace(<List />)
  focusOn('b')

  press('ArrowDown', { shiftKey: true })

  expect(selected()).toEqual(['b', 'c'])
})

it('Enter opens', async () => {
  const open = vi.fn<(id: string) => void>()
  await renderInWorkspace(<List open={open} />)
  focusOn('c')

  press('Enter')

  expect(open).toHaveBeenCalledExactlyOnceWith('c')
})

it('Ctrl and Shift with a click select instead of opening', async () => {
  await renderInWorkspace(<List />)

  const isOpening = fireEvent.click(row('a'), { ctrlKey: true })
  fireEvent.click(row('c'), { shiftKey: true })

  expect(isOpening).toBe(false)
  expect(selected()).toEqual(['a', 'b', 'c'])
})

it('a long press begins to select, a moving finger does not', async () => {
  vi.useFakeTimers()
  try {
    await renderInWorkspace(<List />)
    fireEvent.pointerDown(row('a'), { pointerType: 'touch', clientX: 0, clientY: 0 })
    act(() => void vi.advanceTimersByTime(500))
    fireEvent.pointerUp(row('a'))
    fireEvent.click(row('a'))
    fireEvent.pointerDown(row('b'), { pointerType: 'touch', clientX: 0, clientY: 0 })
    fireEvent.pointerMove(row('b'), { clientX: 0, clientY: 40 })
    act(() => void vi.advanceTimersByTime(500))

    expect(selected()).toEqual(['a'])
  } finally {
    vi.useRealTimers()
  }
})

it('Ctrl+A selects what is loaded, and then offers the whole result', async () => {
  await renderInWorkspace(<List total={90} />)
  focusOn('a')

  press('a', { ctrlKey: true })
  expect(screen.getByRole('toolbar').textContent).toContain('4 selected')
  fireEvent.click(screen.getByRole('button', { name: 'Select all 90 in the result' }))

  expect(screen.getByRole('toolbar').textContent).toContain('90 selected')
})

it('survives sorting, not another filter, and says how many were dropped', async () => {
  await renderInWorkspace(<List />)
  focusOn('a')
  press(' ')
  press('ArrowDown', { shiftKey: true })

  fireEvent.click(screen.getByRole('button', { name: 'Sort' }))
  expect(selected()).toEqual(['b', 'a'])
  fireEvent.click(screen.getByRole('button', { name: 'Filter' }))

  expect(selected()).toEqual([])
  await expect.poll(() => document.body.textContent).toContain('2 rows are no longer selected, because the filter changed')
})

it('the row that takes the place of a removed one gets its focus', async () => {
  await renderInWorkspace(<List />)
  focusOn('a')

  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Remove first' })))

  expect(document.activeElement).toBe(row('b'))
})

it('the bar says how many are selected, aloud too, and clears', async () => {
  await renderInWorkspace(<List />)
  focusOn('a')

  press(' ')

  const bar = screen.getByRole('toolbar', { name: 'Selection' })
  expect(bar.textContent).toContain('1 selected')
  await expect.poll(() => document.querySelector('[aria-live=polite]')?.textContent).toBe('1 selected')
  fireEvent.click(screen.getByRole('button', { name: 'Clear selection' }))
  expect(screen.queryByRole('toolbar')).toBeNull()
})

it('what is chosen by its kind takes the place of what was selected before', async () => {
  await renderInWorkspace(<List />)
  focusOn('a')
  press(' ')

  fireEvent.click(screen.getByRole('button', { name: 'Only b and d' }))

  expect(selected()).toEqual(['b', 'd'])
})

it('what is open goes along with the keys, where the list wants it', async () => {
  const follow = vi.fn<(id: string) => void>()
  await renderInWorkspace(<List openId="b" follow={follow} />)
  focusOn('b')

  press('ArrowDown')

  expect(document.activeElement).toBe(row('c'))
  expect(follow.mock.calls).toEqual([['c']])
})
