// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderInWorkspace } from '../../../../scripts/testing/workspace.tsx'
import { remember } from '../../../shell/remembered.ts'
import { WorkspaceRoutes } from '../../../shell/workspace/workspace-routes.tsx'
import { deskApps } from './app.ts'

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-03-10T12:00:00Z'), shouldAdvanceTime: true }))
afterEach(() => {
  cleanup()
  remember('language', undefined)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const session = {
  name: 'Beat Muster',
  roles: ['office-clerk', 'office-audit'],
  idleSeconds: 900,
  seconds: 28_800,
  endsAt: '2026-03-10T20:00:00.000Z',
}

type Replies = Readonly<Record<string, () => Response>>
const signedIn =
  (changes: Partial<typeof session> = {}) =>
  (): Response =>
    Response.json({ ...session, ...changes })
const signedOut = (): Response => Response.json({ code: 'not-signed-in', message: 'Please sign in at the tax office.' }, { status: 401 })
const broken = (): Response => Response.json({ code: 'unavailable', message: 'Down.' }, { status: 503 })

/** The server, by the end of the address; gives what was asked of it. */
function stubServer(replies: Replies): { asked: string[]; set: (replies: Replies) => void } {
  const asked: string[] = []
  let current = replies
  vi.stubGlobal('fetch', async (url: string) => {
    const name = url.replace('/api/office/', '')
    if (name === 'visit') return Response.json({ isOpen: (current['session'] ?? broken)().status !== 401 })
    asked.push(name)
    return (current[name] ?? broken)()
  })
  return { asked, set: (next) => void (current = next) }
}

const show = (): Promise<void> => renderInWorkspace(<WorkspaceRoutes />, { apps: deskApps, path: '/desk', reads: 'de' })
const press = (name: string): Promise<void> => act(async () => void fireEvent.click(screen.getByRole('button', { name })))
const pass = (seconds: number): Promise<void> => act(async () => void (await vi.advanceTimersByTimeAsync(seconds * 1000)))

it('says for whom it is and offers to sign in, in the language that the browser reads', async () => {
  stubServer({ session: signedOut })

  await show()

  expect(await screen.findByRole('button', { name: 'Anmelden' })).toBeDefined()
  expect(screen.getByText('Dieser Bereich ist für Mitarbeitende des Steueramts.')).toBeDefined()
  expect(screen.queryByRole('status')).toBeNull()
  expect(document.documentElement.lang).toBe('de-CH')
})

it('speaks English to whoever chose it', async () => {
  remember('language', 'en')
  stubServer({ session: signedOut })

  await show()

  expect(await screen.findByRole('button', { name: 'Sign in' })).toBeDefined()
})

it('leads to the provider', async () => {
  const leave = vi.spyOn(location, 'assign').mockReturnValue()
  stubServer({ session: signedOut, 'sign-in': () => Response.json({ address: 'https://login.example/auth?state=s' }) })
  await show()
  await screen.findByRole('button', { name: 'Anmelden' })

  await press('Anmelden')

  expect(leave).toHaveBeenCalledWith('https://login.example/auth?state=s')
  expect(screen.getByRole('button', { name: 'Anmeldung läuft …' })).toBeDefined()
})

it.each([
  [() => Response.json({ refusal: 'not-offered' }), 'ist hier nicht eingerichtet'],
  [broken, 'im Moment nicht möglich'],
])('says why one cannot sign in, and lets one try again', async (reply, reason) => {
  stubServer({ session: signedOut, 'sign-in': reply })
  await show()
  await screen.findByRole('button', { name: 'Anmelden' })

  await press('Anmelden')

  expect(screen.getByRole('alert').textContent).toContain(reason)
  expect(screen.getByRole('button', { name: 'Anmelden' })).toBeDefined()
})

it('says who is signed in, in which roles and until when', async () => {
  stubServer({ session: signedIn() })

  await show()

  expect(await screen.findByText('Beat Muster')).toBeDefined()
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['Sachbearbeitung: bearbeitet Gesuche', 'Revision: liest, was zu prüfen ist, und ändert nichts']),
  )
  expect(screen.getByText('21:00')).toBeDefined()
  await pass(30)
  expect(screen.getByRole('timer').textContent).toBe('14\u00A0min 30\u00A0s')
})

it('warns two minutes before the end, and stays if one wants to', async () => {
  const { asked } = stubServer({ session: signedIn() })
  await show()
  await screen.findByText('Beat Muster')

  await pass(900 - 121)
  expect(screen.queryByRole('alert')).toBeNull()
  await pass(1)
  expect(screen.getByRole('alert').textContent).toContain('weniger als zwei Minuten')
  expect(asked).toEqual(['session'])
  await press('Angemeldet bleiben')

  await expect.poll(() => screen.queryByRole('alert')).toBeNull()
  expect(asked).toEqual(['session', 'session'])
})

it('asks for nothing until the session is over, and then shows nobody', async () => {
  const { asked, set } = stubServer({ session: signedIn() })
  await show()
  await screen.findByText('Beat Muster')
  set({ session: signedOut })

  await pass(902)
  expect(asked).toEqual(['session'])
  await pass(2)

  expect(screen.queryByText('Beat Muster')).toBeNull()
  expect(screen.getByRole('status').textContent).toContain('Ihre Sitzung ist zu Ende.')
})

it('does not offer to stay where eight hours are over', async () => {
  stubServer({ session: signedIn({ idleSeconds: 100, seconds: 100 }) })

  await show()

  expect((await screen.findByRole('alert')).textContent).toContain('höchstens acht Stunden')
  expect(screen.queryByRole('button', { name: 'Angemeldet bleiben' })).toBeNull()
})

it('signs out, and shows nobody', async () => {
  const { asked } = stubServer({ session: signedIn(), 'sign-out': () => Response.json({}) })
  await show()
  await screen.findByText('Beat Muster')

  await press('Abmelden')

  await expect.poll(() => screen.queryByText('Beat Muster')).toBeNull()
  expect(asked).toEqual(['session', 'sign-out'])
  expect(screen.getByRole('status').textContent).toBe('Sie haben sich abgemeldet.')
})

it('says so where signing out did not work', async () => {
  stubServer({ session: signedIn(), 'sign-out': broken })
  await show()
  await screen.findByText('Beat Muster')

  await press('Abmelden')

  expect(screen.getByRole('alert').textContent).toContain('Sie sind noch angemeldet')
  expect(screen.getByText('Beat Muster')).toBeDefined()
})

it('says so where the session cannot be asked for, and asks again on demand', async () => {
  const { set } = stubServer({ session: broken })
  await show()
  expect((await screen.findByRole('alert')).textContent).toContain('Ihre Sitzung konnte nicht geladen werden')
  set({ session: signedIn() })

  await act(async () => void fireEvent.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Erneut versuchen' })))

  expect(await screen.findByText('Beat Muster')).toBeDefined()
})
