import { useId, useState, type KeyboardEvent, type ReactNode } from 'react'
import type { NoticeKind } from '../../../kit/notice-kinds.ts'
import { useTexts } from '../../../shell/language.tsx'
import { MoreRows } from '../../../shell/parts/paging/more-rows.tsx'
import { queryOf } from '../../../shell/parts/paging/use-paged-list.ts'
import { EmptyState } from '../../../shell/parts/states/empty-state.tsx'
import { Loaded } from '../../../shell/parts/states/loaded.tsx'
import { LoadingRows } from '../../../shell/parts/states/loading-rows.tsx'
import type { Notification } from '../contract.ts'
import styles from './notification-list.module.css'
import { useMark, useNotifications, useSentences } from './notification-queries.ts'
import { NotificationRow } from './notification-row.tsx'
import { notificationWords } from './notification-words.ts'

type ListProps = {
  readonly kind: NoticeKind | undefined
  /** Without it the whole list is read, part by part. */
  readonly limit?: number
  /** Something was opened. */
  readonly onOpen?: () => void
}

/** What is new and what was before. J and K move, Enter opens, U marks. */
export function NotificationList({ kind, limit, onOpen }: ListProps): ReactNode {
  const texts = useTexts(notificationWords)
  const list = useNotifications(kind)
  const { data: sentences = [] } = useSentences()
  const mark = useMark()
  const rows = limit === undefined ? list.rows : list.rows.slice(0, limit)
  const fresh = useFresh(rows)
  const rowOf = (notification: Notification): ReactNode => (
    <NotificationRow
      key={notification.id}
      notification={notification}
      sentences={sentences}
      onOpen={() => {
        if (!notification.isRead) mark({ ids: [notification.id], isRead: true })
        onOpen?.()
      }}
      onToggle={() => mark({ ids: [notification.id], isRead: !notification.isRead })}
    />
  )

  function press(event: KeyboardEvent<HTMLDivElement>): void {
    const current = event.target instanceof Element ? event.target.closest('li')?.querySelector<HTMLElement>('[data-notification]') : null
    const notification = rows.find(({ id }) => id === current?.dataset['notification'])
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const links = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-notification]')]
    const step = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 }[event.key]
    if (step !== undefined) links[current ? links.indexOf(current) + step : 0]?.focus()
    else if (event.key === 'u' && notification) mark({ ids: [notification.id], isRead: !notification.isRead })
    else return
    event.preventDefault()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the links inside, which bubble up to it
    <div className={styles.list} onKeyDown={press} data-notifications="">
      <Loaded
        query={queryOf(list)}
        skeleton={<LoadingRows shape="person" rows={4} />}
        errorTitle={texts.loadFailed}
        isEmpty={() => rows.length === 0}
        empty={<EmptyState kind="done" title={texts.emptyTitle} text={texts.emptyText} />}
      >
        {() => (
          <>
            <Group title={texts.new}>{rows.filter(({ id }) => fresh.has(id)).map(rowOf)}</Group>
            <Group title={texts.earlier}>{rows.filter(({ id }) => !fresh.has(id)).map(rowOf)}</Group>
            {limit === undefined ? <MoreRows list={list} /> : null}
          </>
        )}
      </Loaded>
    </div>
  )
}

/** What was unread while the list is open stays where it stands, so that no row moves under a finger. */
function useFresh(rows: readonly Notification[]): ReadonlySet<string> {
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set())
  const more = rows.filter(({ id, isRead }) => !isRead && !fresh.has(id))
  if (more.length > 0) setFresh(new Set([...fresh, ...more.map(({ id }) => id)]))
  return fresh
}

function Group({ title, children }: { readonly title: string; readonly children: readonly ReactNode[] }): ReactNode {
  const id = useId()
  if (children.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles.group}>
        {title}
      </h3>
      <ul className={styles.rows}>{children}</ul>
    </section>
  )
}
