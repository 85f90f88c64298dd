import { CheckCheck, Settings2 } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { Link, useLocation } from 'wouter'
import type { NoticeKind } from '../../../kit/notice-kinds.ts'
import { useTexts } from '../../../shell/language.tsx'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { KindTabs } from './kind-tabs.tsx'
import { NotificationList } from './notification-list.tsx'
import { notificationsPath, settingsPath } from './paths.ts'
import { useCounts, useMark } from './notification-queries.ts'
import { notificationWords } from './notification-words.ts'
import styles from './panel.module.css'
import { QuietMenu } from './quiet-menu.tsx'

/** As many as are looked through in passing; the page has the rest. */
const shown = 15

/** Below the bell. */
export function Panel({ onDone }: { readonly onDone: () => void }): ReactNode {
  const texts = useTexts(notificationWords)
  const [tab, setTab] = useState<NoticeKind | 'all'>('all')
  const [, navigate] = useLocation()
  const mark = useMark()
  const unread = useCounts().data?.unread ?? 0
  function openSettings(): void {
    onDone()
    navigate(settingsPath)
  }
  return (
    <div className={styles.panel}>
      <div className={styles.head}>
        <h2 className={styles.title}>{texts.title}</h2>
        {unread === 0 ? null : (
          <Button kind="quiet" onClick={() => mark({ isRead: true })}>
            <CheckCheck aria-hidden="true" />
            {texts.markAll}
          </Button>
        )}
        <IconButton name={texts.settings} icon={Settings2} onClick={openSettings} />
      </div>
      <div className={styles.body}>
        <KindTabs value={tab} onChange={setTab}>
          {(kind) => <NotificationList kind={kind} limit={shown} onOpen={onDone} />}
        </KindTabs>
      </div>
      <div className={styles.foot}>
        <QuietMenu />
        <Link href={notificationsPath} className={styles.all} onClick={onDone}>
          {texts.seeAll}
        </Link>
      </div>
    </div>
  )
}
