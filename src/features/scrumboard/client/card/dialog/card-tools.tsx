import { CalendarClock, Copy, Eye, EyeOff, Link2, ListChecks, MoreVertical, MoveRight, Paperclip, Tag, Trash2, Users } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import type { LucideIcon } from 'lucide-react'
import { useTexts } from '../../../../../shell/language.tsx'
import { useCopyLink } from '../../../../../shell/parts/filters/use-copy-link.ts'
import { IconButton } from '../../../../../ui/icon-button.tsx'
import { Menu, type MenuAction } from '../../../../../ui/menu.tsx'
import { Popover } from '../../../../../ui/popover.tsx'
import { cardWords } from '../card-words.ts'
import { DueChoice } from '../choices/due-choice.tsx'
import { LabelChoices } from '../choices/label-choices.tsx'
import { MemberChoices } from '../choices/member-choices.tsx'
import { AttachForm } from './attach-form.tsx'
import { ChecklistForm } from './checklist-form.tsx'
import { dialogWords } from './dialog-words.ts'
import type { OpenCardProps } from './open-card.ts'
import type { Attach } from './use-attach.ts'

type CardToolsProps = OpenCardProps & {
  readonly attach: Attach
  readonly onMove: () => void
  /** The card is left behind. */
  readonly onClose: () => void
}

/** What can be put on a card, and what can be done with it as a whole. */
export function CardTools({ board, card, changes, attach, onMove, onClose }: CardToolsProps): ReactNode {
  const texts = useTexts(dialogWords)
  const words = useTexts(cardWords)
  const choice = { board, card }
  return (
    <>
      <Tool name={words.dueDate} icon={CalendarClock}>
        {(close) => <DueChoice {...choice} onDone={close} />}
      </Tool>
      <Tool name={words.labels} icon={Tag}>
        {(close) => <LabelChoices {...choice} onDone={close} />}
      </Tool>
      <Tool name={words.members} icon={Users}>
        {(close) => <MemberChoices {...choice} onDone={close} />}
      </Tool>
      <Tool name={texts.attachment} icon={Paperclip}>
        {(close) => <AttachForm attach={attach} onDone={close} />}
      </Tool>
      <Tool name={texts.checklist} icon={ListChecks}>
        {(close) => <ChecklistForm card={card} changes={changes} onDone={close} />}
      </Tool>
      <Menu
        trigger={<IconButton name={texts.more} icon={MoreVertical} />}
        groups={useMoreActions({ board, card, changes, onMove, onClose })}
      />
    </>
  )
}

type ToolProps = { readonly name: string; readonly icon: LucideIcon; readonly children: (close: () => void) => ReactNode }

function Tool({ name, icon, children }: ToolProps): ReactNode {
  const [isOpen, setOpen] = useState(false)
  return (
    <Popover trigger={<IconButton name={name} icon={icon} />} name={name} isOpen={isOpen} onOpenChange={setOpen}>
      {children(() => setOpen(false))}
    </Popover>
  )
}

function useMoreActions({ card, changes, onMove, onClose }: Omit<CardToolsProps, 'attach'>): readonly (readonly MenuAction[])[] {
  const texts = useTexts(dialogWords)
  const copyLink = useCopyLink()
  const { subscribed } = card
  return [
    [
      { id: 'duplicate', title: texts.duplicate, icon: Copy, run: () => void changes.duplicate(card) },
      { id: 'move', title: texts.moveTo, icon: MoveRight, run: onMove },
      { id: 'link', title: texts.copyLink, icon: Link2, run: copyLink },
      {
        id: 'subscribe',
        title: subscribed ? texts.unsubscribe : texts.subscribe,
        icon: subscribed ? EyeOff : Eye,
        run: () => void changes.subscribe(card, !subscribed),
      },
    ],
    [
      {
        id: 'remove',
        title: texts.removeCard,
        icon: Trash2,
        isDanger: true,
        run: () => {
          void changes.remove([card])
          onClose()
        },
      },
    ],
  ]
}
