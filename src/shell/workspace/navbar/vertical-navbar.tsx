import { ChevronsLeft, ChevronsRight } from 'lucide-react'
import { useRef, type ReactNode } from 'react'
import { isFolded as isFoldedAt } from '../../../kit/settings.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useRovingFocus } from '../../../ui/use-roving-focus.ts'
import { useTexts } from '../../language.tsx'
import { useHasRoom } from '../frame/use-width.ts'
import { regionLook } from '../settings/region-look.ts'
import { useSettings } from '../settings/settings-store.ts'
import { useSystemDark } from '../settings/use-system-dark.ts'
import { FoldButton } from './fold-button.tsx'
import { NavbarHead } from './navbar-head.tsx'
import { NavbarTree } from './navbar-tree.tsx'
import { NavbarUser } from './navbar-user.tsx'
import { navbarWords } from './navbar-words.ts'
import { useUnfold } from './use-unfold.ts'
import styles from './vertical-navbar.module.css'

/** The navbar at the side. Folded it shows icons, and lies over the page for as long as somebody uses it. */
export function VerticalNavbar(): ReactNode {
  const settings = useSettings()
  const texts = useTexts(navbarWords)
  const look = regionLook(settings, 'navbar', useSystemDark())
  const { navbar } = settings.layout.config
  const { position } = navbar
  const isFolded = isFoldedAt(navbar, useHasRoom())
  const { isOpen, isHeld, hold, toggle, release, handlers } = useUnfold()
  const sheet = useRef<HTMLDivElement>(null)
  const roving = useRovingFocus(sheet, 'vertical')
  const width = isFolded ? (isOpen ? 'over' : 'icons') : 'full'
  return (
    <nav
      className={styles.navbar}
      data-region="navigation"
      data-side={position}
      data-width={width}
      aria-label={texts.navigation}
      {...look}
      {...handlers}
    >
      {isFolded && isHeld ? <div className={styles.veil} onPointerDown={release} /> : null}
      <div ref={sheet} className={styles.sheet} {...roving}>
        <NavbarHead>
          <FoldButton onFold={release} />
        </NavbarHead>
        <NavbarUser />
        <NavbarTree onUnfold={width === 'icons' ? hold : undefined} onChoose={release} />
        {isFolded ? (
          <div className={styles.foot}>
            <IconButton
              name={texts.show}
              icon={isOpen === (position === 'left') ? ChevronsLeft : ChevronsRight}
              aria-expanded={isOpen}
              onClick={toggle}
            />
          </div>
        ) : null}
      </div>
    </nav>
  )
}
