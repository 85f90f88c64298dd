import type { ReactNode } from 'react'
import { useTexts } from '../../../../shell/language.tsx'
import { MoreRows } from '../../../../shell/parts/paging/more-rows.tsx'
import { FreshPill } from '../../../../shell/parts/live/fresh-pill.tsx'
import type { RowKeys } from '../../../../shell/parts/selection/use-row-keys.ts'
import { useRowPointer } from '../../../../shell/parts/selection/use-row-pointer.ts'
import type { SelectionModel } from '../../../../shell/parts/selection/use-selection.ts'
import { LoadError } from '../../../../shell/parts/states/load-error.tsx'
import { LoadingRows } from '../../../../shell/parts/states/loading-rows.tsx'
import { RetryBar } from '../../../../shell/workspace/states/retry-bar.tsx'
import type { Mail } from '../../mail.ts'
import type { MailView } from '../use-mail-view.ts'
import { listWords } from './list-words.ts'
import styles from './mail-list.module.css'
import { MailRow } from './mail-row.tsx'
import type { MailList as Listed } from './use-mail-list.ts'

type MailListProps = {
  readonly list: Listed
  readonly selection: SelectionModel
  readonly keys: RowKeys<HTMLUListElement>
  readonly openId: string | undefined
  readonly view: MailView
  readonly pathTo: (mail: Mail) => string
  readonly onStar: (mail: Mail) => void
  /** Where there is nothing. */
  readonly empty: ReactNode
}

/** The mails of a place in all their states: coming, there, none, not to be had. */
export function MailList({ list, selection, keys, openId, view, pathTo, onStar, empty }: MailListProps): ReactNode {
  const texts = useTexts(listWords)
  const pointerOn = useRowPointer(selection)
  const { paged, rows } = list
  const isWaiting = paged.status === 'pending' || (paged.isOld && rows.length === 0)
  if (isWaiting) return <LoadingRows rows={8} shape="person" />
  if (paged.status === 'error' && rows.length === 0) return <LoadError title={texts.loadFailed} onRetry={paged.retry} />
  return (
    <>
      <RetryBar of={{ isError: paged.error !== null, isFetching: paged.isReading, dataUpdatedAt: paged.readAt, refetch: paged.retry }} />
      {rows.length === 0 ? empty : null}
      <div {...list.holdProps} aria-busy={paged.isOld}>
        <FreshPill count={list.fresh} onShow={list.showFresh} />
        {rows.length === 0 ? null : (
          <ul {...keys.listProps} className={styles.rows} data-view={view} aria-label={texts.messages}>
            {rows.map((mail) => (
              <MailRow
                key={mail.id}
                mail={mail}
                path={pathTo(mail)}
                isOpen={mail.id === openId}
                isSelected={selection.isSelected(mail.id)}
                linkProps={{ ...keys.rowProps(mail.id), ...pointerOn(mail.id) }}
                tabIndex={keys.tabIndexIn(mail.id)}
                onSelect={(event) => selection.toggle(mail.id, event)}
                onStar={() => onStar(mail)}
              />
            ))}
          </ul>
        )}
      </div>
      <MoreRows list={paged} />
    </>
  )
}
