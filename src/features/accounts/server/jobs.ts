import type { Kysely } from 'kysely'
import { z } from 'zod'
import { job, jobHandler, type JobHandler } from '../../../platform/jobs.ts'
import { rotateKeys } from './key-rotation.ts'
import { mailLink, sendLink, type LinkMailNeeds } from './link-mails.ts'
import { securityNotice, sendNotice } from './security/notice-mails.ts'
import type { AccountTables } from './tables.ts'
import { tidyAccounts } from './tidy-accounts.ts'

const rotateSigningKeys = job('rotate-signing-keys', z.object({}))
const tidy = job('tidy-accounts', z.object({}))

/** Every night a look at the age of the signing keys, every ten minutes away with what has run out; and links and notices are mailed. */
export function accountJobs(db: Kysely<AccountTables>, mail: LinkMailNeeds): readonly JobHandler[] {
  return [
    jobHandler(rotateSigningKeys, () => rotateKeys(db), '17 2 * * *'),
    jobHandler(tidy, () => tidyAccounts(db), '*/10 * * * *'),
    jobHandler(mailLink, (order) => sendLink(db, mail, order)),
    jobHandler(securityNotice, (order) => sendNotice(db, mail, order)),
  ]
}
