import { Readable } from 'node:stream'
import { sql } from 'kysely'
import { csvOf } from '../../../kit/csv.ts'
import type { ExportedFile, ExportReader } from '../../../platform/account-data.ts'
import { csvCells, csvTitles, type CsvContact } from '../contact-csv.ts'

/** The contacts as address books and spreadsheets read them. They belong to the workspace, so only where nobody else does. */
export async function* contactsCsv({ read, isAlone }: ExportReader): AsyncIterable<ExportedFile> {
  if (isAlone) yield { path: 'contacts.csv', open: async () => Readable.from(csvText(read)) }
}

const contactsAtOnce = 500

async function* csvText(read: ExportReader['read']): AsyncIterable<string> {
  yield csvOf([csvTitles])
  let last = '00000000-0000-0000-0000-000000000000'
  for (let more = true; more;) {
    const { rows } = await read((tx) =>
      sql<CsvContact & { id: string; groups: string[] }>`
        select id, name, last_name as "lastName", nickname, company, job_title as "jobTitle", email, phone, address, birthday, notes,
          array(select g.name from contacts.group_member m join contacts.contact_group g on g.id = m.group_id
            where m.contact_id = c.id and g.deleted_at is null order by g.position) as groups
        from contacts.contact c where deleted_at is null and id > ${last}::uuid order by id limit ${contactsAtOnce}`.execute(tx),
    )
    last = rows.at(-1)?.id ?? last
    more = rows.length === contactsAtOnce
    // The sign that says UTF-8 stands at the beginning only.
    if (rows.length > 0) yield csvOf(rows.map(({ groups, ...contact }) => csvCells(contact, groups))).slice(1)
  }
}
