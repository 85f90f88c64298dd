import { Copy, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'wouter'
import { fill } from '../../../../kit/texts.ts'
import { call } from '../../../../shell/call.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { useCopyAddress } from '../../../../shell/parts/filters/use-copy-link.ts'
import { useNotify } from '../../../../shell/workspace/notices/notices.ts'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { removeView, type SavedView } from '../../find-contract.ts'
import { useOfficer } from '../frame/officer.ts'
import { useRefreshViews } from './find-queries.ts'
import { findWords } from './find-words.ts'
import styles from './find.module.css'

type SavedViewsProps = { readonly views: readonly SavedView[]; readonly openId?: string }

/** Searches that somebody kept under a name. */
export function SavedViews({ views, openId }: SavedViewsProps): ReactNode {
  const texts = useTexts(findWords)
  const copy = useCopyAddress()
  const remove = useRemove(openId)
  const { session } = useOfficer()
  if (views.length === 0) return null
  return (
    <nav className={styles.views} aria-label={texts.views}>
      <span className={styles.hint}>{texts.views}</span>
      <ul>
        {views.map((view) => (
          <li key={view.id} className={styles.view}>
            <Link href={`/desk/search?view=${view.id}`} aria-current={view.id === openId ? 'page' : undefined}>
              {view.name}
            </Link>
            <IconButton
              name={`${texts.copy}: ${view.name}`}
              icon={Copy}
              onClick={() => copy(new URL(`/desk/search?view=${view.id}`, location.origin).href)}
            />
            {view.isOwn || session.roles.includes('office-lead') ? (
              <IconButton name={fill(texts.removeView, { name: view.name })} icon={X} onClick={() => void remove(view)} />
            ) : null}
          </li>
        ))}
      </ul>
    </nav>
  )
}

function useRemove(openId: string | undefined): (view: SavedView) => Promise<void> {
  const texts = useTexts(findWords)
  const notify = useNotify()
  const refresh = useRefreshViews()
  const [, navigate] = useLocation()
  return async ({ id }) => {
    try {
      await call(removeView, { id })
      if (id === openId) navigate('/desk/search', { replace: true })
      notify(texts.removed, { kind: 'ok' })
    } catch {
      notify(texts.notRemoved, { kind: 'danger' })
    }
    await refresh()
  }
}
