import type { Kysely, Transaction } from 'kysely'
import { Problem } from '../../../kit/problem.ts'
import { workspaceRoute, type Route } from '../../../platform/http.ts'
import { publish } from '../../../platform/live.ts'
import type { NoTables } from '../../../platform/sample.ts'
import {
  listProjects,
  listSpendings,
  readUnits as readUnitsCall,
  readWidgets,
  removeBudget,
  removeSpending,
  restoreBudget,
  restoreSpending,
  saveBudget,
  saveSpending,
  saveUnits,
} from '../contract.ts'
import { putBudget, setBudgetRemoved } from './budget-store.ts'
import { putSpending, readSpendings, setSpendingRemoved } from './spending-store.ts'
import { readUnits, storeUnits } from './units-store.ts'
import { readAllWidgets, type Sources } from './widgets.ts'

type Needs = Sources & { readonly db: Kysely<NoTables> }
type Tx = Transaction<NoTables>

/** The dashboard of projects: what other apps know of them, and their budgets. */
export function projectRoutes({ db, ...sources }: Needs): readonly Route[] {
  return [
    workspaceRoute(listProjects, db, async (_input, tx) => [...(await sources.projects(tx))]),
    workspaceRoute(readWidgets, db, ({ project }, tx) => readAllWidgets(tx, sources, project)),
    workspaceRoute(readUnitsCall, db, (_input, tx) => readUnits(tx)),
    workspaceRoute(saveUnits, db, (change, tx) => storeUnits(tx, change)),
    ...budgetRoutes(db, sources),
  ]
}

function budgetRoutes(db: Kysely<NoTables>, { projects }: Sources): readonly Route[] {
  return [
    workspaceRoute(saveBudget, db, async (input, tx) => {
      const isThere = (await projects(tx)).some(({ id }) => id === input.budget.projectId)
      if (!isThere) throw new Problem('not-found', 'There is no such project.')
      return told(tx, input.budget.id, await putBudget(tx, input))
    }),
    workspaceRoute(removeBudget, db, async ({ id }, tx) => told(tx, id, await setBudgetRemoved(tx, id, true))),
    workspaceRoute(restoreBudget, db, async ({ id }, tx) => told(tx, id, await setBudgetRemoved(tx, id, false))),
    workspaceRoute(listSpendings, db, ({ budgetId }, tx) => readSpendings(tx, budgetId)),
    workspaceRoute(saveSpending, db, async ({ spending }, tx) => told(tx, spending.budgetId, await putSpending(tx, spending))),
    workspaceRoute(removeSpending, db, async ({ id }, tx) => told(tx, id, await setSpendingRemoved(tx, id, true))),
    workspaceRoute(restoreSpending, db, async ({ id }, tx) => told(tx, id, await setSpendingRemoved(tx, id, false))),
  ]
}

async function told(tx: Tx, key: string, changed: number): Promise<{ changed: number }> {
  await publish(tx, { topic: 'project-dashboard', key })
  return { changed }
}
