import type { Course, StepNote } from '../../course.ts'

/** What a reader noted in a course, step by step, to take along; nothing where nothing was written. */
export function notesMarkdown(
  { title, steps }: Pick<Course, 'title' | 'steps'>,
  notes: readonly Pick<StepNote, 'stepId' | 'text'>[],
  goneTitle: string,
): string | undefined {
  const written = notes.filter(({ text }) => text.trim() !== '')
  if (written.length === 0) return undefined
  const known = steps.flatMap((step, at) => {
    const note = written.find(({ stepId }) => stepId === step.id)
    return note ? [`## ${at + 1}. ${step.title}\n\n${note.text.trim()}\n`] : []
  })
  const gone = written.filter(({ stepId }) => !steps.some(({ id }) => id === stepId)).map(({ text }) => `${text.trim()}\n`)
  return [`# ${title}\n`, ...known, ...(gone.length === 0 ? [] : [`## ${goneTitle}\n`, ...gone])].join('\n')
}
