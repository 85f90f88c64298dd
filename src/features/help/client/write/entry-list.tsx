import { Eye, PencilLine, RotateCcw, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'wouter'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { Moment } from '../../../../shell/parts/formats/moment.tsx'
import { MoreRows } from '../../../../shell/parts/paging/more-rows.tsx'
import type { PagedList } from '../../../../shell/parts/paging/use-paged-list.ts'
import { LoadError } from '../../../../shell/parts/states/load-error.tsx'
import { LoadingRows } from '../../../../shell/parts/states/loading-rows.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import type { Entry } from '../../help.ts'
import { helpWords } from '../help-words.ts'
import { articlePath, editPath, questionPath } from '../paths.ts'
import { StateBadge } from './state-badge.tsx'
import { useEntryChanges } from './use-entry-changes.ts'
import styles from './write.module.css'

/** Texts one below the other, with how they stand. */
export function EntryList({ list, empty }: { readonly list: PagedList<Entry>; readonly empty: ReactNode }): ReactNode {
  const texts = useTexts(helpWords)
  if (list.status === 'pending') return <LoadingRows rows={8} />
  if (list.status === 'error' && list.rows.length === 0) return <LoadError title={texts.textsFailed} onRetry={list.retry} />
  if (list.rows.length === 0) return empty
  return (
    <>
      <ul className={styles.rows}>
        {list.rows.map((entry) => (
          <Row key={entry.id} entry={entry} />
        ))}
      </ul>
      <MoreRows list={list} />
    </>
  )
}

function Row({ entry }: { readonly entry: Entry }): ReactNode {
  const texts = useTexts(helpWords)
  const { id, shelf, title, language, sectionTitle, updated, helpful, unhelpful, removed } = entry
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        {removed === null ? (
          <Link href={editPath(shelf, id)} className={styles.title} lang={language}>
            {title}
          </Link>
        ) : (
          <span className={styles.title} lang={language}>
            {title}
          </span>
        )}
        <p className={styles.about}>
          <span>{sectionTitle}</span>
          <span>
            {texts.updated} <Moment value={updated} format="list" />
          </span>
          {helpful + unhelpful === 0 ? null : <span>{fill(texts.votes, { helpful, unhelpful })}</span>}
        </p>
      </div>
      {removed === null ? <StateBadge state={entry.state} /> : null}
      <RowTools entry={entry} />
    </li>
  )
}

function RowTools({ entry }: { readonly entry: Entry }): ReactNode {
  const texts = useTexts(helpWords)
  const [, navigate] = useLocation()
  const changes = useEntryChanges()
  const { id, shelf, title, state, sectionHandle, removed } = entry
  if (removed !== null) {
    return (
      <div className={styles.rowTools}>
        <IconButton name={fill(texts.restoreOf, { title })} icon={RotateCcw} onClick={() => changes.bin([entry], false)} />
        <IconButton name={fill(texts.deleteOf, { title })} icon={Trash2} onClick={() => void changes.deleteForGood([entry])} />
      </div>
    )
  }
  const read = shelf === 'faq' ? questionPath(id) : articlePath(sectionHandle, id)
  return (
    <div className={styles.rowTools}>
      {state === 'draft' ? null : <IconButton name={fill(texts.readOf, { title })} icon={Eye} onClick={() => navigate(read)} />}
      <IconButton name={fill(texts.editOf, { title })} icon={PencilLine} onClick={() => navigate(editPath(shelf, id))} />
      <IconButton name={fill(texts.removeOf, { title })} icon={Trash2} onClick={() => changes.bin([entry], true)} />
    </div>
  )
}
