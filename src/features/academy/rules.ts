import { foldedWord } from '../../kit/search-words.ts'
import type { CourseStep, CourseSummary } from './course.ts'

/** How far somebody is with a course. */
export type CourseState = 'new' | 'begun' | 'completed'

export function stateOf({
  activeStep,
  doneSteps,
  totalSteps,
}: Pick<CourseSummary, 'activeStep' | 'doneSteps' | 'totalSteps'>): CourseState {
  if (totalSteps > 0 && doneSteps >= totalSteps) return 'completed'
  return activeStep === 0 && doneSteps === 0 ? 'new' : 'begun'
}

/** Only what was done counts, in whole percent; 100 only where nothing is left. */
export function percentDone({ doneSteps, totalSteps }: Pick<CourseSummary, 'doneSteps' | 'totalSteps'>): number {
  return totalSteps === 0 ? 0 : Math.floor((Math.min(doneSteps, totalSteps) / totalSteps) * 100)
}

/** About how many minutes are left, in proportion to the steps. */
export function minutesLeft({ doneSteps, totalSteps, length }: Pick<CourseSummary, 'doneSteps' | 'totalSteps' | 'length'>): number {
  return totalSteps === 0 ? length : Math.ceil(((totalSteps - Math.min(doneSteps, totalSteps)) / totalSteps) * length)
}

type Move = { readonly activeStep: number; readonly done?: readonly string[] | undefined; readonly notDone?: readonly string[] | undefined }

/**
 * Which steps are done after a move. Whoever says nothing about them, as the calls of the spec do, has done all before the step
 * they are at, and at the last one all of them.
 */
export function doneAfter(stepIds: readonly string[], before: readonly string[], { activeStep, done, notDone }: Move): readonly string[] {
  const isSilent = done === undefined && notDone === undefined
  const passed = isSilent ? stepIds.slice(0, activeStep === stepIds.length ? activeStep : Math.max(0, activeStep - 1)) : (done ?? [])
  const all = new Set([...before, ...passed])
  for (const id of notDone ?? []) all.delete(id)
  return stepIds.filter((id) => all.has(id))
}

/** The first step that is not done, looking on from this one and then from the start; counted from 1. */
export function nextOpenStep(steps: readonly Pick<CourseStep, 'id'>[], done: readonly string[], from: number): number | undefined {
  const open = steps.flatMap(({ id }, at) => (done.includes(id) ? [] : [at + 1]))
  return open.find((step) => step > from) ?? open[0]
}

const mostLetters = 90

/** A title in plain letters and digits, for addresses. */
export function slugOf(title: string): string {
  const words = foldedWord(title).match(/[a-z0-9]+/g) ?? []
  return words.join('-').slice(0, mostLetters).replace(/-$/, '') || 'course'
}
