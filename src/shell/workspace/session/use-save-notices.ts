import { useLayoutEffect, useMemo, useRef } from 'react'
import { Problem } from '../../../kit/problem.ts'
import { useTexts } from '../../language.tsx'
import { sharedWords } from '../../parts/words/shared-words.ts'
import { useNotify } from '../notices/notices.ts'
import type { SaveNotices } from './account.ts'
import { sessionWords } from './session-words.ts'

/** Tells what became of saving, in the language the reader has by then. */
export function useSaveNotices(): SaveNotices {
  const notify = useNotify()
  const texts = useTexts(sessionWords)
  const { retry: label } = useTexts(sharedWords)
  const words = useRef({ texts, label })
  useLayoutEffect(() => void (words.current = { texts, label }))
  return useMemo(
    () => ({
      saved: (notice) => notify(notice, { kind: 'ok' }),
      failed: (cause, retry) => {
        const { texts: said, label: again } = words.current
        notify(messageOf(cause) ?? said.notSaved, { kind: 'danger', action: { label: again, run: retry } })
      },
    }),
    [notify],
  )
}

/** What the server says. Where it could not be asked, there are only the words of the public pages in their language. */
function messageOf(cause: unknown): string | undefined {
  const isSaidByServer = cause instanceof Problem && cause.code !== 'unavailable' && cause.code !== 'unexpected'
  return isSaidByServer ? cause.message : undefined
}
