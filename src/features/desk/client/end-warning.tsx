import type { ReactNode } from 'react'
import { useTexts } from '../../../shell/language.tsx'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { deskWords } from './desk-words.ts'
import type { Remaining } from './remaining.ts'

const warnSeconds = 120

/** Comes two minutes before the end, and is read aloud once: the seconds themselves stand in the timer below. */
export function EndWarning({ remaining, stay }: { readonly remaining: Remaining; readonly stay: () => void }): ReactNode {
  const texts = useTexts(deskWords)
  if (remaining.most <= warnSeconds) {
    return (
      <Notice kind="warn" role="alert">
        {texts.endsForGood}
      </Notice>
    )
  }
  if (remaining.idle > warnSeconds) return null
  return (
    <Notice kind="warn" role="alert" actions={<Button onClick={stay}>{texts.stay}</Button>}>
      {texts.endsSoon}
    </Notice>
  )
}
