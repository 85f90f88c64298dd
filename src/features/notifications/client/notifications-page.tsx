import { CheckCheck, Settings2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import { noticeKinds } from '../../../kit/notice-kinds.ts'
import { useTexts } from '../../../shell/language.tsx'
import { choiceParam } from '../../../shell/parts/url-state/params.ts'
import { useUrlState } from '../../../shell/parts/url-state/use-url-state.ts'
import { WorkspacePage } from '../../../shell/workspace/workspace-page.tsx'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { KindTabs } from './kind-tabs.tsx'
import { NotificationList } from './notification-list.tsx'
import { useCounts, useMark } from './notification-queries.ts'
import { notificationWords } from './notification-words.ts'
import styles from './notifications-page.module.css'
import { settingsPath } from './paths.ts'

const params = { kind: choiceParam(['all', ...noticeKinds], 'all') }

/** Everything one was notified of in this workspace. */
export function Page(): ReactNode {
  const texts = useTexts(notificationWords)
  const [{ kind: tab }, change] = useUrlState(params)
  const [, navigate] = useLocation()
  const mark = useMark()
  const unread = useCounts().data?.unread ?? 0
  return (
    <WorkspacePage
      title={texts.title}
      arrival="none"
      actions={
        <>
          {unread === 0 ? null : (
            <Button onClick={() => mark({ isRead: true })}>
              <CheckCheck aria-hidden="true" />
              {texts.markAll}
            </Button>
          )}
          <IconButton name={texts.settings} icon={Settings2} onClick={() => navigate(settingsPath)} />
        </>
      }
    >
      <div className={styles.page}>
        <KindTabs value={tab} onChange={(kind) => change({ kind }, 'replace')}>
          {(kind) => <NotificationList kind={kind} />}
        </KindTabs>
        <p className={styles.keys}>{texts.keys}</p>
      </div>
    </WorkspacePage>
  )
}
