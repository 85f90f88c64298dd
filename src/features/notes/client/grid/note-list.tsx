import { AlarmClock, Archive, StickyNote, Tag, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '../../../../shell/language.tsx'
import { FreshPill } from '../../../../shell/parts/live/fresh-pill.tsx'
import type { useBufferedRows } from '../../../../shell/parts/live/use-buffered-rows.ts'
import { MoreRows } from '../../../../shell/parts/paging/more-rows.tsx'
import type { PagedList } from '../../../../shell/parts/paging/use-paged-list.ts'
import { EmptyState } from '../../../../shell/parts/states/empty-state.tsx'
import { LoadError } from '../../../../shell/parts/states/load-error.tsx'
import { LoadingRows } from '../../../../shell/parts/states/loading-rows.tsx'
import { RetryBar } from '../../../../shell/workspace/states/retry-bar.tsx'
import { Button } from '../../../../ui/button.tsx'
import type { Note } from '../../contract.ts'
import { isMovable, type Which } from '../../rules.ts'
import { notesWords } from '../notes-words.ts'
import type { Place } from '../use-place.ts'
import styles from './grid.module.css'
import type { CardSurroundings } from './note-card.tsx'
import { NoteGrid } from './note-grid.tsx'

type NoteListProps = {
  readonly place: Place
  readonly which: Which
  readonly list: PagedList<Note>
  readonly buffer: ReturnType<typeof useBufferedRows<Note>>
  readonly surroundings: CardSurroundings
  readonly onClear: () => void
  readonly onBegin: () => void
}

/** The notes of a place in all their states. */
export function NoteList({ place, which, list, buffer, surroundings, onClear, onBegin }: NoteListProps): ReactNode {
  const texts = useTexts(notesWords)
  const notes = buffer.shown
  if (list.status === 'pending') return <LoadingRows rows={6} />
  if (list.status === 'error' && list.rows.length === 0) return <LoadError title={texts.loadFailed} onRetry={list.retry} />
  const state = { isError: list.error !== null, isFetching: list.isReading, dataUpdatedAt: list.readAt, refetch: list.retry }
  const isEmpty = notes.length === 0 && !list.isOld
  return (
    <>
      <RetryBar of={state} />
      {isEmpty ? (
        <Nothing place={place} isFiltered={(which.q ?? '') !== ''} onClear={onClear} onBegin={onBegin} />
      ) : (
        <div className={styles.place} data-old={list.isOld ? '' : undefined} aria-busy={list.isOld} {...buffer.holdProps}>
          <FreshPill count={buffer.fresh} onShow={buffer.showAll} />
          <NoteGrid
            {...surroundings}
            notes={notes}
            isMovable={isMovable(which)}
            hasPins={which.view !== 'bin' && which.view !== 'reminders'}
            hasMore={list.hasMore}
          />
          <MoreRows list={list} />
        </div>
      )}
    </>
  )
}

type NothingProps = Pick<NoteListProps, 'place' | 'onClear' | 'onBegin'> & { readonly isFiltered: boolean }

function Nothing({ place: { view }, isFiltered, onClear, onBegin }: NothingProps): ReactNode {
  const texts = useTexts(notesWords)
  if (isFiltered) return <EmptyState kind="filtered" onClear={onClear} />
  if (view === 'bin') return <EmptyState kind="done" icon={Trash2} title={texts.emptyBinStateTitle} text={texts.emptyBinStateText} />
  if (view === 'archive')
    return <EmptyState kind="never-used" icon={Archive} title={texts.emptyArchiveTitle} text={texts.emptyArchiveText} />
  const action = <Button onClick={onBegin}>{texts.newNote}</Button>
  if (view === 'reminders') {
    return <EmptyState kind="done" icon={AlarmClock} title={texts.emptyRemindersTitle} text={texts.emptyRemindersText} />
  }
  if (view === 'notes') {
    return <EmptyState kind="never-used" icon={StickyNote} title={texts.emptyNotesTitle} text={texts.emptyNotesText} action={action} />
  }
  return <EmptyState kind="never-used" icon={Tag} title={texts.emptyLabelTitle} text={texts.emptyLabelText} action={action} />
}
