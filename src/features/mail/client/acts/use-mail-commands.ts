import { CornerUpLeft, Forward, Inbox, MailOpen, PenLine, Reply, ReplyAll, Send, Star, type LucideIcon } from 'lucide-react'
import { useLayoutEffect, useMemo, useRef, type RefObject } from 'react'
import { useLocation } from 'wouter'
import { useTexts } from '../../../../shell/language.tsx'
import type { Command } from '../../../../shell/workspace/commands/command.ts'
import { useCommands } from '../../../../shell/workspace/commands/command-store.ts'
import type { MailState } from '../../mail.ts'
import { choices, type ChoiceId } from '../list/choices.ts'
import { mailPath } from '../mail-place.ts'
import { mailWords } from '../mail-words.ts'
import { actWords } from './act-words.ts'
import type { MailAction } from './mail-actions.ts'

export type Answer = 'reply' | 'reply-all' | 'forward'

type CommandNeeds = {
  readonly actions: readonly MailAction[]
  readonly onChosen: (act: (mails: readonly MailState[]) => void) => Promise<void>
  readonly compose: () => void
  readonly answer: (how: Answer) => void
  readonly choose: (choice: ChoiceId) => void
  /** Nothing while no mail is open. */
  readonly goBack: (() => void) | undefined
}

/** All that keys and palette can do in the mailbox. */
export function useMailCommands(needs: CommandNeeds): void {
  // The commands stay the same while mails change under them; offering them anew each time would cost the whole shell.
  const latest = useRef(needs)
  useLayoutEffect(() => {
    latest.current = needs
  })
  useActCommands(needs.actions, latest)
  useWriteCommands(latest)
  useGoCommands(needs.goBack !== undefined, latest)
  useSelectCommands(latest)
}

type Latest = RefObject<CommandNeeds>

function useActCommands(actions: readonly MailAction[], latest: Latest): void {
  const commands = useMemo(
    (): readonly Command[] =>
      actions.map(({ id, title, icon, keys, run }) => ({
        id: `mail-${id}`,
        title,
        icon,
        group: 'selection',
        ...(keys === undefined ? {} : { keys }),
        run: () => void latest.current.onChosen(run),
      })),
    [actions, latest],
  )
  useCommands(commands)
}

function useWriteCommands(latest: Latest): void {
  const texts = useTexts(actWords)
  const { newMessage } = useTexts(mailWords)
  const commands = useMemo((): readonly Command[] => {
    const answering = (id: Answer, keys: string, title: string, icon: LucideIcon): Command => ({
      id: `mail-${id}`,
      title,
      group: 'page',
      keys,
      icon,
      run: () => latest.current.answer(id),
    })
    return [
      { id: 'mail-compose', title: newMessage, group: 'create', icon: PenLine, keys: 'c', run: () => latest.current.compose() },
      answering('reply', 'r', texts.reply, Reply),
      answering('reply-all', 'a', texts.replyAll, ReplyAll),
      answering('forward', 'f', texts.forward, Forward),
    ]
  }, [texts, newMessage, latest])
  useCommands(commands)
}

function useGoCommands(isOpen: boolean, latest: Latest): void {
  const texts = useTexts(actWords)
  const [, navigate] = useLocation()
  const commands = useMemo((): readonly Command[] => {
    const going = (keys: string, path: string, title: string, icon: LucideIcon): Command => ({
      id: `mail-go-${path}`,
      title,
      group: 'go',
      keys,
      icon,
      run: () => navigate(`${mailPath}/${path}`),
    })
    const back: Command = {
      id: 'mail-back',
      title: texts.backToList,
      group: 'page',
      icon: CornerUpLeft,
      keys: 'u',
      run: () => latest.current.goBack?.(),
    }
    return [
      going('g i', 'inbox', texts.goInbox, Inbox),
      going('g s', 'filter/starred', texts.goStarred, Star),
      going('g t', 'sent', texts.goSent, Send),
      going('g d', 'drafts', texts.goDrafts, MailOpen),
      ...(isOpen ? [back] : []),
    ]
  }, [texts, navigate, isOpen, latest])
  useCommands(commands)
}

function useSelectCommands(latest: Latest): void {
  const texts = useTexts(actWords)
  const commands = useMemo(
    (): readonly Command[] =>
      choices.map(({ id, keys }) => ({
        id: `mail-select-${id}`,
        title: texts[`select${capital(id)}`],
        group: 'page',
        isSearchOnly: true,
        ...(keys === undefined ? {} : { keys }),
        run: () => latest.current.choose(id),
      })),
    [texts, latest],
  )
  useCommands(commands)
}

function capital<Word extends string>(word: Word): Capitalize<Word> {
  // The first letter as a capital, which is what the type says.
  return `${word.charAt(0).toUpperCase()}${word.slice(1)}` as Capitalize<Word>
}
