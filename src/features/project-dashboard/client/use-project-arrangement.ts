import { useTexts } from '../../../shell/language.tsx'
import { useArrangement, type ArrangementModel } from '../../../shell/parts/widgets/use-arrangement.ts'
import type { Tab } from './place.ts'
import { projectWords } from './project-words.ts'

const home = [{ id: 'home', items: ['due', 'overdue', 'issues', 'features', 'week', 'distribution', 'schedule'] }]
const budget = [{ id: 'budget', items: ['budget', 'spent', 'details'] }]

export type ProjectArrangement = { readonly model: ArrangementModel; readonly titleOf: (id: string) => string }

/** How the widgets of a tab are arranged; the one with people has no widgets. */
export function useProjectArrangement(tab: Tab): ProjectArrangement | undefined {
  const texts = useTexts(projectWords)
  const titles: Readonly<Record<string, string>> = {
    due: texts.due,
    overdue: texts.overdue,
    issues: texts.issues,
    features: texts.features,
    week: texts.weekTitle,
    distribution: texts.distributionTitle,
    schedule: texts.scheduleTitle,
    budget: texts.budgetTitle,
    spent: texts.spentTitle,
    details: texts.detailsTitle,
  }
  const titleOf = (id: string): string => titles[id] ?? id
  const homeModel = useArrangement({ name: 'project-home', usual: home, titleOf })
  const budgetModel = useArrangement({ name: 'project-budget', usual: budget, titleOf })
  if (tab === 'team') return undefined
  return { model: tab === 'home' ? homeModel : budgetModel, titleOf }
}
