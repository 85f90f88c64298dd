import type { Transaction } from 'kysely'
import { Problem } from '../../../kit/problem.ts'
import { workspaceRoute, type Route } from '../../../platform/http.ts'
import { publishTo } from '../../../platform/live.ts'
import { storable } from '../../../platform/storable-text.ts'
import {
  countMails,
  deleteMails,
  listFilters,
  listFolders,
  listLabels,
  listMails,
  listMailStates,
  listTrustedSenders,
  readMail,
  restoreMails,
  setFolder,
  toggleLabel,
  trustSender,
  updateMail,
  updateMails,
} from '../contract.ts'
import { filters, folders, labels } from '../folders.ts'
import { readCounts } from './count-store.ts'
import { readMails, readStates } from './mail-list.ts'
import {
  changeMail,
  changeMails,
  deleteForGood,
  isAnyThere,
  missing,
  moveMails,
  readOne,
  restoreStates,
  toggleLabelOn,
} from './mail-store.ts'
import type { MailTables } from './tables.ts'
import { pictureRoutes } from './picture/picture-routes.ts'
import { transferRoutes } from './transfer/transfer-routes.ts'
import { distrust, readTrusted, trust } from './trusted-senders.ts'
import { seen, writingRoutes, type WritingNeeds } from './writing-routes.ts'

type Tx = Transaction<MailTables>

export function mailRoutes(needs: WritingNeeds): readonly Route[] {
  const { db, notices } = needs
  return [
    workspaceRoute(listMails, db, async (asked, tx) => readMails(tx, asked)),
    workspaceRoute(readMail, db, async ({ mailId }, tx) => readOne(tx, mailId)),
    workspaceRoute(listFolders, db, async () => [...folders]),
    workspaceRoute(listFilters, db, async () => [...filters]),
    workspaceRoute(listLabels, db, async () => [...labels]),
    workspaceRoute(countMails, db, async (_input, tx) => readCounts(tx)),
    workspaceRoute(listMailStates, db, async (which, tx) => readStates(tx, which)),
    workspaceRoute(updateMail, db, async ({ id, ...changes }, tx, { accountId }) => {
      const mail = await changeMail(tx, id, changes)
      await publishTo(tx, 'mail', accountId)
      return mail
    }),
    workspaceRoute(updateMails, db, async ({ selectedMailIds, changes }, tx, { accountId }) =>
      answered(tx, accountId, selectedMailIds, await changeMails(tx, selectedMailIds, changes)),
    ),
    workspaceRoute(setFolder, db, async ({ selectedMailIds, folderId }, tx, { accountId }) =>
      answered(tx, accountId, selectedMailIds, await moveMails(tx, selectedMailIds, folderId)),
    ),
    workspaceRoute(toggleLabel, db, async ({ selectedMailIds, labelId }, tx, { accountId }) =>
      answered(tx, accountId, selectedMailIds, await toggleLabelOn(tx, selectedMailIds, labelId)),
    ),
    workspaceRoute(deleteMails, db, async ({ selectedMailIds }, tx, { accountId }) => {
      const setGone = (ids: readonly string[]): Promise<void> => notices.setGone(seen(tx), ids, { isGone: true })
      return answered(tx, accountId, selectedMailIds, await deleteForGood(tx, selectedMailIds, setGone))
    }),
    workspaceRoute(restoreMails, db, async ({ mails }, tx, { accountId }) => {
      const ids = mails.map(({ id }) => id)
      return answered(tx, accountId, ids, await restoreStates(tx, mails))
    }),
    workspaceRoute(listTrustedSenders, db, async (_input, tx) => readTrusted(tx)),
    workspaceRoute(trustSender, db, async ({ email, isTrusted }, tx, member) => {
      const address = storable(email).trim().toLowerCase()
      if (isTrusted) await trust(tx, member, address)
      else await distrust(tx, address)
      return readTrusted(tx)
    }),
    ...writingRoutes(needs),
    ...pictureRoutes({ db, isOn: needs.config.MAIL_PICTURES === 'on' }),
    ...transferRoutes(db),
  ]
}

/** Tells the others, unless nothing could be changed: because nothing is there, or because what is there may not be changed like that. */
async function answered(tx: Tx, accountId: string, ids: readonly string[], changed: number): Promise<{ changed: number }> {
  if (changed > 0) {
    await publishTo(tx, 'mail', accountId)
    return { changed }
  }
  const isThere = await isAnyThere(tx, ids)
  throw isThere ? new Problem('conflict', 'These mails cannot be changed like that where they are.') : missing()
}
