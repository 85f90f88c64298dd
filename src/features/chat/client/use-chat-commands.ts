import { ArrowDown, ArrowUp } from 'lucide-react'
import { useMemo } from 'react'
import { useTexts } from '../../../shell/language.tsx'
import type { Command } from '../../../shell/workspace/commands/command.ts'
import { useCommands } from '../../../shell/workspace/commands/command-store.ts'
import { chatWords } from './chat-words.ts'
import { inOrder, type People } from './people/people.ts'
import type { useUnreadSteps } from './use-unread-steps.ts'

type ChatCommandsOptions = {
  readonly people: People
  readonly contactId: string | undefined
  readonly open: (contactId: string) => void
  readonly steps: ReturnType<typeof useUnreadSteps>
}

/** What can be done on the page by keys and palette. */
export function useChatCommands({ people, contactId, open, steps }: ChatCommandsOptions): void {
  const texts = useTexts(chatWords)
  const commands = useMemo((): readonly Command[] => {
    const all = inOrder(people)
    const at = all.findIndex(({ id }) => id === contactId)
    const go = (to: number): void => {
      const contact = all[to]
      if (contact) open(contact.id)
    }
    const row = { group: 'page', isKeyOnly: true } as const
    return [
      { id: 'chat-next-unread', title: texts.nextUnread, group: 'page', icon: ArrowDown, keys: 'alt+shift+arrowdown', run: steps.next },
      {
        id: 'chat-previous-unread',
        title: texts.previousUnread,
        group: 'page',
        icon: ArrowUp,
        keys: 'alt+shift+arrowup',
        run: steps.previous,
      },
      { ...row, id: 'chat-next', title: texts.nextChat, keys: 'j', run: () => go(at + 1) },
      { ...row, id: 'chat-previous', title: texts.previousChat, keys: 'k', run: () => go(at < 0 ? 0 : at - 1) },
    ]
  }, [people, contactId, open, steps, texts])
  useCommands(commands)
}
