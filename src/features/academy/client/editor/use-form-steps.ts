import { useEffect, useRef } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { moveWithin } from '../../../../shell/parts/drag/order.ts'
import { useUndo } from '../../../../shell/parts/undo/use-undo.ts'
import type { CourseStep } from '../../course.ts'
import { academyWords } from '../academy-words.ts'
import { emptyStep, type CourseInput, type CourseValues } from './course-rules.ts'

type FormSteps = {
  readonly steps: readonly CourseStep[]
  /** After this one, or at the end; answers with the new one. */
  readonly add: (afterId: string | undefined) => CourseStep
  readonly move: (from: number, to: number) => void
  readonly write: (id: string, content: string) => void
  readonly remove: (step: CourseStep) => void
}

/** The steps of the form, and all that can be done to them before it is saved. */
export function useFormSteps(onBack: (id: string) => void): FormSteps {
  const texts = useTexts(academyWords)
  const undo = useUndo()
  const { getValues, setValue } = useFormContext<CourseInput, unknown, CourseValues>()
  const steps = useWatch<CourseInput, 'steps'>({ name: 'steps' })
  const remembered = useRef<number[]>([])
  const { forget } = undo
  // Once the form is gone, there is nothing left that a step back could change.
  useEffect(() => () => remembered.current.forEach(forget), [forget])
  const put = (next: readonly CourseStep[]): void => setValue('steps', [...next], { shouldDirty: true })

  return {
    steps,
    add: (afterId) => {
      const made = emptyStep()
      const now = getValues('steps')
      const at = now.findIndex(({ id }) => id === afterId)
      put(now.toSpliced(at < 0 ? now.length : at + 1, 0, made))
      return made
    },
    move: (from, to) => put(moveWithin(getValues('steps'), from, to)),
    write: (id, content) => put(getValues('steps').map((step) => (step.id === id ? { ...step, content } : step))),
    remove: (step) => {
      const before = getValues('steps')
      const at = before.findIndex(({ id }) => id === step.id)
      const gone = before[at] ?? step
      put(before.filter(({ id }) => id !== step.id))
      const bringBack = async (): Promise<void> => {
        // Only this one comes back: others may have been added in between.
        put(getValues('steps').toSpliced(at, 0, gone))
        onBack(gone.id)
      }
      const text = fill(texts.stepRemoved, { title: gone.title || texts.untitledStep })
      remembered.current.push(undo.did({ text, undo: bringBack }))
    },
  }
}
