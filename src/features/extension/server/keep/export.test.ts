import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aCommandLine } from '../../../../../scripts/testing/command-line.ts'
import { aDatabase, type TestDatabase } from '../../../../../scripts/testing/database.ts'
import { storeRequest } from '../../../../../scripts/testing/stored-requests.ts'
import { connect } from '../../../../platform/database.ts'
import { passOn } from '../audit/pass-on.ts'
import { verifyAudit } from '../audit/verify-audit.ts'

/** Two persons and a firm with the same number, each with a request; the first also has a case, a delivery and an act at the desk. */
async function persons(): Promise<TestDatabase> {
  const database = await aDatabase()
  const { owner, pool } = database
  await owner.query(`insert into extension.person (canton, legal_form, pid, name, first_name, birth_date) values
    ('musterland', 'natural-person', 765432, 'Muster', 'Anna', '1980-01-02'), ('musterland', 'natural-person', 765433, 'Beispiel', 'Beat', '1990-03-04')`)
  await owner.query(`insert into extension.tax_case (canton, legal_form, pid, period, deadline) values
    ('musterland', 'natural-person', 765432, 2025, '2026-09-30'), ('musterland', 'natural-person', 765433, 2025, '2026-03-31')`)
  const { id } = await storeRequest(pool, { pid: 765_432 })
  await storeRequest(pool, { pid: 765_433 })
  await passOn(connect(owner), { canton: 'musterland', delivers: true })
  await owner.query(
    `insert into desk.decision_act (id, canton, period, request_id, act, officer, officer_name, note, answer, key_hash, fingerprint)
      values (gen_random_uuid(), 'musterland', 2025, $1, 'correct', 'sub-1', 'Olga Officer', 'by phone', '{}', sha256('a'), sha256('b'))`,
    [id],
  )
  return database
}

describe('export-person', () => {
  let database: TestDatabase
  let everything: Record<string, unknown>
  let told: readonly string[]
  beforeAll(async () => {
    database = await persons()
    const line = aCommandLine(database, 'musterland')
    everything = JSON.parse(await line.typing('765432\n', 'export-person', 'np')) as Record<string, unknown>
    told = line.told
  })

  afterAll(() => database.close())

  it('prints all that is kept about the person', () => {
    expect(everything).toMatchObject({
      legalForm: 'natural-person',
      pid: 765_432,
      person: { name: 'Muster', first_name: 'Anna', birth_date: '1980-01-02' },
      cases: [{ period: 2025, deadline: '2026-09-30' }],
      requests: [
        {
          outcome: 'granted',
          delivery: { state: 'waiting' },
          acts: [{ act: 'correct', note: 'by phone' }],
          chain: [{ action: 'granted' }],
          supersededBy: [],
        },
      ],
      generalExtensions: [],
    })
  })

  it('names every table that knows a number or a request, so that none is forgotten', async () => {
    const { rows } = await database.owner.query<{ name: string }>(`select distinct table_schema || '.' || table_name as name
      from information_schema.columns join pg_class c on c.oid = format('%I.%I', table_schema, table_name)::regclass and not c.relispartition
      where table_schema in ('extension', 'desk') and column_name in ('pid', 'pids', 'request_id', 'subjects') and c.relkind in ('r', 'p') order by 1`)

    expect(rows.map(({ name }) => name)).toEqual([
      'desk.decision_act',
      'desk.entry',
      'desk.general_batch',
      'desk.look',
      // The officer's own number, as long as they are signed in.
      'desk.office_session',
      'desk.proposal',
      'extension.audit',
      'extension.deadline_mail',
      'extension.delivery',
      'extension.outbox',
      'extension.pending',
      'extension.person',
      'extension.register_change',
      'extension.request',
      'extension.superseded',
      'extension.tax_case',
    ])
  })

  it('says nothing of others: neither of persons, nor who acted, nor what serves repeats', () => {
    expect(JSON.stringify(everything)).not.toMatch(/Beispiel|765433|Olga|sub-1|hash|fingerprint/)
  })

  it('is itself a look that the log and the chain know, and the number is told to nobody else', async () => {
    const { rows } = await database.owner.query('select action, subjects from desk.look')
    await passOn(connect(database.owner), { canton: 'musterland', delivers: true })

    expect(rows).toEqual([{ action: 'export', subjects: ['natural-person 765432'] }])
    expect(everything['looks']).toEqual([expect.objectContaining({ action: 'export', reason: 'request' })])
    expect(await verifyAudit(connect(database.owner))).toMatchObject({ kind: 'whole' })
    expect(told.join()).not.toContain('765432')
  })

  it.each([
    ['a kind that is none', '765432', ['xy'], 'Say what it is'],
    ['a number in the command', '765432', ['np', '765432'], /Expected 1 argument but got 2\.$/],
    ['what is no number', 'abc', ['np'], 'no number'],
  ])('refuses %s', async (_what, typed, options, message) => {
    await expect(aCommandLine(database, 'musterland').typing(typed, 'export-person', ...options)).rejects.toThrow(message)
  })

  it('of somebody unknown holds nothing but the question', async () => {
    const nobody = JSON.parse(await aCommandLine(database, 'musterland').typing('999999', 'export-person', 'jp')) as object

    expect(nobody).toMatchObject({ person: null, cases: [], requests: [], registerChanges: [] })
  })
})
