import { useCallback } from 'react'
import { isFolded, withFolded } from '../../../../kit/settings.ts'
import { frameStore } from '../../frame/frame-store.ts'
import { hasRoom } from '../../frame/use-width.ts'
import { settingsStore } from '../../settings/settings-store.ts'
import { enterRegion } from './regions.ts'

/** Folds the navbar that stands, opens the drawer on a narrow screen; the horizontal menu can only be entered. */
export function useNavigationToggle(): () => void {
  const frame = frameStore.useStore()
  const settings = settingsStore.useStore()
  return useCallback(() => {
    const { layout } = settings.getState().settings
    if (!matchMedia('(width >= 80em)').matches) frame.getState().toggleNavbar()
    else if (layout.style !== 'layout1') enterRegion('navigation')
    else settings.getState().changeConfig(withFolded(layout.config, !isFolded(layout.config.navbar, hasRoom())))
  }, [frame, settings])
}
