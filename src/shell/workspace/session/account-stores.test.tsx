// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { Mail } from 'lucide-react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openUserMenu, visitWorkspace } from '../../../../scripts/testing/whole-workspace.tsx'
import { aKeeper, aToken, aUser } from '../../../../scripts/testing/workspace.tsx'
import { Problem } from '../../../kit/problem.ts'
import { defaultSettings, layoutDefaults, type Settings } from '../../../kit/settings.ts'
import type { AppEntry } from '../../app-entry.ts'
import { remember } from '../../remembered.ts'
import { chooseTheme } from '../../theme.ts'
import { keepToken } from '../../token.ts'
import { settingsStore } from '../settings/settings-store.ts'
import { shortcutStore } from '../toolbar/shortcut-store.ts'
import { WorkspacePage } from '../workspace-page.tsx'
import { forgetAccountLook } from './account-look.ts'
import { accountChannel } from './account-channel.ts'
import type { SessionKeeper } from './session-keeper.ts'
import type { User } from './session.ts'

beforeEach(() => {
  localStorage.clear()
  chooseTheme(undefined)
  forgetAccountLook()
  remember('language', undefined)
})
afterEach(cleanup)

const slate: Settings = { ...defaultSettings, theme: { ...defaultSettings.theme, main: 'slate' } }

describe('the settings of an account', () => {
  it('§5.20 replace those of the guest at sign-in if they hold a theme and a layout style', async () => {
    const { leftSidePanel: _, ...config } = layoutDefaults.layout2
    const settings = { layout: { style: 'layout2', config }, customScrollbars: true, theme: { main: 'greeny' } }

    await signedIn({ settings })

    expect(document.documentElement.dataset['theme']).toBe('greeny')
    expect(document.querySelector('[data-layout="layout2"]')).not.toBeNull()
    expect(document.cookie).toContain('workspace-theme=greeny')
    expect(document.cookie).not.toMatch(/(^|; )theme=/)
  })

  it('§5.20 §3.11 are the defaults without a theme or a layout style, whatever the guest had chosen', async () => {
    chooseTheme('beach')

    await signedIn({ settings: { layout: { style: 'layout2' } } })

    expect(document.documentElement.dataset['theme']).toBe('default')
    expect(document.querySelector('[data-layout="layout1"]')).not.toBeNull()
  })

  it.each(['User data saved with api', 'User data saved to firebase', 'User data saved to auth0'])(
    '§7.7 §7.8 are saved after a change, and the notice says «%s»',
    async (notice) => {
      const save = vi.fn<SessionKeeper['save']>((user) => Promise.resolve({ user, notice }))
      await signedIn({}, { save })

      press('Slate')
      press('Notes')

      await waitFor(() => expect(message()).toContain(notice))
      expect(save).toHaveBeenCalledOnce()
      expect(save.mock.lastCall?.[0]).toMatchObject({ settings: slate, shortcuts: ['calendar', 'mail', 'contacts', 'todo', 'notes'] })
      expect(JSON.stringify(localStorage)).not.toContain('slate')
      expect(localStorage.getItem('shortcuts')).toBeNull()
    },
  )

  it('hold the language: it is spoken wherever their owner signs in, and what they choose is saved without a word', async () => {
    const save = vi.fn<SessionKeeper['save']>((user) => Promise.resolve({ user, notice: 'User data saved with api' }))
    await signedIn({ settings: { ...defaultSettings, language: 'de' } }, { save })
    expect(document.documentElement.lang).toBe('de-CH')
    expect(document.cookie).toContain('language=de')

    fireEvent.click(screen.getByRole('button', { name: /Benutzermenü/ }))
    fireEvent.click(await screen.findByRole('menuitemcheckbox', { name: /English/ }))

    await waitFor(() => expect(save.mock.lastCall?.[0].settings).toMatchObject({ language: 'en' }))
    expect(document.documentElement.lang).toBe('en')
    expect(message() ?? '').not.toContain('saved')
  })

  it('leave the form in a language that the workspace does not speak', async () => {
    remember('language', 'fr')

    await signedIn({ settings: { ...defaultSettings, language: 'de' } })

    expect(document.documentElement.lang).toBe('de-CH')
    expect(document.cookie).toContain('language=fr')
  })

  it('§7.8 §8.15 that could not be saved show the error message, and can be saved again', async () => {
    const save = vi
      .fn<SessionKeeper['save']>()
      .mockRejectedValueOnce(new Problem('conflict', 'Somebody was faster.'))
      .mockImplementation((user) => Promise.resolve({ user, notice: 'User data saved with api' }))
    await signedIn({}, { save })
    press('Slate')
    await waitFor(() => expect(message()).toContain('Somebody was faster.'))

    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))

    await waitFor(() => expect(message()).toContain('User data saved with api'))
    expect(save).toHaveBeenCalledTimes(2)
  })

  it('say in words of the workspace that the server cannot be reached', async () => {
    await signedIn({}, { save: () => Promise.reject(new Problem('unavailable', 'Der Dienst ist im Moment nicht erreichbar.')) })

    press('Slate')

    await waitFor(() => expect(message()).toContain('Your settings could not be saved.'))
  })

  it('are saved without a word when only the navbar was folded', async () => {
    const save = vi.fn<SessionKeeper['save']>((user) => Promise.resolve({ user, notice: 'User data saved with api' }))
    await signedIn({}, { save })

    press('Fold')

    await waitFor(() => expect(save).toHaveBeenCalledOnce())
    await act(async () => undefined)
    expect(message()).toBeUndefined()
  })

  it('colour the workspace only: a public page looks as it was chosen there', async () => {
    chooseTheme('beach')
    await signedIn({ settings: { ...slate } })
    const inside = document.documentElement.dataset['theme']

    await act(async () => history.pushState(null, '', '/'))

    await screen.findByText('The start page')
    expect([inside, document.documentElement.dataset['theme']]).toEqual(['slate', 'beach'])
  })

  it('are sent when somebody goes to a public page before the pause is over', async () => {
    const save = vi.fn<SessionKeeper['save']>((user) => Promise.resolve({ user, notice: '' }))
    await signedIn({}, { save })
    press('Slate')

    await act(async () => history.pushState(null, '', '/'))

    await screen.findByText('The start page')
    expect(save).toHaveBeenCalledOnce()
  })

  it('are sent before the session is ended, with the token it had', async () => {
    const calls: string[] = []
    const token = aToken()
    const note = (name: string, given: string | undefined) => calls.push(`${name} ${given === token ? 'with the token' : 'without'}`)
    const save: SessionKeeper['save'] = async (user, given) => {
      note('save', given)
      return { user, notice: '' }
    }
    const signOut: SessionKeeper['signOut'] = async (_user, given) => {
      note('sign out', given)
      return undefined
    }
    await signedIn({}, { save, signOut }, token)

    await logout(() => press('Slate'))

    await waitFor(() => expect(calls).toEqual(['save with the token', 'sign out with the token']))
  })

  it('give way to those of the guest after logout, on public pages too', async () => {
    chooseTheme('beach')
    await signedIn({ settings: { ...slate } })
    expect(document.documentElement.dataset['theme']).toBe('slate')

    await logout()

    expect(await screen.findByText('The start page')).toBeTruthy()
    expect(document.documentElement.dataset['theme']).toBe('beach')
    expect(document.cookie).toContain('theme=beach')
    expect(document.cookie).not.toContain('workspace-theme')
    expect(JSON.stringify(localStorage)).not.toContain('slate')
  })
})

