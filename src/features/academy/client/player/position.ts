import type { Course } from '../../course.ts'

/** Which step shows, counted from 1, or what stands behind the last one. */
export type Position = number | 'finish'

/** What the address says; where it says nothing that is there, the reader goes on where they were. */
export function positionOf(text: string, { steps, activeStep }: Pick<Course, 'steps' | 'activeStep'>): Position {
  if (text === 'finish') return 'finish'
  const step = /^\d{1,4}$/.test(text) ? Number(text) : activeStep
  return Math.min(Math.max(1, step), Math.max(1, steps.length))
}
