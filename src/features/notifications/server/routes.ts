import type { Kysely, Transaction } from 'kysely'
import { workspaceRoute, type Route } from '../../../platform/http.ts'
import { publishTo } from '../../../platform/live.ts'
import { countNotifications, listNotifications, markNotifications, readSettings, saveSettings, type Settings } from '../contract.ts'
import { countUnread, markAs, readNotifications } from './notification-store.ts'
import { readOwnSettings, storeSettings } from './settings-store.ts'
import type { NotificationTables } from './tables.ts'

type Tx = Transaction<NotificationTables>
type Needs = {
  readonly db: Kysely<NotificationTables>
  /** Whether the installation mails at all. */
  readonly sendsMail: boolean
  readonly self: (tx: Tx) => Promise<{ readonly isProved: boolean }>
}

/** Everybody's own: what they were notified of in the workspace they work in, and how they want to be. */
export function notificationRoutes({ db, sendsMail, self }: Needs): readonly Route[] {
  const settings = async (tx: Tx): Promise<Settings> => ({ ...(await readOwnSettings(tx)), mail: await mailState(tx) })
  const mailState = async (tx: Tx): Promise<Settings['mail']> => {
    if (!sendsMail) return 'off'
    return (await self(tx)).isProved ? 'sent' : 'unconfirmed'
  }
  return [
    workspaceRoute(listNotifications, db, (input, tx) => readNotifications(tx, input)),
    workspaceRoute(countNotifications, db, (_input, tx) => countUnread(tx)),
    workspaceRoute(markNotifications, db, async (input, tx, { accountId }) => {
      const changed = await markAs(tx, input)
      // In the other tabs, on whichever server they are.
      if (changed > 0) await publishTo(tx, 'notifications', accountId)
      return { changed }
    }),
    workspaceRoute(readSettings, db, (_input, tx) => settings(tx)),
    workspaceRoute(saveSettings, db, async (input, tx, { accountId }) => {
      await storeSettings(tx, input)
      await publishTo(tx, 'notifications', accountId)
      return settings(tx)
    }),
  ]
}
