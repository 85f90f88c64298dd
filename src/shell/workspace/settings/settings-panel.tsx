import { Dialog } from '@base-ui/react/dialog'
import { Settings, X } from 'lucide-react'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useTexts } from '../../language.tsx'
import { sharedWords } from '../../parts/words/shared-words.ts'
import { SettingsActions } from './settings-actions.tsx'
import styles from './settings-panel.module.css'
import { settingsWords } from './settings-words.ts'
import { useSettingsCommands } from './use-settings-commands.ts'

/** The cog at the edge and the drawer behind it. What is chosen there shows at once on the page beside it. */
export function SettingsPanel(): ReactNode {
  const texts = useTexts(settingsWords)
  const words = useTexts(sharedWords)
  const [isOpen, setOpen] = useState(false)
  const [Body] = useState(() => lazy(() => import('./settings-body.tsx').then((loaded) => ({ default: loaded.SettingsBody }))))
  useSettingsCommands(() => setOpen(true))
  return (
    <Dialog.Root open={isOpen} onOpenChange={setOpen} modal="trap-focus">
      <Dialog.Trigger render={<IconButton name={texts.title} icon={Settings} className={styles.trigger} />} />
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.backdrop} />
        <Dialog.Popup className={styles.drawer}>
          <header className={styles.header}>
            <Dialog.Title className={styles.title}>{texts.title}</Dialog.Title>
            <Dialog.Close render={<IconButton name={words.close} icon={X} />} />
          </header>
          <div className={styles.body}>
            <Suspense fallback={<p className={styles.waiting}>{words.loading}</p>}>
              <Body />
            </Suspense>
          </div>
          <footer className={styles.footer}>
            <SettingsActions />
          </footer>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
