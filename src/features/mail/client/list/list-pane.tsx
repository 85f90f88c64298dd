import { Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { call } from '../../../../shell/call.ts'
import { useTexts } from '../../../../shell/language.tsx'
import type { SelectionModel } from '../../../../shell/parts/selection/use-selection.ts'
import { Button } from '../../../../ui/button.tsx'
import { listMailStates } from '../../contract.ts'
import { actWords } from '../acts/act-words.ts'
import type { MailChanges } from '../acts/use-mail-changes.ts'
import { whichOf, type MailPlace } from '../mail-place.ts'
import type { MailLinks } from '../use-mail-address.ts'
import type { useMailDesk } from '../use-mail-desk.ts'
import type { MailView } from '../use-mail-view.ts'
import { EmptyList } from './empty-list.tsx'
import { countInWords, ListHead } from './list-head.tsx'
import { listWords } from './list-words.ts'
import { MailList } from './mail-list.tsx'
import type { MailList as Listed } from './use-mail-list.ts'

type HeadProps = {
  readonly place: MailPlace
  readonly list: Listed
  readonly selection: SelectionModel
  readonly total: number
  readonly changes: MailChanges
}

/** Above the list: how many there are, what can be selected, and in the trash how to empty it. */
export function ListPaneHead({ place, list, selection, total, changes }: HeadProps): ReactNode {
  const texts = useTexts(listWords)
  const { emptyTrash } = useTexts(actWords)
  const count = countInWords(texts, { count: total, isSearch: list.which.q !== undefined, hasMore: list.paged.hasMore })
  const canEmpty = place.handle === 'trash' && list.rows.length > 0 && list.which.q === undefined
  async function empty(): Promise<void> {
    const all = await call(listMailStates, whichOf(place, ''))
    if (all.length > 0) await changes.deleteForGood(all)
  }
  return (
    <ListHead selection={selection} mails={list.rows} count={list.paged.status === 'success' ? count : ''}>
      {canEmpty ? (
        <Button kind="quiet" onClick={() => void empty()}>
          <Trash2 aria-hidden="true" />
          {emptyTrash}
        </Button>
      ) : null}
    </ListHead>
  )
}

type ListPaneProps = {
  readonly place: MailPlace
  readonly q: string
  readonly list: Listed
  readonly selection: SelectionModel
  readonly desk: Pick<ReturnType<typeof useMailDesk>, 'keys' | 'changes'>
  readonly links: MailLinks
  readonly mailId: string | undefined
  readonly view: MailView
  readonly onSearch: (q: string) => void
}

export function ListPane({ place, q, list, selection, desk, links, mailId, view, onSearch }: ListPaneProps): ReactNode {
  return (
    <MailList
      list={list}
      selection={selection}
      keys={desk.keys}
      openId={mailId}
      view={view}
      pathTo={links.pathTo}
      onStar={(mail) => desk.changes.mark([mail], { starred: !mail.starred })}
      empty={<EmptyList place={place} q={q} onSearch={onSearch} onCompose={() => links.open('compose', 'new')} />}
    />
  )
}
