import { expect, it } from 'vitest'
import type { ChatEntry, Contact } from '../../contract.ts'
import { filteredPeople, inOrder, nextUnread, peopleOf, unreadIn } from './people.ts'

const statusWords = { online: 'Online', away: 'Away', 'do-not-disturb': 'Do not disturb', offline: 'Offline' }

function aContact(id: string, change: Partial<Contact> = {}): Contact {
  return { id, name: id, avatar: '', status: 'online', mood: '', unread: 0, isMember: true, ...change }
}

function anEntry(contactId: string, change: Partial<ChatEntry> = {}): ChatEntry {
  return { chatId: `chat-${contactId}`, contactId, lastMessageTime: '2026-03-02T08:00:00Z', lastMessage: null, draft: '', ...change }
}

it('those one talks with come first, in the order of their newest message', () => {
  const people = peopleOf([aContact('anna'), aContact('beat'), aContact('carla')], [anEntry('carla'), anEntry('anna')])

  expect(inOrder(people).map(({ id }) => id)).toEqual(['carla', 'anna', 'beat'])
  expect(people.others).toHaveLength(1)
})

it('a conversation begins with a message or a draft, not with a look at it', () => {
  const empty = anEntry('anna', { lastMessageTime: null })

  expect(peopleOf([aContact('anna')], [empty]).talks).toHaveLength(0)
  expect(peopleOf([aContact('anna')], [{ ...empty, draft: 'Hi' }]).talks).toHaveLength(1)
  expect(peopleOf([aContact('anna')], [{ ...empty, draft: 'Hi' }], { anna: '' }).talks).toHaveLength(0)
})

it('§3.26 finds people by name, mood and status, whatever the accents', () => {
  const people = peopleOf(
    [aContact('anna', { name: 'Anna Müller', mood: 'On the train' }), aContact('beat', { status: 'do-not-disturb' })],
    [],
  )
  const found = (q: string): readonly string[] => inOrder(filteredPeople(people, q, statusWords)).map(({ id }) => id)

  expect(found('muller')).toEqual(['anna'])
  expect(found('TRAIN anna')).toEqual(['anna'])
  expect(found('disturb')).toEqual(['beat'])
  expect(found('nobody')).toEqual([])
  expect(found('')).toEqual(['anna', 'beat'])
})

it('steps to what is unread, around the end, and never stays', () => {
  const people = [aContact('anna', { unread: 2 }), aContact('beat'), aContact('carla', { unread: 1 })]

  expect(nextUnread(people, undefined, 1)?.id).toBe('anna')
  expect(nextUnread(people, 'anna', 1)?.id).toBe('carla')
  expect(nextUnread(people, 'carla', 1)?.id).toBe('anna')
  expect(nextUnread(people, 'anna', -1)?.id).toBe('carla')
  expect(nextUnread(people, undefined, -1)?.id).toBe('carla')
  expect(nextUnread([aContact('anna', { unread: 2 })], 'anna', 1)).toBeUndefined()
  expect(unreadIn(people)).toBe(3)
})
