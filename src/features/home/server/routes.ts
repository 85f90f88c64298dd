import type { Kysely } from 'kysely'
import { listSamplePeople } from '../../../kit/sample-contract.ts'
import { workspaceRoute, type Route } from '../../../platform/http.ts'
import type { NoTables } from '../../../platform/sample.ts'
import * as contract from '../contract.ts'
import { clearAll, countEntries, keepAll, restoreAll } from './sample-store.ts'
import { readFirstDay, readSamplePeople, storeHidden, type FirstSteps } from './start-store.ts'

type Deps = { readonly db: Kysely<NoTables>; readonly steps: FirstSteps }

/** The first days in a workspace: its samples, and what there is to do first. */
export function homeRoutes({ db, steps }: Deps): readonly Route[] {
  return [
    workspaceRoute(contract.readStart, db, async (_input, tx) => readFirstDay(tx, steps)),
    workspaceRoute(contract.hidePart, db, async (part, tx, { accountId }) => {
      await storeHidden(tx, accountId, part)
      return { changed: 1 }
    }),
    workspaceRoute(contract.countSamples, db, async (_input, tx) => countEntries(tx)),
    workspaceRoute(contract.clearSamples, db, async (_input, tx) => clearAll(tx)),
    workspaceRoute(contract.restoreSamples, db, async (_input, tx) => restoreAll(tx)),
    workspaceRoute(contract.keepSamples, db, async ({ isOn }, tx) => keepAll(tx, isOn)),
    workspaceRoute(listSamplePeople, db, async (_input, tx) => ({ ids: await readSamplePeople(tx) })),
  ]
}
