import type { ReactNode } from 'react'
import { useTexts } from '../../../shell/language.tsx'
import { useMinute } from '../../../shell/parts/formats/minute-clock.ts'
import { useFormats } from '../../../shell/parts/formats/use-formats.ts'
import { QuickList } from './quick-list.tsx'
import styles from './quick-list.module.css'
import { quickPanelWords } from './quick-panel-words.ts'
import { useQuickPanel } from './use-quick-panel.ts'
import { dayOf, whenWords } from './when-words.ts'

/** In the quick panel: what comes next in the calendar. */
export function Section(): ReactNode {
  const texts = useTexts(quickPanelWords)
  const formats = useFormats()
  const now = useMinute()
  const query = useQuickPanel()
  const lines = (query.data?.events ?? []).map((entry) => ({
    // A repeated event may come more than once.
    key: `${entry.id} ${entry.start ?? ''}`,
    title: entry.title,
    href: `/apps/calendar/day/${dayOf(entry) ?? ''}`,
    when: (
      <time className={styles.when} dateTime={entry.start}>
        {whenWords(entry, now, formats, texts)}
      </time>
    ),
    detail: entry.detail,
  }))
  return <QuickList name={texts.events} empty={texts.noEvents} query={query} lines={lines} />
}
