import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { receiptPdf } from '../../receipt-contract.ts'
import { fetchFile } from './fetch-file.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('navigator', { onLine: true })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const file = () => new Response('%PDF', { headers: { 'content-disposition': 'attachment; filename="beleg.pdf"' } })
const busy = () => Response.json({}, { status: 503 })

it.each([
  ['503', busy],
  ['a lost connection', () => new TypeError('lost')],
])('asks again for a receipt after %s', async (_what, first) => {
  const fetch = answeringInTurn(first(), file())
  const fetched = fetchFile(receiptPdf.path, { Referenz: 'x' })
  await vi.runAllTimersAsync()

  expect(await fetched).toMatchObject({ kind: 'file', name: 'beleg.pdf' })
  expect(
    fetch.mock.calls.map(([path, request]) => [path, request?.body instanceof URLSearchParams ? request.body.toString() : '']),
  ).toEqual([
    [receiptPdf.path, 'Referenz=x'],
    [receiptPdf.path, 'Referenz=x'],
  ])
})

it.each([
  ['busy for long', [busy(), busy(), busy()], 'too-many'],
  ['asked too often', [new Response('', { status: 429 })], 'too-many'],
  ['away', [new TypeError('lost'), new TypeError('lost'), new TypeError('lost')], 'failed'],
  ['refused', [new Response('', { status: 404 })], 'failed'],
  ['the page of a stranger', [new Response('<h1>Sign in</h1>')], 'failed'],
])('%s: asks no more often than that, and says how it ended', async (_what, answers, kind) => {
  const fetch = answeringInTurn(...answers, file())
  const fetched = fetchFile(receiptPdf.path, {})
  await vi.runAllTimersAsync()

  expect([(await fetched).kind, fetch.mock.calls.length]).toEqual([kind, answers.length])
})

function answeringInTurn(...answers: readonly (Response | Error)[]) {
  const fetch = vi.fn<typeof globalThis.fetch>()
  for (const answer of answers)
    if (answer instanceof Error) fetch.mockRejectedValueOnce(answer)
    else fetch.mockResolvedValueOnce(answer)
  vi.stubGlobal('fetch', fetch)
  return fetch
}
