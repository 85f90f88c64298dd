import { X } from 'lucide-react'
import { Suspense, useRef, useState, type ReactNode } from 'react'
import type { AppEntry } from '../../app-entry.ts'
import { ErrorBoundary } from '../../error-boundary.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useTexts } from '../../language.tsx'
import { sharedWords } from '../../parts/words/shared-words.ts'
import { offeredPart } from '../offered-part.ts'
import { ChatTitleSlot } from './chat-title.tsx'
import styles from './chat-panel.module.css'
import { panelStore } from './panel-store.ts'
import { panelWords } from './panel-words.ts'
import { EmptyLine } from './section.tsx'
import { usePanelLayer } from './use-panel-layer.ts'

type ChatPanelProps = { readonly load: NonNullable<AppEntry['loadChatPanel']> }

/** Slides over the right edge when the toolbar or a command opens it; what it shows is fetched then. */
export function ChatPanel({ load }: ChatPanelProps): ReactNode {
  const words = useTexts(panelWords)
  const { close: closeWord, loading } = useTexts(sharedWords)
  const panel = useRef<HTMLElement>(null)
  const { openPanel, contactId, close, chooseContact } = panelStore.useState((state) => state)
  const isOpen = openPanel === 'chat'
  const [wasOpen, setWasOpen] = useState(false)
  if (isOpen && !wasOpen) setWasOpen(true)
  const { Part: Content } = offeredPart(load, 'Panel')
  const markInside = usePanelLayer({ panel, isOpen, close })
  const [titleSlot, setTitleSlot] = useState<HTMLElement | null>(null)
  return (
    <aside
      ref={panel}
      data-region="panel"
      data-open={isOpen ? '' : undefined}
      aria-label={words.chatTitle}
      tabIndex={-1}
      className={styles.panel}
      onPointerDownCapture={markInside}
    >
      <header className={styles.head}>
        <h2 className={styles.title}>
          <span ref={setTitleSlot} />
          <span className={styles.general}>{words.chatTitle}</span>
        </h2>
        <IconButton name={closeWord} icon={X} onClick={close} />
      </header>
      <ErrorBoundary fallback={<EmptyLine>{words.chatBroken}</EmptyLine>}>
        <Suspense fallback={<EmptyLine>{loading}</EmptyLine>}>
          <ChatTitleSlot value={titleSlot}>{wasOpen ? <Content contactId={contactId} choose={chooseContact} /> : null}</ChatTitleSlot>
        </Suspense>
      </ErrorBoundary>
    </aside>
  )
}
