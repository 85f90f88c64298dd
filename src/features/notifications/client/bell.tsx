import { Bell as BellPicture } from 'lucide-react'
import { Suspense, type ReactNode } from 'react'
import { lazyPart } from '../../../shell/lazy-part.ts'
import { plural } from '../../../kit/plural.ts'
import { fill } from '../../../kit/texts.ts'
import { useLanguage, useTexts } from '../../../shell/language.tsx'
import { Dialog } from '../../../shell/parts/dialog/dialog.tsx'
import { useLive } from '../../../shell/parts/live/use-live.ts'
import { LoadingRows } from '../../../shell/parts/states/loading-rows.tsx'
import { panelStore } from '../../../shell/workspace/panels/panel-store.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Popover } from '../../../ui/popover.tsx'
import styles from './bell.module.css'
import { notificationTopics, useCounts } from './notification-queries.ts'
import { notificationWords } from './notification-words.ts'
import { useIsPhone } from '../../../shell/use-is-phone.ts'

const { Part: Panel } = lazyPart(() => import('./panel.tsx').then((part) => part.Panel))
const maxShown = 99

/** How much is unread, and what it is: in a panel below, on a phone over the whole screen. */
export function Bell(): ReactNode {
  const texts = useTexts(notificationWords)
  const { language } = useLanguage()
  useLive(notificationTopics)
  const isPhone = useIsPhone()
  const { openPanel, open, close } = panelStore.useState((state) => state)
  const isOpen = openPanel === 'notifications'
  const unread = useCounts().data?.unread ?? 0
  const name =
    unread === 0 ? texts.title : fill(plural(unread, language, { one: texts.unreadOne, other: texts.unreadOther }), { count: unread })
  const button = <IconButton name={name} icon={BellPicture} keys="g i" aria-haspopup="dialog" aria-expanded={isOpen} />
  const panel = (
    <Suspense fallback={<LoadingRows shape="person" rows={4} />}>
      <Panel onDone={close} />
    </Suspense>
  )
  return (
    <span className={styles.bell} data-panel-toggle="notifications">
      {isPhone ? (
        <>
          <IconButton name={name} icon={BellPicture} aria-haspopup="dialog" aria-expanded={isOpen} onClick={() => open('notifications')} />
          <Dialog title={texts.title} size="card" isOpen={isOpen} onClose={close}>
            {panel}
          </Dialog>
        </>
      ) : (
        <Popover
          trigger={button}
          name={texts.title}
          isOpen={isOpen}
          onOpenChange={(isNowOpen) => (isNowOpen ? open('notifications') : close())}
        >
          {panel}
        </Popover>
      )}
      {unread === 0 ? null : (
        <span className={styles.count} aria-hidden="true">
          {unread > maxShown ? `${maxShown}+` : unread}
        </span>
      )}
    </span>
  )
}
