import * as z from 'zod/mini'
import { endpoint } from '../../kit/endpoint.ts'
import { Changed, Id } from '../../kit/list-contract.ts'
import { Budget, Spending, Units } from './rows.ts'
import { Widget } from './widget.ts'

const address = '/api/project-dashboard-app'
const common = { access: 'signed-in' } as const
const reading = { ...common, method: 'GET' } as const
const change = { ...common, method: 'POST' } as const

/** Spec: a project. Here it is a board of the workspace. */
const Project = z.object({
  id: Id,
  name: z.string(),
  // --- beyond the spec
  /** How the board is called in its address. */
  uri: z.string(),
})
export type Project = z.output<typeof Project>

export const listProjects = endpoint({
  ...reading,
  path: `${address}/projects`,
  summary: 'The projects: the boards of the workspace',
  input: z.object({}),
  output: z.array(Project),
})
export const readWidgets = endpoint({
  ...reading,
  path: `${address}/widgets`,
  summary: 'What the dashboard shows of one project, or of all projects and to-dos together',
  input: z.object({ project: z.optional(Id) }),
  output: z.array(Widget),
})
export const readUnits = endpoint({
  ...reading,
  path: `${address}/units`,
  summary: 'In which units the account reads the weather',
  input: z.object({}),
  output: Units,
})
export const saveUnits = endpoint({
  ...change,
  path: `${address}/save-units`,
  summary: 'Changes the units of the weather; what is not sent stays',
  input: z.partial(Units),
  output: Units,
})

export const saveBudget = endpoint({
  ...change,
  path: `${address}/save-budget`,
  summary: 'Adds a budget or changes it; with a version only the one that was seen',
  input: z.object({ budget: Budget, version: z.optional(z.number()) }),
  output: Changed,
})
export const removeBudget = endpoint({
  ...change,
  path: `${address}/remove-budget`,
  summary: 'Takes a budget away, with what was spent of it',
  input: z.object({ id: Id }),
  output: Changed,
})
export const restoreBudget = endpoint({
  ...change,
  path: `${address}/restore-budget`,
  summary: 'Brings a budget back as it was',
  input: z.object({ id: Id }),
  output: Changed,
})
export const listSpendings = endpoint({
  ...reading,
  path: `${address}/spendings`,
  summary: 'What was spent of a budget, the latest first, 500 at most',
  input: z.object({ budgetId: Id }),
  output: z.array(Spending),
})
export const saveSpending = endpoint({
  ...change,
  path: `${address}/save-spending`,
  summary: 'Adds or changes something that was spent',
  input: z.object({ spending: Spending }),
  output: Changed,
})
export const removeSpending = endpoint({
  ...change,
  path: `${address}/remove-spending`,
  summary: 'Takes away something that was spent',
  input: z.object({ id: Id }),
  output: Changed,
})
export const restoreSpending = endpoint({
  ...change,
  path: `${address}/restore-spending`,
  summary: 'Brings back something that was spent',
  input: z.object({ id: Id }),
  output: Changed,
})
