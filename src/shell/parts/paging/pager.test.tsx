// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { useState, type ReactNode } from 'react'
import { afterEach, expect, it } from 'vitest'
import { CommandLayer } from '../../workspace/commands/command-layer.tsx'
import { renderInWorkspace } from '../../../../scripts/testing/workspace.tsx'
import { Pager } from './pager.tsx'

afterEach(cleanup)

function Stage({ total, first = 1 }: { readonly total: number; readonly first?: number }): ReactNode {
  const [page, setPage] = useState(first)
  const [size, setSize] = useState(10)
  return (
    <>
      <CommandLayer />
      <p>page {page}</p>
      <Pager page={page} size={size} total={total} onPage={setPage} onSize={setSize} />
    </>
  )
}

const click = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })))
const jump = async (text: string) => {
  const field = screen.getByRole('textbox', { name: 'Page' })
  await act(async () => void fireEvent.change(field, { target: { value: text } }))
  await act(async () => void fireEvent.submit(field))
}

it('tells where one is and goes on page by page, but not beyond the ends', async () => {
  await renderInWorkspace(<Stage total={25} />)
  expect(screen.getByText('1–10 of 25')).toBeTruthy()

  await click('Previous page')
  await click('Next page')
  await click('Next page')
  await click('Next page')

  expect(screen.getByText('21–25 of 25')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Next page' }).getAttribute('aria-disabled')).toBe('true')
})

it.each([
  ['2', 'page 2'],
  ['99', 'page 3'],
  ['0', 'page 1'],
  ['', 'page 1'],
])('a jump to «%s» leads to %s', async (typed, where) => {
  await renderInWorkspace(<Stage total={25} />)

  await jump(typed)

  expect(screen.getByText(where)).toBeTruthy()
})

it('offers the sizes of the spec', async () => {
  await renderInWorkspace(<Stage total={25} />)
  const sizes = screen.getByRole('combobox', { name: 'Rows per page' })

  await act(async () => void fireEvent.change(sizes, { target: { value: '25' } }))

  expect([...sizes.querySelectorAll('option')].map(({ value }) => value)).toEqual(['5', '10', '20', '25', '50', '100'])
  expect(screen.getByText('1–25 of 25')).toBeTruthy()
})

it('of nothing has one page', async () => {
  await renderInWorkspace(<Stage total={0} />)

  expect(screen.getByText('None')).toBeTruthy()
  expect(screen.getByText('of 1')).toBeTruthy()
})

it('is turned by the keys n and p', async () => {
  await renderInWorkspace(<Stage total={25} />)

  await act(async () => void fireEvent.keyDown(document.body, { key: 'n' }))
  await act(async () => void fireEvent.keyDown(document.body, { key: 'n' }))
  await act(async () => void fireEvent.keyDown(document.body, { key: 'p' }))

  expect(screen.getByText('page 2')).toBeTruthy()
})

it('says «more than» where nobody counted all', async () => {
  await renderInWorkspace(<Pager page={2} size={10} total={1000} isMore onPage={() => {}} onSize={() => {}} />)

  expect(screen.getByText(/^11–20 of more than 1.000$/)).toBeTruthy()
})
