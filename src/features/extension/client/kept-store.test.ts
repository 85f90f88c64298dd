import { expect, it } from 'vitest'
import { keptStore, type Kept } from './kept-store.ts'

function aStorage(content: Readonly<Record<string, string>> = {}): Storage {
  const items = new Map(Object.entries(content))
  return {
    length: 0,
    key: () => null,
    getItem: (name) => items.get(name) ?? null,
    setItem: (name, value) => void items.set(name, value),
    removeItem: (name) => void items.delete(name),
    clear: () => items.clear(),
  }
}

const kept: Kept = {}

it('finds again what it kept, until it is cleared', () => {
  const storage = aStorage()
  const store = keptStore(() => storage)

  store.write(kept)
  expect(store.read()).toEqual(kept)

  store.clear()
  expect(store.read()).toBeUndefined()
})

it.each([
  ['what an older page kept in another shape', { 'extension.3': '{"sent":{"outcome":{"kind":"decided"}}}' }],
  ['what nobody can read', { 'extension.4': '{' }],
])('quietly passes over %s', (_, content) => {
  expect(keptStore(() => aStorage(content)).read()).toBeUndefined()
})

it('keeps nothing where the browser refuses, and says nothing', () => {
  const store = keptStore(() => {
    throw new DOMException('refused', 'SecurityError')
  })

  store.write(kept)
  expect(store.read()).toBeUndefined()
})
