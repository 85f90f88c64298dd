import { expect, it } from 'vitest'
import { createWaitingRoom } from './waiting-room.ts'

it('lets those who wait look again when somebody has left, in the order they came', async () => {
  const { enter, somebodyLeft } = createWaitingRoom(10)
  const order: number[] = []
  let places = 0
  const wait = (index: number) =>
    enter(() => {
      if (places === 0) return 'wait'
      places -= 1
      order.push(index)
      return index
    })
  const waiting = [1, 2, 3].map(wait)

  places = 2
  somebodyLeft()
  expect(await Promise.all(waiting.slice(0, 2))).toEqual([1, 2])
  places = 1
  somebodyLeft()
  await waiting[2]

  expect(order).toEqual([1, 2, 3])
})

it('passes a refusal on to whoever waited', async () => {
  const { enter, somebodyLeft } = createWaitingRoom(10)
  let isClosed = false
  const waiting = enter<string>(() => {
    if (isClosed) throw new Error('closed')
    return 'wait'
  })

  isClosed = true
  somebodyLeft()

  await expect(waiting).rejects.toThrow('closed')
})

it('holds only so many, and tells the others to come back', async () => {
  const { enter } = createWaitingRoom(2)
  const wait = () => enter<string>(() => 'wait')
  const held = [wait(), wait()]

  await expect(wait()).rejects.toMatchObject({ code: 'unavailable', retryAfterSeconds: 5 })
  await Promise.allSettled(held)
})

it('lets nobody wait for ever, and frees the place of whoever has gone', async () => {
  const { enter } = createWaitingRoom(1, 20)
  const wait = () => enter<string>(() => 'wait')

  await expect(wait()).rejects.toMatchObject({ code: 'unavailable' })
  await expect(wait()).rejects.toMatchObject({ code: 'unavailable' })
})
