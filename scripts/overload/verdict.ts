import { dialling, type Result } from './order.ts'

export type Target = { readonly isMet: boolean; readonly measured: string }

const mostMilliseconds = 250

/** Everything served, and soon. */
export function servedAll({ sent, accepted, p50, p99, statuses }: Result): Target {
  const others = sent - accepted
  const measured = `${accepted} of ${sent} accepted, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms${others === 0 ? '' : `, ${told(statuses)}`}`
  return { isMet: others === 0 && sent > 0 && p99 <= mostMilliseconds, measured }
}

/** Refused well what was too much, and as much done as without it. */
export function shedWell({ sent, accepted, goodput, p99, p99Dialled, refused, without, statuses }: Result, capacity: number): Target {
  const others = Object.entries(statuses).reduce((sum, [status, count]) => (status === '200' || status === '503' ? sum : sum + count), 0)
  const share = goodput / capacity
  const measured = [
    `${Math.round(goodput)}/s or ${Math.round(share * 100)} % of C`,
    `p99 of accepted ${Math.round(p99Dialled)} ms (${Math.round(p99)} ms with the first ${dialling} s)`,
    `${refused} of ${sent} refused, ${without} of these without Retry-After of 2 to 30 s`,
    `${others} other failures${others === 0 ? '' : ` (${told(statuses)})`}`,
  ].join(', ')
  return { isMet: refused > 0 && accepted > 0 && without === 0 && others === 0 && share >= 0.9 && p99Dialled < mostMilliseconds, measured }
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
