import { fc, it as property } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { closed, ended, passing, type Breaker } from './breaker.ts'

/** Asks once every so many milliseconds; `f` fails. */
function after(outcomes: string, step = 100, from: Breaker = closed): { breaker: Breaker; now: number } {
  return outcomes
    .split('')
    .reduce<{ breaker: Breaker; now: number }>(
      ({ breaker, now }, outcome) => ({ breaker: ended(breaker, 'usual', outcome === 'f', now), now: now + step }),
      { breaker: from, now: 1000 },
    )
}

describe('the breaker', () => {
  it.each([
    ['four failures in a row', 'ffff', 100, 'closed'],
    ['five failures in a row', 'fffff', 100, 'open'],
    ['five failures with an answer between them', 'fffsff', 100, 'closed'],
    ['half of twenty within ten seconds', 'fs'.repeat(10), 400, 'closed'],
    ['more than half of twenty', `${'fs'.repeat(8)}ffsf`, 400, 'open'],
    ['more than half of nineteen', `${'fs'.repeat(8)}ffs`, 400, 'closed'],
    ['more than half, but spread over a minute', 'ffs'.repeat(20), 1000, 'closed'],
  ])('after %s', (_what, outcomes, step, kind) => {
    expect(after(outcomes, step).breaker.kind).toBe(kind)
  })

  it('lets nobody through for five seconds, and then one', () => {
    const { breaker } = after('fffff')
    const since = breaker.kind === 'open' ? breaker.since : 0

    expect(passing(breaker, since + 4999).pass).toBeUndefined()
    const first = passing(breaker, since + 5000)
    expect([first.pass, passing(first.breaker, since + 5001).pass]).toEqual(['probe', undefined])
  })

  it('closes when the one is answered, and waits five seconds more when not', () => {
    const probing: Breaker = { kind: 'probing', since: 9000 }

    expect(ended(probing, 'probe', false, 9100)).toEqual(closed)
    expect(ended(probing, 'probe', true, 9100)).toEqual({ kind: 'open', since: 9100 })
  })

  it('learns nothing from what was asked before it opened', () => {
    const open: Breaker = { kind: 'open', since: 9000 }

    expect([ended(open, 'usual', false, 9100), ended(open, 'usual', true, 9100)]).toEqual([open, open])
    expect(ended({ kind: 'probing', since: 9000 }, 'usual', false, 9100).kind).toBe('probing')
  })

  it('sends another one when the first is never heard of again', () => {
    const { breaker } = passing({ kind: 'open', since: 0 }, 5000)

    expect([passing(breaker, 9999).pass, passing(breaker, 10_000).pass]).toEqual([undefined, 'probe'])
  })

  property.prop([fc.array(fc.tuple(fc.boolean(), fc.integer({ min: 0, max: 3000 })), { maxLength: 300 })])(
    'is never shut for good, whatever happens, and takes little room',
    (events) => {
      let breaker: Breaker = closed
      let now = 0
      for (const [hasFailed, pause] of events) {
        now += pause
        const next = passing(breaker, now)
        breaker = next.pass ? ended(next.breaker, next.pass, hasFailed, now) : next.breaker
        if (breaker.kind === 'closed') expect(breaker.seconds.length).toBeLessThanOrEqual(11)
      }

      expect(passing(breaker, now + 5000).pass).toBeDefined()
    },
  )
})
