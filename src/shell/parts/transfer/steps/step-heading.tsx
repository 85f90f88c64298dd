import { useEffect, useRef, type ReactNode } from 'react'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../language.tsx'
import type { ImportState } from '../import-state.ts'
import { transferWords } from '../transfer-words.ts'
import styles from '../transfer.module.css'

type StepName = ImportState<unknown>['step']

const places: Readonly<Record<StepName, { readonly step: number; readonly title: 'choose' | 'match' | 'preview' | 'running' | 'report' }>> =
  {
    choose: { step: 1, title: 'choose' },
    match: { step: 2, title: 'match' },
    checking: { step: 3, title: 'preview' },
    preview: { step: 3, title: 'preview' },
    running: { step: 4, title: 'running' },
    report: { step: 4, title: 'report' },
  }

/** Where one is. It takes the focus, so that a new step is read from its beginning. */
export function StepHeading({ step }: { readonly step: StepName }): ReactNode {
  const texts = useTexts(transferWords)
  const heading = useRef<HTMLHeadingElement>(null)
  const place = places[step]
  useEffect(() => {
    // The dialog has just opened and puts the focus itself.
    if (step !== 'choose') heading.current?.focus()
  }, [step])
  return (
    <h3 ref={heading} tabIndex={-1} className={styles.step}>
      {fill(texts.step, { step: place.step, title: texts[place.title] })}
    </h3>
  )
}
