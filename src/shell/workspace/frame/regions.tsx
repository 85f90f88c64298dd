import { useRef, type ReactNode } from 'react'
import { Footer } from '../footer/footer.tsx'
import { useRememberedScroll } from '../scroll/remembered-scroll.ts'
import { regionLook } from '../settings/region-look.ts'
import { useSettings } from '../settings/settings-store.ts'
import { useSystemDark } from '../settings/use-system-dark.ts'
import { Toolbar } from '../toolbar/toolbar.tsx'
import type { FramePlan } from './frame-plan.ts'
import { SafeRegion } from '../states/region-error.tsx'
import styles from './workspace-frame.module.css'

export function ToolbarRegion(): ReactNode {
  const look = regionLook(useSettings(), 'toolbar', useSystemDark())
  return (
    <header className={styles.toolbar} data-region="toolbar" {...look}>
      <div className={styles.inner} data-inner="">
        <SafeRegion>
          <Toolbar />
        </SafeRegion>
      </div>
    </header>
  )
}

export function FooterRegion(): ReactNode {
  const look = regionLook(useSettings(), 'footer', useSystemDark())
  return (
    <footer className={styles.footer} data-region="footer" {...look}>
      <SafeRegion>
        <Footer />
      </SafeRegion>
    </footer>
  )
}

/** What scrolls: the page, and with it the bars that do not stay. The page brings its own `main`. */
export function ContentRegion({ plan, children }: { readonly plan: FramePlan; readonly children: ReactNode }): ReactNode {
  const scroller = useRef<HTMLDivElement>(null)
  useRememberedScroll(scroller)
  return (
    <div ref={scroller} className={styles.scroller}>
      {plan.toolbar === 'page' ? <ToolbarRegion /> : null}
      <div className={styles.page} data-region="content" data-inner="">
        <SafeRegion>{children}</SafeRegion>
      </div>
      {plan.footer === 'page' ? <FooterRegion /> : null}
    </div>
  )
}
