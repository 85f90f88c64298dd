import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { announceQueue } from './announce-queue.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

it('speaks sentences one after the other', () => {
  const { heard, say } = aListener()

  say('Feld hinzugefügt')
  say('Frist neu berechnet')
  vi.advanceTimersByTime(150)
  expect(heard()).toEqual(['', 'Feld hinzugefügt'])

  vi.advanceTimersByTime(150)
  expect(heard()).toEqual(['', 'Feld hinzugefügt', 'Frist neu berechnet'])
})

it('says a sentence once when it is asked for twice at the same moment', () => {
  const { heard, say } = aListener()

  say('Kopiert')
  say('Kopiert')
  vi.runAllTimers()

  expect(heard()).toEqual(['', 'Kopiert'])
})

it('says the same sentence again later, after a silence', () => {
  const { heard, say } = aListener()

  say('Kopiert')
  vi.runAllTimers()
  say('Kopiert')
  vi.runAllTimers()

  expect(heard()).toEqual(['', 'Kopiert', '', 'Kopiert'])
})

function aListener(): { readonly heard: () => readonly string[]; readonly say: (text: string) => void } {
  const spoken: string[] = []
  const queue = announceQueue((announcement) => spoken.push(announcement?.text ?? ''))
  return { heard: () => spoken, say: (text) => queue.add({ text, level: 'polite' }) }
}
