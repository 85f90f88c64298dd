import type { ReactNode } from 'react'
import { fill } from '../../../kit/texts.ts'
import { useLanguage, useTexts } from '../../../shell/language.tsx'
import { useFormats } from '../../../shell/parts/formats/use-formats.ts'
import { wordsFor } from '../../../shell/workspace/words.ts'
import type { SearchSummary } from '../contract.ts'
import type { Kind } from '../kinds.ts'
import { kindLooks } from './kind-looks.ts'
import { searchWords } from './search-words.ts'
import styles from './search-page.module.css'
import type { SearchAddress } from './use-search-address.ts'

type KindChoiceProps = { readonly address: SearchAddress; readonly summary: SearchSummary | undefined }
type Counted = { readonly count: number; readonly isMore: boolean }

/** Where to search: everywhere, or in one app. The one that is chosen stays, also where it has nothing. */
export function KindChoice({ address: { kind: chosen, change }, summary }: KindChoiceProps): ReactNode {
  const texts = useTexts(searchWords)
  const { language } = useLanguage()
  const counts = summary?.kinds ?? []
  const isMissing = chosen !== '' && !counts.some(({ kind }) => kind === chosen)
  const offered = isMissing ? [...counts, { kind: chosen, count: 0, isMore: false }] : counts
  const choose = (kind: Kind | ''): void => change({ kind, page: 1 })
  if (offered.length === 0) return null
  return (
    <div className={styles.kinds} role="group" aria-label={texts.kinds}>
      <button type="button" className={styles.kind} aria-pressed={chosen === ''} onClick={() => choose('')}>
        {texts.allKinds}
      </button>
      {offered.map(({ kind, ...counted }) => {
        const { icon: Picture, title } = kindLooks[kind]
        const isChosen = kind === chosen
        return (
          <button key={kind} type="button" className={styles.kind} aria-pressed={isChosen} onClick={() => choose(isChosen ? '' : kind)}>
            <Picture aria-hidden="true" />
            {wordsFor(title, language)} <Count {...counted} />
          </button>
        )
      })}
    </div>
  )
}

function Count({ count, isMore }: Counted): ReactNode {
  const texts = useTexts(searchWords)
  const { number } = useFormats()
  return <span className={styles.count}>{isMore ? fill(texts.more, { count: number(count) }) : number(count)}</span>
}
