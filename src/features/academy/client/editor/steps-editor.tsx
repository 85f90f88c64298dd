import { Plus, TriangleAlert, X } from 'lucide-react'
import { useEffect, useState, type ReactNode } from 'react'
import { useFormContext, useFormState } from 'react-hook-form'
import { useSearch } from 'wouter'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { useLabelled } from '../../../../shell/parts/form/form-labels.ts'
import { withLabel } from '../../../../shell/parts/form/form-messages.ts'
import { SortableList } from '../../../../shell/parts/drag/sortable-list.tsx'
import { Button } from '../../../../ui/button.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import type { CourseStep } from '../../course.ts'
import { academyWords } from '../academy-words.ts'
import type { CourseInput } from './course-rules.ts'
import styles from './editor.module.css'
import { StepEditor } from './step-editor.tsx'
import { useFormSteps } from './use-form-steps.ts'

type StepsEditorProps = { readonly failures: number; readonly generation: number }

/** The steps in their order, and the one that is being written. */
export function StepsEditor({ failures, generation }: StepsEditorProps): ReactNode {
  const texts = useTexts(academyWords)
  const asked = Number(new URLSearchParams(useSearch()).get('step') ?? 1)
  const [chosenId, setChosenId] = useState<string>()
  const { steps, add, move, write, remove } = useFormSteps(setChosenId)
  const found = steps.findIndex(({ id }) => id === chosenId)
  const at = found < 0 ? Math.min(Math.max(0, (asked || 1) - 1), steps.length - 1) : found
  const chosen = steps[at]
  const { faulty, message } = useStepFaults()
  const addId = useLabelled('steps', texts.stepsTitle)
  useLeadToFault(failures, faulty, setChosenId)
  const nameOf = ({ title }: CourseStep): string => (title.trim() === '' ? texts.untitledStep : title)

  function removeIt(step: CourseStep): void {
    const place = steps.indexOf(step)
    // What stood below moves up to where the eye is.
    if (step.id === chosen?.id) setChosenId((steps[place + 1] ?? steps[place - 1])?.id)
    remove(step)
  }

  return (
    <section className={styles.steps} aria-labelledby="course-steps">
      <div className={styles.list}>
        <h2 id="course-steps" className={styles.heading}>
          {texts.stepsTitle}
        </h2>
        <SortableList name={texts.stepsTitle} items={steps} titleOf={nameOf} onMove={move} itemClassName={styles.item}>
          {(step, handle) => (
            <div className={styles.step} data-chosen={step.id === chosen?.id ? '' : undefined}>
              {handle}
              <button
                type="button"
                className={styles.choose}
                aria-current={step.id === chosen?.id ? 'step' : undefined}
                onClick={() => setChosenId(step.id)}
              >
                <span className={styles.number}>{steps.indexOf(step) + 1}</span>
                <span className={styles.name}>{nameOf(step)}</span>
                {faulty.includes(step.id) ? <TriangleAlert role="img" aria-label={texts.stepNeedsTitle} /> : null}
              </button>
              {/* A course has one step at least. */}
              {steps.length === 1 ? null : (
                <IconButton name={fill(texts.removeStep, { title: nameOf(step) })} icon={X} onClick={() => removeIt(step)} />
              )}
            </div>
          )}
        </SortableList>
        {message === undefined ? null : <p className={styles.fault}>{withLabel(message, texts.stepsTitle)}</p>}
        <Button id={addId} onClick={() => setChosenId(add(chosen?.id).id)}>
          <Plus aria-hidden="true" />
          {texts.addStep}
        </Button>
      </div>
      {chosen ? (
        <StepEditor
          key={`${chosen.id} ${generation}`}
          step={chosen}
          at={at}
          hasFocus={chosenId !== undefined && chosen.title === ''}
          onWrite={write}
        />
      ) : (
        <p className={styles.none}>{texts.chooseStep}</p>
      )}
    </section>
  )
}

/** Ids of steps whose title is missing, and what is wrong with all of them together: that there are none. */
function useStepFaults(): { readonly faulty: readonly string[]; readonly message: string | undefined } {
  const { getValues } = useFormContext<CourseInput>()
  const { errors } = useFormState<CourseInput>()
  const faulty = getValues('steps').flatMap(({ id }, at) => (errors.steps?.[at] ? [id] : []))
  return { faulty, message: errors.steps?.root?.message ?? errors.steps?.message }
}

/** An attempt that failed opens what has to be mended. */
function useLeadToFault(failures: number, faulty: readonly string[], choose: (id: string) => void): void {
  useEffect(() => {
    const [first] = faulty
    if (failures > 0 && first !== undefined) choose(first)
    // oxlint-disable-next-line react/exhaustive-deps -- once for each attempt
  }, [failures])
}
