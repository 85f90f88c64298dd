// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderInWorkspace } from '../../../../scripts/testing/workspace.tsx'
import { Moment } from './moment.tsx'

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-15T10:00:00Z') }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

it('says how long ago it was, and the exact moment to whoever asks', async () => {
  await renderInWorkspace(<Moment value="2026-11-15T09:55:00Z" format="relative" />)

  const moment = screen.getByText('5 minutes ago')

  expect(moment.getAttribute('datetime')).toBe('2026-11-15T09:55:00.000Z')
  expect(moment.title).toBe('Sunday, 15 November 2026, 10:55')
})

it('keeps itself true while nothing else on the page changes', async () => {
  let renderings = 0
  function Beside(): null {
    renderings += 1
    return null
  }
  await renderInWorkspace(
    <>
      <Beside />
      <Moment value="2026-11-15T09:55:00Z" format="relative" />
    </>,
  )
  const before = renderings

  act(() => void vi.advanceTimersByTime(120_000))

  expect(screen.getByText('7 minutes ago')).toBeTruthy()
  expect(renderings).toBe(before)
})
