// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { renderInWorkspace } from '../../../../scripts/testing/workspace.tsx'
import { BackToTop } from './back-to-top.tsx'

afterEach(cleanup)

describe('way back to the top', () => {
  it('appears only far down, and leads there with the focus', async () => {
    await renderInWorkspace(<LongPage />)

    scrollDown(600)
    const near = button()
    scrollDown(601)
    fireEvent.click(screen.getByRole('button', { name: 'Back to the top' }))

    expect(near).toBeNull()
    expect(document.activeElement?.id).toBe('content')
  })

  it('goes away when somebody scrolls up', async () => {
    await renderInWorkspace(<LongPage />)
    scrollDown(2000)

    scrollDown(0)

    expect(button()).toBeNull()
  })
})

function LongPage(): ReactNode {
  return (
    <div data-testid="scroller">
      <main id="content" tabIndex={-1} />
      <BackToTop />
    </div>
  )
}

function scrollDown(pixels: number): void {
  const scroller = screen.getByTestId('scroller')
  scroller.scrollTop = pixels
  fireEvent.scroll(scroller)
}

function button(): HTMLElement | null {
  return screen.queryByRole('button', { name: 'Back to the top' })
}
