import type { Kysely, Transaction } from 'kysely'
import type { Endpoint } from '../../../kit/endpoint.ts'
import { workspaceRoute, type Route } from '../../../platform/http.ts'
import { publish } from '../../../platform/live.ts'
import {
  deleteEntries,
  getArticle,
  getEntry,
  giveVote,
  listArticles,
  listCategories,
  listEntries,
  listOpinions,
  listQuestions,
  listRevisions,
  listSections,
  publishEntry,
  removeEntries,
  restoreEntries,
  restoreRevision,
  saveEntry,
  saveSection,
  withdrawEntry,
} from '../contract.ts'
import { binEntries, deleteForGood, unbinEntries, type Change } from './bin-store.ts'
import { putEntry, readEntries, readEntry } from './entry-store.ts'
import { publishText, readRevisions, takeRevision, withdrawText } from './publication-store.ts'
import { readArticle, readArticles, readCategories, readQuestions } from './reading-store.ts'
import { putSection, readSections } from './section-store.ts'
import type { HelpTables } from './tables.ts'
import { putVote, readOpinions } from './vote-store.ts'

type Tx = Transaction<HelpTables>
/** Who publishes, for the history. */
type ReadSelf = (tx: Tx) => Promise<{ readonly name: string }>
type Needs = { readonly db: Kysely<HelpTables>; readonly self: ReadSelf }

/** Questions and articles of a workspace: everybody in it, admin or staff, reads and writes them. */
export function helpRoutes({ db, self }: Needs): readonly Route[] {
  return [...readerRoutes(db), ...writerRoutes(db), ...changeRoutes(db, self), ...bulkRoutes(db)]
}

function readerRoutes(db: Needs['db']): readonly Route[] {
  return [
    workspaceRoute(listQuestions, db, (asked, tx) => readQuestions(tx, asked)),
    workspaceRoute(listCategories, db, (_input, tx) => readCategories(tx)),
    workspaceRoute(listArticles, db, (asked, tx) => readArticles(tx, asked)),
    workspaceRoute(getArticle, db, ({ id }, tx) => readArticle(tx, id)),
    workspaceRoute(giveVote, db, async (vote, tx) => {
      const changed = await putVote(tx, vote)
      await tell(tx, vote.id)
      return { changed }
    }),
  ]
}

function writerRoutes(db: Needs['db']): readonly Route[] {
  return [
    workspaceRoute(listSections, db, ({ shelf }, tx) => readSections(tx, shelf)),
    workspaceRoute(listEntries, db, (asked, tx) => readEntries(tx, asked)),
    workspaceRoute(getEntry, db, ({ id }, tx) => readEntry(tx, id)),
    workspaceRoute(listRevisions, db, ({ id }, tx) => readRevisions(tx, id)),
    workspaceRoute(listOpinions, db, ({ id }, tx) => readOpinions(tx, id)),
  ]
}

function changeRoutes(db: Needs['db'], self: ReadSelf): readonly Route[] {
  return [
    workspaceRoute(saveSection, db, async ({ section }, tx) => told(tx, await putSection(tx, section))),
    workspaceRoute(saveEntry, db, async ({ entry }, tx) => told(tx, await putEntry(tx, entry))),
    workspaceRoute(publishEntry, db, async ({ id, version }, tx) => {
      const { name: author } = await self(tx)
      return told(tx, await publishText(tx, { id, version, author }))
    }),
    workspaceRoute(withdrawEntry, db, async ({ id }, tx) => told(tx, await withdrawText(tx, id))),
    workspaceRoute(restoreRevision, db, async ({ id, number }, tx) => told(tx, await takeRevision(tx, id, number))),
  ]
}

function bulkRoutes(db: Needs['db']): readonly Route[] {
  const all = (endpoint: typeof removeEntries & Endpoint, change: Change): Route =>
    workspaceRoute(endpoint, db, async ({ entryIds }, tx) => {
      const changed = await change(tx, entryIds)
      await tell(tx, entryIds.length === 1 ? (entryIds[0] ?? 'many') : 'many')
      return { changed }
    })
  return [all(removeEntries, binEntries), all(restoreEntries, unbinEntries), all(deleteEntries, deleteForGood)]
}

async function told<Row extends { readonly id: string }>(tx: Tx, row: Row): Promise<Row> {
  await tell(tx, row.id)
  return row
}

async function tell(tx: Tx, key: string): Promise<void> {
  await publish(tx, { topic: 'help', key })
}
