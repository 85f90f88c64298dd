import { afterEach, expect, it, vi } from 'vitest'
import { Problem } from '../../../../kit/problem.ts'
import { outboxSender } from './outbox-sender.ts'
import type { Outgoing } from './outbox.ts'
import { writingStore } from './writing-store.ts'

afterEach(() => vi.useRealTimers())

function aMessage(id: string): Omit<Outgoing, 'state'> {
  return { id, chatId: 'one', contactId: 'mira', text: id, at: '2026-03-02T08:00:00Z' }
}

function anOutbox(): {
  readonly sender: ReturnType<typeof outboxSender>
  readonly states: () => readonly string[]
  readonly said: string[]
  readonly network: { isCut: boolean; refuses: string | undefined }
} {
  const store = writingStore()
  const said: string[] = []
  const network = { isCut: false, refuses: undefined as string | undefined }
  const sender = outboxSender(store, ({ id }) => {
    if (network.isCut) return Promise.reject(new Problem('unavailable', 'cut'))
    if (network.refuses === id) return Promise.reject(new Problem('not-found', 'gone'))
    said.push(id)
    return Promise.resolve()
  })
  return { sender, said, network, states: () => store.getState().outbox.map(({ id, state }) => `${id} ${state}`) }
}

it('says things in the order they were written', async () => {
  const { sender, said, states } = anOutbox()

  sender.send(aMessage('a'))
  sender.send(aMessage('b'))

  await expect.poll(() => said).toEqual(['a', 'b'])
  expect(states()).toEqual([])
})

it('keeps what a cut network swallowed and sends it once, in order, when it is back', async () => {
  const { sender, said, network, states } = anOutbox()
  network.isCut = true
  sender.send(aMessage('a'))
  sender.send(aMessage('b'))
  await expect.poll(states).toEqual(['a waiting', 'b waiting'])

  network.isCut = false
  sender.resume()

  await expect.poll(states).toEqual([])
  expect(said).toEqual(['a', 'b'])
})

it('tries again by itself where only the server was away', async () => {
  vi.useFakeTimers()
  const { sender, said, network } = anOutbox()
  network.isCut = true
  sender.send(aMessage('a'))
  await vi.advanceTimersByTimeAsync(0)
  expect(said).toEqual([])

  network.isCut = false
  await vi.advanceTimersByTimeAsync(5000)

  expect(said).toEqual(['a'])
})

it('what was refused stays until somebody decides, and holds up nobody', async () => {
  const { sender, said, network, states } = anOutbox()
  network.refuses = 'a'
  sender.send(aMessage('a'))
  sender.send(aMessage('b'))
  await expect.poll(states).toEqual(['a refused'])
  expect(said).toEqual(['b'])

  sender.discard('a')

  expect(states()).toEqual([])
})
