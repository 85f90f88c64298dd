import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { Logo } from '../../header/logo.tsx'
import { useTexts } from '../../language.tsx'
import { useSite } from '../../site.ts'
import { regionLook } from '../settings/region-look.ts'
import { useSettings } from '../settings/settings-store.ts'
import { useSystemDark } from '../settings/use-system-dark.ts'
import { LanguageMenu } from '../toolbar/language-menu.tsx'
import styles from './bare-side.module.css'
import { frameWords } from './frame-words.ts'

/** What stands beside a page without frame: whose product this is, the way to its start, and the language. */
export function BareSide(): ReactNode {
  const texts = useTexts(frameWords)
  const { name } = useSite()
  const look = regionLook(useSettings(), 'main', useSystemDark())
  return (
    <header className={styles.side} data-region="brand" {...look} data-tone="dark">
      <Link href="/" className={styles.brand} aria-label={texts.toStart}>
        <Logo />
        <span className={styles.product}>{texts.product}</span>
      </Link>
      <div className={styles.welcome}>
        <p className={styles.greeting}>{texts.welcome}</p>
        <p className={styles.promise}>{texts.promise}</p>
      </div>
      <div className={styles.end}>
        <span className={styles.site}>{name}</span>
        <LanguageMenu />
      </div>
    </header>
  )
}
