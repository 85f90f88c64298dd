import { useQueryClient } from '@tanstack/react-query'
import { FileUp, PencilLine, Star, Tag, Trash2, UserPlus } from 'lucide-react'
import { useLayoutEffect, useMemo, useRef } from 'react'
import { useLocation } from 'wouter'
import { useTexts } from '../../../shell/language.tsx'
import { useCommands } from '../../../shell/workspace/commands/command-store.ts'
import type { Command } from '../../../shell/workspace/commands/command.ts'
import type { Who } from './contact-changes.ts'
import { fullName } from './contact-names.ts'
import { useContactsKey, type Cached } from './contacts-queries.ts'
import { contactsWords } from './contacts-words.ts'
import type { texts as words } from './texts.ts'
import type { ContactsView } from './use-contacts-view.ts'

/** The keys and commands of a list. What is selected comes first, then the row with the focus, then who is open. */
export function useContactCommands(view: ContactsView): void {
  const texts = useTexts(contactsWords)
  const [, navigate] = useLocation()
  const client = useQueryClient()
  const key = useContactsKey()
  const latest = useRef<Now>(undefined)
  useLayoutEffect(() => {
    const nameOf = (id: string): string | undefined => {
      const cached = client.getQueryData<Cached>([...key, 'contact', id])
      return cached?.kind === 'contact' ? fullName(cached.contact) : undefined
    }
    latest.current = { view, nameOf, leave: () => navigate(view.listPath, { replace: true }) }
  })
  const hasOpen = view.place.contactId !== undefined
  const { isBin } = view
  const commands = useMemo(() => {
    const withNow: WithNow = (run) => () => (latest.current ? run(latest.current) : undefined)
    return [
      ...alwaysThere(texts, withNow),
      ...(isBin ? [] : forSelection(texts, withNow)),
      ...(hasOpen && !isBin ? forOpen(texts, withNow) : []),
    ]
  }, [texts, isBin, hasOpen])
  useCommands(commands)
}

/** What holds at the moment a key is pressed; the commands themselves stay the same. */
type Now = { readonly view: ContactsView; readonly nameOf: (id: string) => string | undefined; readonly leave: () => void }
type WithNow = (run: (now: Now) => void) => () => void

function alwaysThere(texts: typeof words, withNow: WithNow): readonly Command[] {
  const open = (dialog: 'new' | 'import'): (() => void) => withNow(({ view }) => view.address.openDialog(dialog))
  return [
    { id: 'contact-new', title: texts.newContact, group: 'create', icon: UserPlus, keys: 'c', run: open('new') },
    { id: 'contact-import', title: texts.importTitle, group: 'page', icon: FileUp, run: open('import') },
  ]
}

function forOpen(texts: typeof words, withNow: WithNow): readonly Command[] {
  const edit = withNow(({ view }) => view.address.openDialog('edit'))
  return [{ id: 'contact-edit', title: texts.edit, group: 'page', icon: PencilLine, keys: 'e', run: edit }]
}

function forSelection(texts: typeof words, withNow: WithNow): readonly Command[] {
  const star = withNow((now) =>
    withMeant(now, (who) => {
      const without = who.ids.filter((id) => !now.view.starred.has(id))
      now.view.changes.star({ ...who, ids: without.length > 0 ? without : who.ids }, without.length > 0)
    }),
  )
  const remove = withNow((now) =>
    withMeant(now, (who) => {
      const { contactId } = now.view.place
      if (contactId !== undefined && who.ids.includes(contactId)) now.leave()
      now.view.changes.bin(who, true)
    }),
  )
  const groups = withNow(({ view }) => view.address.openDialog('groups'))
  return [
    { id: 'contact-star', title: texts.star, group: 'selection', icon: Star, keys: 's', run: star },
    { id: 'contact-groups', title: texts.toGroup, group: 'selection', icon: Tag, keys: 'l', run: groups },
    { id: 'contact-remove', title: texts.remove, group: 'selection', icon: Trash2, keys: '#', run: remove },
  ]
}

function withMeant(now: Now, act: (who: Who) => void): void {
  void whoIsMeant(now).then((who) => (who.ids.length > 0 ? act(who) : undefined))
}

async function whoIsMeant({ view: { selection, chosen, table, place }, nameOf }: Now): Promise<Who> {
  if (selection.count > 0) {
    const ids = await chosen()
    selection.clear()
    return { ids }
  }
  const row = document.activeElement?.closest<HTMLElement>('[role=row][data-index]')
  const focused = row ? table.viewed[Number(row.dataset['index'])] : undefined
  if (focused) return { ids: [focused.id], name: fullName(focused) }
  return place.contactId === undefined ? { ids: [] } : { ids: [place.contactId], name: nameOf(place.contactId) }
}
