import { describe, expect, it } from 'vitest'
import { problemWords } from './endpoint.ts'
import { Problem } from './problem.ts'

const wording = { texts: { 'too-many': 'Wieder in {minutes} Minuten.' }, fields: () => ({}) }

describe('the words of a problem', () => {
  it.each([
    [undefined, 'Wieder in 2 Minuten.'],
    [60, 'Wieder in 2 Minuten.'],
    [121, 'Wieder in 3 Minuten.'],
    [3600, 'Wieder in 60 Minuten.'],
  ])('tell the minutes to wait (%s s)', (retryAfterSeconds, words) => {
    const problem = new Problem('too-many', 'Too many.', retryAfterSeconds === undefined ? {} : { retryAfterSeconds })

    expect(problemWords(wording, problem)).toBe(words)
  })

  it('are its own where the endpoint has none', () => {
    expect(problemWords(wording, new Problem('not-found', 'No such receipt.'))).toBe('No such receipt.')
    expect(problemWords(undefined, new Problem('too-many', 'Too many.'))).toBe('Too many.')
  })
})
