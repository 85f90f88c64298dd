import { PenLine } from 'lucide-react'
import { useMemo } from 'react'
import { useLocation } from 'wouter'
import { useTexts } from '../../../shell/language.tsx'
import { useLive } from '../../../shell/parts/live/use-live.ts'
import { useBadge } from '../../../shell/workspace/badges.ts'
import type { Command } from '../../../shell/workspace/commands/command.ts'
import { useCommands } from '../../../shell/workspace/commands/command-store.ts'
import { folderIds } from '../folders.ts'
import { inboxPath } from './mail-place.ts'
import { mailTopics, useMailCounts } from './mail-queries.ts'
import { mailWords } from './mail-words.ts'

/** Beside every page: how much is unread, and writing a mail from anywhere. */
export function Companion(): null {
  useLive(mailTopics)
  const { newMessage } = useTexts(mailWords)
  const [, navigate] = useLocation()
  const { data: counts } = useMailCounts()
  useBadge('mail', counts?.folders.find(({ id }) => id === folderIds.inbox)?.unread)
  const commands = useMemo(
    (): readonly Command[] => [
      {
        id: 'mail-compose',
        title: newMessage,
        group: 'create',
        icon: PenLine,
        keywords: 'mail e-mail compose write schreiben nachricht',
        run: () => navigate(`${inboxPath}?compose=new`),
      },
    ],
    [newMessage, navigate],
  )
  useCommands(commands, 'app')
  return null
}
