import { SlidersHorizontal, type LucideIcon } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import styles from './side-button.module.css'

type SideButtonProps = { readonly title: string; readonly content: ReactNode; readonly icon?: LucideIcon }

/** Where there is no room for the side panel: it comes out of the left edge. Choosing a link in it closes it. */
export function SideButton({ title, content, icon: Picture = SlidersHorizontal }: SideButtonProps): ReactNode {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button kind="quiet" className={styles.button} aria-haspopup="dialog" aria-expanded={isOpen} onClick={() => setOpen(true)}>
        <Picture aria-hidden="true" />
        {title}
      </Button>
      <Dialog title={title} side="left" size="small" isOpen={isOpen} onClose={() => setOpen(false)}>
        {/* Not a control of its own: it only notices that one of the links inside was followed. */}
        <div className={styles.content} role="presentation" onClick={({ target }) => (isLink(target) ? setOpen(false) : undefined)}>
          {content}
        </div>
      </Dialog>
    </>
  )
}

function isLink(target: EventTarget): boolean {
  return target instanceof Element && target.closest('a[href]') !== null
}
