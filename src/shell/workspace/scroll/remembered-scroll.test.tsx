// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { useRef, useState, type ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { navigate } from 'wouter/use-browser-location'
import { renderInWorkspace } from '../../../../scripts/testing/workspace.tsx'
import { useRememberedScroll } from './remembered-scroll.ts'

beforeEach(() => sessionStorage.clear())
afterEach(cleanup)

/** There is no layout in tests: this element can be scrolled as far as it says. */
function limitScroll(element: HTMLElement): void {
  if (Object.hasOwn(element, 'scrollTop')) return
  let position = 0
  Object.defineProperty(element, 'scrollTop', {
    configurable: true,
    get: () => position,
    set: (wish: number) => {
      position = Math.min(wish, Number(element.dataset['room']))
    },
  })
}

function Region({ place, room = '1000' }: { readonly place?: string; readonly room?: string }): ReactNode {
  const element = useRef<HTMLDivElement>(null)
  useRememberedScroll(element, place)
  return (
    <div
      ref={(next) => {
        if (next) limitScroll(next)
        element.current = next
      }}
      data-testid="region"
      data-room={room}
      style={{ overflowY: 'auto' }}
    />
  )
}

function region(): HTMLElement {
  return screen.getByTestId('region')
}

async function scrollTo(position: number): Promise<void> {
  await act(async () => {
    region().scrollTop = position
    region().dispatchEvent(new Event('scroll'))
  })
}

async function goBack(): Promise<void> {
  const path = location.pathname
  await act(async () => {
    history.back()
    await waitFor(() => expect(location.pathname).not.toBe(path))
    dispatchEvent(new PopStateEvent('popstate'))
  })
}

describe('remembered scrolling', () => {
  it('begins a new page at its top and finds the old one as it was left', async () => {
    await renderInWorkspace(<Region />, { path: '/apps/mail' })
    await scrollTo(400)

    await act(async () => navigate('/apps/mail/17'))
    expect(region().scrollTop).toBe(0)
    await scrollTo(50)

    await goBack()
    expect(region().scrollTop).toBe(400)
  })

  it('begins at the top again for whoever comes anew by a link', async () => {
    await renderInWorkspace(<Region />, { path: '/apps/mail' })
    await scrollTo(400)

    await act(async () => navigate('/apps/notes'))
    await act(async () => navigate('/apps/mail'))

    expect(region().scrollTop).toBe(0)
  })

  it('leaves a list where it is while details change beside it', async () => {
    await renderInWorkspace(<Region place="inbox" />, { path: '/apps/mail' })
    await scrollTo(400)

    await act(async () => navigate('/apps/mail/17'))

    expect(region().scrollTop).toBe(400)
  })

  it('stays where it is when only the address is replaced', async () => {
    await renderInWorkspace(<Region />, { path: '/apps/mail' })
    await scrollTo(400)

    await act(async () => navigate('/apps/mail?q=invoice', { replace: true, state: history.state as unknown }))

    expect(region().scrollTop).toBe(400)
  })

  it('waits for content that comes late', async () => {
    await renderInWorkspace(<LatePage />, { path: '/apps/mail' })
    await scrollTo(400)
    await act(async () => navigate('/apps/mail/17'))
    await act(async () => screen.getByRole('button', { name: 'Shorten' }).click())

    await goBack()
    expect(region().scrollTop).toBe(100)
    await act(async () => screen.getByRole('button', { name: 'Arrive' }).click())

    await waitFor(() => expect(region().scrollTop).toBe(400))
  })
})

function LatePage(): ReactNode {
  const [room, setRoom] = useState('1000')
  return (
    <>
      <Region room={room} />
      <button type="button" onClick={() => setRoom('100')}>
        Shorten
      </button>
      <button
        type="button"
        onClick={() => {
          setRoom('1000')
          region().append('more')
        }}
      >
        Arrive
      </button>
    </>
  )
}
