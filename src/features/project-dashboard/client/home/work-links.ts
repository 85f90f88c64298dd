import type { PlainDate } from '../../../../kit/plain-date.ts'
import type { Project } from '../../contract.ts'
import { dayOfRange, type DayRange } from '../../ranges.ts'

export type CountId = 'due' | 'overdue' | 'issues' | 'features'
type Wish = { readonly id: CountId; readonly range: DayRange; readonly today: PlainDate; readonly project: Project | undefined }

/** The to-dos that a number counts. */
export function todosPath({ id, range, today }: Wish): string {
  const questions = {
    due: `due:${dayOfRange(today, range)}`,
    overdue: '',
    issues: 'is:open label:issue',
    features: 'is:open -label:issue',
  }
  return id === 'overdue' ? '/apps/todo/filter/overdue' : `/apps/todo/all?${new URLSearchParams({ q: questions[id] })}`
}

/** The board, looked at so that the cards a number counts are among the first; without a project, the list of boards. */
export function cardsPath({ id, range, project }: Wish): string {
  const boards = '/apps/scrumboard/boards'
  if (!project) return boards
  const due = id === 'overdue' ? 'overdue' : id === 'due' ? { DY: 'overdue', DT: 'day', DTM: 'week' }[range] : undefined
  return `${boards}/${project.id}/${project.uri}${due === undefined ? '' : `?due=${due}`}`
}
