import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useTexts } from '../../language.tsx'
import { frameStore } from '../frame/frame-store.ts'
import { SideDrawer } from '../frame/side-drawer.tsx'
import { regionLook } from '../settings/region-look.ts'
import { useSettings } from '../settings/settings-store.ts'
import { useSystemDark } from '../settings/use-system-dark.ts'
import { Shortcuts } from '../toolbar/shortcuts.tsx'
import { NavbarHead } from './navbar-head.tsx'
import { NavbarTree } from './navbar-tree.tsx'
import { NavbarUser } from './navbar-user.tsx'
import { navbarWords } from './navbar-words.ts'

/** The navigation on narrow screens: slides over the page when it is asked for. */
export function NavbarDrawer(): ReactNode {
  const settings = useSettings()
  const texts = useTexts(navbarWords)
  const look = regionLook(settings, 'navbar', useSystemDark())
  const isOpen = frameStore.useState(({ isNavbarOpen }) => isNavbarOpen)
  const close = frameStore.useState(({ closeNavbar }) => closeNavbar)
  const { style, config } = settings.layout
  return (
    <SideDrawer
      name={texts.navigation}
      side={style === 'layout1' ? config.navbar.position : 'left'}
      isOpen={isOpen}
      onClose={close}
      look={look}
    >
      <NavbarHead>
        <IconButton name={texts.close} icon={X} onClick={close} />
      </NavbarHead>
      <NavbarUser />
      {config.leftSidePanel.display ? <Shortcuts direction="wrapped" onChoose={close} /> : null}
      <NavbarTree onChoose={close} />
    </SideDrawer>
  )
}
