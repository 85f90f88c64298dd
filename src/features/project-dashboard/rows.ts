import * as z from 'zod/mini'
import { filled, Id } from '../../kit/list-contract.ts'

const amount = z.number().check(z.minimum(-1e11), z.maximum(1e11), z.multipleOf(0.01))

/** What a project may cost for one kind of work. Amounts are francs. */
export const Budget = z.object({
  id: Id,
  projectId: Id,
  type: filled(100),
  total: amount.check(z.minimum(0)),
})
export type Budget = z.output<typeof Budget>

/** The same with what became of it. */
export const BudgetRow = z.extend(Budget, {
  projectName: z.string(),
  spent: z.number(),
  /** A share of 1; nothing where there is no budget. */
  spentShare: z.nullable(z.number()),
  /** What was spent in the last 30 days, and in the 30 before. */
  lately: z.number(),
  before: z.number(),
  remaining: z.number(),
  remainingShare: z.nullable(z.number()),
  version: z.number(),
})
export type BudgetRow = z.output<typeof BudgetRow>

/** Money that was spent; less than nothing where it came back. */
export const Spending = z.object({
  id: Id,
  budgetId: Id,
  day: z.iso.date(),
  amount: amount.check(z.refine((value) => value !== 0)),
  note: z.string().check(z.maxLength(500)),
})
export type Spending = z.output<typeof Spending>

/** Somebody who works on the projects: an account of the workspace, or a person on a board without one. */
export const Member = z.object({
  id: Id,
  name: z.string(),
  avatar: z.string(),
  /** The role of an account; what the address book says otherwise. */
  position: z.string(),
  office: z.string(),
  email: z.string(),
  phone: z.string(),
  isMember: z.boolean(),
  status: z.nullable(z.enum(['online', 'away', 'do-not-disturb', 'offline'])),
})
export type Member = z.output<typeof Member>

/** In which units an account reads the weather. */
export const Units = z.object({ temperature: z.enum(['C', 'F']), speed: z.enum(['KMH', 'MPH']) })
export type Units = z.output<typeof Units>
