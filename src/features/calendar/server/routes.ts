import type { Kysely, Transaction } from 'kysely'
import type { Canton } from '../../../platform/canton.ts'
import { route, workspaceRoute, type Route } from '../../../platform/http.ts'
import { publish } from '../../../platform/live.ts'
import {
  addEvent as addEventCall,
  endFeed,
  importEvents,
  listEvents,
  listLayers,
  makeFeed,
  readEvent as readEventCall,
  readFeed,
  readPreferences as readPreferencesCall,
  removeEvent,
  restoreEvent,
  savePreferences,
  undoImport,
  updateEvent,
  type CalendarEvent,
} from '../contract.ts'
import { addEvent, bringBack, storeChange, takeAway } from './change-store.ts'
import { feedFile } from './feed.ts'
import { addImported, removeImported } from './import-store.ts'
import { layersBetween } from './layers.ts'
import { readEvent, readEvents, type Range } from './list-store.ts'
import { dropFeed, readPreferences, storeFeed, storePreferences } from './preference-store.ts'
import type { CalendarTables } from './tables.ts'

type Needs = { readonly db: Kysely<CalendarTables>; readonly canton: Canton }
type Tx = Transaction<CalendarTables>

/** The events of a workspace: everybody in it sees and changes them. How they are looked at is each account's own. */
export function calendarRoutes({ db, canton }: Needs): readonly Route[] {
  return [
    workspaceRoute(listEvents, db, (wish, tx) => readEvents(tx, wish)),
    workspaceRoute(readEventCall, db, ({ eventId }, tx) => readEvent(tx, eventId)),
    workspaceRoute(listLayers, db, async ({ from, to }) => layersBetween(canton, from, to)),
    ...changeRoutes(db),
    ...importRoutes(db),
    ...preferenceRoutes(db),
  ]
}

function changeRoutes(db: Kysely<CalendarTables>): readonly Route[] {
  return [
    workspaceRoute(addEventCall, db, async ({ newEvent, ...range }, tx) => told(tx, await addEvent(tx, newEvent), range)),
    workspaceRoute(updateEvent, db, async ({ event, ...range }, tx) => {
      await storeChange(tx, event)
      return told(tx, event.id, range)
    }),
    workspaceRoute(removeEvent, db, async ({ eventId, ...range }, tx) => {
      await takeAway(tx, eventId)
      return told(tx, eventId, range)
    }),
    workspaceRoute(restoreEvent, db, async ({ eventId, ...range }, tx) => {
      await bringBack(tx, eventId)
      return told(tx, eventId, range)
    }),
  ]
}

function importRoutes(db: Kysely<CalendarTables>): readonly Route[] {
  return [
    workspaceRoute(importEvents, db, async ({ importId, events }, tx) => {
      const imported = await addImported(tx, importId, events)
      if (imported.changed > 0) await publish(tx, { topic: 'calendar', key: 'many' })
      return imported
    }),
    workspaceRoute(undoImport, db, async ({ importId }, tx) => {
      const changed = await removeImported(tx, importId)
      await publish(tx, { topic: 'calendar', key: 'many' })
      return { changed }
    }),
  ]
}

function preferenceRoutes(db: Kysely<CalendarTables>): readonly Route[] {
  return [
    workspaceRoute(readPreferencesCall, db, (_input, tx) => readPreferences(tx)),
    workspaceRoute(savePreferences, db, (wishes, tx) => storePreferences(tx, wishes)),
    workspaceRoute(makeFeed, db, async (_input, tx) => {
      const { secret, preferences } = await storeFeed(tx)
      return { address: `${readFeed.path}?key=${secret}`, preferences }
    }),
    workspaceRoute(endFeed, db, (_input, tx) => dropFeed(tx)),
    // Whoever has the address is not signed in: the address itself says whose calendar it is.
    route(readFeed, ({ key }) => db.transaction().execute((tx) => feedFile(tx, key))),
  ]
}

/** Everybody in the workspace hears of it; who asked gets the list. */
async function told(tx: Tx, eventId: string, range: Range): Promise<CalendarEvent[]> {
  await publish(tx, { topic: 'calendar', key: eventId })
  return readEvents(tx, range)
}
