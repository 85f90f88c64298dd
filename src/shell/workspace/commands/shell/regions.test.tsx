// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { renderInWorkspace } from '../../../../../scripts/testing/workspace.tsx'
import { CommandLayer } from '../command-layer.tsx'

afterEach(cleanup)

/** In another order than they are read, as layouts may put them. */
function Frame(): ReactNode {
  return (
    <>
      <nav data-region="navigation" aria-label="Main navigation">
        <a href="/ui">Parts</a>
      </nav>
      <header data-region="toolbar">
        <button type="button">Search</button>
      </header>
      <aside data-region="panel" hidden>
        <button type="button">Hidden</button>
      </aside>
      <footer data-region="footer" data-testid="footer">
        Nothing to press
      </footer>
      <div data-region="content">
        <section data-region="list">
          <button type="button">Row</button>
        </section>
        <section data-region="detail">
          <button type="button">Reply</button>
        </section>
      </div>
      <CommandLayer />
    </>
  )
}

async function press(shiftKey: boolean): Promise<string | null | undefined> {
  await act(async () => void fireEvent.keyDown(document.activeElement ?? document.body, { key: 'F6', shiftKey }))
  return document.activeElement?.textContent
}

describe('F6', () => {
  it('goes from region to region in the order of reading, around and around', async () => {
    await renderInWorkspace(<Frame />)

    const visited = []
    for (let step = 0; step < 6; step += 1) visited.push(await press(false))

    expect(visited).toEqual(['Search', 'Parts', 'Row', 'Reply', 'Nothing to press', 'Search'])
  })

  it('goes back with Shift', async () => {
    await renderInWorkspace(<Frame />)

    expect(await press(true)).toBe('Nothing to press')
    expect(document.activeElement).toBe(screen.getByTestId('footer'))
    expect(await press(true)).toBe('Reply')
  })

  it('says where one is', async () => {
    await renderInWorkspace(<Frame />)
    await press(false)
    await press(false)

    expect(await screen.findByText('Main navigation')).toBeDefined()
  })
})
