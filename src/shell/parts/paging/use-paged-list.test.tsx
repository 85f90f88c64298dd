// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { renderInWorkspace } from '../../../../scripts/testing/workspace.tsx'
import { MoreRows } from './more-rows.tsx'
import { beforePages, inPages, usePagedList } from './use-paged-list.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

type Row = { readonly id: string }
const idOf = ({ id }: Row): string => id
const rowsOf = (count: number): readonly Row[] => Array.from({ length: count }, (_, at) => ({ id: `row ${at}` }))

/** A server with so many rows that gives three at a time. */
function reading(all: readonly Row[]) {
  return vi.fn<(after: string | undefined) => Promise<readonly Row[]>>(async (after) => {
    const start = after === undefined ? 0 : all.findIndex(({ id }) => id === after) + 1
    return all.slice(start, start + 3)
  })
}

async function show(read: ReturnType<typeof reading>): Promise<void> {
  // The end of the list never comes into sight by itself here.
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe(): void {}
      disconnect(): void {}
    },
  )
  function List(): ReactNode {
    const list = usePagedList({ queryKey: ['rows'], read, idOf, size: 3 })
    return (
      <>
        <ul>
          {list.rows.map(({ id }) => (
            <li key={id}>{id}</li>
          ))}
        </ul>
        <MoreRows list={list} />
      </>
    )
  }
  await renderInWorkspace(<List />)
}

const shown = (): readonly string[] => screen.getAllByRole('listitem').map(({ textContent }) => textContent)

it('reads a long list part by part, each after the last row of the one before', async () => {
  const read = reading(rowsOf(5))
  await show(read)
  await waitFor(() => expect(shown()).toHaveLength(3))

  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Show more' })))

  await waitFor(() => expect(shown()).toEqual(rowsOf(5).map(idOf)))
  expect(read.mock.calls.map(([after]) => after)).toEqual([undefined, 'row 2'])
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
})

it('shows a row once that moved into the next part while the list was read', async () => {
  const read = vi.fn<(after: string | undefined) => Promise<readonly Row[]>>(async (after) =>
    after === undefined ? rowsOf(3) : [{ id: 'row 2' }, { id: 'row 3' }],
  )
  await show(read)
  await waitFor(() => expect(shown()).toHaveLength(3))

  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Show more' })))

  await waitFor(() => expect(shown()).toEqual(['row 0', 'row 1', 'row 2', 'row 3']))
})

it('changes lie over the pages they belong to', () => {
  const pages = { pages: [[{ id: 'a' }, { id: 'b' }], [{ id: 'c' }]], pageParams: [undefined, 'b'] }

  expect(inPages(pages, (rows) => rows.filter(({ id }) => id !== 'b')).pages).toEqual([[{ id: 'a' }], [{ id: 'c' }]])
  expect(beforePages(pages, [{ id: 'new' }, { id: 'c' }], idOf).pages).toEqual([[{ id: 'new' }, { id: 'a' }, { id: 'b' }], [{ id: 'c' }]])
  expect(beforePages(pages, [{ id: 'a' }], idOf)).toBe(pages)
})
