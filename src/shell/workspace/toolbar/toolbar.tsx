import { LayoutList, Menu as MenuIcon, MessageCircle } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useTexts } from '../../language.tsx'
import { LiveIndicator } from '../../parts/live/live-indicator.tsx'
import { frameStore } from '../frame/frame-store.ts'
import { Brand } from '../navbar/navbar-head.tsx'
import { panelStore, type PanelName } from '../panels/panel-store.ts'
import { useChatApp } from '../panels/use-chat-app.ts'
import { useSettings } from '../settings/settings-store.ts'
import { LanguageMenu } from './language-menu.tsx'
import { ToolbarSearch } from './toolbar-search.tsx'
import { Shortcuts } from './shortcuts.tsx'
import { toolbarWords } from './toolbar-words.ts'
import styles from './toolbar.module.css'
import { UserMenu } from './user-menu.tsx'

/** The bar at the top: where one often goes, what one looks for, who one is, and the panels. */
export function Toolbar(): ReactNode {
  const words = useTexts(toolbarWords)
  const { style, config } = useSettings().layout
  const hasChat = useChatApp() !== undefined
  const menu = config.navbar.display ? <MenuButton /> : null
  return (
    <div className={styles.toolbar} data-layout={style}>
      {config.navbar.position === 'left' ? menu : null}
      <div className={styles.start}>{style === 'layout3' ? <Brand /> : <Shortcuts direction="row" />}</div>
      <ToolbarSearch look={style === 'layout3' ? 'box' : 'button'} />
      <LiveIndicator />
      <LanguageMenu />
      <span className={styles.user}>
        <UserMenu />
      </span>
      {hasChat && config.rightSidePanel.display ? (
        <span className={styles.narrow}>
          <PanelButton panel="chat" name={words.chat} icon={MessageCircle} />
        </span>
      ) : null}
      {config.rightSidePanel.display ? <PanelButton panel="quick" name={words.quickPanel} icon={LayoutList} /> : null}
      {config.navbar.position === 'right' ? menu : null}
    </div>
  )
}

/** On wide screens the navbar always stands. */
function MenuButton(): ReactNode {
  const words = useTexts(toolbarWords)
  const isOpen = frameStore.useState((state) => state.isNavbarOpen)
  const toggle = frameStore.useState((state) => state.toggleNavbar)
  return (
    <span className={styles.narrow}>
      <IconButton name={words.menu} icon={MenuIcon} aria-expanded={isOpen} onClick={toggle} />
    </span>
  )
}

function PanelButton({ panel, ...look }: { readonly panel: PanelName; readonly name: string; readonly icon: typeof MenuIcon }): ReactNode {
  const isOpen = panelStore.useState((state) => state.openPanel === panel)
  const toggle = panelStore.useState((state) => state.toggle)
  return <IconButton {...look} aria-expanded={isOpen} data-panel-toggle={panel} onClick={() => toggle(panel)} />
}
