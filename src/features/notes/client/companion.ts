import { StickyNote } from 'lucide-react'
import { useEffect, useMemo } from 'react'
import { useLocation } from 'wouter'
import { fill } from '../../../kit/texts.ts'
import { useTexts } from '../../../shell/language.tsx'
import { useLive } from '../../../shell/parts/live/use-live.ts'
import type { Command } from '../../../shell/workspace/commands/command.ts'
import { useCommands } from '../../../shell/workspace/commands/command-store.ts'
import { useNotify } from '../../../shell/workspace/notices/notices.ts'
import type { Note } from '../contract.ts'
import { nameOf } from '../rules.ts'
import { notesTopics, useDue } from './notes-queries.ts'
import { notesWords } from './notes-words.ts'
import { notesPath } from './use-place.ts'

/** Beside every page: tells of reminders when they come, and lets a note be begun from anywhere. */
export function Companion(): null {
  const texts = useTexts(notesWords)
  const [, navigate] = useLocation()
  useLive(notesTopics)
  useReminderNotices()
  const commands = useMemo(
    (): readonly Command[] => [
      {
        id: 'notes-new',
        title: texts.newNote,
        group: 'create',
        icon: StickyNote,
        keywords: 'note notiz zettel',
        run: () => navigate(`${notesPath}?new=note`),
      },
    ],
    [texts, navigate],
  )
  useCommands(commands, 'app')
  return null
}

/** Each reminder is told once in this browser session, also one that came while nobody was here. */
function useReminderNotices(): void {
  const texts = useTexts(notesWords)
  const notify = useNotify()
  const [, navigate] = useLocation()
  const { data: due } = useDue()
  useEffect(() => {
    for (const note of due ?? []) {
      if (note.remindedAt === null || !isNew(note)) continue
      const text = fill(texts.reminderNotice, { name: nameOf(note) || texts.untitled })
      notify(text, { kind: 'info', action: { label: texts.open, run: () => navigate(`${notesPath}?note=${note.id}`) } })
    }
  }, [due, texts, notify, navigate])
}

const place = 'notes.told'

/** Remembers it as told. Only ids are kept, nothing of what the note says. */
function isNew({ id, remindedAt }: Note): boolean {
  const mark = `${id} ${remindedAt}`
  try {
    const told = (sessionStorage.getItem(place) ?? '').split('\n')
    if (told.includes(mark)) return false
    sessionStorage.setItem(place, [...told, mark].slice(-200).join('\n'))
  } catch {
    // NOTE Without storage it is told again on the next page, which is better than never.
  }
  return true
}
