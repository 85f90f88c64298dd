import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { draftSaver, type SaveState } from './draft-saver.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function aSaver(save: (text: string) => Promise<void> = async () => undefined) {
  const saved: string[] = []
  const states: SaveState['kind'][] = []
  const saver = draftSaver<string>({
    save: async (text) => {
      await save(text)
      saved.push(text)
    },
    onState: ({ kind }) => states.push(kind),
  })
  return { saver, saved, states }
}

it('saves two seconds after the last pause, once', async () => {
  const { saver, saved, states } = aSaver()

  saver.change('a')
  await vi.advanceTimersByTimeAsync(1500)
  saver.change('ab')
  await vi.advanceTimersByTimeAsync(1999)
  expect(saved).toEqual([])
  await vi.advanceTimersByTimeAsync(1)

  expect(saved).toEqual(['ab'])
  expect(states.at(-1)).toBe('saved')
})

it('saves what was written while a save was on its way after it, never before', async () => {
  const first = Promise.withResolvers<void>()
  const { saver, saved } = aSaver((text) => (text === 'a' ? first.promise : Promise.resolve()))

  saver.change('a')
  const done = saver.flush()
  saver.change('ab')
  first.resolve()
  await done

  expect(saved).toEqual(['a', 'ab'])
})

it('keeps what could not be saved and tries again by itself', async () => {
  let isDown = true
  const { saver, saved, states } = aSaver(async () => {
    if (isDown) throw new Error('down')
  })

  saver.change('a')
  await vi.advanceTimersByTimeAsync(2000)
  expect(states.at(-1)).toBe('failed')
  isDown = false
  await vi.advanceTimersByTimeAsync(10_000)

  expect(saved).toEqual(['a'])
})

it('saves at once when asked, and says whether it worked', async () => {
  const { saver, saved } = aSaver()
  const broken = aSaver(() => Promise.reject(new Error('down')))
  saver.change('a')
  broken.saver.change('a')

  expect(await saver.flush()).toBe(true)
  expect(await broken.saver.flush()).toBe(false)
  expect(saved).toEqual(['a'])
})

it('saves nothing more once it is stopped', async () => {
  const { saver, saved } = aSaver()
  saver.change('a')

  await saver.stop()
  await vi.advanceTimersByTimeAsync(60_000)

  expect(saved).toEqual([])
})
