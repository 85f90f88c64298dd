import { useQueryClient } from '@tanstack/react-query'
import { fill } from '../../../../kit/texts.ts'
import { centsOf } from '../../../../kit/money.ts'
import { call } from '../../../../shell/call.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { useFormats } from '../../../../shell/parts/formats/use-formats.ts'
import { useExplain } from '../../../../shell/parts/mutation/use-explain.ts'
import { useUndo } from '../../../../shell/parts/undo/use-undo.ts'
import { removeBudget, removeSpending, restoreBudget, restoreSpending, saveBudget, saveSpending } from '../../contract.ts'
import type { Budget, BudgetRow, Spending } from '../../rows.ts'
import { projectWords } from '../project-words.ts'

export type BudgetChanges = {
  /** `before` is what it was, with the version that was seen; nothing for a new one. Rejects where the server refuses it. */
  readonly putBudget: (budget: Budget, before: BudgetRow | undefined) => Promise<void>
  readonly dropBudget: (budget: Budget) => Promise<void>
  readonly putSpending: (spending: Spending, before: Spending | undefined) => Promise<void>
  readonly dropSpending: (spending: Spending) => Promise<void>
}

/** Saves and takes away; each can be undone exactly. */
export function useBudgetChanges(): BudgetChanges {
  const texts = useTexts(projectWords)
  const formats = useFormats()
  const client = useQueryClient()
  const explain = useExplain()
  const { did } = useUndo()
  const readAgain = (): Promise<void> => client.invalidateQueries({ queryKey: ['project-dashboard'] })
  type Act = () => Promise<unknown>

  async function make(text: string, act: Act, back: Act, again: Act = act): Promise<void> {
    await act()
    did({ text, undo: () => back().then(readAgain), redo: () => again().then(readAgain) })
    await readAgain()
  }
  /** For what is not in a form that would show the fault. */
  async function tryTo(text: string, act: Act, back: Act): Promise<void> {
    await make(text, act, back).catch((cause: unknown) => explain({ text, cause, retry: () => void tryTo(text, act, back) }))
  }
  const money = ({ amount }: Spending): string => formats.money(centsOf(amount))

  return {
    putBudget: (budget, before) => {
      const { id, type } = budget
      if (!before) {
        const back = (): Promise<unknown> => call(removeBudget, { id })
        return make(
          fill(texts.budgetAdded, { type }),
          () => call(saveBudget, { budget }),
          back,
          () => call(restoreBudget, { id }),
        )
      }
      const { projectId, type: old, total, version } = before
      const back = (): Promise<unknown> => call(saveBudget, { budget: { id, projectId, type: old, total } })
      const again = (): Promise<unknown> => call(saveBudget, { budget })
      return make(fill(texts.budgetSaved, { type }), () => call(saveBudget, { budget, version }), back, again)
    },
    dropBudget: ({ id, type }) =>
      tryTo(
        fill(texts.budgetRemoved, { type }),
        () => call(removeBudget, { id }),
        () => call(restoreBudget, { id }),
      ),
    putSpending: (spending, before) => {
      const { id } = spending
      const put = (value: Spending) => (): Promise<unknown> => call(saveSpending, { spending: value })
      if (before) return make(fill(texts.spendingSaved, { amount: money(spending) }), put(spending), put(before))
      const back = (): Promise<unknown> => call(removeSpending, { id })
      return make(fill(texts.spendingAdded, { amount: money(spending) }), put(spending), back, () => call(restoreSpending, { id }))
    },
    dropSpending: (spending) =>
      tryTo(
        fill(texts.spendingRemoved, { amount: money(spending) }),
        () => call(removeSpending, { id: spending.id }),
        () => call(restoreSpending, { id: spending.id }),
      ),
  }
}
