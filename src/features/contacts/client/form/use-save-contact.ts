import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { fill } from '../../../../kit/texts.ts'
import { call } from '../../../../shell/call.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { useMergedSave } from '../../../../shell/parts/conflict/use-merged-save.ts'
import { useUndo } from '../../../../shell/parts/undo/use-undo.ts'
import type { Contact } from '../../contact.ts'
import { addContact, readContact, removeContact, restoreContacts, updateContact } from '../../contract.ts'
import { fullName } from '../contact-names.ts'
import { useContactsKey } from '../contacts-queries.ts'
import { contactsWords } from '../contacts-words.ts'
import { contactFields, type ContactInput } from './contact-rules.ts'

type SaveContact = {
  /** Gives the id of the new one. */
  readonly add: (input: ContactInput) => Promise<string>
  readonly change: (contact: Contact, input: ContactInput) => Promise<void>
}

/** Saves what was entered. Each saving can be undone exactly; what others saved meanwhile is merged or asked about. */
export function useSaveContact(): SaveContact {
  const texts = useTexts(contactsWords)
  const client = useQueryClient()
  const queryKey = useContactsKey()
  const { did } = useUndo()
  const titles = useMemo(() => ({ ...texts, avatar: texts.picture }), [texts])
  const saveMerged = useMergedSave<Contact>({ titles })
  const readAgain = (): Promise<void> => client.invalidateQueries({ queryKey })

  async function add(input: ContactInput): Promise<string> {
    const id = crypto.randomUUID()
    await call(addContact, { newContact: { ...input, id } })
    did({
      text: fill(texts.added, { name: fullName(input) }),
      undo: () => call(removeContact, { contactId: id }).then(readAgain),
      redo: () => call(restoreContacts, { contactIds: [id] }).then(readAgain),
    })
    void readAgain()
    return id
  }

  async function change(contact: Contact, input: ContactInput): Promise<void> {
    const { id } = contact
    const different = contactFields.filter((field) => input[field] !== contact[field])
    if (different.length === 0) return
    const pick = (from: ContactInput): Partial<ContactInput> => Object.fromEntries(different.map((field) => [field, from[field]]))
    const put = (fields: Partial<ContactInput>, version?: number): Promise<unknown> =>
      call(updateContact, { contact: { ...fields, id, ...(version === undefined ? {} : { version }) } })
    const read = (): Promise<Contact> => call(readContact, { contactId: id })
    const saved = await saveMerged({
      base: contact,
      mine: pick(input),
      read,
      save: (changes, version) => put(changes, version).then(read),
    })
    did({
      text: fill(texts.saved, { name: fullName(saved) }),
      undo: () => put(pick(contact)).then(readAgain),
      redo: () => put(pick(saved)).then(readAgain),
    })
    void readAgain()
  }

  return { add, change }
}
