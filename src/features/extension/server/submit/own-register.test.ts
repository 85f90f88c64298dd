import { expect, it } from 'vitest'
import { aServerForThisTest, type TestServer } from '../../../../../scripts/testing/server.ts'

const persons = { andrea: ['123456', '11.24.1980'], reto: ['204518', '03.27.1984'], ladina: ['7', '02.29.1952'] } as const

function aRequestOf(who: keyof typeof persons, Wunschfrist = '09.30.2026'): object {
  const [SubjektId, Geburtsdatum] = persons[who]
  return { Periode: 2025, Wunschfrist, PersonSearchRequest: { SubjektId, Geburtsdatum } }
}

async function submit({ app }: TestServer, payload: object, key?: string) {
  const headers = key === undefined ? {} : { 'idempotency-key': key }
  const reply = await app.inject({ method: 'POST', url: '/BusinessAPI/efristerstreckung', payload, headers })
  return { status: reply.statusCode, retryAfter: reply.headers['retry-after'], body: reply.json() as Record<string, unknown> }
}

it('a case that somebody holds keeps its own request waiting and nobody else', async () => {
  const server = await aServerForThisTest()
  const holder = await server.database.owner.connect()
  await holder.query("begin; update extension.tax_case set is_blocked = is_blocked where legal_form = 'natural-person' and pid = 123456")

  const held = submit(server, aRequestOf('andrea'))
  const others = await Promise.all([submit(server, aRequestOf('reto')), submit(server, aRequestOf('ladina'))])
  await holder.query('rollback')
  holder.release()

  expect(others.map(({ status }) => status)).toEqual([200, 200])
  expect(await held).toMatchObject({ status: 200, body: { BackEndData: { NeueFrist: '2026-09-30' } } })
})

it('who waits too long is told to come back, and is one request however it went on', async () => {
  const server = await aServerForThisTest()
  const holder = await server.database.owner.connect()
  await holder.query("begin; update extension.tax_case set is_blocked = is_blocked where legal_form = 'natural-person' and pid = 123456")

  const reply = await submit(server, aRequestOf('andrea'), 'a-key-of-twenty-four-letters')
  await holder.query('rollback')
  holder.release()
  const again = await submit(server, aRequestOf('andrea'), 'a-key-of-twenty-four-letters')

  expect(reply).toMatchObject({ status: 503, retryAfter: expect.stringMatching(/^\d+$/) })
  expect(again).toMatchObject({ status: 200, body: { BackEndData: { Regel: 'D6' } } })
  expect((await server.database.owner.query('select from extension.request')).rowCount).toBe(1)
})

it('answers requests although the connections were cut just before', async () => {
  const server = await aServerForThisTest()
  await server.database.owner.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database() and application_name = 'efristerstreckung'",
  )

  const replies = await Promise.all(
    (['andrea', 'reto', 'ladina'] as const).map((who) => submit(server, aRequestOf(who), `key-for-${who}-0123456789`)),
  )

  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])
})

it('writes with each stored request what must follow from it, and with a repeat nothing', async () => {
  const server = await aServerForThisTest()
  await submit(server, aRequestOf('andrea'))
  await submit(server, aRequestOf('andrea'))
  await submit(server, aRequestOf('andrea', '04.01.2026'))

  const { rows } = await server.database.owner.query<{ action: string }>(
    'select o.action from extension.outbox o join extension.request r on r.id = o.request_id',
  )

  expect(rows).toEqual([{ action: 'granted' }, { action: 'unchanged' }])
})

it('a general extension counts at once, is nobody’s own and does not shorten', async () => {
  const server = await aServerForThisTest()
  await server.database.owner.query(
    "insert into extension.general_extension values ('musterland', 2025, 'employed', '2026-06-30', 'Störung am 31. März')",
  )

  const enough = await submit(server, aRequestOf('andrea', '05.31.2026'))
  const more = await submit(server, aRequestOf('andrea'))

  expect(enough.body).toMatchObject({ BackEndData: { Regel: 'D2', AlteFrist: '2026-06-30', NeueFrist: '2026-06-30' } })
  expect(more.body).toMatchObject({ BackEndData: { Regel: 'D6', AlteFrist: '2026-06-30', NeueFrist: '2026-09-30' } })
  const { rows } = await server.database.owner.query(
    "select extensions from extension.tax_case where pid = 123456 and legal_form = 'natural-person' and period = 2025",
  )
  expect(rows).toEqual([{ extensions: 1 }])
})

it('a couple has one case: what one asks for counts for both', async () => {
  const server = await aServerForThisTest()
  await server.database.owner.query("update extension.person set case_pid = 123456 where legal_form = 'natural-person' and pid = 204518")

  const first = await submit(server, aRequestOf('reto'))
  const second = await submit(server, aRequestOf('andrea', '10.31.2026'))

  expect(first.body).toMatchObject({ BackEndData: { AlteFrist: '2026-03-31', ZusatzInfosPerson: { Rufname: 'Reto' } } })
  expect(second.body).toMatchObject({ BackEndData: { AlteFrist: '2026-09-30', ZusatzInfosPerson: { Rufname: 'Andrea' } } })
})
