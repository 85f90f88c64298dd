import { Readable } from 'node:stream'
import { sql, type Transaction } from 'kysely'
import type { AccountData, ExportedFile, ExportReader } from '../../../platform/account-data.ts'
import type { MailTables } from './tables.ts'
import { exportFile } from './transfer/export.ts'

const own = 'account_id = platform.account()'

export const mailData: AccountData = {
  folder: 'mail',
  tables: [
    { table: 'mail.mail', own, file: 'mails.json', onDeletion: 'delete' },
    { table: 'mail.trusted_sender', own, file: 'trusted-senders.json', key: 'email', onDeletion: 'delete' },
    { table: 'mail.delivery', own, file: 'deliveries.json', key: 'mail_id::text || email', onDeletion: 'delete' },
  ],
  files: mailbox,
}

/** All mails with their attachments as mail programs keep them. */
async function* mailbox(reader: ExportReader): AsyncIterable<ExportedFile> {
  yield { path: 'mails.mbox', open: async () => Readable.from(messages(reader)) }
}

const idsAtOnce = 500

/** One at a time: each may have large attachments. */
async function* messages({ read }: ExportReader): AsyncIterable<Uint8Array | string> {
  let last = '00000000-0000-0000-0000-000000000000'
  for (let more = true; more;) {
    const { rows } = await read((tx) =>
      sql<{ id: string }>`select id from mail.mail where id > ${last}::uuid order by id limit ${idsAtOnce}`.execute(tx),
    )
    for (const { id } of rows) {
      const { content } = await read((tx) => exportFile(tx.$extendTables<MailTables>() as Transaction<MailTables>, [id], 'mbox'))
      if (typeof content === 'string' || content instanceof Uint8Array) yield content
      last = id
    }
    more = rows.length === idsAtOnce
  }
}
