import { call } from '../../../../shell/call.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { useExplain } from '../../../../shell/parts/mutation/use-explain.ts'
import { downloadText } from '../../../../shell/parts/transfer/download.ts'
import { useNotify } from '../../../../shell/workspace/notices/notices.ts'
import { listStepNotes } from '../../contract.ts'
import type { Course } from '../../course.ts'
import { academyWords } from '../academy-words.ts'
import { notesMarkdown } from './notes-markdown.ts'

/** Gives the reader's notes on a course as a file; read anew, so that the last word is in it. */
export function useExportNotes(course: Course): () => void {
  const texts = useTexts(academyWords)
  const notify = useNotify()
  const explain = useExplain()

  function run(): void {
    call(listStepNotes, { courseId: course.id }).then(
      (notes) => {
        const text = notesMarkdown(course, notes, texts.goneSteps)
        if (text === undefined) notify(texts.noNotes, { kind: 'info' })
        else downloadText(`${course.slug}.md`, text, 'text/markdown')
      },
      (cause: unknown) => explain({ text: texts.exportNotes, cause, retry: run }),
    )
  }
  return run
}
