import type { Pool } from 'pg'
import { academyJobs } from '../features/academy/server/jobs.ts'
import { accountJobs } from '../features/accounts/server/jobs.ts'
import { harmlessName, mailAddressOf, mailboxesOf } from '../features/accounts/server/offers.ts'
import { calendarJobs } from '../features/calendar/server/jobs.ts'
import { startingEvents } from '../features/calendar/server/offers.ts'
import { chatJobs } from '../features/chat/server/jobs.ts'
import { contactJobs } from '../features/contacts/server/jobs.ts'
import { noteUses } from '../features/contacts/server/offers.ts'
import { deskJobs } from '../features/desk/server/jobs.ts'
import { shopJobs } from '../features/e-commerce/server/jobs.ts'
import { deadlineMailJobs, extensionJobs, purgeJob } from '../features/extension/server/jobs.ts'
import { verifyAudit } from '../features/extension/server/offers.ts'
import { helpJobs } from '../features/help/server/jobs.ts'
import { invoiceJobs } from '../features/invoice/server/jobs.ts'
import { fileManagerJobs } from '../features/file-manager/server/jobs.ts'
import { mailJobs } from '../features/mail/server/jobs.ts'
import { notesJobs } from '../features/notes/server/jobs.ts'
import { noteReminders } from '../features/notes/server/offers.ts'
import { notificationJobs } from '../features/notifications/server/jobs.ts'
import { notices } from '../features/notifications/server/offers.ts'
import { profileJobs } from '../features/profile/server/jobs.ts'
import { scrumboardJobs } from '../features/scrumboard/server/jobs.ts'
import { dueCards } from '../features/scrumboard/server/offers.ts'
import { dueTodos } from '../features/todo/server/offers.ts'
import { readCanton } from '../platform/canton.ts'
import type { Config } from '../platform/config.ts'
import { addressKeyOf } from '../platform/config-mail.ts'
import { connect } from '../platform/database.ts'
import type { JobHandler } from '../platform/jobs.ts'
import type { Log } from '../platform/log.ts'
import { unwatched, type Counting } from '../platform/metrics.ts'
import { createObjectStore } from '../platform/object-store.ts'
import { createOfficeNameCheck } from '../platform/office-name.ts'
import { createSmtp } from '../platform/smtp.ts'
import { tidyJob } from '../platform/tidy.ts'
import { transactOn } from '../platform/transact.ts'
import { accountData } from './account-data.ts'
import { cantonsFolder } from './project.ts'

type Needs = {
  /** Of the database's owner: jobs work for all workspaces. */
  readonly pool: Pool
  readonly config: Config
  readonly log?: Log
  readonly metrics?: Counting
}
type Jobs = { readonly handlers: readonly JobHandler[]; readonly stop: () => Promise<void> }

/** The table of contents of the worker's queue: the jobs of every feature, once. */
export function createJobs({ pool, config, log = () => {}, metrics = unwatched }: Needs): Jobs {
  const smtp = config.SMTP_URL === undefined ? undefined : createSmtp(config.SMTP_URL)
  const outside = smtp && config.SMTP_FROM !== undefined ? { smtp, from: config.SMTP_FROM } : undefined
  const canton = () => readCanton(cantonsFolder(config), config.CANTON)
  const web = async (): Promise<string> => config.PUBLIC_ADDRESS ?? (await canton()).site.web
  const isOfficeName = async (name: string): Promise<boolean> => createOfficeNameCheck((await canton()).site)(name)
  return {
    handlers: [
      tidyJob(pool),
      ...extensionJobs(connect(pool)),
      purgeJob({ db: connect(pool), canton }),
      ...deadlineMailJobs({ db: connect(pool), canton, outside, key: addressKeyOf(config), web, log, metrics }),
      ...accountJobs(connect(pool), { outside, web, isOfficeName }, accountData(config)),
      ...deskJobs({ db: connect(pool), canton: config.CANTON, verify: verifyAudit }),
      ...contactJobs(connect(pool)),
      ...notesJobs(connect(pool)),
      ...calendarJobs(connect(pool)),
      ...chatJobs(connect(pool)),
      ...scrumboardJobs(connect(pool)),
      ...fileManagerJobs(connect(pool), createObjectStore(config)),
      ...invoiceJobs(connect(pool)),
      ...helpJobs(connect(pool)),
      ...shopJobs(connect(pool)),
      ...academyJobs(connect(pool)),
      ...profileJobs(connect(pool)),
      ...notificationJobs({
        db: connect(pool),
        outside,
        web,
        addressOf: mailAddressOf,
        harmless: harmlessName,
        isOfficeName,
        due: [dueTodos, dueCards, startingEvents, noteReminders],
      }),
      ...mailJobs({ transact: transactOn(connect(pool)), outside, mailboxes: mailboxesOf, notify: notices.notify, onSent: noteUses }),
    ],
    stop: async () => smtp?.close(),
  }
}
