import { Bell } from 'lucide-react'
import { useEffect, useEffectEvent, useMemo, useRef } from 'react'
import { useLocation } from 'wouter'
import { fill } from '../../../kit/texts.ts'
import { useLanguage, useTexts } from '../../../shell/language.tsx'
import { useFormats } from '../../../shell/parts/formats/use-formats.ts'
import type { Command } from '../../../shell/workspace/commands/command.ts'
import { useCommands } from '../../../shell/workspace/commands/command-store.ts'
import { useNotify } from '../../../shell/workspace/notices/notices.ts'
import { panelStore } from '../../../shell/workspace/panels/panel-store.ts'
import { notificationWords } from './notification-words.ts'
import { settingsPath } from './paths.ts'
import { useCounts, useLatest, useSentences } from './notification-queries.ts'
import { plainSentence, sentenceFor } from './sentence.ts'

/** Beside every page: the bell opens by keys, and what comes in is announced. */
export function Companion(): null {
  const texts = useTexts(notificationWords)
  const [, navigate] = useLocation()
  const open = panelStore.useState((state) => state.open)
  const commands = useMemo(
    (): readonly Command[] => [
      { id: 'notifications', title: texts.open, group: 'go', icon: Bell, keys: 'g i', run: () => open('notifications') },
      { id: 'notification-settings', title: texts.settingsTitle, group: 'settings', icon: Bell, run: () => navigate(settingsPath) },
    ],
    [texts, open, navigate],
  )
  useCommands(commands, 'app')
  useArrivals()
  return null
}

/** Tells what came in since this page began, unless one wants quiet; several at once are counted. The notice area reads it aloud. */
function useArrivals(): void {
  const texts = useTexts(notificationWords)
  const { language } = useLanguage()
  const formats = useFormats()
  const notify = useNotify()
  const [, navigate] = useLocation()
  const openPanel = panelStore.useState((state) => state.open)
  const { data: latest } = useLatest()
  const { data: counts } = useCounts()
  const { data: sentences } = useSentences()
  const known = useRef<ReadonlySet<string>>(undefined)
  const tell = useEffectEvent(() => {
    if (!latest || !sentences || !counts) return
    const before = known.current
    known.current = new Set([...(before ?? []), ...latest.map(({ id }) => id)])
    const fresh = before ? latest.filter(({ id, isRead }) => !isRead && !before.has(id)) : []
    const [first] = fresh
    if (!first || counts.quietUntil !== null) return
    const label = texts.openThing
    if (fresh.length > 1) {
      notify(fill(texts.arrivedOther, { count: fresh.length }), { kind: 'info', action: { label, run: () => openPanel('notifications') } })
      return
    }
    const text = plainSentence(first, sentenceFor(first, sentences), { language, formats, now: new Date() })
    notify(fill(texts.arrivedOne, { text }), { kind: 'info', action: { label, run: () => navigate(first.path) } })
  })
  useEffect(() => tell(), [latest, sentences, counts])
}
