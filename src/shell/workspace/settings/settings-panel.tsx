import { Palette } from 'lucide-react'
import { Suspense, useState, type ReactNode } from 'react'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useTexts } from '../../language.tsx'
import { lazyPart } from '../../lazy-part.ts'
import { frameWords } from '../frame/frame-words.ts'
import { panelStore } from '../panels/panel-store.ts'
import styles from './settings-panel.module.css'
import { useSettingsCommands } from './use-settings-commands.ts'

const { Part: SettingsDrawer } = lazyPart(() => import('./settings-drawer.tsx').then((loaded) => loaded.SettingsDrawer))

/** «Theme Settings», opened from the user menu and by name; fetched when somebody opens it. */
export function SettingsPanel(): ReactNode {
  const isOpen = panelStore.useState(({ openPanel }) => openPanel === 'settings')
  const { open, close } = panelStore.useStore().getState()
  const [wasOpen, setWasOpen] = useState(false)
  if (isOpen && !wasOpen) setWasOpen(true)
  useSettingsCommands(() => open('settings'))
  return <Suspense>{wasOpen ? <SettingsDrawer isOpen={isOpen} onClose={close} /> : null}</Suspense>
}

/** Beside the page where no toolbar has a user menu; it takes its own room, so that it covers nothing. */
export function SettingsEdge(): ReactNode {
  const { themeSettings } = useTexts(frameWords)
  const open = panelStore.useState((state) => state.open)
  return (
    <div className={styles.edge}>
      <IconButton name={themeSettings} icon={Palette} aria-haspopup="dialog" data-opens="settings" onClick={() => open('settings')} />
    </div>
  )
}
