import { Inbox, Send, ShieldCheck, SquarePen, Star, Tag, Trash2, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { EmptyState } from '../../../../shell/parts/states/empty-state.tsx'
import { Button } from '../../../../ui/button.tsx'
import type { FolderHandle } from '../../folders.ts'
import type { MailPlace } from '../mail-place.ts'
import { mailWords } from '../mail-words.ts'
import { listWords } from './list-words.ts'

type EmptyListProps = {
  readonly place: MailPlace
  readonly q: string
  readonly onSearch: (q: string) => void
  readonly onCompose: () => void
}

const pictures: Readonly<Record<FolderHandle, LucideIcon>> = {
  inbox: Inbox,
  sent: Send,
  drafts: SquarePen,
  spam: ShieldCheck,
  trash: Trash2,
}

/** Why there is no mail here, and what helps. */
export function EmptyList({ place, q, onSearch, onCompose }: EmptyListProps): ReactNode {
  const texts = useTexts(listWords)
  const names = useTexts(mailWords)
  const compose = <Button onClick={onCompose}>{names.newMessage}</Button>
  if (q.trim() !== '') return <NothingFound q={q} onSearch={onSearch} />
  const name = names[place.handle]
  if (place.kind === 'filter') {
    return <EmptyState kind="never-used" icon={Star} title={texts.filterEmpty} text={fill(texts.filterEmptyText, { name })} />
  }
  if (place.kind === 'label') {
    return <EmptyState kind="never-used" icon={Tag} title={texts.labelEmpty} text={fill(texts.labelEmptyText, { name })} />
  }
  if (place.handle === 'inbox') return <EmptyState kind="done" title={texts.inboxEmpty} text={texts.inboxEmptyText} />
  return (
    <EmptyState
      kind="never-used"
      icon={pictures[place.handle]}
      title={texts[`${place.handle}Empty`]}
      text={texts[`${place.handle}EmptyText`]}
      {...(place.handle === 'sent' || place.handle === 'drafts' ? { action: compose } : {})}
    />
  )
}

function NothingFound({ q, onSearch }: Pick<EmptyListProps, 'q' | 'onSearch'>): ReactNode {
  const texts = useTexts(listWords)
  const isEverywhere = /(?:^|\s)in:/i.test(q)
  return (
    <EmptyState
      kind="filtered"
      title={texts.searchEmpty}
      text={fill(texts.searchEmptyText, { q })}
      onClear={() => onSearch('')}
      {...(isEverywhere ? {} : { action: <Button onClick={() => onSearch(`${q.trim()} in:anywhere`)}>{texts.searchEverywhere}</Button> })}
    />
  )
}
