import { choiceParam, textParam } from '../../../shell/parts/url-state/params.ts'
import { dayKeys, weekKeys } from '../ranges.ts'

export const tabs = ['home', 'budget', 'team'] as const
export type Tab = (typeof tabs)[number]

/** What the address says: the project, the tab, and the range of each widget that has one. */
export const placeParams = {
  project: textParam(),
  tab: choiceParam(tabs, 'home'),
  due: choiceParam(dayKeys, 'DT'),
  week: choiceParam(weekKeys, 'TW'),
  tasks: choiceParam(weekKeys, 'TW'),
  schedule: choiceParam(['DT', 'DTM'], 'DT'),
  spent: choiceParam(weekKeys, 'TW'),
}

/** Where a tab of a project begins: without what was chosen on another. */
export function tabSearch(project: string, tab: Tab): string {
  const params = new URLSearchParams([...(project === '' ? [] : [['project', project]]), ...(tab === 'home' ? [] : [['tab', tab]])])
  return params.size === 0 ? '' : `?${params}`
}
