import type { Kysely } from 'kysely'
import { Problem } from '../../../../kit/problem.ts'
import { workspaceRoute, type Route } from '../../../../platform/http.ts'
import { publishTo } from '../../../../platform/live.ts'
import { exportMails, importMails, undoImport } from '../../contract.ts'
import { folderIds } from '../../folders.ts'
import { deleteImport } from '../mail-store.ts'
import type { MailTables } from '../tables.ts'
import { exportFile } from './export.ts'
import { importFile } from './import.ts'

/** Mails from other programs, and for them. */
export function transferRoutes(db: Kysely<MailTables>): readonly Route[] {
  return [
    workspaceRoute(importMails, db, async ({ importId, fileId, folderHandle }, tx, member) => {
      const folder = folderHandle === undefined ? undefined : folderIds[folderHandle]
      const outcome = await importFile(tx, member, { importId, fileId, folder })
      if (outcome.added > 0) await publishTo(tx, 'mail', member.accountId)
      return outcome
    }),
    workspaceRoute(undoImport, db, async ({ importId }, tx, { accountId }) => {
      const changed = await deleteImport(tx, importId)
      if (changed === 0) throw new Problem('not-found', 'Nothing of this import is here.')
      await publishTo(tx, 'mail', accountId)
      return { changed }
    }),
    workspaceRoute(exportMails, db, async ({ selectedMailIds, format }, tx) => exportFile(tx, selectedMailIds, format)),
  ]
}
