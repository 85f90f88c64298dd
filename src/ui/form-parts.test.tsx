// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
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

it('a summary of errors takes the focus at every attempt, but not on its own', () => {
  const summary = (attempt: number) => <ErrorSummary title="Problem" items={[{ target: 'code', message: 'wrong' }]} attempt={attempt} />
  const { rerender } = render(summary(0))
  expect(document.activeElement).toBe(document.body)

  rerender(summary(1))

  expect(document.activeElement?.textContent).toBe('Problem')
})
