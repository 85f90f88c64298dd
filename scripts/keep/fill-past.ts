import pg from 'pg'
import { fillRegister } from '../crash/register.ts'

/** A register for those who ask now, and requests of years ago that were sealed and told. */
export async function fillPast(url: string, rows: number, persons: number): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await fillRegister(client, 'musterland', persons)
  await client.query(
    `insert into extension.request (canton, period, id, pid, legal_form, wish, received_at, outcome, rule, configuration, old_deadline, new_deadline,
       message, reference, code, key_hash, fingerprint)
     select 'musterland', 2021 + n % 2, gen_random_uuid(), 1 + n % 900000, 'natural-person', date '2023-09-30',
       timestamptz '2023-01-01Z' + make_interval(secs => n), 'granted', 'D6', '1-01234567', date '2023-03-31', date '2023-09-30',
       'Die Fristerstreckung wurde bewilligt. Neue Frist: 30.09.2023.', (21 + n % 2)::text || lpad(upper(to_hex(n)), 10, '0'), '00000000',
       sha256(int4send(n)), sha256(int4send(-n))
     from generate_series(0, $1::int - 1) n`,
    [rows],
  )
  await client.query(`
    insert into extension.outbox (canton, action, at, period, request_id)
    select canton, outcome, received_at, period, id from extension.request where received_at < timestamptz '2025-01-01Z'`)
  await client.query(`
    insert into extension.delivery (canton, period, request_id, state, queued_at, due_at, delivered_at)
    select canton, period, id, 'delivered', received_at, received_at, received_at + interval '1 second' from extension.request
    where received_at < timestamptz '2025-01-01Z'`)
  await client.query('vacuum analyze extension.request, extension.outbox, extension.delivery')
  await client.end()
}
