// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { renderInWorkspace } from '../../../../scripts/testing/workspace.tsx'
import { defaultSettings } from '../../../kit/settings.ts'
import { NoticeHistory } from '../panels/notice-history.tsx'
import { useNotify } from './notices.ts'
import { Snackbar } from './snackbar.tsx'
import { noticeDuration } from './use-notice-timer.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('snackbar', () => {
  it('§2.31 §9.7 hides after 6000 ms, not before', async () => {
    await renderInWorkspace(<Sayer />)
    say('Saved')

    pass(5999)
    const before = message()
    pass(1)

    expect(noticeDuration).toBe(6000)
    expect(before?.textContent).toContain('Saved')
    expect(message()).toBeNull()
  })

  it.each([
    ['the pointer is on it', 'pointerEnter', 'pointerLeave'],
    ['the focus is in it', 'focusIn', 'focusOut'],
  ] as const)('does not count the time while %s', async (_, arrive, leave) => {
    await renderInWorkspace(<Sayer />)
    say('Saved')
    pass(4000)

    fireEvent[arrive](shown())
    pass(60_000)
    fireEvent[leave](shown())
    pass(1999)

    expect(message()).not.toBeNull()
    pass(1)
    expect(message()).toBeNull()
  })

  it('does not count the time while the tab is hidden', async () => {
    await renderInWorkspace(<Sayer />)
    say('Saved')
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')

    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    pass(60_000)

    expect(message()).not.toBeNull()
    visibility.mockRestore()
  })

  it('keeps an error until somebody closes it', async () => {
    await renderInWorkspace(<Sayer />)
    say('Failed')

    pass(60_000)
    const later = message()
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))

    expect(later?.textContent).toContain('Error: Failed')
    expect(message()).toBeNull()
  })

  it('gives way to a newer message, which has its whole time', async () => {
    await renderInWorkspace(<Sayer />)
    say('Saved')
    pass(5000)

    say('Moved')
    pass(5999)

    expect(screen.getAllByRole('region', { name: 'Message' })).toHaveLength(1)
    expect(message()?.textContent).toContain('Moved')
  })

  it('never takes the focus, and is read aloud', async () => {
    await renderInWorkspace(<Sayer />)
    const button = screen.getByRole('button', { name: 'Saved' })
    button.focus()

    say('Saved')
    pass(200)

    expect(document.activeElement).toBe(button)
    expect(document.querySelector('[aria-live="polite"]')?.textContent).toBe('Saved')
  })

  it('runs its action once; the history no longer offers it', async () => {
    await renderInWorkspace(<Sayer />)
    say('Moved')

    fireEvent.click(within(shown()).getByRole('button', { name: 'Undo' }))

    expect(message()?.textContent).toContain('Taken back')
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  })

  it('shows only errors with Notifications off; everything is in the history', async () => {
    const settings = { ...defaultSettings, quick: { ...defaultSettings.quick, notifications: false } }
    await renderInWorkspace(<Sayer />, { settings })

    say('Saved')
    const quiet = message()
    say('Failed')

    expect(quiet).toBeNull()
    expect(message()?.textContent).toContain('Failed')
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      expect.stringContaining('Failed'),
      expect.stringContaining('Saved'),
    ])
  })
})

function Sayer(): ReactNode {
  const notify = useNotify()
  return (
    <>
      <button type="button" onClick={() => notify('Saved', { kind: 'ok' })}>
        Saved
      </button>
      <button type="button" onClick={() => notify('Failed', { kind: 'danger' })}>
        Failed
      </button>
      <button type="button" onClick={() => notify('Moved', { action: { label: 'Undo', run: () => notify('Taken back') } })}>
        Moved
      </button>
      <NoticeHistory />
      <Snackbar />
    </>
  )
}

function say(name: string): void {
  fireEvent.click(screen.getByRole('button', { name }))
}

function pass(milliseconds: number): void {
  act(() => void vi.advanceTimersByTime(milliseconds))
}

function message(): HTMLElement | null {
  return screen.queryByRole('region', { name: 'Message' })
}

function shown(): HTMLElement {
  return screen.getByRole('region', { name: 'Message' })
}
