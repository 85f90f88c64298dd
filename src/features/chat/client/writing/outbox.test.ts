import { expect, it } from 'vitest'
import { again, allAgain, nextIn, refused, waiting, without, type Outgoing } from './outbox.ts'

function aMessage(id: string, change: Partial<Outgoing> = {}): Outgoing {
  return { id, chatId: 'one', contactId: 'mira', text: id, at: '2026-03-02T08:00:00Z', state: 'sending', ...change }
}

it('sends the oldest of a conversation first, whatever waits in another', () => {
  const outbox = [aMessage('a', { chatId: 'two' }), aMessage('b'), aMessage('c')]

  expect(nextIn(outbox, 'one')?.id).toBe('b')
  expect(nextIn(without(outbox, 'b'), 'one')?.id).toBe('c')
  expect(nextIn(outbox, 'three')).toBeUndefined()
})

it('a cut network makes the whole conversation wait, so that nothing overtakes', () => {
  const outbox = waiting([aMessage('a'), aMessage('b'), aMessage('x', { chatId: 'two' })], 'one')

  expect(outbox.map(({ state }) => state)).toEqual(['waiting', 'waiting', 'sending'])
  expect(nextIn(outbox, 'one')).toBeUndefined()
})

it('goes on by itself when the network is back, but never with what was refused', () => {
  const outbox = allAgain(refused(waiting([aMessage('a'), aMessage('b')], 'one'), 'a'))

  expect(outbox.map(({ state }) => state)).toEqual(['refused', 'sending'])
})

it('trying one again takes along what waits with it, in order and with the same ids', () => {
  const outbox = again(waiting([aMessage('a'), aMessage('b')], 'one'), { id: 'b', chatId: 'one' })

  expect(outbox.map(({ id, state }) => `${id} ${state}`)).toEqual(['a sending', 'b sending'])
})
