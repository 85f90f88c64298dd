import { sql, type Kysely } from 'kysely'
import { z } from 'zod'
import { job, jobHandler, type JobHandler } from '../../../platform/jobs.ts'
import type { ProfileTables } from './tables.ts'

const erase = job('erase-removed-of-profiles', z.object({}))

/** Every night away with what was taken away a month ago, files included. */
export function profileJobs(db: Kysely<ProfileTables>): readonly JobHandler[] {
  return [jobHandler(erase, () => eraseRemoved(db), '41 3 * * *')]
}

/** Over all workspaces. */
export async function eraseRemoved(db: Kysely<ProfileTables>, now?: Date): Promise<void> {
  const before = sql`coalesce(${now ?? null}::timestamptz, platform.moment()) - interval '30 days'`
  await sql`delete from profile.comment where removed_at < ${before}`.execute(db)
  await sql`
    with gone as (
      delete from profile.medium as m using (
        select workspace_id, id from profile.medium where removed_at < ${before}
        union select m.workspace_id, m.id from profile.medium as m join profile.post as p
          on p.workspace_id = m.workspace_id and p.id = m.post_id and p.removed_at < ${before}
      ) as old where m.workspace_id = old.workspace_id and m.id = old.id returning m.file_id
    )
    delete from platform.file as f using gone where f.id = gone.file_id`.execute(db)
  // What others handed on stays and says that it is gone.
  await sql`
    update profile.post as s set shared_id = null from profile.post as p
    where p.removed_at < ${before} and s.workspace_id = p.workspace_id and s.shared_id = p.id`.execute(db)
  await sql`delete from profile.post where removed_at < ${before}`.execute(db)
}
