import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { fill } from '../../../../kit/texts.ts'
import { call } from '../../../../shell/call.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { useUndo } from '../../../../shell/parts/undo/use-undo.ts'
import { useNotify } from '../../../../shell/workspace/notices/notices.ts'
import type { Contact } from '../../contact.ts'
import { mergeContacts, unmergeContacts } from '../../contract.ts'
import { fullName } from '../contact-names.ts'
import { useContactsKey } from '../contacts-queries.ts'
import { contactsWords } from '../contacts-words.ts'

type Merging = { readonly merge: (contact: Contact, otherIds: string[]) => Promise<void>; readonly isMerging: boolean }

/** Makes one of several. The server tells what was before, so that it can be taken back exactly. */
export function useMerge(): Merging {
  const texts = useTexts(contactsWords)
  const client = useQueryClient()
  const queryKey = useContactsKey()
  const { did } = useUndo()
  const notify = useNotify()
  const [isMerging, setMerging] = useState(false)

  async function merge(contact: Contact, otherIds: string[]): Promise<void> {
    const readAgain = (): Promise<void> => client.invalidateQueries({ queryKey })
    // A merge that is done again after it was taken back meets the versions of then; what counts are the fields.
    const { version, ...fields } = contact
    let before: Awaited<ReturnType<typeof send>>
    const send = (change: Parameters<typeof callMerge>[0]) => callMerge(change, otherIds)
    setMerging(true)
    try {
      before = await send({ ...fields, version })
      did({
        text: fill(texts.merged, { name: fullName(contact), count: otherIds.length + 1 }),
        undo: () => call(unmergeContacts, before).then(readAgain),
        redo: async () => {
          before = await send(fields)
          await readAgain()
        },
      })
    } catch {
      notify(texts.mergeFailed, { kind: 'danger' })
    } finally {
      setMerging(false)
      await readAgain()
    }
  }

  return { merge, isMerging }
}

function callMerge(contact: Partial<Contact> & { readonly id: string }, otherIds: string[]) {
  return call(mergeContacts, { contact, otherIds })
}
