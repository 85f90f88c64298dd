import { useState, type ReactNode } from 'react'
import { useTexts } from '../../../../shell/language.tsx'
import { EmptyState } from '../../../../shell/parts/states/empty-state.tsx'
import { LoadingRows } from '../../../../shell/parts/states/loading-rows.tsx'
import { useUrlState } from '../../../../shell/parts/url-state/use-url-state.ts'
import { DeskPage } from '../frame/desk-page.tsx'
import { useKept } from '../parts/use-kept.ts'
import { useViews, type Asked } from './find-queries.ts'
import { findWords } from './find-words.ts'
import styles from './find.module.css'
import { addressParams, draftOf, emptyDraft, filtersOf, type Draft } from './question.ts'
import { ResultList } from './result-list.tsx'
import { SavedViews } from './saved-views.tsx'
import { SearchForm } from './search-form.tsx'

/** Finds cases and requests. The address holds what is harmless; who is looked for stays in memory. */
export function Page(): ReactNode {
  const texts = useTexts(findWords)
  const [{ view: viewed, ...address }, changeAddress] = useUrlState(addressParams)
  const viewId = viewed === '' ? undefined : viewed
  const views = useViews()
  const view = views?.find(({ id }) => id === viewId)
  const [asked, setAsked] = useKept<Asked | undefined>('asked', undefined)
  const [cleared, setCleared] = useState(0)
  const shown = viewId === undefined ? address : view && draftOf(view.filters)

  function ask(draft: Draft, { who, why }: Pick<Asked, 'who' | 'why'>): void {
    const filters = filtersOf(draft)
    // A kept search that was changed is another one.
    if (viewId === undefined || JSON.stringify(draftOf(filters)) !== JSON.stringify(shown)) changeAddress({ ...draftOf(filters), view: '' })
    setAsked({ filters, who, why, time: Date.now() })
  }

  function clear(): void {
    changeAddress({ ...emptyDraft, view: '' }, 'replace')
    setAsked(undefined)
    setCleared(cleared + 1)
  }

  return (
    <DeskPage title={texts.title} place="/desk/search">
      <div className={styles.page}>
        <SavedViews views={views ?? []} {...(viewId === undefined ? {} : { openId: viewId })} />
        {viewId !== undefined && views && !view ? <EmptyState kind="filtered" title={texts.viewGone} text={texts.emptyText} /> : null}
        {shown ? (
          <SearchForm key={`${viewId} ${cleared}`} first={shown} onAsk={ask} onClear={clear} />
        ) : viewId !== undefined && !views ? (
          <LoadingRows rows={3} />
        ) : null}
        {asked ? (
          <ResultList key={asked.time} asked={asked} />
        ) : (
          <EmptyState kind="never-used" title={texts.neverTitle} text={texts.neverText} />
        )}
      </div>
    </DeskPage>
  )
}
