import type { ReactNode } from 'react'
import { Link, useLocation } from 'wouter'
import { Icon } from '../../ui/icon.tsx'
import { useLanguage, useTexts } from '../language.tsx'
import { useMenu } from '../menu.ts'
import { shellCatalogue } from '../shell-catalogue.ts'
import { AccountRows } from './account-panel.tsx'
import type { PanelProps } from './flyout.tsx'
import { panelCatalogue } from './panel-catalogue.ts'
import styles from './rows.module.css'

export function Panel({ close }: PanelProps): ReactNode {
  const { menu } = useTexts(shellCatalogue)
  const texts = useTexts(panelCatalogue)
  const { language } = useLanguage()
  const [current] = useLocation()
  return (
    <nav aria-label={menu}>
      <ul className={styles.rows}>
        {useMenu().map(({ path, label, icon = 'arrow-right' }) => (
          <li key={path}>
            <Link href={path} className={styles.row} aria-current={path === current ? 'page' : undefined} onClick={close}>
              <Icon name={icon} />
              {label[language]}
            </Link>
          </li>
        ))}
      </ul>
      <div className={styles.divided}>
        <AccountRows close={close} />
      </div>
      <ul className={`${styles.rows} ${styles.divided}`}>
        <li>
          <a href="/api/docs" className={styles.row} aria-current={current === '/api/docs' ? 'page' : undefined}>
            <Icon name="book" />
            {texts.apiDocs}
          </a>
        </li>
      </ul>
    </nav>
  )
}
