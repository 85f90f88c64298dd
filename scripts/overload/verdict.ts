import type { Result } from './order.ts'
import type { Flood } from './phases.ts'

export type Target = { readonly isMet: boolean; readonly measured: string }

const mostMilliseconds = 250

/** Everything served, and soon. */
export function servedAll({ sent, accepted, p50, p99, statuses }: Result): Target {
  const others = sent - accepted
  const measured = `${accepted} of ${sent} accepted, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms${others === 0 ? '' : `, ${told(statuses)}`}`
  return { isMet: others === 0 && sent > 0 && p99 <= mostMilliseconds, measured }
}

/** Refused well what was too much, and as much done as without it. */
export function shedWell({ offered, goodput, others, sample }: Flood, capacity: number): Target {
  const { sent, accepted, p99, refused, without, statuses } = sample
  const share = goodput / capacity
  const strange = Object.entries(statuses).reduce((sum, [status, count]) => (status === '200' || status === '503' ? sum : sum + count), 0)
  const measured = [
    `asked ${Math.round(offered)} times a second: ${Math.round(goodput)}/s or ${Math.round(share * 100)} % of C`,
    `of ${sent} looked at one by one: p99 of ${accepted} accepted ${Math.round(p99)} ms, ${refused} refused, ${without} of these without Retry-After of 2 to 30 s`,
    `${others + strange} other failures${strange === 0 ? '' : ` (${told(statuses)})`}`,
  ].join(', ')
  const isClean = without === 0 && strange === 0 && others === 0
  return { isMet: isClean && refused > 0 && accepted > 0 && share >= 0.9 && p99 < mostMilliseconds, measured }
}

/** Whether there was as much of it as was wanted. */
export function isStorm({ offered }: Flood, capacity: number): boolean {
  return offered >= 9 * capacity
}

/** Nobody noticed. */
export function nobodyFailed({ sent, accepted, p99, statuses }: Result): Target {
  return {
    isMet: sent > 0 && accepted === sent,
    measured: `${sent - accepted} of ${sent} failed, p99 ${p99.toFixed(0)} ms${accepted === sent ? '' : ` (${told(statuses)})`}`,
  }
}

/** The first second from which on three seconds in a row are as quick as on a quiet day; nothing where there is none. */
export function quietAfter(bySecond: readonly number[], quietMilliseconds: number): number | undefined {
  const isQuiet = (at: number): boolean => bySecond[at] !== undefined && bySecond[at] > 0 && bySecond[at] <= quietMilliseconds
  const found = bySecond.findIndex((_, at) => isQuiet(at) && isQuiet(at + 1) && isQuiet(at + 2))
  return found < 0 ? undefined : found
}

function told(statuses: Readonly<Record<string, number>>): string {
  return Object.entries(statuses)
    .filter(([status]) => status !== '200')
    .map(([status, count]) => `${count} × ${status}`)
    .join(', ')
}
