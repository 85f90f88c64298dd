import { describe, expect, it } from 'vitest'
import { judge, printFaults, printTable, type MeasuredPage } from './lighthouse.ts'
import { medianRun } from './measure/median.ts'
import type { Visit } from './measure/visit-figures.ts'

const visit: Visit = {
  scores: { performance: 98, accessibility: 100, 'best practices': 100, SEO: 100 },
  fcp: 1234,
  lcp: 1876,
  tbt: 49.6,
  cls: 0.0004,
  benchmark: 1500,
  faults: [
    { id: 'total-blocking-time', message: 'Total Blocking Time: 50 ms', score: 0.99, counts: true },
    { id: 'bf-cache', message: 'Page prevented back/forward cache restoration', score: 0, counts: false },
  ],
}

function aPage(scores: Partial<Visit['scores']> = {}, isSearchable = true): MeasuredPage {
  return { name: isSearchable ? '/' : '/result', isSearchable, visit: { ...visit, scores: { ...visit.scores, ...scores } } }
}

describe('the limits of Lighthouse', () => {
  it('are kept at 98 for performance and 100 for the rest', () => {
    expect(judge([aPage(), aPage({ performance: 100 })])).toEqual({
      isWithin: true,
      line: 'lighthouse: performance 98 of 98, accessibility 100 of 100, best practices 100 of 100, SEO 100 of 100 (lowest of 2 pages)',
    })
  })

  it.each([{ performance: 97 }, { accessibility: 99 }, { 'best practices': 99 }, { SEO: 99 }])('are broken by one page with %o', (low) => {
    expect(judge([aPage(), aPage(low)]).isWithin).toBe(false)
  })

  it('ask no SEO of a page that is kept out of search engines', () => {
    expect(judge([aPage(), aPage({ SEO: 60 }, false)]).isWithin).toBe(true)
    expect(judge([aPage(), aPage({ SEO: 60, accessibility: 99 }, false)]).isWithin).toBe(false)
  })

  it('are broken when nothing was measured', () => {
    expect(judge([]).isWithin).toBe(false)
  })
})

describe('the report', () => {
  it('has one row a page, in columns', () => {
    expect(printTable([aPage(), aPage({ SEO: 60 }, false)])).toEqual([
      'page     performance  accessibility  best practices  SEO     FCP     LCP    TBT    CLS',
      '/                 98            100             100  100  1.23 s  1.88 s  50 ms  0.000',
      '/result           98            100             100    -  1.23 s  1.88 s  50 ms  0.000',
    ])
  })

  it('names what fell short, and what is advice only', () => {
    expect(printFaults([aPage()])).toEqual([
      '/: total-blocking-time 0.99: Total Blocking Time: 50 ms',
      '/: bf-cache 0.00 (advice): Page prevented back/forward cache restoration',
    ])
  })
})

describe('the median', () => {
  it('is the run in the middle, whatever the order', () => {
    expect(medianRun([{ at: 9 }, { at: 1 }, { at: 5 }], ({ at }) => at)).toEqual({ at: 5 })
  })

  it('of an even number is the lower one, so that no score is flattered', () => {
    expect(medianRun([4, 1, 3, 2], Number)).toBe(2)
  })

  it('of nothing is a fault', () => {
    expect(() => medianRun([], Number)).toThrow('nothing was measured')
  })
})
