import { Dialog } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useTexts } from '../../language.tsx'
import { sharedWords } from '../../parts/words/shared-words.ts'
import { frameWords } from '../frame/frame-words.ts'
import { SettingsActions } from './settings-actions.tsx'
import { SettingsBody } from './settings-body.tsx'
import styles from './settings-panel.module.css'

type SettingsDrawerProps = { readonly isOpen: boolean; readonly onClose: () => void }

/** What is chosen here shows at once on the page beside it. */
export function SettingsDrawer({ isOpen, onClose }: SettingsDrawerProps): ReactNode {
  const { themeSettings } = useTexts(frameWords)
  const { close } = useTexts(sharedWords)
  return (
    <Dialog.Root open={isOpen} onOpenChange={(isNowOpen) => (isNowOpen ? undefined : onClose())} modal="trap-focus">
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.backdrop} />
        <Dialog.Popup className={styles.drawer} finalFocus={opener}>
          <header className={styles.header}>
            <Dialog.Title className={styles.title}>{themeSettings}</Dialog.Title>
            <Dialog.Close render={<IconButton name={close} icon={X} />} />
          </header>
          <div className={styles.body}>
            <SettingsBody />
          </div>
          <footer className={styles.footer}>
            <SettingsActions />
          </footer>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

/** The entry of the menu is gone by then; the focus goes back to what opened the menu. */
function opener(): HTMLElement | null {
  return document.querySelector<HTMLElement>('[data-opens="settings"]')
}
