import { NavigationMenu } from '@base-ui/react/navigation-menu'
import { ChevronDown } from 'lucide-react'
import type { KeyboardEvent, ReactNode } from 'react'
import { useTexts } from '../../language.tsx'
import { regionLook } from '../settings/region-look.ts'
import { useSettings } from '../settings/settings-store.ts'
import { useSystemDark } from '../settings/use-system-dark.ts'
import { enterOpened } from './enter-opened.ts'
import styles from './horizontal-navbar.module.css'
import { hoverDelay, leaveDelay } from './hover-delays.ts'
import { MenuLayer } from './menu-layer.tsx'
import { MenuList } from './menu-list.tsx'
import { Brand } from './navbar-head.tsx'
import { navbarWords } from './navbar-words.ts'
import { useNavigation } from './use-navigation.ts'

/** The navbar as a bar: each group opens a list below it, for pointers, fingers and keys. */
export function HorizontalNavbar(): ReactNode {
  const settings = useSettings()
  const texts = useTexts(navbarWords)
  const look = regionLook(settings, 'navbar', useSystemDark())
  const { groups, current } = useNavigation()
  return (
    <NavigationMenu.Root
      className={styles.bar}
      data-region="navigation"
      aria-label={texts.navigation}
      delay={hoverDelay}
      closeDelay={leaveDelay}
      {...look}
    >
      <div className={styles.row} data-inner="">
        {settings.layout.style === 'layout2' ? <Brand /> : null}
        <NavigationMenu.List className={styles.groups}>
          {groups.map(({ id, items }) => (
            <NavigationMenu.Item key={id} value={id}>
              <NavigationMenu.Trigger className={styles.opener} data-inside={current?.group === id ? '' : undefined} onKeyDown={goIn}>
                {texts[id]}
                <NavigationMenu.Icon className={styles.arrow}>
                  <ChevronDown aria-hidden="true" />
                </NavigationMenu.Icon>
              </NavigationMenu.Trigger>
              <NavigationMenu.Content>
                <MenuList items={items} current={current} name={texts[id]} />
              </NavigationMenu.Content>
            </NavigationMenu.Item>
          ))}
        </NavigationMenu.List>
      </div>
      <MenuLayer side="bottom" />
    </NavigationMenu.Root>
  )
}

function goIn({ key, currentTarget }: KeyboardEvent<HTMLElement>): void {
  if (key === 'ArrowDown') enterOpened(currentTarget)
}
