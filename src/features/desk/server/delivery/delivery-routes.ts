import type { Kysely } from 'kysely'
import { Problem } from '../../../../kit/problem.ts'
import type { Asking } from '../../../../platform/asking.ts'
import type { Config } from '../../../../platform/config.ts'
import { officeCookie, officeRoute, type Route } from '../../../../platform/http.ts'
import { secretHash } from '../../../../platform/secrets.ts'
import { listDeadLetters, pauseDelivery, readDelivery, replayDeadLetters, resumeDelivery } from '../../delivery-contract.ts'
import type { DeskTables } from '../tables.ts'
import { readDead, readOverview, replay, setPaused, type DeadRow, type Pass } from './office-delivery-store.ts'

type Needs = { readonly db: Kysely<DeskTables>; readonly config: Config }

const pageRows = 100

/** Telling the tax system, in the hands of the office. The database checks session and role once more; each statement stands alone. */
export function deliveryRoutes({ db, config }: Needs): readonly Route[] {
  const { CANTON: canton, OFFICE_ISSUER: issuer = '' } = config
  const pass = (asking: Asking): Pass => ({ sessionHash: secretHash(asking.cookie(officeCookie) ?? ''), issuer, canton })
  return [
    officeRoute(readDelivery, async (_input, _officer, asking) => {
      const { since, pausedAt, moment, failures, acts, ...numbers } = allowed(await readOverview(db, pass(asking)))
      return {
        ...numbers,
        since: since?.toISOString() ?? null,
        pausedAt: pausedAt?.toISOString() ?? null,
        moment: moment.toISOString(),
        isOn: config.DELIVERY_URL !== undefined,
        failures: [...failures],
        acts: acts.map((act) => ({ ...act, at: new Date(act.at).toISOString() })),
      }
    }),
    officeRoute(listDeadLetters, async ({ after }, _officer, asking) => {
      const found = await readDead(db, pass(asking), after, pageRows + 1)
      const rows = found.slice(0, pageRows)
      return { rows: rows.map(wireOf), next: found.length > pageRows ? (rows.at(-1)?.place ?? null) : null }
    }),
    officeRoute(replayDeadLetters, async ({ ids }, _officer, asking) => ({ count: allowed(await replay(db, pass(asking), ids)) })),
    officeRoute(pauseDelivery, async ({ why }, _officer, asking) => ({
      hasChanged: allowed(await setPaused(db, pass(asking), true, why)),
    })),
    officeRoute(resumeDelivery, async ({ why }, _officer, asking) => ({
      hasChanged: allowed(await setPaused(db, pass(asking), false, why)),
    })),
  ]
}

function wireOf(dead: DeadRow) {
  const { place: _, reason, receivedAt, queuedAt, ...row } = dead
  return { ...row, reason: reason ?? 'failed', receivedAt: receivedAt?.toISOString() ?? null, queuedAt: queuedAt.toISOString() }
}

/** The database says nothing to who may not, whatever the gate thought. */
function allowed<T>(answer: T | undefined): T {
  if (answer === undefined) throw new Problem('not-allowed', 'Your role at the tax office does not allow this.')
  return answer
}
