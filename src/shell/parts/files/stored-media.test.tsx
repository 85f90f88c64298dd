// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderInWorkspace } from '../../../../scripts/testing/workspace.tsx'
import { fileAddress } from '../../../kit/file-contract.ts'
import { Snackbar } from '../../workspace/notices/snackbar.tsx'
import { Attachments } from '../media/attachments.tsx'

const address = fileAddress('5f1c7f0e-0000-4000-8000-0000000000a1')
const asked: string[] = []

beforeEach(() => {
  asked.length = 0
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    return new Response(new Blob(['bytes'], { type: 'image/png' }))
  })
  // The browser of these tests sees nothing by itself.
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly tell: (entries: readonly { isIntersecting: boolean }[]) => void
      constructor(tell: (entries: readonly { isIntersecting: boolean }[]) => void) {
        this.tell = tell
      }
      observe(): void {
        this.tell([{ isIntersecting: true }])
      }
      disconnect(): void {}
    },
  )
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('shows a stored picture that was fetched with the token, never its bare address', async () => {
  await renderInWorkspace(<Attachments media={[{ id: '1', name: 'lake.png', type: 'image/png', address }]} />)

  await waitFor(() => expect(document.querySelector('img')?.getAttribute('src')).toMatch(/^blob:/))
  expect(asked).toEqual([address])
})

it.each([
  ['drawing.svg', 'image/svg+xml'],
  ['drawing.svg', ''],
  ['page.html', 'text/html'],
  ['picture.png', 'text/html'],
  ['page.xhtml', 'application/xhtml+xml'],
])('does not show %s (%s), which a browser might run, and still lets it be kept', async (name, type) => {
  const download = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  await renderInWorkspace(<Attachments media={[{ id: '1', name, type, address }]} />)

  fireEvent.click(screen.getByRole('button', { name: `Open ${name}` }))
  await screen.findByText('This file cannot be shown here.')
  const isFetchedUnasked = asked.length > 0
  fireEvent.click(screen.getAllByRole('button', { name: /^Download/ })[0] ?? document.body)
  await waitFor(() => expect(download).toHaveBeenCalledOnce())

  expect(isFetchedUnasked).toBe(false)
  expect(document.querySelector('img, iframe, object, embed')).toBeNull()
  expect(download.mock.contexts[0]).toMatchObject({ download: name })
})

it('says so when a file cannot be fetched', async () => {
  vi.stubGlobal('fetch', async () => new Response('{}', { status: 404 }))
  await renderInWorkspace(
    <>
      <Attachments media={[{ id: '1', name: 'a.bin', type: 'application/octet-stream', address }]} />
      <Snackbar />
    </>,
  )

  fireEvent.click(screen.getByRole('button', { name: 'Download a.bin' }))

  expect(await screen.findByText('a.bin could not be fetched.')).toBeTruthy()
})
