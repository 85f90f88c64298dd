// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { plainDate } from '../kit/plain-date.ts'
import type { CalendarProps } from './calendar-button.tsx'
import { DateBoxes } from './date-boxes.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { TextField } from './text-field.tsx'

afterEach(cleanup)
const ignore = (): void => undefined

describe('a field', () => {
  it('ties label, hint, error and note to its box', () => {
    render(
      <TextField
        id="code"
        label="Code *"
        hint="six digits"
        error="wrong"
        note="from the letter"
        value=""
        onChange={ignore}
        length={8}
        isRequired
      />,
    )
    const box = screen.getByLabelText('Code *')

    expect(box.getAttribute('aria-describedby')).toBe('code-hint code-error code-note')
    expect(box.getAttribute('aria-invalid')).toBe('true')
    expect(box.getAttribute('aria-required')).toBe('true')
  })

  it('without any of them claims nothing', () => {
    render(<TextField id="code" label="Code" value="" onChange={ignore} length={8} />)
    const box = screen.getByLabelText('Code')

    expect([box.getAttribute('aria-describedby'), box.getAttribute('aria-invalid')]).toEqual([null, null])
  })
})

describe('three boxes for a date', () => {
  const calendar: CalendarProps = {
    label: 'Calendar',
    name: 'Calendar',
    today: plainDate(2026, 3, 10),
    chosen: undefined,
    onChoose: ignore,
    load: () => Promise.reject(new Error('nobody opens it here')),
    broken: 'not there',
  }
  const boxes = (onLeave: () => void, onPaste: (text: string) => boolean) => (
    <>
      <DateBoxes
        id="born"
        label="Born"
        labels={{ day: 'Day', month: 'Month', year: 'Year' }}
        values={{ day: '', month: '', year: '' }}
        onChange={ignore}
        onPaste={onPaste}
        onLeave={onLeave}
        calendar={calendar}
      />
      <button type="button">outside</button>
    </>
  )

  it('are left only when the focus leaves all of them', () => {
    const onLeave = vi.fn<() => void>()
    render(boxes(onLeave, () => false))

    fireEvent.blur(screen.getByLabelText('Day'), { relatedTarget: screen.getByLabelText('Month') })
    expect(onLeave).not.toHaveBeenCalled()

    fireEvent.blur(screen.getByLabelText('Year'), { relatedTarget: screen.getByText('outside') })
    expect(onLeave).toHaveBeenCalledOnce()
  })

  it('let a paste through that nobody takes', () => {
    render(boxes(ignore, (text) => text === 'whole'))
    const paste = (text: string): boolean => fireEvent.paste(screen.getByLabelText('Day'), { clipboardData: { getData: () => text } })

    expect([paste('whole'), paste('27')]).toEqual([false, true])
  })
})

it('a summary of errors takes the focus at every attempt, but not on its own', () => {
  const summary = (attempt: number) => <ErrorSummary title="Problem" items={[{ target: 'code', message: 'wrong' }]} attempt={attempt} />
  const { rerender } = render(summary(0))
  expect(document.activeElement).toBe(document.body)

  rerender(summary(1))

  expect(document.activeElement?.textContent).toBe('Problem')
})
