import { LayoutList, Menu as MenuIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useTexts } from '../../language.tsx'
import { LiveIndicator } from '../../parts/live/live-indicator.tsx'
import { frameStore } from '../frame/frame-store.ts'
import { Brand } from '../navbar/navbar-head.tsx'
import { panelStore } from '../panels/panel-store.ts'
import { useChatApp } from '../panels/use-chat-app.ts'
import { useSettings } from '../settings/settings-store.ts'
import { ChatButton } from './chat-button.tsx'
import { NotificationBell } from './notification-bell.tsx'
import { ToolbarSearch } from './toolbar-search.tsx'
import { Shortcuts } from './shortcuts.tsx'
import { toolbarWords } from './toolbar-words.ts'
import styles from './toolbar.module.css'
import { UserMenu } from './user-menu.tsx'
import { WorkspaceSwitch } from './workspace-switch.tsx'

/** The bar at the top: where one often goes, what one looks for, who one is, and the panels. */
export function Toolbar(): ReactNode {
  const { style, config } = useSettings().layout
  const chat = useChatApp()
  const menu = config.navbar.display ? <MenuButton /> : null
  const hasShortcuts = !config.leftSidePanel.display
  return (
    <div className={styles.toolbar} data-layout={style}>
      {config.navbar.position === 'left' ? menu : null}
      <div className={styles.start}>{style === 'layout3' ? <Brand /> : hasShortcuts ? <Shortcuts direction="row" /> : null}</div>
      <ToolbarSearch look={style === 'layout3' ? 'box' : 'button'} />
      <div className={styles.end}>
        <WorkspaceSwitch />
        <LiveIndicator />
        {chat && config.rightSidePanel.display ? <ChatButton app={chat} /> : null}
        <NotificationBell />
        {config.rightSidePanel.display ? <QuickPanelButton /> : null}
        <UserMenu />
      </div>
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

function QuickPanelButton(): ReactNode {
  const words = useTexts(toolbarWords)
  const isOpen = panelStore.useState(({ openPanel }) => openPanel === 'quick')
  const toggle = panelStore.useState((state) => state.toggle)
  return (
    <IconButton
      name={words.quickPanel}
      icon={LayoutList}
      aria-expanded={isOpen}
      data-panel-toggle="quick"
      onClick={() => toggle('quick')}
    />
  )
}
