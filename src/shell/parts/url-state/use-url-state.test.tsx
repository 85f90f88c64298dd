// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, it } from 'vitest'
import { renderInWorkspace } from '../../../../scripts/testing/workspace.tsx'
import { numberParam, textParam } from './params.ts'
import { useUrlState } from './use-url-state.ts'

afterEach(cleanup)

const searching = { q: textParam() }
const paging = { page: numberParam(1, 1) }

function Search(): ReactNode {
  const [{ q }, change] = useUrlState(searching)
  return (
    <>
      <p>q is {q}</p>
      <button type="button" onClick={() => change({ q: 'abc' }, 'replace')}>
        type
      </button>
    </>
  )
}

function Pages(): ReactNode {
  const [{ page }, change] = useUrlState(paging)
  return (
    <>
      <p>page is {page}</p>
      <button type="button" onClick={() => change({ page: page + 1 })}>
        next
      </button>
    </>
  )
}

const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })))

it('the address is the state: what it says shows, what changes is in it', async () => {
  await renderInWorkspace(<Search />, { path: '/ui?q=first' })
  expect(screen.getByText('q is first')).toBeTruthy()

  await press('type')

  expect(screen.getByText('q is abc')).toBeTruthy()
  expect(location.search).toBe('?q=abc')
})

it('a page can be gone back from, typing cannot', async () => {
  await renderInWorkspace(
    <>
      <Search />
      <Pages />
    </>,
  )
  const before = history.length

  await press('type')
  const afterTyping = history.length
  await press('next')

  expect([afterTyping - before, history.length - before]).toEqual([0, 1])
})

it('two parts that write in the same moment keep both values', async () => {
  await renderInWorkspace(
    <>
      <Search />
      <Pages />
    </>,
  )

  await act(async () => {
    screen.getByRole('button', { name: 'type' }).click()
    screen.getByRole('button', { name: 'next' }).click()
  })

  expect(Object.fromEntries(new URLSearchParams(location.search))).toEqual({ q: 'abc', page: '2' })
})

it('a value that arrives after the page was left changes nothing', async () => {
  await renderInWorkspace(<Search />)
  const late = screen.getByRole('button', { name: 'type' })

  await act(async () => {
    window.history.pushState(null, '', '/elsewhere')
    late.click()
  })

  expect(location.pathname + location.search).toBe('/elsewhere')
})

it('what somebody does while the address is ahead of the page is in it once the page has followed', async () => {
  await renderInWorkspace(
    <>
      <Search />
      <Pages />
    </>,
  )

  await act(async () => {
    window.history.pushState(null, '', '/renamed')
    screen.getByRole('button', { name: 'next' }).click()
    screen.getByRole('button', { name: 'type' }).click()
  })

  expect(location.pathname + location.search).toBe('/renamed?page=2')
  await act(async () => window.history.pushState(null, '', '/further'))
  expect(location.pathname + location.search).toBe('/further')
})
