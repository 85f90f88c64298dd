import { useEffect, type ReactNode } from 'react'
import { fill } from '../../../../kit/texts.ts'
import { useAnnounce } from '../../../../shell/announce.tsx'
import { useTexts } from '../../../../shell/language.tsx'
import { useFormats } from '../../../../shell/parts/formats/use-formats.ts'
import { Loaded } from '../../../../shell/parts/states/loaded.tsx'
import { LoadingRows } from '../../../../shell/parts/states/loading-rows.tsx'
import { Button } from '../../../../ui/button.tsx'
import type { SearchSummary } from '../../contract.ts'
import { useResults } from '../search-queries.ts'
import { searchWords } from '../search-words.ts'
import type { SearchAddress } from '../use-search-address.ts'
import { FoundPages } from './found-pages.tsx'
import { NoResults } from './no-results.tsx'
import { ResultItem } from './result-item.tsx'
import { ResultPages } from './result-pages.tsx'
import styles from './results.module.css'

type ResultsProps = {
  readonly address: SearchAddress
  readonly summary: SearchSummary | undefined
  readonly look: 'classic' | 'modern'
}

/** What is found, and how much there is of it. */
export function Results({ address, summary, look }: ResultsProps): ReactNode {
  const texts = useTexts(searchWords)
  const query = useResults(address)
  return (
    <section className={styles.results} aria-label={texts.results}>
      <Correction address={address} instead={summary?.instead ?? null} />
      <FoundPages q={address.q} />
      <Loaded
        query={query}
        skeleton={<LoadingRows rows={6} />}
        isEmpty={(results) => results.length === 0}
        empty={<NoResults address={address} />}
        errorTitle={texts.failed}
      >
        {(results) => (
          <>
            <Count summary={summary} isAsked={address.wish.q !== undefined} />
            <ol className={styles.list} data-look={look} data-old={query.isPlaceholderData ? '' : undefined}>
              {results.map((result) => (
                <ResultItem key={`${result.kind} ${result.id} ${result.url}`} result={result} />
              ))}
            </ol>
            <ResultPages address={address} summary={summary} shown={results.length} />
          </>
        )}
      </Loaded>
    </section>
  )
}

function Correction({ address: { q, change }, instead }: { readonly address: SearchAddress; readonly instead: string | null }): ReactNode {
  const texts = useTexts(searchWords)
  if (instead === null) return null
  const typed = q.trim()
  return (
    <p className={styles.correction} role="status">
      {fill(texts.insteadOf, { instead, typed })}{' '}
      <Button onClick={() => change({ literally: true, page: 1 })}>{fill(texts.searchLiterally, { typed })}</Button>
    </p>
  )
}

/** Said aloud when another search changes it. */
function Count({ summary, isAsked }: { readonly summary: SearchSummary | undefined; readonly isAsked: boolean }): ReactNode {
  const texts = useTexts(searchWords)
  const announce = useAnnounce()
  const { number } = useFormats()
  const said = !isAsked || summary === undefined ? undefined : countSaid(summary, texts, number)
  useEffect(() => {
    if (said !== undefined) announce(said)
  }, [announce, said])
  return <p className={styles.count}>{isAsked ? (said ?? '\u00A0') : texts.latest}</p>
}

type CountTexts = { readonly oneResult: string; readonly manyResults: '{count} results'; readonly moreResults: 'More than {count} results' }

function countSaid({ count, isMore }: SearchSummary, texts: CountTexts, number: (value: number) => string): string {
  if (isMore) return fill(texts.moreResults, { count: number(count) })
  return count === 1 ? texts.oneResult : fill(texts.manyResults, { count: number(count) })
}
