import { setTimeout as wait } from 'node:timers/promises'
import type { OutputOf } from '../../../kit/endpoint.ts'
import type { Health } from '../../../platform/health.ts'
import type { readStatus } from '../contract.ts'

export type Status = OutputOf<typeof readStatus>
export type StatusFigures = NonNullable<Status['figures']>

type Needs = {
  readonly health: Health
  readonly version: string
  /** Harmless figures of the service, for everybody. */
  readonly figures: () => Promise<StatusFigures>
  readonly now?: () => number
}

const keptMilliseconds = 20_000
const patience = 1000

/** How the service is. However many ask, its figures are looked up three times a minute; without them the page still says the rest. */
export function createStatus({ health, version, figures, now = () => performance.now() }: Needs): () => Promise<Status> {
  let kept: { readonly at: number; readonly figures: Promise<StatusFigures | null> } | undefined

  function current(): Promise<StatusFigures | null> {
    if (kept && now() - kept.at < keptMilliseconds) return kept.figures
    const asked = Promise.race([figures().catch(() => null), wait(patience, null, { ref: false })])
    kept = { at: now(), figures: asked }
    return asked
  }

  return async () => {
    const isReady = await health.isReady()
    const shown = isReady ? await current() : null
    return { state: isReady ? 'working' : 'limited', version, checkedAt: new Date().toISOString(), figures: shown }
  }
}
