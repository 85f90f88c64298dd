import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useForm, type UseFormReturn } from 'react-hook-form'
import { useTexts } from '../../../../shell/language.tsx'
import { messageOf } from '../../../../shell/parts/form/form-messages.ts'
import { formWords } from '../../../../shell/parts/form/form-words.ts'
import { useNotify } from '../../../../shell/workspace/notices/notices.ts'
import type { Course } from '../../course.ts'
import { academyWords } from '../academy-words.ts'
import { courseRules, emptyCourse, inputOf, type CourseField, type CourseInput, type CourseValues } from './course-rules.ts'
import { useSaveCourse } from './use-save-course.ts'

type Form = UseFormReturn<CourseInput, unknown, CourseValues>

type CourseModel = {
  readonly form: Form
  readonly isDirty: boolean
  /** Grows with each attempt that failed: the summary of faults shows then. */
  readonly failures: number
  readonly save: () => Promise<boolean>
  readonly discard: () => void
  /** Grows when texts were put back or came from somebody else: editors that keep a text of their own begin anew. */
  readonly generation: number
  /** As it was saved here last. */
  readonly saved: Course | undefined
}

/** The form of one course, saved as a whole. */
export function useCourseForm(id: string, course: Course | undefined): CourseModel {
  const words = useTexts(formWords)
  const texts = useTexts(academyWords)
  const notify = useNotify()
  const send = useSaveCourse()
  const [failures, setFailures] = useState(0)
  const [saved, setSaved] = useState<Course>()
  const [start] = useState(() => (course ? inputOf(course) : emptyCourse()))
  const resolver = useMemo(
    () => zodResolver(courseRules, { error: (issue) => (issue.path?.[0] === 'slug' ? texts.slugWrong : messageOf(issue, words)) }),
    [words, texts],
  )
  const form = useForm<CourseInput, unknown, CourseValues>({ resolver, defaultValues: start, shouldFocusError: false })
  const { isDirty } = form.formState
  const base = useRef(course)
  const [generation, setGeneration] = useState(0)
  const restart = (): void => setGeneration((count) => count + 1)
  useFresh(form, course, (fresh) => (base.current = fresh), restart)

  async function hand(values: CourseValues): Promise<void> {
    const sent = form.getValues()
    const kept = await send({ id, base: base.current, values })
    base.current = kept
    resetTo(form, kept, sent)
    notify(texts.saved, { kind: 'ok' })
    setSaved(kept)
  }

  async function attempt(): Promise<boolean> {
    let isTaken = false
    try {
      await form.handleSubmit(async (values) => {
        await hand(values)
        isTaken = true
      })()
    } finally {
      if (!isTaken) setFailures((count) => count + 1)
    }
    return isTaken
  }

  const running = useRef<Promise<boolean>>(undefined)
  return {
    form,
    isDirty,
    failures,
    // Saved by button, key and bar: whoever asks twice gets one answer.
    save: () => (running.current ??= attempt().finally(() => (running.current = undefined))),
    discard: () => {
      form.reset(base.current ? inputOf(base.current) : start)
      restart()
    },
    generation,
    saved,
  }
}

/** Shows what was saved; what was changed while it was on its way stays, to be saved next. */
function resetTo(form: Form, saved: Course, sent: CourseInput): void {
  const now = form.getValues()
  form.reset(inputOf(saved))
  for (const field of Object.keys(now) as CourseField[]) {
    if (JSON.stringify(now[field]) !== JSON.stringify(sent[field])) form.setValue(field, now[field], { shouldDirty: true })
  }
}

/** What others save shows at once, unless somebody is writing here. */
function useFresh(form: Form, course: Course | undefined, take: (fresh: Course) => void, restart: () => void): void {
  const { isDirty } = form.formState
  const version = course?.version
  useEffect(() => {
    if (!course || isDirty) return
    take(course)
    // What was saved here stands here already.
    if (JSON.stringify(inputOf(course)) === JSON.stringify(form.getValues())) return
    form.reset(inputOf(course))
    restart()
    // oxlint-disable-next-line react/exhaustive-deps -- only another version is news
  }, [form, version])
}
