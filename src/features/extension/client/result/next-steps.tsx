import type { ReactNode } from 'react'
import { useTexts } from '../../../../shell/language.tsx'
import { resultCatalogue } from './result-catalogue.ts'
import styles from './next-steps.module.css'

/** What to do now. */
export function NextSteps({ steps }: { readonly steps: readonly string[] }): ReactNode {
  const texts = useTexts(resultCatalogue)
  return (
    <div className={styles.next}>
      <h2>{texts.nextTitle}</h2>
      <ul>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ul>
    </div>
  )
}
