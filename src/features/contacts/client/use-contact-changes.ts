import { useMemo } from 'react'
import { mostIds } from '../../../kit/list-contract.ts'
import { fill } from '../../../kit/texts.ts'
import { call } from '../../../shell/call.ts'
import { useTexts } from '../../../shell/language.tsx'
import { useChange } from '../../../shell/parts/mutation/use-change.ts'
import { portionsOf } from '../../../shell/parts/transfer/slices.ts'
import { useNotify } from '../../../shell/workspace/notices/notices.ts'
import type { Group } from '../contact.ts'
import {
  deleteContacts,
  removeContacts,
  removeGroup,
  restoreContacts,
  saveGroup,
  setContactsStarred,
  setContactsUnstarred,
  setGroup,
} from '../contract.ts'
import { changed, inverseOf, saidOf, whoSaid, type ContactsChange, type Who } from './contact-changes.ts'
import { useContactsKey, type Cached } from './contacts-queries.ts'
import { contactsWords } from './contacts-words.ts'

export type ContactChanges = {
  readonly star: (who: Who, isOn: boolean) => void
  /** To the bin, or back from it. */
  readonly bin: (who: Who, isOn: boolean) => void
  readonly group: (who: Who, group: Group, isOn: boolean) => void
  readonly putGroup: (group: Group, before?: Group) => Promise<boolean>
  readonly dropGroup: (group: Group) => void
  /** Asks first; resolves with whether they are gone. */
  readonly deleteForGood: (who: Who) => Promise<boolean>
}

/** All that can be done to contacts. It shows at once and can be undone, but for what is deleted for good. */
export function useContactChanges(): ContactChanges {
  const texts = useTexts(contactsWords)
  const notify = useNotify()
  const queryKey = useContactsKey()
  const options = {
    queryKey,
    apply: (value: Cached, change: ContactsChange) => changed(value, change),
    call: send,
    invert: inverseOf,
    text: (change: ContactsChange) => saidOf(change, texts),
    mode: 'optimistic',
  } as const
  const { run } = useChange<Cached, ContactsChange>(options)
  const { run: runQuietly } = useChange<Cached, ContactsChange>({ ...options, isQuiet: true })
  const { run: runDelete } = useChange<Cached, Who>({
    queryKey,
    apply: (value, who) => changed(value, { kind: 'bin', who, isOn: false }),
    call: (who) => inPortions(who.ids, (contactIds) => call(deleteContacts, { contactIds })),
    mode: 'pessimistic',
    confirm: (who) => ({
      title:
        who.ids.length === 1
          ? fill(texts.deleteTitleOne, { name: who.name ?? texts.one })
          : fill(texts.deleteTitleMany, { count: who.ids.length }),
      body: texts.deleteBody,
      verb: texts.deleteForGood,
      isDanger: true,
    }),
  })
  return useMemo(
    () => ({
      star: (who, isOn) => void (who.ids.length === 0 ? undefined : runQuietly({ kind: 'star', who, isOn })),
      bin: (who, isOn) => void (who.ids.length === 0 ? undefined : run({ kind: 'bin', who, isOn })),
      group: (who, group, isOn) => void (who.ids.length === 0 ? undefined : run({ kind: 'group', who, group, isOn })),
      putGroup: (group, before) => run({ kind: 'put-group', group, before }),
      dropGroup: (group) => void run({ kind: 'drop-group', group }),
      deleteForGood: async (who) => {
        const isGone = who.ids.length > 0 && (await runDelete(who))
        if (isGone) notify(fill(texts.deleted, { who: whoSaid(who, texts) }))
        return isGone
      },
    }),
    [run, runQuietly, runDelete, notify, texts],
  )
}

async function send(change: ContactsChange): Promise<void> {
  switch (change.kind) {
    case 'star':
      return inPortions(change.who.ids, (contactIds) => call(change.isOn ? setContactsStarred : setContactsUnstarred, { contactIds }))
    case 'bin':
      return inPortions(change.who.ids, (contactIds) =>
        change.isOn ? call(removeContacts, { contactIds }) : call(restoreContacts, { contactIds }),
      )
    case 'group':
      return inPortions(change.who.ids, (contactIds) => call(setGroup, { groupId: change.group.id, contactIds, isIn: change.isOn }))
    case 'put-group': {
      const { id, name, contactIds } = change.group
      // A group that comes back has exactly the members it had; one that only gets another name keeps those of the server.
      return void (await call(saveGroup, { id, name, ...(change.before ? {} : { contactIds }) }))
    }
    case 'drop-group':
      return void (await call(removeGroup, { groupId: change.group.id }))
  }
}

async function inPortions(ids: readonly string[], act: (ids: string[]) => Promise<unknown>): Promise<void> {
  for (const some of portionsOf(ids, mostIds)) await act([...some])
}
