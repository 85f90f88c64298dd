// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { renderInWorkspace } from '../../../../scripts/testing/workspace.tsx'
import { Today } from './today.tsx'

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 22, 9) }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  document.cookie = 'language=; max-age=0'
})

describe('today in the quick panel', () => {
  it.each([
    ['en', 'Sunday', '22 November'],
    ['de', 'Sonntag', '22. November'],
  ])('§2.26 is written as the language %s writes it', async (language, weekday, date) => {
    document.cookie = `language=${language}`

    await renderInWorkspace(<Today />)

    expect(screen.getByText(weekday)).toBeDefined()
    expect(screen.getByText(date)).toBeDefined()
  })
})
