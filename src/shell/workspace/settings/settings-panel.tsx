import { Settings } from 'lucide-react'
import { Suspense, useRef, useState, type ReactNode } from 'react'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useTexts } from '../../language.tsx'
import { lazyPart } from '../../lazy-part.ts'
import { frameWords } from '../frame/frame-words.ts'
import styles from './settings-panel.module.css'
import { useSettingsCommands } from './use-settings-commands.ts'

const { Part: SettingsDrawer, prepare } = lazyPart(() => import('./settings-drawer.tsx').then((loaded) => loaded.SettingsDrawer))

/** The cog at the edge; the drawer behind it is fetched when somebody comes near. */
export function SettingsPanel(): ReactNode {
  const { themeSettings } = useTexts(frameWords)
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never')
  const opener = useRef<HTMLButtonElement>(null)
  useSettingsCommands(() => setState('open'))
  return (
    <>
      <IconButton
        ref={opener}
        name={themeSettings}
        icon={Settings}
        className={styles.trigger}
        aria-haspopup="dialog"
        aria-expanded={state === 'open'}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => setState('open')}
      />
      {state === 'never' ? null : (
        <Suspense>
          <SettingsDrawer isOpen={state === 'open'} onClose={() => setState('closed')} opener={opener} />
        </Suspense>
      )}
    </>
  )
}
