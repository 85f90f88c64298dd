import { sql } from 'kysely'
import { latestOf, type ActivitySource } from '../../../platform/activity-window.ts'

/** Files that people have added and that are not in the bin. */
export const addedFiles: ActivitySource = (window) =>
  latestOf(window, {
    kind: 'file',
    from: sql`file_manager.entry`,
    where: sql`bin_id is null and type <> 'folder'`,
    id: sql`id`,
    time: sql`created_at`,
    by: sql`owner_id`,
    title: sql`name`,
    place: sql`parent_id`,
  })
