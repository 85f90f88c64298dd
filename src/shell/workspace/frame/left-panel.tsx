import { ChevronLeft, ChevronRight, Star } from 'lucide-react'
import { Suspense, useState, type ReactNode } from 'react'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useTexts } from '../../language.tsx'
import { lazyPart } from '../../lazy-part.ts'
import { regionLook } from '../settings/region-look.ts'
import { useSettings } from '../settings/settings-store.ts'
import { useSystemDark } from '../settings/use-system-dark.ts'
import { Shortcuts } from '../toolbar/shortcuts.tsx'
import { frameWords } from './frame-words.ts'
import { SafeRegion } from '../states/region-error.tsx'
import styles from './left-panel.module.css'

const { Part: SideDrawer } = lazyPart(() => import('./side-drawer.tsx').then((loaded) => loaded.SideDrawer))

/** The strip of shortcuts: at the side where there is room, else behind a tab where no navbar has a drawer for it. */
export function LeftPanel({ place }: { readonly place: 'strip' | 'tab' }): ReactNode {
  return place === 'strip' ? <Strip /> : <Tab />
}

function Strip(): ReactNode {
  const texts = useTexts(frameWords)
  const [isCollapsed, setCollapsed] = useState(false)
  const look = regionLook(useSettings(), 'navbar', useSystemDark())
  return (
    <aside className={styles.strip} data-region="panel" data-collapsed={isCollapsed || undefined} aria-label={texts.shortcuts} {...look}>
      {isCollapsed ? null : (
        <div className={styles.shortcuts}>
          <SafeRegion>
            <Shortcuts direction="column" />
          </SafeRegion>
        </div>
      )}
      <IconButton
        name={isCollapsed ? texts.showShortcuts : texts.hideShortcuts}
        icon={isCollapsed ? ChevronRight : ChevronLeft}
        onClick={() => setCollapsed(!isCollapsed)}
        className={styles.collapse}
      />
    </aside>
  )
}

function Tab(): ReactNode {
  const texts = useTexts(frameWords)
  const [isOpen, setOpen] = useState(false)
  const look = regionLook(useSettings(), 'navbar', useSystemDark())
  return (
    <>
      <div className={styles.tab}>
        <IconButton name={texts.showShortcuts} icon={Star} aria-expanded={isOpen} onClick={() => setOpen(true)} className={styles.round} />
      </div>
      <Suspense>
        <SideDrawer name={texts.shortcuts} side="left" width="strip" isOpen={isOpen} onClose={() => setOpen(false)} look={look}>
          <div className={styles.shortcuts}>
            <SafeRegion>
              <Shortcuts direction="column" />
            </SafeRegion>
          </div>
          <IconButton name={texts.hideShortcuts} icon={ChevronLeft} onClick={() => setOpen(false)} className={styles.collapse} />
        </SideDrawer>
      </Suspense>
    </>
  )
}
