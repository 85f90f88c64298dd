import { SquareKanban } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { centsOf } from '../../../../kit/money.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { DonutChart } from '../../../../shell/parts/charts/donut-chart.tsx'
import { useFormats } from '../../../../shell/parts/formats/use-formats.ts'
import { EmptyState } from '../../../../shell/parts/states/empty-state.tsx'
import { useUrlState } from '../../../../shell/parts/url-state/use-url-state.ts'
import { weekKeys } from '../../ranges.ts'
import type { WidgetOf } from '../../widget.ts'
import { placeParams } from '../place.ts'
import { useProjects, type Widgets } from '../project-queries.ts'
import { projectWords } from '../project-words.ts'
import { Ranges } from '../ranges-choice.tsx'
import type { ProjectArrangement } from '../use-project-arrangement.ts'
import { WidgetList, type WidgetPart } from '../widget-list.tsx'
import { BudgetDialog } from './budget-dialog.tsx'
import { BudgetTable } from './budget-table.tsx'
import { SpendingsDialog } from './spendings-dialog.tsx'
import { SpentCard } from './spent-card.tsx'
import { useBudgetDialogs, type BudgetDialogs } from './use-budget-dialogs.ts'

type BudgetTabProps = { readonly widgets: Widgets; readonly project: string; readonly arrangement: ProjectArrangement }

/** What the projects may cost, and what they did. */
export function BudgetTab({ widgets, project, arrangement }: BudgetTabProps): ReactNode {
  const texts = useTexts(projectWords)
  const dialogs = useBudgetDialogs()
  const { data: projects } = useProjects()
  const parts = useParts(widgets, project, dialogs)
  if (projects?.length === 0) {
    return (
      <EmptyState
        kind="never-used"
        icon={SquareKanban}
        title={texts.noProjects}
        text={texts.noProjectsText}
        action={<Link href="/apps/scrumboard/boards">{texts.openBoards}</Link>}
      />
    )
  }
  return (
    <>
      <WidgetList title={texts.budgetTab} arrangement={arrangement} parts={parts} />
      <Dialogs details={widgets('details')} project={project} dialogs={dialogs} />
    </>
  )
}

function useParts(widgets: Widgets, project: string, dialogs: BudgetDialogs): Readonly<Record<'budget' | 'spent' | 'details', WidgetPart>> {
  const [{ spent: range }, change] = useUrlState(placeParams)
  const [budget, spent, details] = [widgets('budget'), widgets('spent'), widgets('details')]
  return {
    budget: { size: 'half', content: budget ? <BudgetShares widget={budget} /> : null },
    spent: {
      size: 'half',
      controls: <Ranges widget="spentTitle" ranges={weekKeys} value={range} onChange={(next) => change({ spent: next }, 'replace')} />,
      content: spent ? <SpentCard widget={spent} range={range} /> : null,
    },
    details: { size: 'whole', content: details ? <BudgetTable widget={details} project={project} dialogs={dialogs} /> : null },
  }
}

function BudgetShares({ widget }: { readonly widget: WidgetOf<'budget'> }): ReactNode {
  const texts = useTexts(projectWords)
  const formats = useFormats()
  const [dataset] = widget.datasets
  const parts = widget.labels.map((label, at) => ({
    id: label,
    title: label === 'Others' ? texts.others : label,
    value: dataset?.data[at] ?? 0,
  }))
  return (
    <DonutChart
      title={texts.budgetTitle}
      description={texts.budgetHelp}
      parts={parts}
      format={(value) => formats.money(centsOf(value)).replace(/\.00$/, '')}
    />
  )
}

type DialogsProps = { readonly details: WidgetOf<'details'> | undefined; readonly project: string; readonly dialogs: BudgetDialogs }

function Dialogs({ details, project, dialogs: { dialog, budgetId, close } }: DialogsProps): ReactNode {
  const { data: projects = [] } = useProjects()
  const budget = details?.table.rows.find(({ id }) => id === budgetId)
  if (dialog === 'new') return <BudgetDialog budget={undefined} project={project} projects={projects} onClose={close} />
  if (dialog === 'edit' && budget)
    return <BudgetDialog key={budget.id} budget={budget} project={project} projects={projects} onClose={close} />
  return dialog === 'spendings' && budget ? <SpendingsDialog budget={budget} onClose={close} /> : null
}
