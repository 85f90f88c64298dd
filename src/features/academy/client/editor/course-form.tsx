import { useEffect, useState, type ReactNode } from 'react'
import { FormProvider } from 'react-hook-form'
import { useLocation } from 'wouter'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import '../../../../shell/parts/form/field-scale.css'
import { formLabels } from '../../../../shell/parts/form/form-labels.ts'
import { FormSummary } from '../../../../shell/parts/form/form-summary.tsx'
import { SaveBar } from '../../../../shell/parts/save-bar/save-bar.tsx'
import { WorkspacePage } from '../../../../shell/workspace/workspace-page.tsx'
import type { Course } from '../../course.ts'
import { coursePath, coursesPath, editPath } from '../academy-paths.ts'
import { academyWords } from '../academy-words.ts'
import { useCourseChanges } from '../use-course-changes.ts'
import { CourseDetails } from './course-details.tsx'
import styles from './editor.module.css'
import { EditorTools } from './editor-tools.tsx'
import { StepsEditor } from './steps-editor.tsx'
import { useCourseForm } from './use-course-form.ts'

type CourseFormProps = {
  readonly id: string
  /** Nothing for a new one. */
  readonly course: Course | undefined
}

/** A course and its steps, to be written and saved as a whole. */
export function CourseForm({ id, course }: CourseFormProps): ReactNode {
  const texts = useTexts(academyWords)
  const { form, isDirty, failures, save, discard, generation, saved } = useCourseForm(id, course)
  const { remove } = useCourseChanges()
  const [isRemoved, setRemoved] = useState(false)
  const known = saved ?? course
  useLeading(isDirty, isRemoved ? coursesPath : saved && editPath(saved))

  function removeIt(): void {
    if (!known) return
    discard()
    setRemoved(true)
    remove(known)
  }

  return (
    <formLabels.Provider start={`course-${id}`}>
      <FormProvider {...form}>
        <WorkspacePage
          title={known ? fill(texts.editOf, { title: known.title }) : texts.newCourse}
          place={`edit ${id}`}
          trail={[{ title: texts.academy, path: coursesPath }, ...(known ? [{ title: known.title, path: coursePath(known) }] : [])]}
          actions={<EditorTools course={known} isDirty={isDirty} onSave={() => void save().catch(() => false)} onRemove={removeIt} />}
        >
          <form
            noValidate
            onSubmit={(event) => {
              event.preventDefault()
              void save().catch(() => false)
            }}
          >
            <FormSummary failures={failures} />
            <div className={styles.form}>
              <CourseDetails isNew={known === undefined} />
              <StepsEditor failures={failures} generation={generation} />
            </div>
            {/* Enter in a field saves, as in every form; the buttons stand in the bar and beside the heading. */}
            <input type="submit" hidden />
          </form>
          <SaveBar isDirty={isDirty} save={save} discard={discard} />
        </WorkspacePage>
      </FormProvider>
    </formLabels.Provider>
  )
}

/** Leads to another address, once nothing guards the form any more. */
function useLeading(isDirty: boolean, destination: string | undefined): void {
  const [path, navigate] = useLocation()
  useEffect(() => {
    if (destination !== undefined && !isDirty && path !== destination) navigate(destination, { replace: true })
  }, [destination, isDirty, path, navigate])
}
