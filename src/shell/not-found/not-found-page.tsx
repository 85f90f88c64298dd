import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'
import { Icon } from '../../ui/icon.tsx'
import { useLanguage, useTexts } from '../language.tsx'
import { useMenu } from '../menu.ts'
import { Page as FramePage } from '../page.tsx'
import { notFoundCatalogue } from './not-found-catalogue.ts'
import styles from './not-found-page.module.css'

/** Says what was looked for and where to go instead. */
export function Page(): ReactNode {
  const texts = useTexts(notFoundCatalogue)
  const { language } = useLanguage()
  const wrongPath = wrongPathIn(useHistoryState())
  return (
    <FramePage title={texts.title}>
      <h1>{texts.title}</h1>
      <p>{texts.help}</p>
      {wrongPath === undefined ? null : (
        <dl className={styles.address}>
          <dt>{texts.address}</dt>
          <dd>{wrongPath}</dd>
        </dl>
      )}
      <p>
        <Link href="/" className={styles.start}>
          {texts.toForm}
          <Icon name="arrow-right" />
        </Link>
      </p>
      <h2 className={styles.heading}>{texts.places}</h2>
      <ul className={styles.places}>
        {useMenu().map(({ path, label }) => (
          <li key={path}>
            <Link href={path}>{label[language]}</Link>
          </li>
        ))}
      </ul>
    </FramePage>
  )
}

function wrongPathIn(state: unknown): string | undefined {
  const isOurs = typeof state === 'object' && state !== null && 'wrongPath' in state
  return isOurs && typeof state.wrongPath === 'string' ? state.wrongPath : undefined
}
