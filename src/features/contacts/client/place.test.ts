import { expect, it } from 'vitest'
import { pathOf, placeAt } from './place.ts'

const id = '5f1c7f0e-0000-4000-8000-000000000001'

it.each([
  ['/apps/contacts', { kind: 'list', id: 'all' }],
  ['/apps/contacts/starred', { kind: 'list', id: 'starred' }],
  [`/apps/contacts/bin/${id}`, { kind: 'list', id: 'bin', contactId: id }],
  [`/apps/contacts/group/${id}`, { kind: 'group', groupId: id }],
  [`/apps/contacts/group/${id}/${id}`, { kind: 'group', groupId: id, contactId: id }],
  ['/apps/contacts/duplicates', { kind: 'duplicates' }],
] as const)('%s is a place of the address book', (path, place) => {
  expect(placeAt(path)).toEqual(place)
})

it.each([
  '/apps/contacts/nowhere',
  '/apps/contacts/all/1',
  '/apps/contacts/group',
  '/apps/contacts/group/x',
  `/apps/contacts/duplicates/${id}`,
  `/apps/contacts/all/${id}/${id}`,
])('%s leads nowhere', (path) => {
  expect(placeAt(path)).toBeUndefined()
})

it('a place has one address', () => {
  expect(pathOf({ kind: 'group', groupId: id, contactId: id })).toBe(`/apps/contacts/group/${id}`)
  expect(pathOf({ kind: 'list', id: 'all' })).toBe('/apps/contacts/all')
})
