import { z } from 'zod'
import { job, jobHandler, type JobHandler } from '../../../platform/jobs.ts'
import type { DueSource } from '../../../platform/notices.ts'
import { mailDigests, type DigestNeeds } from './digest.ts'
import { notifyDue } from './due.ts'
import { purgeNotifications } from './purge.ts'

const due = job('notify-due', z.object({}))
const mail = job('mail-notifications', z.object({}))
const purge = job('purge-notifications', z.object({}))

/** Every minute what is due and what is to be mailed, every night away with what was read long ago. */
export function notificationJobs({ due: sources, ...needs }: DigestNeeds & { readonly due: readonly DueSource[] }): readonly JobHandler[] {
  return [
    jobHandler(due, () => notifyDue(needs.db, sources), '* * * * *'),
    jobHandler(mail, () => mailDigests(needs), '* * * * *'),
    jobHandler(purge, () => purgeNotifications(needs.db), '47 3 * * *'),
  ]
}
