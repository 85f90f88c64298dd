import type { ReactNode } from 'react'
import { languages } from '../../kit/texts.ts'
import { languageNames } from '../language-names.ts'
import { localeOf, useLanguage, useTexts } from '../language.tsx'
import { useMenu } from '../menu.ts'
import { shellCatalogue } from '../shell-catalogue.ts'
import styles from './header.module.css'

/** Languages and menu as plain links, for pages without script. */
export function PlainTools(): ReactNode {
  const texts = useTexts(shellCatalogue)
  const { language: current } = useLanguage()
  return (
    <div className={styles.plain}>
      <nav aria-label={texts.chooseLanguage}>
        {languages.map((language) => (
          <a key={language} href={`?lang=${language}`} lang={localeOf(language)} aria-current={language === current ? 'true' : undefined}>
            {languageNames[language]}
          </a>
        ))}
      </nav>
      <nav aria-label={texts.menu}>
        {useMenu().map(({ path, label }) => (
          <a key={path} href={path}>
            {label[current]}
          </a>
        ))}
      </nav>
    </div>
  )
}
