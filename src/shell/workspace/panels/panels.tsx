import { Suspense, useState, type ReactNode } from 'react'
import { lazyPart } from '../../lazy-part.ts'
import { usePrepared } from '../use-prepared.ts'
import { useSettings } from '../settings/settings-store.ts'
import { BackToTop } from './back-to-top.tsx'
import { ChatPanel } from './chat-panel.tsx'
import { panelStore } from './panel-store.ts'
import { useChatApp } from './use-chat-app.ts'

const { Part: QuickPanel, prepare } = lazyPart(() => import('./quick-panel.tsx').then((loaded) => loaded.QuickPanel))

/** What stands or opens at the right side. */
export function Panels(): ReactNode {
  const chat = useChatApp()
  const { retroThrusters } = useSettings().quick
  return (
    <>
      {chat?.loadChatPanel ? <ChatPanel key={chat.id} load={chat.loadChatPanel} /> : null}
      <LaterQuickPanel />
      {retroThrusters ? <BackToTop /> : null}
    </>
  )
}

/** Stays once it was opened, so that it can close as gently as it came. */
function LaterQuickPanel(): ReactNode {
  usePrepared(prepare)
  const isOpen = panelStore.useState(({ openPanel }) => openPanel === 'quick')
  const [wasOpen, setWasOpen] = useState(false)
  if (isOpen && !wasOpen) setWasOpen(true)
  return <Suspense>{wasOpen ? <QuickPanel /> : null}</Suspense>
}
