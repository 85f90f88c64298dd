import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { draftKeeper } from './draft-keeper.ts'
import { writingStore } from './writing-store.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('saves once, after a pause in which nothing more was written', async () => {
  const store = writingStore()
  const saved: string[] = []
  const keeper = draftKeeper(store, async (_, text) => void saved.push(text))

  keeper.write('mira', 'Good')
  await vi.advanceTimersByTimeAsync(700)
  keeper.write('mira', 'Good morning')
  await vi.advanceTimersByTimeAsync(700)
  expect(saved).toEqual([])
  await vi.advanceTimersByTimeAsync(100)

  expect(saved).toEqual(['Good morning'])
  expect(store.getState().drafts).toEqual({ mira: { text: 'Good morning', isSaved: true } })
})

it('saves at once when the conversation is left, and then trusts the server', async () => {
  const store = writingStore()
  const saved: string[] = []
  const keeper = draftKeeper(store, async (_, text) => void saved.push(text))
  keeper.write('mira', 'Later')

  keeper.leave('mira')
  await vi.advanceTimersByTimeAsync(0)

  expect(saved).toEqual(['Later'])
  expect(store.getState().drafts).toEqual({})
})

it('keeps what could not be saved until it can be', async () => {
  const store = writingStore()
  let isCut = true
  const save = vi.fn(() => (isCut ? Promise.reject(new Error('cut')) : Promise.resolve()))
  const keeper = draftKeeper(store, save)
  keeper.write('mira', 'Later')
  keeper.leave('mira')
  await vi.advanceTimersByTimeAsync(0)
  expect(store.getState().drafts['mira']?.text).toBe('Later')

  isCut = false
  keeper.flush()
  await vi.advanceTimersByTimeAsync(0)

  expect(store.getState().drafts['mira']?.isSaved).toBe(true)
})
