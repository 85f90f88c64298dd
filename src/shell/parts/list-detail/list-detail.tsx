import { useId, type CSSProperties, type ReactNode } from 'react'
import { Divider } from './divider.tsx'
import { useListWidth } from './list-width.ts'
import styles from './list-detail.module.css'
import { BackButton } from './back-button.tsx'
import { Region } from './region.tsx'
import { RightPanel, type RightPanelProps } from './right-panel.tsx'
import { SideButton } from './side-button.tsx'
import { usePaneFocus } from './use-pane-focus.ts'
import { usePanes } from './use-panes.ts'

type Pane = {
  /** The name of the region, for those who move by regions. */
  readonly title: string
  readonly content: ReactNode
  /** Above the content, does not scroll away. */
  readonly head?: ReactNode
}

export type ListDetailProps = {
  /** Of the app: where the width of the list is kept. */
  readonly id: string
  /** Filters, folders, labels. Where there is no room it becomes a drawer behind a button with its title. */
  readonly side?: Omit<Pane, 'head'>
  readonly list: Pane
  /** Where nothing is open, the content says so. */
  readonly detail: Pane
  /** Whether something is open: on phones it then stands instead of the list. */
  readonly hasDetail: boolean
  /** The address of the list, for the back button of those who came straight to the detail. */
  readonly listPath: string
  /**
   * `one` shows list or detail over the whole width, also where there is room for both. `wide-list` gives a table the room:
   * what is open stands in a narrow detail beside it, or instead of it where there is little room.
   */
  readonly view?: 'beside' | 'one' | 'wide-list'
  readonly right?: RightPanelProps
  /** What can be done with the selection: in the head of the list, on phones at the bottom. */
  readonly bar?: ReactNode
  /** What else can be done, at the bottom of phones only. */
  readonly bottom?: ReactNode
}

/** The frame of an app with a list: side panel, list, detail, and beside it what belongs to the detail. */
export function ListDetail(props: ListDetailProps): ReactNode {
  const { id, side, list, detail, hasDetail, listPath, view = 'beside', right, bar, bottom } = props
  const room = usePanes()
  const panes = view === 'one' || (view === 'wide-list' && room !== 'three') ? 'one' : room
  const { width, change } = useListWidth(id)
  const listId = useId()
  const { list: listRef, detail: detailRef, keep } = usePaneFocus(panes === 'one', hasDetail)
  const shown = panes === 'one' ? (hasDetail ? 'detail' : 'list') : 'both'
  const isDetailThere = hasDetail || view !== 'wide-list'
  // On a phone, what is selected in the list is out of sight while a detail stands before it.
  const foot = room !== 'one' ? undefined : shown === 'list' ? (bar ?? bottom) : bottom
  // The one value that is known only here.
  const sizes = { '--list-width': `${width}px` } as CSSProperties // React's type knows no custom properties
  return (
    <div className={styles.frame} data-panes={panes} data-view={view} data-shown={shown} style={sizes}>
      <div className={styles.panes}>
        {side && room === 'three' ? (
          <Region name="side" title={side.title} className={styles.side}>
            {side.content}
          </Region>
        ) : null}
        <Region name="list" id={listId} title={list.title} className={styles.list} ref={listRef} onFocus={keep}>
          <div className={styles.head}>
            {side && room !== 'three' ? <SideButton {...side} /> : null}
            {list.head}
            {room === 'one' || bar === undefined ? null : <div className={styles.bar}>{bar}</div>}
          </div>
          <div className={styles.scroll}>{list.content}</div>
        </Region>
        {panes === 'one' || view === 'wide-list' ? null : <Divider controls={listId} width={width} onChange={change} />}
        {isDetailThere ? (
          <Region name="detail" title={detail.title} className={styles.detail} ref={detailRef}>
            <div className={styles.head}>
              {panes === 'one' ? <BackButton listPath={listPath} /> : null}
              {detail.head}
            </div>
            <div className={styles.scroll}>{detail.content}</div>
          </Region>
        ) : null}
        {right ? <RightPanel {...right} isDocked={room === 'three'} /> : null}
      </div>
      {foot !== undefined ? <div className={styles.bottom}>{foot}</div> : null}
    </div>
  )
}
