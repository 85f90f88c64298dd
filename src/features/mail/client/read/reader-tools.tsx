import { ChevronDown, ChevronUp, Ellipsis, Forward, Printer, Reply, ReplyAll, Star, Tag, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '../../../../shell/language.tsx'
import { sharedWords } from '../../../../shell/parts/words/shared-words.ts'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { Menu, type MenuAction } from '../../../../ui/menu.tsx'
import type { Mail } from '../../mail.ts'
import { actWords } from '../acts/act-words.ts'
import type { MailAction } from '../acts/mail-actions.ts'
import type { Marks } from '../acts/mail-change.ts'
import type { Answer } from '../acts/use-mail-commands.ts'
import type { texts as actTexts } from '../acts/texts.ts'
import { readWords } from './read-words.ts'
import styles from './reader-tools.module.css'
import type { texts as readTexts } from './texts.ts'

type ReaderToolsProps = {
  readonly mail: Mail
  readonly actions: readonly MailAction[]
  readonly onAnswer: (how: Answer) => void
  readonly onMark: (marks: Marks) => void
  /** Nothing where there is no further one. */
  readonly onStep: { readonly next: (() => void) | undefined; readonly previous: (() => void) | undefined }
  readonly onClose: () => void
}

const inBar = ['restore', 'remove', 'spam', 'not-spam']

/** What can be done with the open mail; what has no room in the bar is in its menu. */
export function ReaderTools({ mail, actions, onAnswer, onMark, onStep, onClose }: ReaderToolsProps): ReactNode {
  const texts = useTexts(actWords)
  const words = useTexts(readWords)
  const { more } = useTexts(sharedWords)
  return (
    <div className={styles.tools}>
      <IconButton name={texts.backToList} icon={X} keys="u" className={styles.close ?? ''} onClick={onClose} />
      <IconButton name={texts.reply} icon={Reply} keys="r" onClick={() => onAnswer('reply')} />
      <IconButton name={texts.replyAll} icon={ReplyAll} keys="a" className={styles.wide ?? ''} onClick={() => onAnswer('reply-all')} />
      <IconButton name={texts.forward} icon={Forward} keys="f" className={styles.wide ?? ''} onClick={() => onAnswer('forward')} />
      <IconButton
        name={words.star}
        icon={Star}
        keys="s"
        className={styles.mark ?? ''}
        aria-pressed={mail.starred}
        onClick={() => onMark({ starred: !mail.starred })}
      />
      <IconButton
        name={words.important}
        icon={Tag}
        keys={mail.important ? '-' : '+'}
        className={styles.mark ?? ''}
        aria-pressed={mail.important}
        onClick={() => onMark({ important: !mail.important })}
      />
      {actions
        .filter(({ id }) => inBar.includes(id))
        .map(({ id, title, icon, keys, run }) => (
          <IconButton
            key={id}
            name={title}
            icon={icon}
            {...(keys === undefined ? {} : { keys })}
            className={(id === 'remove' ? styles.plain : styles.wide) ?? ''}
            onClick={() => run([mail])}
          />
        ))}
      <span className={styles.space} />
      <Steps {...onStep} />
      <Menu trigger={<IconButton name={more} icon={Ellipsis} />} groups={menuOf({ mail, actions, texts, words, onAnswer, onStep })} />
    </div>
  )
}

function Steps({ next, previous }: ReaderToolsProps['onStep']): ReactNode {
  const words = useTexts(readWords)
  return (
    <>
      <IconButton name={words.previous} icon={ChevronUp} keys="k" className={styles.step ?? ''} disabled={!previous} onClick={previous} />
      <IconButton name={words.next} icon={ChevronDown} keys="j" className={styles.step ?? ''} disabled={!next} onClick={next} />
    </>
  )
}

type MenuNeeds = Pick<ReaderToolsProps, 'mail' | 'actions' | 'onAnswer' | 'onStep'> & {
  readonly texts: typeof actTexts
  readonly words: typeof readTexts
}

function menuOf({ mail, actions, texts, words, onAnswer, onStep }: MenuNeeds): readonly (readonly MenuAction[])[] {
  // Whether it is on shows in the bar; the menu says what the other way would be.
  const isMoot: Readonly<Record<string, boolean>> = {
    read: mail.read,
    unread: !mail.read,
    star: true,
    important: mail.important,
    unimportant: !mail.important,
  }
  return [
    [
      { id: 'reply-all', title: texts.replyAll, icon: ReplyAll, keys: 'a', run: () => onAnswer('reply-all') },
      { id: 'forward', title: texts.forward, icon: Forward, keys: 'f', run: () => onAnswer('forward') },
    ],
    actions.filter(({ id }) => !(isMoot[id] ?? false)).map(({ run, ...action }) => ({ ...action, run: () => run([mail]) })),
    [
      { id: 'previous', title: words.previous, icon: ChevronUp, keys: 'k', isOff: !onStep.previous, run: () => onStep.previous?.() },
      { id: 'next', title: words.next, icon: ChevronDown, keys: 'j', isOff: !onStep.next, run: () => onStep.next?.() },
    ],
    [{ id: 'print', title: texts.print, icon: Printer, run: () => window.print() }],
  ]
}
