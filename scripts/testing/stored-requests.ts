import { randomBytes, randomUUID } from 'node:crypto'
import type { Pool } from 'pg'
import { newReference } from '../../src/features/extension/reference.ts'
import type { Outcome } from '../../src/features/extension/server/tables.ts'

export type StoredRequest = { readonly id: string; readonly reference: string; readonly period: number }

type Options = { readonly outcome?: Outcome; readonly canton?: string; readonly pid?: number }

/** A request as the submit statement leaves it: its row, and what follows from it in the outbox. */
export async function storeRequest(
  pool: Pool,
  { outcome = 'granted', canton = 'musterland', pid = 123_456 }: Options = {},
): Promise<StoredRequest> {
  const period = 2025
  const stored = { id: randomUUID(), reference: newReference(period, randomBytes(9)), period }
  const isDecided = outcome === 'granted' || outcome === 'unchanged'
  const dates = isDecided ? ['2026-03-31', outcome === 'granted' ? '2026-09-30' : '2026-03-31'] : [null, null]
  await pool.query(
    `with stored as (
      insert into extension.request (canton, period, id, pid, legal_form, wish, received_at, outcome, rule, configuration,
        old_deadline, new_deadline, message, reference, code)
      values ($1, $2, $3, $4, 'natural-person', '2026-09-30', platform.moment(), $5, 'D6', '1-0a1b2c3d', $6, $7, 'Bewilligt.', $8, 'K7M92QX8')
      returning *)
    insert into extension.outbox (canton, action, at, period, request_id) select canton, outcome, received_at, period, id from stored`,
    [canton, period, stored.id, pid, outcome, ...dates, stored.reference],
  )
  return stored
}
