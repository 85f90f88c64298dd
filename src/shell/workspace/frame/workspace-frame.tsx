import { Suspense, useLayoutEffect, type ReactNode } from 'react'
import { useLocation } from 'wouter'
import { useTexts } from '../../language.tsx'
import { useApps } from '../apps-context.ts'
import { appAt } from '../breadcrumbs/levels.ts'
import { CommandLayer } from '../commands/command-layer.tsx'
import { lazyPart } from '../../lazy-part.ts'
import { VerticalNavbar } from '../navbar/vertical-navbar.tsx'
import { Snackbar } from '../notices/snackbar.tsx'
import { Panels } from '../panels/panels.tsx'
import { ApplySettings } from '../settings/apply-settings.tsx'
import { SettingsEdge, SettingsPanel } from '../settings/settings-panel.tsx'
import { useSettings } from '../settings/settings-store.ts'
import { ContentRegion, FooterRegion, ToolbarRegion } from './regions.tsx'
import { BareSide } from './bare-side.tsx'
import { barePlan, framePlan } from './frame-plan.ts'
import { frameWords } from './frame-words.ts'
import { SafeRegion } from '../states/region-error.tsx'
import { LeftPanel } from './left-panel.tsx'
import { MenuButton } from './menu-button.tsx'
import { useWidth } from './use-width.ts'
import styles from './workspace-frame.module.css'

// Each layout and width needs one of the three navbars; the upright one of the default layout is there at once.
const { Part: HorizontalNavbar } = lazyPart(() => import('../navbar/horizontal-navbar.tsx').then((loaded) => loaded.HorizontalNavbar))
const { Part: NavbarDrawer } = lazyPart(() => import('../navbar/navbar-drawer.tsx').then((loaded) => loaded.NavbarDrawer))

/** Toolbar, navbar, page, footer and side panels, in one of three layouts, or the page alone. The page keeps its place in all of them. */
export function WorkspaceFrame({ children }: { readonly children: ReactNode }): ReactNode {
  useAppScale()
  const { skip } = useTexts(frameWords)
  const { layout } = useSettings()
  const { mode, scroll, toolbar, footer } = layout.config
  const isBare = useIsBare()
  const inLayout = framePlan(layout, useWidth())
  const plan = isBare ? barePlan : inLayout
  const looks = {
    'data-layout': layout.style,
    'data-mode': isBare ? 'fullwidth' : mode,
    'data-scroll': isBare ? 'content' : scroll,
    'data-bare': isBare || undefined,
    'data-navbar': plan.navbar,
    'data-side': plan.side,
  }
  return (
    <div className={styles.frame} {...looks} data-toolbar={toolbar.style} data-footer={footer.style}>
      <a href="#content" className={styles.skip}>
        {skip}
      </a>
      <ApplySettings />
      {isBare ? <BareSide /> : null}
      {plan.leftPanel === 'strip' || plan.leftPanel === 'tab' ? <LeftPanel place={plan.leftPanel} /> : null}
      <div className={styles.main}>
        {plan.toolbar === 'edge' ? <ToolbarRegion /> : null}
        <SafeRegion>
          <Suspense fallback={<div className={styles.bar} />}>{plan.navbar === 'bar' ? <HorizontalNavbar /> : null}</Suspense>
        </SafeRegion>
        <div className={styles.middle}>
          <SafeRegion>{plan.navbar === 'side' ? <VerticalNavbar /> : null}</SafeRegion>
          <div className={styles.column}>
            {plan.toolbar === 'column' ? <ToolbarRegion /> : null}
            <ContentRegion plan={plan}>{children}</ContentRegion>
            {plan.footer === 'column' ? <FooterRegion /> : null}
          </div>
        </div>
        {plan.footer === 'edge' ? <FooterRegion /> : null}
      </div>
      {plan.toolbar === 'none' && !isBare ? <SettingsEdge /> : null}
      <SafeRegion>{plan.rightPanel === 'shown' ? <Panels /> : null}</SafeRegion>
      <SafeRegion>
        <Suspense>{plan.navbar === 'drawer' ? <NavbarDrawer /> : null}</Suspense>
      </SafeRegion>
      {plan.navbar === 'drawer' && plan.toolbar === 'none' ? <MenuButton corner={plan.side} /> : null}
      <SafeRegion>
        <Snackbar />
      </SafeRegion>
      {isBare ? null : <FrameLayers />}
    </div>
  )
}

/** What lies over the frame and works on it. */
function FrameLayers(): ReactNode {
  return (
    <>
      <SafeRegion>
        <SettingsPanel />
      </SafeRegion>
      <SafeRegion>
        <CommandLayer />
      </SafeRegion>
    </>
  )
}

/** Whether the app at this address wants to stand alone. */
function useIsBare(): boolean {
  const [path] = useLocation()
  return appAt(useApps(), path)?.frame === 'bare'
}

function useAppScale(): void {
  useLayoutEffect(() => {
    document.documentElement.dataset['scale'] = 'app'
    return () => void delete document.documentElement.dataset['scale']
  }, [])
}
