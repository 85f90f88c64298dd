import { Dialog } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import { useRef, type ReactNode, type RefObject } from 'react'
import { useTexts } from '../../../../shell/language.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { composeWords } from './compose-words.ts'
import styles from './compose.module.css'

export type FrameProps = { readonly title: string; readonly isNarrow: boolean }

type ComposeFrameProps = FrameProps & {
  readonly onClose: () => void
  /** What has the focus first. */
  readonly first?: RefObject<HTMLElement | null>
  readonly children: ReactNode
}

/** Over the whole window of a phone; elsewhere a panel at the corner, beside which the mailbox can be used as always. */
export function ComposeFrame({ title, isNarrow, onClose, first, children }: ComposeFrameProps): ReactNode {
  const texts = useTexts(composeWords)
  const panel = useRef<HTMLDivElement>(null)
  return (
    <Dialog.Root
      open
      modal={isNarrow}
      disablePointerDismissal
      onOpenChange={(_, details) => {
        // Escape elsewhere on the page is meant for what is there.
        if (details.reason === 'escape-key' && !panel.current?.contains(document.activeElement)) return details.cancel()
        onClose()
      }}
    >
      <Dialog.Portal>
        <Dialog.Popup
          ref={panel}
          className={styles.panel}
          data-narrow={isNarrow ? '' : undefined}
          initialFocus={() => first?.current ?? panel.current}
        >
          <div className={styles.header}>
            <Dialog.Title className={styles.title}>{title}</Dialog.Title>
            <Dialog.Close render={<IconButton name={texts.closeToDraft} icon={X} keys="Escape" />} />
          </div>
          {children}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
