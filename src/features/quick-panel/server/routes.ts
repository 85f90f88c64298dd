import type { Kysely, Transaction } from 'kysely'
import { workspaceRoute, type Route } from '../../../platform/http.ts'
import type { NoTables } from '../../../platform/sample.ts'
import { readQuickPanel, type QuickEntry } from '../contract.ts'

type Read = (tx: Transaction<NoTables>, most: number) => Promise<readonly QuickEntry[]>
type Needs = { readonly db: Kysely<NoTables>; readonly events: Read; readonly notes: Read }

const mostEvents = 4
const mostNotes = 3

/** What one wants to see in passing; the apps that know it are asked for it. */
export function quickPanelRoutes({ db, events, notes }: Needs): readonly Route[] {
  return [
    workspaceRoute(readQuickPanel, db, async (_input, tx) => ({
      events: [...(await events(tx, mostEvents))],
      notes: [...(await notes(tx, mostNotes))],
    })),
  ]
}
