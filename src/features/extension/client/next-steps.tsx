import type { ReactNode } from 'react'
import { useTexts } from '../../../shell/language.tsx'
import { formCatalogue } from './form-catalogue.ts'
import styles from './next-steps.module.css'

/** What to do now. */
export function NextSteps({ steps, actions }: { readonly steps: readonly string[]; readonly actions?: ReactNode }): ReactNode {
  const texts = useTexts(formCatalogue)
  return (
    <div className={styles.next}>
      <h2>{texts.nextTitle}</h2>
      <ul>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ul>
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </div>
  )
}
