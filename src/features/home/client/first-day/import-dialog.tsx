import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useLanguage, useTexts } from '../../../../shell/language.tsx'
import { Dialog } from '../../../../shell/parts/dialog/dialog.tsx'
import { useApps } from '../../../../shell/workspace/apps-context.ts'
import { mayEnter, useUser } from '../../../../shell/workspace/session/session.ts'
import { wordsFor } from '../../../../shell/workspace/words.ts'
import { homePageWords } from '../home-words.ts'
import styles from './first-day.module.css'

/** Where one's own things come in: each app that takes files, and which. */
export function ImportDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const texts = useTexts(homePageWords)
  const { language } = useLanguage()
  const roles = useUser()?.roles ?? []
  const apps = useApps().filter(({ access }) => mayEnter(access, roles))
  return (
    <Dialog title={texts.importTitle} description={texts.importText} isOpen onClose={onClose} size="narrow">
      <ul className={styles.importers}>
        {apps.map(({ id, title, icon: Picture, importer }) =>
          importer === undefined ? null : (
            <li key={id}>
              <Link href={importer.path}>
                <Picture aria-hidden="true" />
                <span>{wordsFor(title, language)}</span>
                <span className={styles.files}>{importer.files}</span>
              </Link>
            </li>
          ),
        )}
      </ul>
    </Dialog>
  )
}
