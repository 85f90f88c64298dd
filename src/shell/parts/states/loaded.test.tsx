// @vitest-environment happy-dom
import { useQuery } from '@tanstack/react-query'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, it } from 'vitest'
import { renderInWorkspace } from '../../../../scripts/testing/workspace.tsx'
import { EmptyState } from './empty-state.tsx'
import { Loaded } from './loaded.tsx'
import { LoadingRows } from './loading-rows.tsx'

afterEach(cleanup)

type Read = () => Promise<readonly string[]>

function Firms({ read }: { readonly read: Read }): ReactNode {
  const query = useQuery({ queryKey: ['firms'], queryFn: read, retry: false })
  return (
    <>
      <Loaded
        query={query}
        skeleton={<LoadingRows />}
        isEmpty={(firms) => firms.length === 0}
        empty={<EmptyState kind="filtered" onClear={() => undefined} />}
        errorTitle="The firms could not be loaded"
      >
        {(firms) => <p>{firms.join()}</p>}
      </Loaded>
      <button type="button" onClick={() => void query.refetch()}>
        Reload
      </button>
    </>
  )
}

const broken: Read = () => Promise.reject(new Error('down'))

it('says that it is busy while it loads', async () => {
  await renderInWorkspace(<Firms read={() => new Promise(() => undefined)} />)

  expect(document.querySelector('[aria-busy=true]')?.textContent).toContain('Loading')
})

it('a failed load says so and never looks like an empty list', async () => {
  let isDown = true
  await renderInWorkspace(<Firms read={() => (isDown ? broken() : Promise.resolve(['Muster AG']))} />)

  await expect.poll(() => screen.queryByRole('alert')?.textContent).toContain('The firms could not be loaded')
  expect(screen.queryByText('Nothing found')).toBeNull()
  isDown = false
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Try again' })))

  await expect.poll(() => screen.queryByText('Muster AG')).not.toBeNull()
})

it('filtered to nothing says so and offers to clear the filters', async () => {
  await renderInWorkspace(<Firms read={() => Promise.resolve([])} />)

  await expect.poll(() => screen.queryByText('Nothing found')).not.toBeNull()
  expect(screen.getByRole('button', { name: 'Clear filters' })).toBeTruthy()
})

it('a reload that fails keeps what was loaded and offers another try', async () => {
  let isDown = false
  await renderInWorkspace(<Firms read={() => (isDown ? broken() : Promise.resolve(['Muster AG']))} />)
  await expect.poll(() => screen.queryByText('Muster AG')).not.toBeNull()

  isDown = true
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Reload' })))

  await expect.poll(() => screen.queryByRole('button', { name: 'Try again' })).not.toBeNull()
  expect(screen.getByText('Muster AG')).toBeTruthy()
})
