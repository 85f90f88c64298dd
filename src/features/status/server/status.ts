import { setTimeout as wait } from 'node:timers/promises'
import type { OutputOf } from '../../../kit/endpoint.ts'
import type { Health } from '../../../platform/health.ts'
import { gatewayName } from '../../../platform/neighbours.ts'
import type { readStatus } from '../contract.ts'

export type Status = OutputOf<typeof readStatus>
export type StatusFigures = NonNullable<Status['figures']>

type Needs = {
  readonly health: Health
  readonly version: string
  /** Harmless figures of the service, for everybody. */
  readonly figures: () => Promise<StatusFigures>
  /** What the tax office says while it has closed the service. */
  readonly closed: () => NonNullable<Status['closedTexts']> | undefined
  readonly now?: () => number
}

const keptMilliseconds = 20_000
const readyMilliseconds = 1000
const patience = 1000

/**
 * How the service is. However many ask, the database is tried once a second and its figures are looked up three times a minute; without
 * them the page still says the rest. That the office has closed the service is known at once.
 */
export function createStatus({ health, version, figures, closed, now = () => performance.now() }: Needs): () => Promise<Status> {
  let kept: { readonly at: number; readonly figures: Promise<StatusFigures | null> } | undefined
  let tried: { readonly at: number; readonly isReady: Promise<boolean> } | undefined

  function ready(): Promise<boolean> {
    if (!tried || now() - tried.at >= readyMilliseconds) tried = { at: now(), isReady: health.isReady() }
    return tried.isReady
  }

  function current(): Promise<StatusFigures | null> {
    if (kept && now() - kept.at < keptMilliseconds) return kept.figures
    const asked = Promise.race([figures().catch(() => null), wait(patience, null, { ref: false })])
    kept = { at: now(), figures: asked }
    return asked
  }

  return async () => {
    const isReady = await ready()
    const shown = isReady ? await current() : null
    const said = { version, checkedAt: new Date().toISOString(), figures: shown }
    const closedTexts = closed()
    if (closedTexts) return { state: 'closed', closedTexts, ...said }
    // Without the tax system that decides, requests are only stamped.
    const isWhole = isReady && !health.missing().includes(gatewayName)
    return { state: isWhole ? 'working' : 'limited', ...said }
  }
}
