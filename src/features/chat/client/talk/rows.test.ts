import { describe, expect, it } from 'vitest'
import type { Message } from '../../contract.ts'
import type { Outgoing } from '../writing/outbox.ts'
import { talkRows, withOutgoing } from './rows.ts'

const around = { me: 'me', timeZone: 'Europe/Zurich' }

function aMessage(id: string, change: Partial<Message> = {}): Message {
  return { id, who: 'mira', message: id, time: '2026-03-02T08:00:00Z', version: 1, editedAt: null, isRemoved: false, ...change }
}

function printed(messages: readonly Message[], unreadFrom?: string): readonly string[] {
  return talkRows(messages, { ...around, unreadFrom }).map((row) => {
    if (row.kind === 'day') return row.day
    if (row.kind === 'unread') return 'new'
    return `${row.message.id}${row.isOwn ? ' own' : ''}${row.isFirst ? ' first' : ''}${row.isLast ? ' last' : ''}`
  })
}

describe('a conversation in rows', () => {
  it('groups what one person said in a row', () => {
    const messages = [aMessage('a'), aMessage('b'), aMessage('c', { who: 'me' }), aMessage('d')]

    expect(printed(messages)).toEqual(['2026-03-02', 'a first', 'b last', 'c own first last', 'd first last'])
  })

  it('a pause of more than ten minutes ends a group, one of exactly ten does not', () => {
    const messages = [aMessage('a'), aMessage('b', { time: '2026-03-02T08:10:00Z' }), aMessage('c', { time: '2026-03-02T08:20:01Z' })]

    expect(printed(messages)).toEqual(['2026-03-02', 'a first', 'b last', 'c first last'])
  })

  it('days change at midnight in Zurich, also in the nights when the clocks do', () => {
    const messages = [aMessage('a', { time: '2026-03-28T22:59:00Z' }), aMessage('b', { time: '2026-03-28T23:01:00Z' })]

    expect(printed(messages)).toEqual(['2026-03-28', 'a first last', '2026-03-29', 'b first last'])
  })

  it('the line stands before the first unread message and begins a group', () => {
    expect(printed([aMessage('a'), aMessage('b')], 'b')).toEqual(['2026-03-02', 'a first last', 'new', 'b first last'])
  })
})

it('what is on its way stands at the end, and only once when the server has it', () => {
  const outgoing: Outgoing = { id: 'b', chatId: 'one', contactId: 'mira', text: 'b', at: '2026-03-02T08:00:00Z', state: 'waiting' }

  const before = withOutgoing([aMessage('a')], [outgoing], 'me')
  const after = withOutgoing([aMessage('a'), aMessage('b')], [outgoing], 'me')

  expect(before.map(({ id, outgoing: own }) => `${id} ${own?.state ?? 'there'}`)).toEqual(['a there', 'b waiting'])
  expect(after.map(({ id, outgoing: own }) => `${id} ${own?.state ?? 'there'}`)).toEqual(['a there', 'b there'])
})
