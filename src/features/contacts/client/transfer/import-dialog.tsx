import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState, type ReactNode } from 'react'
import { fileAddress } from '../../../../kit/file-contract.ts'
import { call } from '../../../../shell/call.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { uploadFile } from '../../../../shell/parts/files/upload-file.ts'
import type { ImportPlan } from '../../../../shell/parts/transfer/import-plan.ts'
import { ImportWizard } from '../../../../shell/parts/transfer/import-wizard.tsx'
import { importContacts, listWholeContacts, undoImport } from '../../contract.ts'
import { useContactsKey, useContactsUser } from '../contacts-queries.ts'
import { contactsWords } from '../contacts-words.ts'
import { draftOf, type ContactDraft } from './contact-draft.ts'
import { importFormats } from './contact-formats.ts'
import { importFields } from './import-fields.ts'
import { knownContacts } from './known-contacts.ts'

/** Contacts from a file: recognised, compared with who is there, and taken back as a whole if need be. */
export function ImportDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const texts = useTexts(contactsWords)
  const client = useQueryClient()
  const key = useContactsKey()
  const [importId] = useState(() => crypto.randomUUID())
  const groups = useContactsUser().data?.user.groups
  // Read once for this import: what it adds itself must not count as known.
  const [readKey] = useState(() => ['contacts-import', importId])
  const { data: contacts } = useQuery({ queryKey: readKey, queryFn: ({ signal }) => call(listWholeContacts, {}, { signal }), gcTime: 0 })
  const known = useMemo(() => knownContacts(contacts ?? [], groups ?? []), [contacts, groups])
  if (!contacts) return null

  const plan: ImportPlan<ContactDraft> = {
    title: texts.importTitle,
    fields: importFields(texts),
    formats: importFormats,
    rowOf: (cells) => {
      const row = draftOf(cells)
      return row ? { kind: 'row', row } : { kind: 'error', message: texts.rowNoName }
    },
    titleOf: ({ name, lastName = '', email = '' }) => [`${name} ${lastName}`.trim(), email].filter(Boolean).join(', '),
    fateOf: known.fateOf,
    run: async (drafts) => {
      const ready = await Promise.all(drafts.map((draft) => asContact(draft, known.find(draft)?.id)))
      await call(importContacts, { importId, contacts: ready })
      await client.invalidateQueries({ queryKey: key })
    },
    onUndo: async () => {
      await call(undoImport, { importId })
      await client.invalidateQueries({ queryKey: key })
    },
  }
  return <ImportWizard plan={plan} isOpen onClose={onClose} />
}

/** An id of a file belongs to whoever wrote the file; only one of somebody who is there already counts. */
async function asContact({ photo, groups, ...fields }: ContactDraft, id: string = crypto.randomUUID()) {
  const avatar = photo === '' ? '' : await uploaded(photo)
  return { ...fields, id, groups: [...groups], ...(avatar === '' ? {} : { avatar }) }
}

/** A picture that cannot be taken in is left out; the contact is worth more. */
async function uploaded(photo: string): Promise<string> {
  try {
    const [, type = '', content = ''] = /^data:(image\/[\w+.-]+);base64,(.+)$/s.exec(photo) ?? []
    const bytes = Uint8Array.from(atob(content), (letter) => letter.codePointAt(0) ?? 0)
    return bytes.length === 0 ? '' : fileAddress(await uploadFile(new File([bytes], 'picture', { type })))
  } catch {
    return ''
  }
}
