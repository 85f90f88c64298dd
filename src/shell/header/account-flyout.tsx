import { Suspense, useSyncExternalStore, type ReactNode } from 'react'
import { useTexts } from '../language.tsx'
import { lazyPart } from '../lazy-part.ts'
import { shellCatalogue } from '../shell-catalogue.ts'
import { storedToken } from '../stored-token.ts'
import { Flyout, type PanelProps } from './flyout.tsx'
import styles from './header.module.css'

const panelPart = lazyPart<PanelProps>(() => import('./account-panel.tsx').then((part) => part.Panel))
const { Part: MemberMark } = lazyPart(() => import('./account-panel.tsx').then((part) => part.MemberMark))

/** The way into the workspace and out of it. On narrow screens the menu offers the same. */
export function AccountFlyout(): ReactNode {
  const texts = useTexts(shellCatalogue)
  const hasToken = useHasToken()
  return (
    <div className={styles.account}>
      <Flyout
        icon={hasToken ? undefined : 'person'}
        name={<Suspense fallback={texts.login}>{hasToken ? <MemberMark /> : texts.login}</Suspense>}
        {...panelPart}
      />
    </div>
  )
}

/** The server knows no tokens, so the first rendering in the browser does not either. */
function useHasToken(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => storedToken() !== null,
    () => false,
  )
}