describe('two windows of one account', () => {
  it.each([
    ['follow each other', true],
    ['are on their own', false],
  ] as const)('%s where Cloud Sync is %s', async (_, cloudSync) => {
    const resume = vi
      .fn<() => Promise<User>>()
      .mockResolvedValueOnce(aUser())
      .mockReturnValue(new Promise(() => undefined))
    await signedIn({}, { resume })
    const themes = themesShown()
    const other = accountChannel(() => undefined)

    const settings: Settings = { ...slate, quick: { ...slate.quick, cloudSync } }
    other.tell({ kind: 'saved', user: aUser({ settings }) })
    // What is told later arrives later: this makes the window ask again who is signed in.
    other.tell({ kind: 'here', user: aUser({ workspace: { id: 'another', name: 'Another' } }) })
    await waitFor(() => expect(resume).toHaveBeenCalledTimes(2))
    other.close()

    expect(themes.has('slate')).toBe(cloudSync)
  })

  it('show the same workspace', async () => {
    const resume = vi.fn<() => Promise<User>>(() => Promise.resolve(aUser()))
    await signedIn({}, { resume })
    const other = accountChannel(() => undefined)

    other.tell({ kind: 'here', user: aUser({ workspace: { id: 'another', name: 'Another' } }) })
    await waitFor(() => expect(resume).toHaveBeenCalledTimes(2))
    other.close()
  })
})

async function signedIn(user: Partial<User> = {}, keeper: Partial<SessionKeeper> = {}, token = aToken()): Promise<void> {
  keepToken(token)
  const resume = (): Promise<User> => Promise.resolve(aUser(user))
  await visitWorkspace({ apps: [choices], path: '/apps/choices', keeper: aKeeper({ resume, ...keeper }) })
  await screen.findByRole('heading', { name: 'Choices' })
}

function Choices(): ReactNode {
  const { change, changeConfig } = settingsStore.useStore().getState()
  const settings = settingsStore.useState((state) => state.settings)
  const toggle = shortcutStore.useState((state) => state.toggle)
  const { config } = settings.layout
  return (
    <WorkspacePage title="Choices">
      <button type="button" onClick={() => change(slate)}>
        Slate
      </button>
      <button type="button" onClick={() => toggle('notes')}>
        Notes
      </button>
      <button type="button" onClick={() => changeConfig({ ...config, navbar: { ...config.navbar, folded: true } })}>
        Fold
      </button>
    </WorkspacePage>
  )
}

const choices: AppEntry = {
  id: 'choices',
  title: { en: 'Choices', de: 'Auswahl' },
  icon: Mail,
  path: '/apps/choices',
  access: 'signed-in',
  group: 'applications',
  pages: [{ path: '', load: async () => ({ Page: Choices }) }],
}

/** Fills with each theme that the page wears from now on, also those it takes off again. */
function themesShown(): ReadonlySet<string | null> {
  const seen = new Set<string | null>()
  const observer = new MutationObserver((records) => records.forEach(({ oldValue }) => seen.add(oldValue)))
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'], attributeOldValue: true })
  return seen
}

function press(name: string): void {
  fireEvent.click(screen.getByRole('button', { name, hidden: true }))
}

async function logout(before: () => void = () => undefined): Promise<void> {
  const menu = await openUserMenu()
  before()
  await act(async () => within(menu).getByRole('menuitem', { name: 'Logout' }).click())
}

function message(): string | undefined {
  return screen.queryByRole('region', { name: 'Message' })?.textContent ?? undefined
}
