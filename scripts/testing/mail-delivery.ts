import { mailboxesOf } from '../../src/features/accounts/server/offers.ts'
import type { DeliveryNeeds } from '../../src/features/mail/server/delivery/deliver.ts'
import { notices } from '../../src/features/notifications/server/offers.ts'
import type { MailTables } from '../../src/features/mail/server/tables.ts'
import { connect } from '../../src/platform/database.ts'
import { createSmtp } from '../../src/platform/smtp.ts'
import { transactOn } from '../../src/platform/transact.ts'
import type { TestServer } from './server.ts'
import type { TestSmtpServer } from './smtp-server.ts'

/** What the worker delivers with, without a queue: each call of `deliver` is one attempt. */
export function deliveryNeeds(
  { database }: Pick<TestServer, 'database'>,
  post: Pick<TestSmtpServer, 'url'> | undefined,
  changes: Partial<DeliveryNeeds> = {},
): DeliveryNeeds {
  return {
    transact: transactOn(connect<MailTables>(database.owner)),
    outside: post && { smtp: createSmtp(post.url), from: 'workspace@musterland.example' },
    mailboxes: mailboxesOf,
    notify: notices.notify,
    onSent: async () => {},
    ...changes,
  }
}
