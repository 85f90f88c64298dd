import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useLanguage, useTexts } from '../../../shell/language.tsx'
import { WorkspacePage } from '../../../shell/workspace/workspace-page.tsx'
import { wordsFor } from '../../../shell/workspace/words.ts'
import styles from './catalogue.module.css'
import { catalogueWords } from './catalogue-words.ts'
import { parts } from './parts.ts'

/** All shared parts at a glance. */
export function Page(): ReactNode {
  const texts = useTexts(catalogueWords)
  const { language } = useLanguage()
  return (
    <WorkspacePage title={texts.title}>
      <p className={styles.intro}>{texts.intro}</p>
      <ul className={styles.parts}>
        {parts.map(({ id, title }) => (
          <li key={id}>
            <Link href={`/ui/${id}`} className={styles.part}>
              {wordsFor(title, language)}
            </Link>
          </li>
        ))}
      </ul>
    </WorkspacePage>
  )
}
