import { randomUUID } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import { readSelf } from '../../src/features/accounts/server/offers.ts'
import { folderIds } from '../../src/features/mail/folders.ts'
import type { Person } from '../../src/features/mail/mail.ts'
import { keptAttachment, type KeptAttachment } from '../../src/features/mail/server/mail-row.ts'
import { plainTextOf } from '../../src/features/mail/server/plain-text.ts'
import type { MailTables } from '../../src/features/mail/server/tables.ts'
import { addDays } from '../../src/kit/plain-date.ts'
import type { WorkspaceLanguage } from '../../src/kit/workspace-language.ts'
import { keepFiles, storeFile } from '../../src/platform/files.ts'
import type { NoTables, Sample } from '../../src/platform/sample.ts'
import { faceOf } from './faces.ts'
import { germanLetters, germanPictures } from './mail-letters.de.ts'
import { letters, type SampleLetter } from './mail-letters.ts'
import { roomPictures } from './mail-pictures.ts'

/** The post of a small trust company: letters, orders, a newsletter, and what nobody asked for. */
export const mailSample: Sample = async (tx, { workspaceId, accountId, today, language }) => {
  const self = await readSelf(tx)
  const personOf = (name: string): Person => (name === 'me' ? { name: self.name, email: self.email } : { name, email: addressOf(name) })
  const threads = new Map(letters.map(({ thread = '' }) => [thread, randomUUID()]))
  const pictures = await storePictures(tx, accountId, language)
  const rows = letters.map((original, index) => {
    const letter = language === 'de' ? { ...original, ...germanLetters[original.subject] } : original
    const from = personOf(letter.from)
    const message = htmlOf(letter)
    const { marks = '', labels = [], folder = folderIds.inbox, thread = '' } = letter
    return {
      id: randomUUID(),
      workspace_id: workspaceId,
      account_id: accountId,
      folder,
      from_name: from.name,
      from_email: from.email,
      from_avatar: letter.from === 'me' ? self.avatar : faceOf(letter.from),
      to: JSON.stringify((letter.to ?? ['me']).map(personOf)),
      cc: JSON.stringify((letter.cc ?? []).map(personOf)),
      subject: letter.subject,
      message,
      plain: plainTextOf(message),
      // Nothing comes from the future, however early the day is.
      time: sql<string>`least(${`${addDays(today, -letter.daysAgo)}T${letter.at}:00Z`}::timestamptz,
        platform.moment() - make_interval(mins => ${index + 1}::int))`,
      read: !marks.includes('u'),
      starred: marks.includes('*'),
      important: marks.includes('!'),
      labels: [...labels],
      attachments: JSON.stringify(letter.pictures ? pictures : []),
      thread_id: thread === '' ? randomUUID() : (threads.get(thread) ?? randomUUID()),
      message_id: folder === folderIds.drafts ? null : `${randomUUID()}@sample.invalid`,
    }
  })
  await tx.$extendTables<MailTables>().insertInto('mail.mail').values(rows).execute()
}

function htmlOf({ text }: SampleLetter): string {
  return text.map((part) => (part.startsWith('<') ? part : `<p>${part}</p>`)).join('\n')
}

function addressOf(name: string): string {
  return `${name.toLowerCase().replaceAll(' ', '.')}@example.org`
}

async function storePictures(
  tx: Transaction<NoTables>,
  accountId: string,
  language: WorkspaceLanguage,
): Promise<readonly KeptAttachment[]> {
  const kept: KeptAttachment[] = []
  for (const { name: original, content } of roomPictures) {
    const name = language === 'de' ? (germanPictures[original] ?? original) : original
    kept.push(keptAttachment(await storeFile(tx, { name, type: 'image/png', accountId }, content)))
  }
  await keepFiles(
    tx,
    kept.map(({ fileId }) => fileId),
  )
  return kept
}
