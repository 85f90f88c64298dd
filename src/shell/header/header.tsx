import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { languageNames } from '../language-names.ts'
import { useLanguage, useTexts } from '../language.tsx'
import { shellCatalogue } from '../shell-catalogue.ts'
import { useSite } from '../site.ts'
import { Flyout, type PanelProps } from './flyout.tsx'
import styles from './header.module.css'
import { Logo } from './logo.tsx'
import { part } from './part.ts'
import { PlainTools } from './plain-tools.tsx'

const languagePart = part<PanelProps>(() => import('./language-panel.tsx'))
const displayPart = part<PanelProps>(() => import('../display/display-panel.tsx'))
const menuPart = part<PanelProps>(() => import('./menu-panel.tsx'))

/** The quiet header of the public pages: who this is, and three small tools. */
export function Header(): ReactNode {
  const texts = useTexts(shellCatalogue)
  const site = useSite()
  return (
    <header className={styles.header}>
      <Link href="/" className={styles.brand}>
        <Logo />
        <span>
          <b className={styles.name}>{site.name}</b>
          <span className={styles.office}>{site.office}</span>
          <VisuallyHidden>, {texts.toStart}</VisuallyHidden>
        </span>
      </Link>
      <div className={`needs-script ${styles.tools}`}>
        <Flyout icon="globe" name={<LanguageName />} {...languagePart} />
        <Flyout icon="contrast" name={<span className={styles.roomy}>{texts.display}</span>} {...displayPart} />
        <Flyout icon="menu" name={<span className={styles.roomy}>{texts.menu}</span>} {...menuPart} />
      </div>
      <noscript>
        <PlainTools />
      </noscript>
    </header>
  )
}

function LanguageName(): ReactNode {
  const texts = useTexts(shellCatalogue)
  const { language } = useLanguage()
  return (
    <span>
      <span className={styles.short}>{language.toUpperCase()}</span>
      <span className={styles.long}>{languageNames[language]}</span>
      <VisuallyHidden>, {texts.chooseLanguage}</VisuallyHidden>
    </span>
  )
}
