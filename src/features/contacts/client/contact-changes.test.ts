import { describe, expect, it } from 'vitest'
import type { ContactsUser } from '../contact.ts'
import { aContact, aGroup, idOf } from '../../../../scripts/testing/address-book.ts'
import { changed, inverseOf, type ContactsChange } from './contact-changes.ts'
import type { Cached } from './contacts-queries.ts'

const user: ContactsUser = {
  id: idOf(99),
  name: 'Anna Muster',
  avatar: '',
  starred: [idOf(1)],
  frequentContacts: [],
  groups: [aGroup(1, 'Friends', [idOf(1)]), aGroup(2, 'Clients', [])],
}
const asUser: Cached = { kind: 'user', user }

const changes: readonly ContactsChange[] = [
  { kind: 'star', who: { ids: [idOf(2)] }, isOn: true },
  { kind: 'star', who: { ids: [idOf(1)] }, isOn: false },
  { kind: 'group', who: { ids: [idOf(2), idOf(3)] }, group: aGroup(2, 'Clients', []), isOn: true },
  { kind: 'put-group', group: aGroup(3, 'New', []), before: undefined },
  { kind: 'put-group', group: aGroup(1, 'Old friends', [idOf(1)]), before: aGroup(1, 'Friends', [idOf(1)]) },
  { kind: 'drop-group', group: aGroup(2, 'Clients', []) },
]

describe('a change of the address book', () => {
  it.each(changes)('$kind shows, shows the same when it is laid over twice, and its inverse restores what was', (change) => {
    const once = changed(asUser, change)

    expect(once).not.toEqual(asUser)
    expect(changed(once, change)).toEqual(once)
    expect(changed(once, inverseOf(change))).toEqual(asUser)
  })

  it('takes contacts out of the list when they go to the bin, and out of the bin when they come back', () => {
    const who = { ids: [idOf(1)] }
    const contacts = [aContact(1), aContact(2)]
    const left = (list: 'all' | 'bin', isOn: boolean) => {
      const value = changed({ kind: 'page', list, contacts }, { kind: 'bin', who, isOn })
      return value.kind === 'page' ? value.contacts.map(({ id }) => id) : []
    }

    expect(left('all', true)).toEqual([idOf(2)])
    expect(left('bin', true)).toEqual([idOf(1), idOf(2)])
    expect(left('bin', false)).toEqual([idOf(2)])
    expect(left('all', false)).toEqual([idOf(1), idOf(2)])
  })
})
