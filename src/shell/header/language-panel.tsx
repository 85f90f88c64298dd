import type { ReactNode } from 'react'
import { languages } from '../../kit/texts.ts'
import { Icon } from '../../ui/icon.tsx'
import { languageNames } from '../language-names.ts'
import { localeOf, useLanguage, useTexts } from '../language.tsx'
import type { PanelProps } from './flyout.tsx'
import { panelCatalogue } from './panel-catalogue.ts'
import styles from './rows.module.css'

export function Panel({ close }: PanelProps): ReactNode {
  const texts = useTexts(panelCatalogue)
  const { language: current, choose } = useLanguage()
  return (
    <>
      <ul className={styles.rows}>
        {languages.map((language) => (
          <li key={language}>
            <button
              type="button"
              className={styles.row}
              lang={localeOf(language)}
              aria-current={language === current ? 'true' : undefined}
              onClick={() => {
                choose(language)
                close()
              }}
            >
              {languageNames[language]}
              {language === current ? (
                <span className={styles.end}>
                  <Icon name="check" />
                </span>
              ) : null}
            </button>
          </li>
        ))}
      </ul>
      {current === 'de' ? null : <p className={styles.note}>{texts.binding}</p>}
    </>
  )
}
