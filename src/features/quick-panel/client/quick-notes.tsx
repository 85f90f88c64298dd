import type { ReactNode } from 'react'
import { useTexts } from '../../../shell/language.tsx'
import { QuickList } from './quick-list.tsx'
import { quickPanelWords } from './quick-panel-words.ts'
import { useQuickPanel } from './use-quick-panel.ts'

/** In the quick panel: the notes that stand first. */
export function Section(): ReactNode {
  const texts = useTexts(quickPanelWords)
  const query = useQuickPanel()
  const lines = (query.data?.notes ?? []).map(({ id, title, detail }) => ({
    key: id,
    // A note without a title is called by how it begins.
    title: title || detail || texts.untitled,
    href: `/apps/notes?note=${id}`,
    detail: title === '' ? '' : detail,
  }))
  return <QuickList name={texts.notes} empty={texts.noNotes} query={query} lines={lines} />
}
