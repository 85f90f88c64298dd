import { fill } from '../../../../kit/texts.ts'
import { call } from '../../../../shell/call.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { useNotify } from '../../../../shell/workspace/notices/notices.ts'
import { listWholeContacts } from '../../contract.ts'
import { useContactsUser, type Which } from '../contacts-queries.ts'
import { contactsWords } from '../contacts-words.ts'
import { exportFormats, type ExportFormat } from './export-formats.ts'

/** Gives contacts to the reader as a file: those with these ids, or a whole list. */
export function useExport(): (format: ExportFormat, what: readonly string[] | Which) => void {
  const texts = useTexts(contactsWords)
  const notify = useNotify()
  const groups = useContactsUser().data?.user.groups ?? []

  async function save(id: ExportFormat, what: readonly string[] | Which): Promise<void> {
    const isIds = Array.isArray(what)
    const wanted = isIds ? new Set<unknown>(what) : undefined
    const [all, { writtenContacts }, { photosOf }, { downloadText }] = await Promise.all([
      call(listWholeContacts, isIds ? {} : (what as Which)), // an array is no such question, which TypeScript does not conclude for readonly arrays
      import('./written-contacts.ts'),
      import('./photos-of.ts'),
      import('../../../../shell/parts/transfer/download.ts'),
    ])
    const contacts = wanted ? all.filter((contact) => wanted.has(contact.id)) : all
    const photos = id === 'csv' ? new Map<string, string>() : await photosOf(contacts)
    const { title, file, type } = exportFormats.find((each) => each.id === id) ?? exportFormats[0]
    downloadText(file, writtenContacts(id, contacts, groups, photos), type)
    const said =
      contacts.length === 1
        ? fill(texts.exportedOne, { format: title })
        : fill(texts.exportedMany, { count: contacts.length, format: title })
    notify(said, { kind: 'ok' })
  }

  return (format, what) => void save(format, what).catch(() => notify(texts.exportFailed, { kind: 'danger' }))
}
