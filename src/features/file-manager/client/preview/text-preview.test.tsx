// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { renderInWorkspace } from '../../../../../scripts/testing/workspace.tsx'
import type { FileEntry } from '../../file.ts'
import { TextPreview } from './text-preview.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const busy = () => Response.json({}, { status: 503 })
const file = { name: 'notes.txt', size: 5 } as FileEntry // the preview looks at nothing else

async function show(...answers: readonly (Response | Error)[]) {
  const fetch = vi.fn<typeof globalThis.fetch>()
  for (const answer of answers)
    if (answer instanceof Error) fetch.mockRejectedValueOnce(answer)
    else fetch.mockResolvedValueOnce(answer)
  vi.stubGlobal('fetch', fetch)
  const onFail = vi.fn<() => void>()
  await renderInWorkspace(<TextPreview file={file} address="/content?key=x" onFail={onFail} />)
  return { fetch, onFail }
}

it.each([
  ['503', busy()],
  ['a lost connection', new TypeError('lost')],
])('the beginning of a text is asked for again after %s', async (_what, first) => {
  const { fetch, onFail } = await show(first, new Response('Hello'))

  expect(await screen.findByText('Hello')).toBeTruthy()
  expect([fetch.mock.calls.length, onFail.mock.calls.length]).toEqual([2, 0])
})

it.each([
  ['that is gone, at once', [new Response('', { status: 404 })]],
  ['that cannot be reached, after the third time', [busy(), busy(), busy()]],
])('says so of a text %s', async (_what, answers) => {
  const { fetch, onFail } = await show(...answers, new Response('Hello'))

  await waitFor(() => expect(onFail).toHaveBeenCalledTimes(1))
  expect(fetch).toHaveBeenCalledTimes(answers.length)
})
