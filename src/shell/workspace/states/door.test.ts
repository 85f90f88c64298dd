import { describe, expect, it } from 'vitest'
import { homePath, type AppAccess } from '../../app-entry.ts'
import { doorFor, wantedPath } from './door.ts'

const everybody: Readonly<Record<string, readonly string[]>> = { guest: [], user: ['user'], staff: ['staff'], admin: ['admin'] }

describe('a page of the workspace', () => {
  it.each([
    ['public', ['guest', 'user', 'staff', 'admin']],
    ['guest', ['guest']],
    ['signed-in', ['user', 'staff', 'admin']],
    ['staff', ['staff', 'admin']],
    ['admin', ['admin']],
  ] as const)('for %s opens to %s only', (access, welcome) => {
    const inside = Object.keys(everybody).filter((who) => open(access, everybody[who] ?? []).kind === 'open')

    expect(inside).toEqual(welcome)
  })

  it('sends a guest to sign in and back again', () => {
    const door = open('staff', [], { path: '/apps/mail', search: '?label=2', canSignIn: true })

    expect(door).toEqual({ kind: 'elsewhere', path: '/login?return=%2Fapps%2Fmail%3Flabel%3D2' })
    expect(wantedPath('?return=%2Fapps%2Fmail%3Flabel%3D2')).toBe('/apps/mail?label=2')
  })

  it('tells a guest why, where nobody can sign in', () => {
    expect(open('admin', [])).toEqual({ kind: 'closed', access: 'admin' })
  })

  it('tells somebody without the role why, instead of asking to sign in again', () => {
    expect(open('admin', ['staff'], { canSignIn: true })).toEqual({ kind: 'closed', access: 'admin' })
  })

  it('leads on from the sign-in page whoever is signed in', () => {
    expect(open('guest', ['staff'], { path: '/login', search: '?return=/apps/notes' })).toEqual({ kind: 'elsewhere', path: '/apps/notes' })
    expect(open('guest', ['staff'], { path: '/register' })).toEqual({ kind: 'elsewhere', path: homePath })
    expect(open('guest', ['staff'], { path: '/auth/guest-role-example' })).toEqual({ kind: 'closed', access: 'guest' })
  })

  it.each(['https://example.org', '//example.org', '/\\example.org', 'apps/mail', ''])('never returns to %j', (path) => {
    expect(wantedPath(`?return=${encodeURIComponent(path)}`)).toBeUndefined()
  })
})

type Where = { readonly path?: string; readonly search?: string; readonly canSignIn?: boolean }

function open(access: AppAccess, roles: readonly string[], where: Where = {}): ReturnType<typeof doorFor> {
  return doorFor({ access, roles, path: '/apps/mail', search: '', canSignIn: false, ...where })
}
