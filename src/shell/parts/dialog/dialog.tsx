import { Dialog as Base } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import type { ReactNode, RefObject } from 'react'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useTexts } from '../../language.tsx'
import { sharedWords } from '../words/shared-words.ts'
import styles from './dialog.module.css'

type DialogProps = {
  readonly title: ReactNode
  readonly isOpen: boolean
  readonly onClose: () => void
  /** Below the title: what this is about, read aloud with it. */
  readonly description?: ReactNode
  /** The actions, main one first. */
  readonly footer?: ReactNode
  /** 360, 444, 480, 640, 800 or 960 wide; `card` takes the whole screen of a phone. */
  readonly size?: 'small' | 'narrow' | 'medium' | 'large' | 'card' | 'wide'
  /** Buttons beside the title, before the cross. */
  readonly tools?: ReactNode
  /** `left` and `right` slide in from the edge over the whole height. */
  readonly side?: 'middle' | 'left' | 'right'
  /** What has the focus first; without it the first control. */
  readonly initialFocus?: RefObject<HTMLElement | null>
  readonly children?: ReactNode
}

/** A layer over everything: Escape, the cross or a click beside it closes, and the focus goes back to where it was. */
export function Dialog(props: DialogProps): ReactNode {
  const { title, isOpen, onClose, description, footer, tools, size = 'medium', side = 'middle', initialFocus, children } = props
  const words = useTexts(sharedWords)
  return (
    <Base.Root open={isOpen} onOpenChange={(isNowOpen) => (isNowOpen ? undefined : onClose())}>
      <Base.Portal>
        <Base.Backdrop className={styles.backdrop} />
        <Base.Popup className={styles.popup} data-size={size} data-side={side} {...(initialFocus ? { initialFocus } : {})}>
          <header className={styles.header}>
            <Base.Title className={styles.title}>{title}</Base.Title>
            {tools === undefined ? null : <div className={styles.tools}>{tools}</div>}
            <Base.Close render={<IconButton name={words.close} icon={X} />} />
          </header>
          {description === undefined ? null : <Base.Description className={styles.description}>{description}</Base.Description>}
          <div className={styles.body}>{children}</div>
          {footer === undefined ? null : <footer className={styles.footer}>{footer}</footer>}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}
