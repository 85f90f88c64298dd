import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { lazyPart } from '../lazy-part.ts'
import { languageNames } from '../language-names.ts'
import { useLanguage, useTexts } from '../language.tsx'
import { shellCatalogue } from '../shell-catalogue.ts'
import { useSite } from '../site.ts'
import { AccountFlyout } from './account-flyout.tsx'
import { Flyout, type PanelProps } from './flyout.tsx'
import styles from './header.module.css'
import { Logo } from './logo.tsx'
import { PlainTools } from './plain-tools.tsx'

const languagePart = lazyPart<PanelProps>(() => import('./language-panel.tsx').then((part) => part.Panel))
const displayPart = lazyPart<PanelProps>(() => import('../display/display-panel.tsx').then((part) => part.Panel))
const menuPart = lazyPart<PanelProps>(() => import('./menu-panel.tsx').then((part) => part.Panel))

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
        <AccountFlyout />
      </div>
      {/* React leaves what stands in there alone, so no browser needs its parts. */}
      <noscript>{import.meta.env.SSR ? <PlainTools /> : null}</noscript>
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
