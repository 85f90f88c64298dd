// @vitest-environment node
import { expect, it } from 'vitest'
import { aWireUser } from '../../../../scripts/testing/account-calls.ts'
import { userFrom, wireOf } from './user.ts'

const data = {
  displayName: 'Anna Muster',
  photoURL: '/pictures/anna.webp',
  email: 'anna@example.com',
  settings: { theme: {} },
  shortcuts: ['mail'],
}

it('§3.10 takes somebody from the wire and gives them back unchanged', () => {
  const wire = aWireUser({ from: 'auth0', role: ['admin', 'staff'], data })

  const user = userFrom(wire)

  expect(user).toEqual({
    id: wire.uuid,
    from: 'auth0',
    name: 'Anna Muster',
    email: 'anna@example.com',
    photo: '/pictures/anna.webp',
    roles: ['admin', 'staff'],
    settings: { theme: {} },
    shortcuts: ['mail'],
    workspace: wire.workspace,
  })
  expect(wireOf(user)).toEqual(wire)
})

it('has no shortcuts as long as nobody has chosen any', () => {
  const user = userFrom(aWireUser())

  expect(user.shortcuts).toBeUndefined()
  expect(wireOf(user).data.shortcuts).toBeUndefined()
})

it.each(['https://pictures.example.org/anna.png', '//pictures.example.org/anna.png', '/\\pictures.example.org', 'javascript:alert(1)', ''])(
  'shows no picture from %j',
  (photoURL) => {
    expect(userFrom(aWireUser({ data: { ...data, photoURL } })).photo).toBeUndefined()
  },
)
