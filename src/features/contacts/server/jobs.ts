import { sql, type Kysely } from 'kysely'
import { z } from 'zod'
import { job, jobHandler, type JobHandler } from '../../../platform/jobs.ts'
import type { ContactsTables } from './tables.ts'

const emptyBin = job('empty-contacts-bin', z.object({}))
const keptDays = 30

/** Every night: away with what has been in the bin for 30 days, and with what was kept to be taken back. */
export function contactJobs(db: Kysely<ContactsTables>): readonly JobHandler[] {
  return [jobHandler(emptyBin, () => emptyBins(db), '41 2 * * *')]
}

/** The contacts and their pictures go in one statement, so that neither is ever there without the other. */
async function emptyBins(db: Kysely<ContactsTables>): Promise<void> {
  const old = sql`platform.moment() - make_interval(days => ${keptDays})`
  await sql`
    with gone as (delete from contacts.contact where deleted_at < ${old} returning workspace_id, avatar),
    replaced as (delete from contacts.old_picture where replaced_at < ${old} returning workspace_id, avatar),
    picture as (
      select workspace_id, avatar from gone where avatar <> '' union select workspace_id, avatar from replaced
    )
    delete from platform.file f using picture p
    where f.workspace_id = p.workspace_id and f.id::text = substring(p.avatar from 'fileId=([0-9a-f-]{36})$')
      and not exists (
        select from contacts.contact c
        where c.workspace_id = p.workspace_id and c.avatar = p.avatar and coalesce(c.deleted_at >= ${old}, true)
      )`.execute(db)
  await sql`delete from contacts.contact_group where deleted_at < ${old}`.execute(db)
  await sql`delete from contacts.import_before where made_at < ${old}`.execute(db)
}
