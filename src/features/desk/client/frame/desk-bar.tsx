import type { ReactNode } from 'react'
import { Link, useLocation } from 'wouter'
import { useLanguage, useTexts } from '../../../../shell/language.tsx'
import { wordsFor } from '../../../../shell/workspace/words.ts'
import { deskWords } from '../desk-words.ts'
import { EndWarning } from '../end-warning.tsx'
import { minutesAndSeconds } from '../remaining.ts'
import { SignOut } from '../sign-out.tsx'
import { useRemaining } from '../use-remaining.ts'
import styles from './frame.module.css'
import { frameWords } from './frame-words.ts'
import { useOfficer } from './officer.ts'
import { placesFor } from './places.ts'

/** Below the heading of every page of the desk. */
export function DeskBar({ hasOfficer }: { readonly hasOfficer: boolean }): ReactNode {
  return (
    <div className={styles.bar}>
      <Navigation />
      {hasOfficer ? <OfficerStrip /> : null}
    </div>
  )
}

function Navigation(): ReactNode {
  const texts = useTexts(frameWords)
  const { language } = useLanguage()
  const { session } = useOfficer()
  const [path] = useLocation()
  return (
    <nav className={styles.navigation} aria-label={texts.navigation}>
      <ul className={styles.places}>
        {placesFor(session.roles).map(({ path: to, title, icon: Picture }) => (
          <li key={to}>
            <Link href={to} className={styles.place} aria-current={path === to ? 'page' : undefined}>
              <Picture aria-hidden="true" />
              {wordsFor(title, language)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function OfficerStrip(): ReactNode {
  const texts = useTexts(deskWords)
  const words = useTexts(frameWords)
  const { session, since, refresh } = useOfficer()
  const remaining = useRemaining(session, since, refresh)
  return (
    <>
      <section className={styles.officer} aria-label={words.officer}>
        <span className={styles.name}>{session.name}</span>
        <span className={styles.time}>
          {texts.idleEnd} <span role="timer">{minutesAndSeconds(remaining.idle)}</span>
        </span>
        <SignOut />
      </section>
      <div className={styles.warning}>
        <EndWarning remaining={remaining} stay={refresh} />
      </div>
    </>
  )
}
