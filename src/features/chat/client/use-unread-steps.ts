import { useMemo, type KeyboardEvent } from 'react'
import { useTexts } from '../../../shell/language.tsx'
import { useNotify } from '../../../shell/workspace/notices/notices.ts'
import { chatWords } from './chat-words.ts'
import { inOrder, nextUnread, type People } from './people/people.ts'

type UnreadSteps = {
  readonly next: () => void
  readonly previous: () => void
  /** The same by Alt+Shift and arrows for places that keep arrows to themselves. */
  readonly onKey: (event: KeyboardEvent) => void
}

/** From one conversation with something unread to the next. */
export function useUnreadSteps(people: People, contactId: string | undefined, open: (contactId: string) => void): UnreadSteps {
  const texts = useTexts(chatWords)
  const notify = useNotify()
  return useMemo(() => {
    function step(by: 1 | -1): void {
      const found = nextUnread(inOrder(people), contactId, by)
      if (found) open(found.id)
      else notify(texts.noUnread)
    }
    return {
      next: () => step(1),
      previous: () => step(-1),
      onKey: (event) => {
        const by = { ArrowDown: 1 as const, ArrowUp: -1 as const }[event.key]
        if (!event.altKey || !event.shiftKey || by === undefined) return
        event.preventDefault()
        step(by)
      },
    }
  }, [people, contactId, open, notify, texts])
}
