import { useMemo } from 'react'
import { choiceParam, textParam } from '../../../../shell/parts/url-state/params.ts'
import { useUrlState } from '../../../../shell/parts/url-state/use-url-state.ts'

const params = { dialog: choiceParam(['', 'new', 'edit', 'spendings'], ''), budget: textParam() }

export type BudgetDialogs = {
  readonly dialog: '' | 'new' | 'edit' | 'spendings'
  readonly budgetId: string
  readonly open: (dialog: 'new' | 'edit' | 'spendings', budgetId?: string) => void
  readonly close: () => void
}

/** Which dialog is open stands in the address. */
export function useBudgetDialogs(): BudgetDialogs {
  const [{ dialog, budget }, change] = useUrlState(params)
  return useMemo(
    () => ({
      dialog,
      budgetId: budget,
      open: (next, budgetId = '') => change({ dialog: next, budget: budgetId }),
      close: () => change({ dialog: '', budget: '' }, 'replace'),
    }),
    [dialog, budget, change],
  )
}
