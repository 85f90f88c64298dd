import { expect, it } from 'vitest'
import type { ChatEntry, Contact } from '../contract.ts'
import { newsSince } from './news.ts'

function mira(unread: number): Contact {
  return { id: 'mira', name: 'Mira Keller', avatar: '', status: 'online', mood: '', unread, isMember: true }
}

function talk(message: string, who = 'mira'): ChatEntry {
  return { chatId: 'one', contactId: 'mira', lastMessageTime: '2026-03-02T08:00:00Z', lastMessage: { who, message }, draft: '' }
}

const texts = ({ news }: ReturnType<typeof newsSince>): readonly string[] => news.map(({ text }) => text)

it('what waited at the start is no news', () => {
  expect(texts(newsSince(undefined, [mira(2)], [talk('Hello')]))).toEqual([])
})

it('a message is told once, when people and conversations both show it', () => {
  const start = newsSince(undefined, [mira(0)], [talk('Hello')])
  const half = newsSince(start.known, [mira(1)], [talk('Hello')])
  const whole = newsSince(half.known, [mira(1)], [talk('Are you there?')])
  const again = newsSince(whole.known, [mira(1)], [talk('Are you there?')])

  expect([half, whole, again].map(texts)).toEqual([[], ['Are you there?'], []])
})

it('neither what one says oneself nor what one marks as unread is news', () => {
  const start = newsSince(undefined, [mira(0)], [talk('Hello')])

  expect(texts(newsSince(start.known, [mira(0)], [talk('Hi', 'me')]))).toEqual([])
  expect(texts(newsSince(start.known, [mira(1)], [talk('Hello')]))).toEqual([])
})

it('somebody who writes for the first time is told of', () => {
  const start = newsSince(undefined, [mira(0)], [])

  expect(texts(newsSince(start.known, [mira(1)], [talk('Good morning')]))).toEqual(['Good morning'])
})
