import type { ReactNode } from 'react'
import { noticeKinds, type NoticeKind } from '../../../kit/notice-kinds.ts'
import { useTexts } from '../../../shell/language.tsx'
import { PageTabs } from '../../../shell/parts/tabs/page-tabs.tsx'
import { useCounts } from './notification-queries.ts'
import { notificationWords } from './notification-words.ts'

type Tab = NoticeKind | 'all'
type KindTabsProps = {
  readonly value: Tab
  readonly onChange: (tab: Tab) => void
  readonly children: (kind: NoticeKind | undefined) => ReactNode
}

/** All, and each kind that there is something of, with how much of it is unread. */
export function KindTabs({ value, onChange, children }: KindTabsProps): ReactNode {
  const texts = useTexts(notificationWords)
  const { data: counts } = useCounts()
  const unreadOf = new Map<Tab, number>(counts?.kinds.map(({ kind, unread }) => [kind, unread]))
  const kinds = noticeKinds.filter((kind) => unreadOf.has(kind) || kind === value)
  const titled = (tab: Tab, unread = 0): string => (unread === 0 ? texts[tab] : `${texts[tab]} ${unread}`)
  return (
    <PageTabs<Tab>
      name={texts.tabs}
      value={value}
      onChange={onChange}
      tabs={[
        { id: 'all', title: titled('all', counts?.unread), content: value === 'all' ? children(undefined) : null },
        ...kinds.map((kind) => ({ id: kind, title: titled(kind, unreadOf.get(kind)), content: value === kind ? children(kind) : null })),
      ]}
    />
  )
}
