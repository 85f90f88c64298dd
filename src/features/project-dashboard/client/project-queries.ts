import { useQuery, type QueryKey, type UseQueryResult } from '@tanstack/react-query'
import { Problem } from '../../../kit/problem.ts'
import { call } from '../../../shell/call.ts'
import type { LiveTopics } from '../../../shell/parts/live/use-live.ts'
import { useUser } from '../../../shell/workspace/session/session.ts'
import { listProjects, listSpendings, readUnits, readWidgets, type Project } from '../contract.ts'
import type { Spending, Units } from '../rows.ts'
import type { Widget, WidgetId, WidgetOf } from '../widget.ts'

const all = (): readonly QueryKey[] => [['project-dashboard']]
/** Everything the dashboard brings together is told by the apps it belongs to. */
export const projectTopics: LiveTopics = {
  todo: all,
  scrumboard: all,
  calendar: all,
  contacts: all,
  'chat-people': all,
  'project-dashboard': all,
}

export function useProjectKey(part: 'widgets' | 'projects' | 'units' | 'spendings'): QueryKey {
  const workspaceId = useUser()?.workspace.id ?? ''
  return ['project-dashboard', workspaceId, part]
}

export type Widgets = <Id extends WidgetId>(id: Id) => WidgetOf<Id> | undefined

/** Those of the project before stay until the new ones are here. */
export function useWidgets(project: string): UseQueryResult<readonly Widget[]> {
  return useQuery({
    queryKey: [...useProjectKey('widgets'), project],
    queryFn: ({ signal }): Promise<readonly Widget[]> => call(readWidgets, project === '' ? {} : { project }, { signal }),
    placeholderData: (before) => before,
    retry: (count, cause) => count < 2 && !(cause instanceof Problem && cause.code === 'not-found'),
  })
}

export function pickFrom(widgets: readonly Widget[]): Widgets {
  return <Id extends WidgetId>(id: Id) => widgets.find((each): each is WidgetOf<Id> => each.id === id)
}

export function useProjects(): UseQueryResult<readonly Project[]> {
  return useQuery({
    queryKey: useProjectKey('projects'),
    queryFn: ({ signal }): Promise<readonly Project[]> => call(listProjects, {}, { signal }),
  })
}

export const usualUnits: Units = { temperature: 'C', speed: 'KMH' }

export function useUnits(): UseQueryResult<Units> {
  return useQuery({ queryKey: useProjectKey('units'), queryFn: ({ signal }): Promise<Units> => call(readUnits, {}, { signal }) })
}

export function useSpendings(budgetId: string): UseQueryResult<readonly Spending[]> {
  return useQuery({
    queryKey: [...useProjectKey('spendings'), budgetId],
    queryFn: ({ signal }): Promise<readonly Spending[]> => call(listSpendings, { budgetId }, { signal }),
  })
}
