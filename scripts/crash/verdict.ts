import type { Evidence } from './evidence.ts'
import type { Finding } from './findings.ts'
import { inSeconds, type Round } from './rounds.ts'

/** One line of the report that passed or failed. */
export type Verdict = { readonly line: string; readonly isPassed: boolean }

/** The product keeps its promises where nothing is found. */
export function promiseKept({ name, found }: Finding): Verdict {
  return { line: `${name.padEnd(38)} ${String(found).padStart(8)}`, isPassed: found === 0 }
}

/** A planted fault must be found, or the programme proves nothing. */
export function controlFound(name: string, { name: what, found }: Finding): Verdict {
  return { line: `control ${name}: found ${found} ${what} (expected > 0)`, isPassed: found > 0 }
}

export function writtenVerdict({ line, isPassed }: Verdict): string {
  return `${isPassed ? 'ok  ' : 'FAIL'}  ${line}`
}

export function summaryOf(verdicts: readonly Verdict[]): string {
  const failed = verdicts.filter(({ isPassed }) => !isPassed).length
  return `${verdicts.length - failed} passed, ${failed} failed`
}

/** What was done, so that the zeros below it can be weighed. */
export function writtenEvidence({ acknowledged, stored, applied, seen }: Evidence): readonly string[] {
  const first = acknowledged.filter(({ attempts }) => attempts === 1).length
  const statuses = [...seen.statuses].toSorted(([one], [other]) => one - other)
  return [
    `acknowledged ${acknowledged.length} of ${seen.asked} asked, ${((first / acknowledged.length) * 100).toFixed(2)} % at the first attempt`,
    `stored ${stored.length}, applied at the core ${applied.length}, replays ${seen.replays}, changed bodies ${seen.changedBodies}`,
    `answers: ${statuses.map(([status, times]) => `${status === 0 ? 'none' : status} × ${times}`).join(', ')}`,
  ]
}

export function writtenRounds(rounds: readonly Round[]): readonly string[] {
  return [...Map.groupBy(rounds, ({ name }) => name)].map(([name, each]) => {
    const span = (figures: readonly number[]): string => `median ${inSeconds(median(figures))}, longest ${inSeconds(Math.max(...figures))}`
    const silence = span(each.map((round) => round.silence))
    return `${name} killed ${each.length} times: silence ${silence}; whole again ${span(each.map((round) => round.recovery))}`
  })
}

function median(figures: readonly number[]): number {
  return figures.toSorted((one, other) => one - other)[Math.floor(figures.length / 2)] ?? 0
}
