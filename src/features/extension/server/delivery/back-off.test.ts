import { describe, expect, it } from 'vitest'
import { nextStep } from './back-off.ts'

const failure = { reason: 'timeout', isRefusal: false }
const tried = { attempts: 1, refusals: 0, waitedSeconds: 1 }

describe('after a failed attempt', () => {
  it.each([
    [1, 2],
    [4, 16],
    [10, 900],
    [3000, 900],
  ])('attempt %i is followed by another within %i seconds', (attempts, most) => {
    expect(nextStep({ ...tried, attempts }, failure, 0)).toEqual({ kind: 'again', inSeconds: 0 })
    expect(nextStep({ ...tried, attempts }, failure, 1)).toEqual({ kind: 'again', inSeconds: most })
  })

  it('the tax system is left alone for as long as it asks, but never for more than a quarter of an hour', () => {
    expect(nextStep(tried, { ...failure, retryAfterSeconds: 40 }, 0.5)).toEqual({ kind: 'again', inSeconds: 40 })
    expect(nextStep(tried, { ...failure, retryAfterSeconds: 86_400 }, 0.5)).toEqual({ kind: 'again', inSeconds: 900 })
  })

  it('the fifth refusal is the last one', () => {
    expect(nextStep({ ...tried, attempts: 900, refusals: 4 }, failure, 0).kind).toBe('again')
    expect(nextStep({ ...tried, attempts: 5, refusals: 5 }, failure, 0).kind).toBe('give-up')
  })

  it('the attempts go on for seven days and not longer', () => {
    const sevenDays = 7 * 86_400

    expect(nextStep({ ...tried, waitedSeconds: sevenDays - 1 }, failure, 0).kind).toBe('again')
    expect(nextStep({ ...tried, waitedSeconds: sevenDays }, failure, 0).kind).toBe('give-up')
  })
})
