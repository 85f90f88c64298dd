import { Ellipsis, Minus, PencilLine, Receipt, Trash2, TrendingDown, TrendingUp, TriangleAlert } from 'lucide-react'
import { useMemo, type ReactNode } from 'react'
import { centsOf, sumOf } from '../../../../kit/money.ts'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { useFormats } from '../../../../shell/parts/formats/use-formats.ts'
import type { Column } from '../../../../shell/parts/table/column.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { Menu } from '../../../../ui/menu.tsx'
import type { BudgetRow } from '../../rows.ts'
import { projectWords } from '../project-words.ts'
import styles from './budget.module.css'

type Actions = {
  readonly edit: (row: BudgetRow) => void
  readonly spendings: (row: BudgetRow) => void
  readonly remove: (row: BudgetRow) => void
}

/** What the table of budgets shows; which project only where there are several. */
export function useBudgetColumns(hasProject: boolean, actions: Actions): readonly Column<BudgetRow>[] {
  const texts = useTexts(projectWords)
  const formats = useFormats()
  return useMemo(() => {
    const money = (francs: number): string => formats.number(francs, 2)
    const percent = (share: number | null): string => (share === null ? '–' : formats.percent(share, 1))
    const total = (pick: (row: BudgetRow) => number) => (rows: readonly BudgetRow[]) => money(sumOf(rows.map(pick)))
    const share = (pick: (row: BudgetRow) => number) => (rows: readonly BudgetRow[]) => {
      const whole = sumOf(rows.map((row) => row.total))
      return percent(whole === 0 ? null : sumOf(rows.map(pick)) / whole)
    }
    const amount = (id: string, title: string, pick: (row: BudgetRow) => number): Column<BudgetRow> => ({
      id,
      title,
      align: 'end',
      value: pick,
      text: (row) => money(pick(row)),
      total: total(pick),
    })
    return [
      { id: 'type', title: texts.type, value: ({ type }) => type, isName: true, width: 180 },
      ...(hasProject ? [{ id: 'project', title: texts.project, value: ({ projectName }: BudgetRow) => projectName, width: 160 }] : []),
      amount('total', texts.total, (row) => row.total),
      amount('spent', texts.spent, (row) => row.spent),
      {
        id: 'spentShare',
        title: texts.spentShare,
        align: 'end',
        value: ({ spentShare }) => (spentShare === null ? undefined : Math.round(spentShare * 1000) / 10),
        text: ({ spentShare }) => percent(spentShare),
        cell: (row) => <SpentShare row={row} text={percent(row.spentShare)} />,
        total: share((row) => row.spent),
      },
      { ...amount('remaining', texts.remainingCol, (row) => row.remaining), width: 200, cell: (row) => <Remaining row={row} /> },
      {
        id: 'remainingShare',
        title: texts.remainingShare,
        align: 'end',
        value: ({ remainingShare }) => (remainingShare === null ? undefined : Math.round(remainingShare * 1000) / 10),
        text: ({ remainingShare }) => percent(remainingShare),
        total: share((row) => row.remaining),
      },
      {
        id: 'actions',
        title: texts.actions,
        value: () => undefined,
        width: 72,
        isSortable: false,
        isFilterable: false,
        isPinned: true,
        isTitleHidden: true,
        onCard: 'after',
        cell: (row) => <RowMenu row={row} actions={actions} />,
      },
    ]
  }, [texts, formats, hasProject, actions])
}

function SpentShare({ row: { lately, before }, text }: { readonly row: BudgetRow; readonly text: string }): ReactNode {
  const texts = useTexts(projectWords)
  const formats = useFormats()
  const [kind, Picture] =
    lately > before
      ? (['rising', TrendingUp] as const)
      : lately < before
        ? (['falling', TrendingDown] as const)
        : (['steady', Minus] as const)
  const money = (francs: number): string => formats.money(centsOf(francs))
  const words = fill(texts[kind], { lately: money(lately), before: money(before) })
  return (
    <span className={styles.share} title={words}>
      {text}
      <Picture role="img" aria-label={words} />
    </span>
  )
}

function Remaining({ row: { remaining } }: { readonly row: BudgetRow }): ReactNode {
  const texts = useTexts(projectWords)
  const formats = useFormats()
  if (remaining >= 0) return formats.number(remaining, 2)
  return (
    <Badge kind="danger" icon={TriangleAlert}>
      {fill(texts.over, { amount: formats.number(-remaining, 2) })}
    </Badge>
  )
}

function RowMenu({ row, actions }: { readonly row: BudgetRow; readonly actions: Actions }): ReactNode {
  const texts = useTexts(projectWords)
  return (
    <Menu
      trigger={<IconButton name={fill(texts.actionsOf, { type: row.type })} icon={Ellipsis} />}
      groups={[
        [
          { id: 'spendings', title: texts.spendings, icon: Receipt, run: () => actions.spendings(row) },
          { id: 'edit', title: texts.edit, icon: PencilLine, run: () => actions.edit(row) },
        ],
        [{ id: 'remove', title: texts.remove, icon: Trash2, run: () => actions.remove(row) }],
      ]}
    />
  )
}
