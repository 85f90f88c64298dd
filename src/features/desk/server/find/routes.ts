import { sql, type Kysely, type Transaction } from 'kysely'
import { Problem } from '../../../../kit/problem.ts'
import { officeWork, type Route } from '../../../../platform/http.ts'
import { exportHits, listViews, readDossier, removeView, saveView, search } from '../../find-contract.ts'
import type { NoTables } from '../../../../platform/sample.ts'
import { keepLook, type LookLimits } from '../trust/look-store.ts'
import { dossierIds, type DossierIds } from './dossier-id.ts'
import { collect, tableOf } from './export.ts'
import type { Finders } from './finders.ts'
import { findPart, refuseEverything, subjectsOf } from './search.ts'
import { dropView, putView, readViews } from './view-store.ts'

type Needs = { readonly db: Kysely<NoTables>; readonly canton: string; readonly finders: Finders; readonly limits: LookLimits }
type Tx = Transaction<NoTables>

/** Finding requests and cases. Whatever shows somebody is recorded in the transaction that reads it. */
export function findRoutes({ db, canton, finders, limits }: Needs): readonly Route[] {
  const idsIn = createIds(canton)
  return [
    officeWork(search, db, async ({ filters, who, why, after }, tx, officer) => {
      refuseEverything({ filters, who })
      const { hits, next } = await findPart(tx, { canton, finders, ids: await idsIn(tx) }, { filters, who, after })
      const look = { canton, officer, action: 'search' as const, why, question: { ...filters, ...who }, subjects: subjectsOf(hits) }
      await keepLook(tx, look, limits)
      return { hits: [...hits], ...(next ? { next: [...next] } : {}) }
    }),
    officeWork(exportHits, db, async ({ filters, who, why, language }, tx, officer) => {
      const hits = await collect(tx, { canton, finders, ids: await idsIn(tx) }, { filters, who })
      const look = { canton, officer, action: 'export' as const, why, question: { ...filters, ...who }, subjects: subjectsOf(hits) }
      await keepLook(tx, look, limits)
      return { name: 'export.csv', content: tableOf(hits, filters.kind, language) }
    }),
    officeWork(readDossier, db, async ({ id, why }, tx, officer) => {
      const key = (await idsIn(tx)).read(id)
      const history = key && (await finders.history(tx, canton, key))
      if (!history || (history.persons.length === 0 && history.happenings.length === 0))
        throw new Problem('not-found', 'There is no such dossier.')
      const { legalForm, period } = key
      const persons = history.persons.map((person) => ({ ...person, pid: String(person.pid) }))
      const subjects = subjectsOf([...persons.map(({ pid }) => ({ legalForm, pid })), { legalForm, pid: String(key.pid) }])
      await keepLook(tx, { canton, officer, action: 'dossier', why, question: { period }, subjects }, limits)
      const happenings = history.happenings.map((each) => ('pid' in each ? { ...each, pid: String(each.pid) } : each))
      return { legalForm, period, persons, now: history.now, happenings, configurations: [...history.configurations] }
    }),
    ...viewRoutes(db, canton),
  ]
}

function viewRoutes(db: Needs['db'], canton: string): readonly Route[] {
  return [
    officeWork(listViews, db, async (_input, tx, officer) => ({ views: [...(await readViews(tx, canton, officer))] })),
    officeWork(saveView, db, async (view, tx, officer) => ({ id: await putView(tx, canton, officer, view) })),
    officeWork(removeView, db, async ({ id }, tx) => {
      await dropView(tx, canton, id)
      return {}
    }),
  ]
}

/** The key is read once: it never changes. */
function createIds(canton: string): (tx: Tx) => Promise<DossierIds> {
  let known: DossierIds | undefined
  return async (tx) => {
    if (known) return known
    const { rows } = await sql<{ key: Buffer }>`select key from desk.dossier_key`.execute(tx)
    const [row] = rows
    if (!row) throw new Error('there is no key for the addresses of dossiers')
    return (known = dossierIds(row.key, canton))
  }
}
