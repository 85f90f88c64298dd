// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { useState, type ReactNode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { Link } from 'wouter'
import { renderInWorkspace } from '../../../../scripts/testing/workspace.tsx'
import { allCommands, commandStore } from '../../workspace/commands/command-store.ts'
import type { NavigateEventLike } from './guard-leaving.ts'
import { SaveBar } from './save-bar.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function Form({ save = () => Promise.resolve(true) }: { readonly save?: () => Promise<boolean> }): ReactNode {
  const [saved, setSaved] = useState('old')
  const [name, setName] = useState('old')
  const commands = commandStore.useState(({ sources }) => sources)
  const saveAndKeep = (): Promise<boolean> =>
    save().then((hasWorked) => {
      if (hasWorked) setSaved(name)
      return hasWorked
    })
  return (
    <>
      <input aria-label="Name" value={name} onChange={(event) => setName(event.target.value)} />
      <button
        type="button"
        onClick={() =>
          allCommands(commands)
            .find(({ keys }) => keys === 'mod+s')
            ?.run()
        }
      >
        Ctrl+S
      </button>
      <Link href="/ui/other">Other page</Link>
      <Link href="/ui?tab=2">Other tab</Link>
      <SaveBar isDirty={name !== saved} save={saveAndKeep} discard={() => setName(saved)} />
    </>
  )
}

const bar = (): HTMLElement | null => screen.queryByRole('region', { name: 'Unsaved changes' })
const type = (value: string): boolean => fireEvent.change(screen.getByLabelText('Name'), { target: { value } })
const click = async (role: 'button' | 'link', name: string): Promise<void> => {
  // The layer that asks is fetched with the first question.
  const target = await screen.findByRole(role, { name })
  await act(async () => void fireEvent.click(target))
}

it('comes when something is changed, and goes when it is changed back or discarded', async () => {
  await renderInWorkspace(<Form />)
  expect(bar()).toBeNull()

  type('new')
  expect(bar()).not.toBeNull()
  await click('button', 'Discard')

  expect(bar()).toBeNull()
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('old')
})

it.each(['Save', 'Ctrl+S'])('saves by %s', async (name) => {
  await renderInWorkspace(<Form />)
  type('new')

  await click('button', name)

  expect(bar()).toBeNull()
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('new')
})

it('saves once, however often it is asked', async () => {
  const save = vi.fn<() => Promise<boolean>>(() => new Promise(() => undefined))
  await renderInWorkspace(<Form save={save} />)
  type('new')

  await click('button', 'Save')
  await click('button', 'Save')

  expect(save).toHaveBeenCalledOnce()
})

it('keeps the changes and says so when they could not be saved', async () => {
  await renderInWorkspace(<Form save={() => Promise.reject(new Error('down'))} />)
  type('new')

  await click('button', 'Save')

  expect(bar()?.textContent).toContain('Could not be saved. Your changes are still here.')
})

it('a link asks before it leads away from unsaved changes; staying is the safe answer', async () => {
  await renderInWorkspace(<Form />)
  type('new')

  await click('link', 'Other page')
  expect(location.pathname).toBe('/ui')
  await click('button', 'Stay')
  expect(location.pathname).toBe('/ui')
  await click('link', 'Other page')
  await click('button', 'Leave')

  expect(location.pathname).toBe('/ui/other')
})

it('does not ask about another tab of the same page, nor without changes', async () => {
  await renderInWorkspace(<Form />)
  type('new')

  await click('link', 'Other tab')
  expect(location.search).toBe('?tab=2')
  type('old')
  await click('link', 'Other page')

  expect(location.pathname).toBe('/ui/other')
})

it('closing the window asks while there are changes', async () => {
  await renderInWorkspace(<Form />)
  const isFree = (): boolean => dispatchEvent(new Event('beforeunload', { cancelable: true }))
  expect(isFree()).toBe(true)

  type('new')

  expect(isFree()).toBe(false)
})

/** What a browser with the Navigation API does for commands and for its back button. */
function aNavigation() {
  const target = new EventTarget()
  const traversed: string[] = []
  const navigation = {
    addEventListener: target.addEventListener.bind(target),
    removeEventListener: target.removeEventListener.bind(target),
    traverseTo: (key: string) => void traversed.push(key),
  }
  function isLetThrough(navigationType: NavigateEventLike['navigationType'], path: string): boolean {
    const event = new Event('navigate', { cancelable: true })
    const destination = { url: new URL(path, location.href).href, key: 'before' }
    return target.dispatchEvent(Object.assign(event, { navigationType, canIntercept: true, destination }))
  }
  return { navigation, traversed, isLetThrough }
}

it('the back button asks too, and goes back after Leave', async () => {
  const { navigation, traversed, isLetThrough } = aNavigation()
  vi.stubGlobal('navigation', navigation)
  await renderInWorkspace(<Form />)
  type('new')

  expect(isLetThrough('traverse', '/ui/mail')).toBe(false)
  await act(async () => undefined)
  await click('button', 'Leave')

  expect(traversed).toEqual(['before'])
})

it('a command that leads elsewhere asks too, one that stays does not', async () => {
  const { navigation, isLetThrough } = aNavigation()
  vi.stubGlobal('navigation', navigation)
  await renderInWorkspace(<Form />)
  type('new')

  expect(isLetThrough('push', '/ui?tab=2')).toBe(true)
  expect(isLetThrough('push', '/ui/mail')).toBe(false)
  await act(async () => undefined)
  await click('button', 'Leave')

  expect(location.pathname).toBe('/ui/mail')
})
