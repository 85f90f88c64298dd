import { expect, it } from 'vitest'
import { createTurns } from './turns.ts'

it('work under one mark is done one after the other, under another at the same time', async () => {
  const inTurn = createTurns(8)
  const heard: string[] = []
  const first = Promise.withResolvers<void>()

  const done = [
    inTurn('a', async () => (heard.push('a1 begins'), await first.promise, heard.push('a1 ends'))),
    inTurn('a', async () => heard.push('a2')),
    inTurn('b', async () => heard.push('b')),
  ]
  await done[2]
  first.resolve()
  await Promise.all(done)

  expect(heard).toEqual(['a1 begins', 'b', 'a1 ends', 'a2'])
})

it('a turn that fails fails alone', async () => {
  const inTurn = createTurns(8)
  const failing = inTurn('a', () => Promise.reject(new Error('no')))
  const next = inTurn('a', async () => 'yes')

  await expect(failing).rejects.toThrow('no')
  expect(await next).toBe('yes')
})

it('too many for one mark are sent away, and let in again later', async () => {
  const inTurn = createTurns(2)
  const first = Promise.withResolvers<string>()
  const waiting = [inTurn('a', () => first.promise), inTurn('a', async () => '2'), inTurn('a', async () => '3')]

  await expect(inTurn('a', async () => '4')).rejects.toMatchObject({ code: 'unavailable', retryAfterSeconds: 2 })
  first.resolve('1')

  expect(await Promise.all(waiting)).toEqual(['1', '2', '3'])
  expect(await inTurn('a', async () => '5')).toBe('5')
})
