import { Plus } from 'lucide-react'
import { useMemo, type ReactNode } from 'react'
import { useTexts } from '../../../../shell/language.tsx'
import { ChartFrame } from '../../../../shell/parts/charts/chart-frame.tsx'
import { FilterBar } from '../../../../shell/parts/filters/filter-bar.tsx'
import { useFormats } from '../../../../shell/parts/formats/use-formats.ts'
import { EmptyState } from '../../../../shell/parts/states/empty-state.tsx'
import { DataTable } from '../../../../shell/parts/table/data-table.tsx'
import { useDataTable } from '../../../../shell/parts/table/use-data-table.ts'
import { useTableAddress } from '../../../../shell/parts/table/use-table-address.ts'
import { Button } from '../../../../ui/button.tsx'
import type { BudgetRow } from '../../rows.ts'
import type { WidgetOf } from '../../widget.ts'
import { projectWords } from '../project-words.ts'
import { useBudgetColumns } from './budget-columns.tsx'
import type { BudgetDialogs } from './use-budget-dialogs.ts'
import { useBudgetChanges } from './use-budget-changes.ts'

type BudgetTableProps = { readonly widget: WidgetOf<'details'>; readonly project: string; readonly dialogs: BudgetDialogs }

/** Each budget with what became of it. */
export function BudgetTable({ widget, project, dialogs }: BudgetTableProps): ReactNode {
  const texts = useTexts(projectWords)
  const formats = useFormats()
  const { dropBudget } = useBudgetChanges()
  const [state, onChange] = useTableAddress()
  const { open } = dialogs
  const actions = useMemo(
    () => ({
      edit: ({ id }: BudgetRow) => open('edit', id),
      spendings: ({ id }: BudgetRow) => open('spendings', id),
      remove: (row: BudgetRow) => void dropBudget(row),
    }),
    // oxlint-disable-next-line react/exhaustive-deps -- taking away needs nothing that changes
    [open],
  )
  const columns = useBudgetColumns(project === '', actions)
  const { rows } = widget.table
  const table = useDataTable({ id: 'budget-details', columns, rows, rowId: ({ id }) => id, state, onChange })
  const add = (
    <Button onClick={() => open('new')}>
      <Plus aria-hidden="true" />
      {texts.newBudget}
    </Button>
  )
  const lines = [
    [texts.type, texts.total, texts.spent, texts.remainingCol],
    ...rows.map((row) => [row.type, row.total, row.spent, row.remaining]),
  ]
  return (
    <ChartFrame
      title={texts.detailsTitle}
      description={texts.detailsHelp}
      table={rows.length === 0 ? [...lines, [texts.noBudget, 0, 0, 0]] : lines}
      format={(value) => formats.number(value, 2)}
      isFigures
    >
      <FilterBar table={table}>{rows.length === 0 ? null : add}</FilterBar>
      <DataTable
        table={table}
        name={texts.detailsTitle}
        onOpen={({ id }) => open('spendings', id)}
        empty={<EmptyState kind="never-used" title={texts.noBudget} text={texts.noBudgetText} action={add} />}
      />
    </ChartFrame>
  )
}
