import type { ReactNode } from 'react'
import { useTexts } from '../../language.tsx'
import { Dialog } from '../../parts/dialog/dialog.tsx'
import { UndoHistory } from '../../parts/undo/undo-history.tsx'
import { undoWords } from '../../parts/undo/undo-words.ts'
import { AppSections } from './app-sections.tsx'
import { NoticeHistory } from './notice-history.tsx'
import { panelStore } from './panel-store.ts'
import { panelWords } from './panel-words.ts'
import { QuickSettings } from './quick-settings.tsx'
import { Section } from './section.tsx'
import { Today } from './today.tsx'

/** What one wants to see or switch in passing, 280 wide at the right edge. */
export function QuickPanel(): ReactNode {
  const words = useTexts(panelWords)
  const undoTexts = useTexts(undoWords)
  const isOpen = panelStore.useState(({ openPanel }) => openPanel === 'quick')
  const close = panelStore.useState((state) => state.close)
  return (
    <Dialog title={words.quickTitle} isOpen={isOpen} onClose={close} side="right" size="small">
      <Section title={words.today}>
        <Today />
      </Section>
      <Section title={words.events}>
        <AppSections kind="events" empty={words.noEvents} />
      </Section>
      <Section title={words.notes}>
        <AppSections kind="notes" empty={words.noNotes} />
      </Section>
      <Section title={words.quickSettings}>
        <QuickSettings />
      </Section>
      <Section title={undoTexts.history}>
        <UndoHistory />
      </Section>
      <NoticeHistory />
    </Dialog>
  )
}
