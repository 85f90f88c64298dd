import { Menu } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useTexts } from '../../language.tsx'
import { navbarWords } from '../navbar/navbar-words.ts'
import { frameStore } from './frame-store.ts'
import styles from './menu-button.module.css'

/** Where no toolbar offers the menu, this does. */
export function MenuButton({ corner }: { readonly corner: 'left' | 'right' }): ReactNode {
  const texts = useTexts(navbarWords)
  const isOpen = frameStore.useState(({ isNavbarOpen }) => isNavbarOpen)
  const toggle = frameStore.useState(({ toggleNavbar }) => toggleNavbar)
  return (
    <div className={styles.place} data-corner={corner}>
      <IconButton name={texts.open} icon={Menu} aria-expanded={isOpen} onClick={toggle} className={styles.button} />
    </div>
  )
}
