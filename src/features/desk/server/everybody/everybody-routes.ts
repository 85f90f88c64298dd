import type { Kysely } from 'kysely'
import { Problem } from '../../../../kit/problem.ts'
import type { Asking } from '../../../../platform/asking.ts'
import type { Config } from '../../../../platform/config.ts'
import { officeCookie, officeRoute, type Route } from '../../../../platform/http.ts'
import { secretHash } from '../../../../platform/secrets.ts'
import { actOnGeneral, proposeGeneral, readEverybody, setClosing, tryGeneral, withdrawGeneral } from '../../everybody-contract.ts'
import type { Pass } from '../delivery/office-delivery-store.ts'
import type { DeskTables } from '../tables.ts'
import { dryRun } from './dry-run.ts'
import { act, close, propose, readOverview } from './everybody-store.ts'

type Needs = { readonly db: Kysely<DeskTables>; readonly config: Config }

/** What the office does for everybody at once. The database checks session and role once more; each statement stands alone. */
export function everybodyRoutes({ db, config }: Needs): readonly Route[] {
  const { CANTON: canton, OFFICE_ISSUER: issuer = '' } = config
  const pass = (asking: Asking): Pass => ({ sessionHash: secretHash(asking.cookie(officeCookie) ?? ''), issuer, canton })
  return [
    officeRoute(readEverybody, async (_input, _officer, asking) => {
      const { extensions, closing, acts, moment } = allowed(await readOverview(db, pass(asking)))
      return {
        extensions: extensions.map((each) => ({
          ...each,
          proposedAt: written(each.proposedAt),
          startedAt: each.startedAt && written(each.startedAt),
          endedAt: each.endedAt && written(each.endedAt),
          secondsLeft: secondsLeft(each),
        })),
        closing: closing && { ...closing, since: written(closing.since) },
        acts: acts.map((each) => ({ ...each, at: written(each.at) })),
        moment: moment.toISOString(),
      }
    }),
    officeRoute(tryGeneral, async (terms, _officer, asking) => allowed(await dryRun(db, pass(asking), terms))),
    officeRoute(proposeGeneral, async ({ terms, reason }, _officer, asking) => {
      const { counts } = allowed(await dryRun(db, pass(asking), terms))
      const proposal = { terms, reason, total: counts.total, expected: counts.raised }
      return { id: allowed(await propose(db, pass(asking), proposal)) }
    }),
    officeRoute(withdrawGeneral, async ({ id, why }, _officer, asking) => ({
      hasChanged: allowed(await act(db, pass(asking), { id, why, act: 'withdraw' })) === 'done',
    })),
    officeRoute(actOnGeneral, async (wanted, _officer, asking) => ({ outcome: allowed(await act(db, pass(asking), wanted)) })),
    officeRoute(setClosing, async (wanted, _officer, asking) => ({ hasChanged: allowed(await close(db, pass(asking), wanted)) })),
  ]
}

/** From what is still to be looked at and the pace so far; nothing while that cannot be told. */
function secondsLeft({ rate, total, walked }: { rate: number | null; total: number; walked: number }): number | null {
  return rate === null || rate <= 0 ? null : Math.ceil(Math.max(0, total - walked) / rate)
}

function written(moment: string): string {
  return new Date(moment).toISOString()
}

/** The database says nothing to who may not, whatever the gate thought. */
function allowed<T>(answer: T | undefined): T {
  if (answer === undefined) throw new Problem('not-allowed', 'Your role at the tax office does not allow this.')
  return answer
}
