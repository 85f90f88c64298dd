import { useCallback } from 'react'
import { Problem, type ProblemCode } from '../../../kit/problem.ts'
import { fill } from '../../../kit/texts.ts'
import { useTexts } from '../../language.tsx'
import { useNotify } from '../../workspace/notices/notices.ts'
import { sharedWords } from '../words/shared-words.ts'
import { mutationWords } from './mutation-words.ts'

type Failure = { readonly text: string | undefined; readonly cause: unknown; readonly retry: () => void }

/** Tells that a change was taken back, why, and offers to try again. The notice area reads it aloud. */
export function useExplain(): (failure: Failure) => void {
  const notify = useNotify()
  const texts = useTexts(mutationWords)
  const { retry: label } = useTexts(sharedWords)
  return useCallback(
    ({ text, cause, retry }) => {
      const reasons: Partial<Record<ProblemCode, string>> = {
        unavailable: texts.unavailable,
        'not-signed-in': texts.notSignedIn,
        'not-allowed': texts.notAllowed,
        'not-found': texts.notFound,
        conflict: texts.conflict,
        'too-many': texts.tooMany,
      }
      const what = text === undefined ? texts.takenBack : fill(texts.takenBackText, { text })
      const why = (cause instanceof Problem ? reasons[cause.code] : undefined) ?? texts.unexpected
      notify(`${what} ${why}`, { kind: 'danger', action: { label, run: retry } })
    },
    [notify, texts, label],
  )
}
