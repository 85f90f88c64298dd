import { History, Star, Tag, Trash2, UserPlus, UsersRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '../../../../shell/language.tsx'
import { EmptyState } from '../../../../shell/parts/states/empty-state.tsx'
import { Button } from '../../../../ui/button.tsx'
import { contactsWords } from '../contacts-words.ts'
import type { Place } from '../place.ts'

type ContactsEmptyProps = { readonly place: Place; readonly onAdd: () => void; readonly onImport: () => void }

/** Where nobody is: what the place is for. In the whole address book, importing one comes first. */
export function ContactsEmpty({ place, onAdd, onImport }: ContactsEmptyProps): ReactNode {
  const texts = useTexts(contactsWords)
  if (place.kind === 'group') return <EmptyState kind="never-used" icon={Tag} title={texts.emptyGroupTitle} text={texts.emptyGroupText} />
  if (place.kind === 'list' && place.id !== 'all') {
    const words = {
      starred: { icon: Star, title: texts.emptyStarredTitle, text: texts.emptyStarredText },
      frequent: { icon: History, title: texts.emptyFrequentTitle, text: texts.emptyFrequentText },
      bin: { icon: Trash2, title: texts.emptyBinTitle, text: texts.emptyBinText },
    }[place.id]
    return <EmptyState kind="never-used" {...words} />
  }
  return (
    <EmptyState
      kind="never-used"
      icon={UsersRound}
      title={texts.emptyTitle}
      text={texts.emptyText}
      action={
        <>
          <Button kind="primary" onClick={onImport}>
            {texts.importTitle}
          </Button>
          <Button onClick={onAdd}>
            <UserPlus aria-hidden="true" />
            {texts.newContact}
          </Button>
        </>
      }
    />
  )
}
