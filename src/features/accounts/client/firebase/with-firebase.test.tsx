import { deleteApp, initializeApp } from '@firebase/app'
import { initializeAuth, inMemoryPersistence } from '@firebase/auth'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { homePath } from '../../../../shell/app-entry.ts'
import { answerCalls, aSignedIn, noOtherWays } from '../../../../../scripts/testing/account-calls.ts'
import { heading, press, type, visit } from '../../../../../scripts/testing/entry-pages.tsx'
import { withFirebase } from './with-firebase.ts'

afterEach(() => {
  localStorage.clear()
  vi.unstubAllGlobals()
})

const config = {
  apiKey: 'key',
  authDomain: 'muster.firebaseapp.test',
  projectId: 'muster',
  databaseURL: 'https://muster.firebaseio.test',
}

describe('Firebase in the browser', () => {
  // NOTE Stands first: once ours has run, the SDK keeps no diary for the control, either.
  it('opens no database of the browser, where the SDK by itself keeps a diary of its use', async () => {
    const open = vi.fn(() => {
      throw new Error('refused')
    })
    vi.stubGlobal('indexedDB', { open })
    const itself = initializeApp(config, 'by itself')
    initializeAuth(itself, { persistence: inMemoryPersistence })
    await deleteApp(itself)
    const before = open.mock.calls.length

    await withFirebase(config, async () => {})

    expect(before).toBeGreaterThan(0)
    expect(open.mock.calls.length - before).toBe(0)
  })

  it('leaves nothing in local storage, and nothing of ours is lost', async () => {
    localStorage.setItem('jwt_access_token', 'a.token')

    await withFirebase(config, async () => localStorage.setItem('firebase:host:muster.firebaseio.test', 's-1.firebaseio.test'))

    expect(Object.keys(localStorage)).toEqual(['jwt_access_token'])
  })

  it('leaves nothing in local storage when it fails, either', async () => {
    const failing = withFirebase(config, async () => {
      localStorage.setItem('firebase:previous_websocket_failure', 'true')
      throw new Error('no')
    })

    await expect(failing).rejects.toThrow('no')
    expect(Object.keys(localStorage)).toEqual([])
  })
})

describe('a server without Firebase', () => {
  it('§7.10 never makes a browser fetch its SDK, where a server with it does', async () => {
    const fetched = vi.fn()
    vi.doMock('./firebase.ts', () => {
      fetched()
      return { signInWithFirebase: async () => aSignedIn() }
    })
    const signIn = async (ways: object, choice?: string): Promise<void> => {
      answerCalls({ '/api/auth/providers': () => ways, '/api/auth': () => aSignedIn() })
      await visit('/login')
      await heading()
      if (choice !== undefined) fireEvent.click(await screen.findByRole('radio', { name: choice }))
      await type(/^Username\/Email/, 'anna@example.com')
      await type(/^Password/, 'Quitten im Herbst')
      await press(/^Login/)
      await waitFor(() => expect(location.pathname).toBe(homePath))
      cleanup()
    }

    await signIn(noOtherWays)
    const without = fetched.mock.calls.length
    await signIn({ ...noOtherWays, firebase: config }, 'Firebase')

    expect([without, fetched.mock.calls.length]).toEqual([0, 1])
  })
})
