import type { Kysely } from 'kysely'
import { z } from 'zod'
import { job, jobHandler, type JobHandler } from '../../../platform/jobs.ts'
import { rotateKeys } from './key-rotation.ts'
import { mailLink, sendLink, type LinkMailNeeds } from './link-mails.ts'
import type { AccountData } from '../../../platform/account-data.ts'
import { deleteAccounts } from './account/delete-accounts.ts'
import { mailDeletion, sendDeletionMail } from './account/deletion-mails.ts'
import { securityNotice, sendNotice } from './security/notice-mails.ts'
import type { AccountTables } from './tables.ts'
import { tidyAccounts } from './tidy-accounts.ts'

const rotateSigningKeys = job('rotate-signing-keys', z.object({}))
const deletions = job('delete-accounts', z.object({}))
const tidy = job('tidy-accounts', z.object({}))

/** Every night a look at the age of the signing keys, every ten minutes away with what has run out, every hour accounts to delete; and mails. */
export function accountJobs(db: Kysely<AccountTables>, mail: LinkMailNeeds, data: readonly AccountData[]): readonly JobHandler[] {
  return [
    jobHandler(rotateSigningKeys, () => rotateKeys(db), '17 2 * * *'),
    jobHandler(tidy, () => tidyAccounts(db), '*/10 * * * *'),
    jobHandler(deletions, () => deleteAccounts(db, data), '23 * * * *'),
    jobHandler(mailDeletion, (order) => sendDeletionMail(db, mail, order)),
    jobHandler(mailLink, (order) => sendLink(db, mail, order)),
    jobHandler(securityNotice, (order) => sendNotice(db, mail, order)),
  ]
}
