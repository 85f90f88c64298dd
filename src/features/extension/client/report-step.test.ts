// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { reportStep } from './report-step.ts'

const sent = vi.fn<(address: string, body: Blob) => boolean>(() => true)
beforeEach(() => void vi.spyOn(navigator, 'sendBeacon').mockImplementation(sent as typeof navigator.sendBeacon))
afterEach(() => {
  vi.restoreAllMocks()
  sent.mockClear()
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: false, configurable: true })
})

it('sends the step and the language of the page, and nothing else', async () => {
  reportStep('submitted', 'fr')

  const [address, body] = sent.mock.calls[0] ?? []
  expect([address, await body?.text(), body?.type]).toEqual([
    '/BusinessAPI/efristerstreckung/schritt',
    '{"Schritt":"abgesendet","Sprache":"fr"}',
    'application/json',
  ])
})

it.each([
  ['Do Not Track', 'doNotTrack', '1'],
  ['Global Privacy Control', 'globalPrivacyControl', true],
])('sends nothing for a browser with %s', (_, name, value) => {
  if (name === 'doNotTrack') vi.spyOn(navigator, 'doNotTrack', 'get').mockReturnValue(String(value))
  else Object.defineProperty(navigator, name, { value, configurable: true })

  reportStep('begun', 'de')

  expect(sent).not.toHaveBeenCalled()
})
