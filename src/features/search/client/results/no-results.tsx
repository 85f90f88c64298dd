import type { ReactNode } from 'react'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { EmptyState } from '../../../../shell/parts/states/empty-state.tsx'
import { Button } from '../../../../ui/button.tsx'
import { searchWords } from '../search-words.ts'
import type { SearchAddress } from '../use-search-address.ts'
import styles from './results.module.css'

/** What was looked for, and what may help. */
export function NoResults({ address: { q, kind, change } }: { readonly address: SearchAddress }): ReactNode {
  const texts = useTexts(searchWords)
  const action = kind === '' ? undefined : <Button onClick={() => change({ kind: '', page: 1 })}>{texts.nothingInKind}</Button>
  return (
    <>
      <EmptyState kind="filtered" title={fill(texts.nothing, { typed: q.trim() })} text={texts.nothingText} action={action} />
      <section className={styles.hints} aria-labelledby="search-hints">
        <h2 id="search-hints">{texts.hints}</h2>
        <dl>
          <Hint example={texts.examplePhrase} meaning={texts.hintPhrase} />
          <Hint example={texts.exampleNot} meaning={texts.hintNot} />
          <Hint example={texts.exampleIn} meaning={texts.hintIn} />
          <Hint example={texts.exampleBefore} meaning={texts.hintBefore} />
          <Hint example={texts.exampleAfter} meaning={texts.hintAfter} />
        </dl>
      </section>
    </>
  )
}

function Hint({ example, meaning }: { readonly example: string; readonly meaning: string }): ReactNode {
  return (
    <div>
      <dt>
        <code>{example}</code>
      </dt>
      <dd>{meaning}</dd>
    </div>
  )
}
