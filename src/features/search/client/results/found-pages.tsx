import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useLanguage, useTexts } from '../../../../shell/language.tsx'
import { useApps } from '../../../../shell/workspace/apps-context.ts'
import { suggest } from '../../../../shell/workspace/toolbar/suggest.ts'
import { usePlaces } from '../../../../shell/workspace/toolbar/use-places.ts'
import { wordsFor } from '../../../../shell/workspace/words.ts'
import { searchWords } from '../search-words.ts'
import styles from './results.module.css'

const most = 4

/** Pages of the workspace that are called so: who types «calendar» may want to go there. */
export function FoundPages({ q }: { readonly q: string }): ReactNode {
  const texts = useTexts(searchWords)
  const apps = useApps()
  const { language } = useLanguage()
  const appTitle = (appId: string): string => {
    const app = apps.find(({ id }) => id === appId)
    return app === undefined ? '' : wordsFor(app.title, language)
  }
  const found = suggest(usePlaces(), q).slice(0, most)
  if (found.length === 0) return null
  return (
    <nav className={styles.pages} aria-label={texts.pages}>
      {found.map(({ place: { id, appId, path, title, icon: Picture } }) => (
        <Link key={id} href={path} className={styles.page}>
          <Picture aria-hidden="true" />
          {[appTitle(appId), title].filter((each, at, all) => each !== '' && all.indexOf(each) === at).join(' · ')}
        </Link>
      ))}
    </nav>
  )
}
