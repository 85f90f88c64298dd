import { SquareKanban } from 'lucide-react'
import { useEffect, useMemo } from 'react'
import { useLocation } from 'wouter'
import { fill } from '../../../kit/texts.ts'
import { useTexts } from '../../../shell/language.tsx'
import { useLive } from '../../../shell/parts/live/use-live.ts'
import type { Command } from '../../../shell/workspace/commands/command.ts'
import { useCommands } from '../../../shell/workspace/commands/command-store.ts'
import { useNotify } from '../../../shell/workspace/notices/notices.ts'
import type { News } from '../contract.ts'
import { boardsPath, cardPath } from '../board-paths.ts'
import { boardTopics, useNews } from './board-queries.ts'
import { boardWords } from './board-words.ts'

/** Beside every page: tells what others write where somebody wants to hear of it, and lets a board be begun from anywhere. */
export function Companion(): null {
  const texts = useTexts(boardWords)
  const [, navigate] = useLocation()
  useLive(boardTopics)
  useNewsNotices()
  const commands = useMemo(
    (): readonly Command[] => [
      {
        id: 'boards-new',
        title: texts.newBoard,
        group: 'create',
        icon: SquareKanban,
        keywords: 'board tafel kanban scrum',
        run: () => navigate(`${boardsPath}?new=board`),
      },
    ],
    [texts, navigate],
  )
  useCommands(commands, 'app')
  return null
}

/** What was written before somebody came is on the cards; only what is new since then is told, once. */
function useNewsNotices(): void {
  const texts = useTexts(boardWords)
  const notify = useNotify()
  const [, navigate] = useLocation()
  const { data: news } = useNews()
  useEffect(() => {
    // The newest is told last, so that it is the one that shows.
    for (const { activity, author, cardId, cardName: card, board } of untold(news).toReversed()) {
      const text = fill(activity.type === 'comment' ? texts.newsComment : texts.newsAttachment, { author, card })
      notify(text, { kind: 'info', action: { label: texts.open, run: () => navigate(cardPath(board, cardId)) } })
    }
  }, [news, texts, notify, navigate])
}

const place = 'scrumboard.told'

/** Those not told in this browser session; they are remembered by their ids, nothing of what they say is kept. */
function untold(news: readonly News[] | undefined): readonly News[] {
  if (news === undefined) return []
  try {
    const kept = sessionStorage.getItem(place)
    const told = new Set((kept ?? '').split('\n'))
    const fresh = news.filter(({ activity }) => !told.has(activity.id))
    sessionStorage.setItem(place, [...told, ...fresh.map(({ activity }) => activity.id)].slice(-200).join('\n'))
    return kept === null ? [] : fresh
  } catch {
    // NOTE Without storage nobody could say what was told already.
    return []
  }
}
