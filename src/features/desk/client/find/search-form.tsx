import { useState, type ReactNode } from 'react'
import { useTexts } from '../../../../shell/language.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { isEverything } from '../../find-contract.ts'
import { useKept } from '../parts/use-kept.ts'
import { completeWhy, useWhy } from '../parts/use-why.ts'
import { WhyFields } from '../parts/why-fields.tsx'
import { FilterFields } from './filter-fields.tsx'
import type { Asked } from './find-queries.ts'
import { findWords } from './find-words.ts'
import styles from './find.module.css'
import { faultsOf, filtersOf, nobody, whoOf, type Draft, type WhoDraft } from './question.ts'
import { SaveView } from './save-view.tsx'
import { WhoFields } from './who-fields.tsx'

type SearchFormProps = {
  readonly first: Draft
  readonly onAsk: (draft: Draft, asked: Pick<Asked, 'who' | 'why'>) => void
  readonly onClear: () => void
}

export function SearchForm({ first, onAsk, onClear }: SearchFormProps): ReactNode {
  const texts = useTexts(findWords)
  const [draft, setDraft] = useState(first)
  const [who, setWho] = useKept<WhoDraft>('who', nobody)
  const [why, setWhy] = useWhy()
  const [hasTried, setTried] = useState(false)
  const faults = hasTried ? faultsOf(who) : {}

  const isTooWide = isEverything(filtersOf(draft), whoOf(who, draft.kind))

  function ask(): void {
    setTried(true)
    if (isTooWide) return document.getElementById('name')?.focus()
    const complete = completeWhy(why)
    const wrong = Object.keys(faultsOf(who))[0] ?? (complete ? undefined : why.reason === 'other' ? 'why-note' : 'why-reason')
    if (wrong !== undefined) return document.getElementById(wrong)?.focus()
    if (complete) onAsk(draft, { who: whoOf(who, draft.kind), why: complete })
  }

  return (
    <div className={styles.form}>
      <form
        role="search"
        aria-label={texts.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          ask()
        }}
      >
        <div className={styles.fields}>
          <FilterFields draft={draft} onChange={setDraft} />
          <WhoFields who={who} kind={draft.kind} faults={faults} onChange={setWho} />
          <WhyFields draft={why} onChange={setWhy} hasTried={hasTried} />
        </div>
        {hasTried && isTooWide ? (
          <Notice kind="danger" role="alert">
            {texts.tooWide}
          </Notice>
        ) : null}
        <div className={styles.actions}>
          <Button kind="primary" type="submit">
            {texts.search}
          </Button>
          <Button
            onClick={() => {
              setWho(nobody)
              onClear()
            }}
          >
            {texts.reset}
          </Button>
        </div>
      </form>
      <SaveView draft={draft} />
    </div>
  )
}
