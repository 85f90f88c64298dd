import { z } from 'zod'
import { job, jobHandler, type JobHandler } from '../../../platform/jobs.ts'
import { deliver, type DeliveryNeeds } from './delivery/deliver.ts'
import { forgetOldDeliveries } from './delivery/delivery-store.ts'
import { deliverMail } from './send.ts'

const tidyDeliveries = job('tidy-mail-deliveries', z.object({}))

/** Brings mails to those they are for, and every night forgets who got them. */
export function mailJobs(needs: DeliveryNeeds): readonly JobHandler[] {
  return [
    jobHandler(deliverMail, (key) => deliver(needs, key)),
    jobHandler(tidyDeliveries, () => needs.transact(forgetOldDeliveries), '23 3 * * *'),
  ]
}
