import type { KeyboardEvent, ReactNode } from 'react'
import { Link, useLocation, useSearch } from 'wouter'
import { useTexts } from '../../../shell/language.tsx'
import { WorkspacePage } from '../../../shell/workspace/workspace-page.tsx'
import { KindChoice } from './kind-choice.tsx'
import { QueryField } from './query-field.tsx'
import { Results } from './results/results.tsx'
import { useSummary } from './search-queries.ts'
import { searchWords } from './search-words.ts'
import styles from './search-page.module.css'
import { useSearchAddress } from './use-search-address.ts'

const looks = ['classic', 'modern'] as const

/** The search over all apps, as a list or as cards. */
export function Page(): ReactNode {
  const texts = useTexts(searchWords)
  const address = useSearchAddress()
  const summary = useSummary(address)
  const [path] = useLocation()
  const look = path.endsWith('/modern') ? 'modern' : 'classic'
  const { q, change } = address
  return (
    <WorkspacePage title={texts.search} place="/pages/search" actions={<LookLinks look={look} />}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the field and the links inside, which bubble up to it */}
      <div className={styles.place} onKeyDown={moveThroughRows}>
        <QueryField value={q} onChange={(next) => change({ q: next, page: 1, literally: false }, 'replace')} />
        <KindChoice address={address} summary={summary.data} />
        <Results address={address} summary={summary.data} look={look} />
      </div>
    </WorkspacePage>
  )
}

/** As in the search over everything: arrows go from the field through what is found and back, Enter opens. */
function moveThroughRows(event: KeyboardEvent<HTMLElement>): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  const field = event.currentTarget.querySelector<HTMLElement>('[role=searchbox]')
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row]')]
  const at = [field, ...rows].indexOf(document.activeElement instanceof HTMLElement ? document.activeElement : null)
  if (step === 0 || at < 0) return
  event.preventDefault()
  ;[field, ...rows][Math.max(0, Math.min(rows.length, at + step))]?.focus()
}

function LookLinks({ look }: { readonly look: (typeof looks)[number] }): ReactNode {
  const texts = useTexts(searchWords)
  const search = useSearch()
  return (
    <nav className={styles.looks} aria-label={texts.look}>
      {looks.map((each) => (
        <Link
          key={each}
          href={`/pages/search/${each}${search === '' ? '' : `?${search}`}`}
          className={styles.look}
          aria-current={each === look ? 'page' : undefined}
        >
          {texts[each]}
        </Link>
      ))}
    </nav>
  )
}
