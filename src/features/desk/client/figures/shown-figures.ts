import type { OutputOf } from '../../../../kit/endpoint.ts'
import type { readFigures } from '../../figures-contract.ts'

export type Figures = OutputOf<typeof readFigures>

export function sumOf(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0)
}

/** Seconds between two moments of the server's clock; never less than none. */
export function secondsBetween(from: string, to: string): number {
  return Math.max(0, (Date.parse(to) - Date.parse(from)) / 1000)
}

type Outcome = Figures['rules'][number]['outcome']
type ByOutcome = {
  readonly codes: readonly string[]
  readonly series: readonly { readonly id: Outcome; readonly values: readonly number[] }[]
}

/** Rules in the order of their codes, and for each outcome how often each of them gave it. */
export function rulesByOutcome(rules: Figures['rules'], outcomes: readonly Outcome[]): ByOutcome {
  const codes = [...new Set(rules.map(({ rule }) => rule))].toSorted((one, other) => (one < other ? -1 : 1))
  const countOf = (code: string, outcome: Outcome): number =>
    sumOf(rules.filter((each) => each.rule === code && each.outcome === outcome).map(({ count }) => count))
  return {
    codes,
    series: outcomes
      .map((outcome) => ({ id: outcome, values: codes.map((code) => countOf(code, outcome)) }))
      .filter(({ values }) => sumOf(values) > 0),
  }
}
