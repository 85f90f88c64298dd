import { describe, expect, it } from 'vitest'
import { aDatabaseForThisTest, type TestDatabase } from '../../../../../scripts/testing/database.ts'
import { storeRequest } from '../../../../../scripts/testing/stored-requests.ts'
import { connect } from '../../../../platform/database.ts'
import { passOn } from './pass-on.ts'
import { verifyAudit } from './verify-audit.ts'

const passing = { canton: 'musterland', delivers: false }

/** Three seals: two requests, one request, two requests. */
async function aChain(): Promise<TestDatabase & { readonly requests: readonly string[] }> {
  const database = await aDatabaseForThisTest()
  const requests: string[] = []
  for (const size of [2, 1, 2]) {
    for (let each = 0; each < size; each += 1) requests.push((await storeRequest(database.pool)).id)
    await passOn(connect(database.owner), passing)
  }
  return { ...database, requests }
}

/** As the owner of the tables could, who is the only one. */
async function tamper({ owner }: TestDatabase, statement: string): Promise<void> {
  const client = await owner.connect()
  await client.query(`begin; set local session_replication_role = replica; ${statement}; commit`)
  client.release()
}

describe('the chain of what happened', () => {
  it('takes everything out of the outbox, and is whole', async () => {
    const { owner } = await aChain()

    const verdict = await verifyAudit(connect(owner))

    expect(verdict).toMatchObject({
      kind: 'whole',
      seals: 3,
      entries: 5,
      requests: 5,
      waiting: 0,
      head: expect.stringMatching(/^[0-9a-f]{64}$/),
    })
    expect((await owner.query('select 1 from extension.outbox')).rowCount).toBe(0)
  })

  it('is whole when nothing has happened yet', async () => {
    const { owner } = await aDatabaseForThisTest()

    expect(await passOn(connect(owner), passing)).toBe(0)
    expect(await verifyAudit(connect(owner))).toMatchObject({ kind: 'whole', seals: 0, entries: 0, head: '0'.repeat(64) })
  })

  it('counts what is about to be sealed', async () => {
    const { owner, pool } = await aChain()
    await storeRequest(pool, { outcome: 'rejected' })

    expect(await verifyAudit(connect(owner))).toMatchObject({ kind: 'whole', requests: 5, waiting: 1 })
  })

  it('takes a detail with any letters, and a row without a request', async () => {
    const { owner, pool } = await aDatabaseForThisTest()
    const detail = { 'Zeilen: 3,': 'Zürich "\n\u007f🏔', rows: 12.5, none: null }
    await pool.query(
      `insert into extension.outbox (canton, action, at, detail) values ('musterland', 'register-imported', '2026-03-10T11:22:33.456789Z', $1)`,
      [detail],
    )

    await passOn(connect(owner), passing)

    expect(await verifyAudit(connect(owner))).toMatchObject({ kind: 'whole', seals: 1, entries: 1 })
  })

  it('leaves what belongs to another canton to its own worker', async () => {
    const { owner, pool } = await aDatabaseForThisTest()
    await storeRequest(pool, { canton: 'bergtal' })

    expect([await passOn(connect(owner), passing), await passOn(connect(owner), { ...passing, canton: 'bergtal' })]).toEqual([0, 1])
    expect(await verifyAudit(connect(owner))).toMatchObject({ kind: 'whole', entries: 1, requests: 1 })
  })

  it('follows a request from its receipt to its decision', async () => {
    const { owner, pool } = await aDatabaseForThisTest()
    const { id } = await storeRequest(pool, { outcome: 'pending' })
    await passOn(connect(owner), passing)
    await owner.query(`update extension.request set outcome = 'rejected' where id = '${id}'`)
    await owner.query(
      `insert into extension.outbox (canton, action, at, period, request_id) values ('musterland', 'rejected', now(), 2025, '${id}')`,
    )
    const before = await verifyAudit(connect(owner))
    await passOn(connect(owner), passing)

    expect(before).toMatchObject({ kind: 'whole', waiting: 1 })
    expect(await verifyAudit(connect(owner))).toMatchObject({ kind: 'whole', requests: 1, waiting: 0 })
  })

  it('stays one chain when several processes seal at once, and skips nobody who commits late', async () => {
    const { owner, pool } = await aDatabaseForThisTest()
    const late = await pool.connect()
    await late.query('begin')
    await late.query("insert into extension.outbox (canton, action, at) values ('musterland', 'late', '2020-01-01')")
    let isWriting = true
    const seal = async (): Promise<void> => {
      for (;;) {
        const wasWriting = isWriting
        const passed = await passOn(connect(owner), passing)
        if (passed === 0 && !wasWriting) return
      }
    }
    const sealers = [seal(), seal(), seal()]

    await Promise.all(
      Array.from({ length: 4 }, async () => {
        for (let each = 0; each < 50; each += 1) await storeRequest(pool)
      }),
    )
    await late.query('commit')
    late.release()
    isWriting = false
    await Promise.all(sealers)

    expect(await verifyAudit(connect(owner))).toMatchObject({ kind: 'whole', entries: 201, requests: 200, waiting: 0 })
    expect((await owner.query("select 1 from extension.audit where action = 'late'")).rowCount).toBe(1)
  })

  it('finds requests quickly before anybody has counted them', async () => {
    const { owner, pool } = await aDatabaseForThisTest()
    await storeRequest(pool)
    await owner.query('vacuum analyze extension.request')
    await passOn(connect(owner), passing)
    for (const first of [1, 10_001, 20_001]) {
      await owner.query(
        `with more as (
          insert into extension.request (canton, period, id, pid, legal_form, wish, received_at, outcome, rule, reference)
          select 'musterland', 2025, gen_random_uuid(), 1, 'natural-person', '2026-09-30', now(), 'rejected', 'I1', '25' || lpad(n::text, 10, '0')
          from generate_series($1::int, $1::int + 9999) n returning *)
        insert into extension.outbox (canton, action, at, period, request_id) select canton, outcome, received_at, period, id from more`,
        [first],
      )
    }

    // By the wrong index this takes longer than the database lets any statement run.
    expect(await passOn(connect(owner), passing)).toBe(500)
  })

  it('seals a backlog in several rounds', async () => {
    const { owner, pool } = await aDatabaseForThisTest()
    await pool.query(
      "insert into extension.outbox (canton, action, at) select 'musterland', 'counted', now() from generate_series(1, 1201)",
    )

    const rounds: unknown[] = []
    for (let round = 0; round < 4; round += 1) rounds.push(await passOn(connect(owner), passing))

    expect(rounds).toEqual([500, 500, 201, 0])
    expect(await verifyAudit(connect(owner))).toMatchObject({ kind: 'whole', seals: 3, entries: 1201 })
  })
})

describe('the proof of the chain', () => {
  it.each([
    ['one letter of a row', "update extension.audit set action = 'grantee' where seal = 2", 'seal 2'],
    ['one microsecond of a row', "update extension.audit set at = at + interval '1 microsecond' where seal = 3 and position = 2", 'seal 3'],
    [
      'one byte of a digest',
      'update extension.audit set digest = set_byte(digest, 31, get_byte(digest, 31) # 1) where seal = 1 and position = 1',
      'seal 1',
    ],
    ['one byte of a hash', 'update extension.audit_seal set hash = set_byte(hash, 0, get_byte(hash, 0) # 1) where number = 2', 'seal 2'],
    ['the moment of a seal', "update extension.audit_seal set sealed_at = sealed_at - interval '1 day' where number = 2", 'seal 2'],
    ['a row removed', 'delete from extension.audit where seal = 3 and position = 1', 'row 1 of seal 3'],
    ['the last row removed', 'delete from extension.audit where seal = 3 and position = 2', 'row 2 of seal 3'],
    ['a seal removed', 'delete from extension.audit_seal where number = 2', 'seal 2'],
    ['the last seal removed', 'delete from extension.audit_seal where number = 3', 'seal 3'],
    [
      'two rows swapped',
      'update extension.audit set position = case position when 1 then 12 else 11 end where seal = 1; update extension.audit set position = position - 10 where seal = 1',
      'seal 1',
    ],
    [
      'two seals swapped',
      'update extension.audit_seal set number = case number when 1 then 12 else 11 end where number < 3; update extension.audit_seal set number = number - 10 where number > 10',
      'seal 1',
    ],
    [
      'the name of a rule in a request',
      "update extension.request set rule = 'D5' where id = (select request_id from extension.audit where seal = 2)",
      'request',
    ],
    [
      'one day of a deadline in a request',
      'update extension.request set new_deadline = new_deadline + 1 where id = (select request_id from extension.audit where seal = 2)',
      'request',
    ],
    [
      'a request removed',
      'delete from extension.request where id = (select request_id from extension.audit where seal = 2)',
      'row 1 of seal 2',
    ],
    [
      'a request put in',
      "insert into extension.request select (jsonb_populate_record(r, jsonb_build_object('id', gen_random_uuid(), 'reference', null))).* from extension.request r limit 1",
      'request',
    ],
    [
      'the end of the chain removed',
      'delete from extension.audit where seal = 3; delete from extension.audit_seal where number = 3',
      'request',
    ],
  ])('shows %s', async (_what, statement, where) => {
    const chain = await aChain()

    await tamper(chain, statement)

    expect(await verifyAudit(connect(chain.owner))).toMatchObject({ kind: 'broken', where: expect.stringMatching(new RegExp(`^${where}`)) })
  })

  it('shows a request that is told to be decided a second time', async () => {
    const { owner, pool, requests } = await aChain()
    await owner.query(`update extension.request set new_deadline = '2026-10-31' where id = '${requests[0]}'`)
    await pool.query(
      `insert into extension.outbox (canton, action, at, period, request_id) values ('musterland', 'granted', now(), 2025, '${requests[0]}')`,
    )
    await passOn(connect(owner), passing)

    expect(await verifyAudit(connect(owner))).toMatchObject({ kind: 'broken', where: `request ${requests[0]} of 2025` })
  })

  it('shows by a noted head that everything was removed, requests and all', async () => {
    const chain = await aChain()
    const noted = await verifyAudit(connect(chain.owner))
    const head = noted.kind === 'whole' ? noted.head : ''

    expect(await verifyAudit(connect(chain.owner), head)).toEqual(noted)
    await tamper(chain, 'delete from extension.audit where seal = 3; delete from extension.audit_seal where number = 3')
    await tamper(chain, `delete from extension.request where id in ('${chain.requests[3]}', '${chain.requests[4]}')`)

    expect(await verifyAudit(connect(chain.owner))).toMatchObject({ kind: 'whole', seals: 2 })
    expect(await verifyAudit(connect(chain.owner), head)).toEqual({
      kind: 'broken',
      where: 'the noted head',
      reason: 'is not in the chain',
    })
  })

  it.each(['audit', 'audit_seal'])('rests on triggers that refuse to change %s even for the owner', async (table) => {
    const { owner } = await aChain()

    for (const statement of [
      `update extension.${table} set ${table === 'audit' ? 'canton' : 'entries'} = default`,
      `delete from extension.${table}`,
      `truncate extension.${table} cascade`,
    ]) {
      await expect(owner.query(statement)).rejects.toThrow('what happened cannot be changed')
    }
  })

  it('rests on tables that the application cannot reach, but for adding to the outbox', async () => {
    const { pool } = await aChain()

    for (const table of ['audit', 'audit_seal', 'outbox', 'delivery']) {
      await expect(pool.query(`select 1 from extension.${table}`)).rejects.toMatchObject({ code: '42501' })
      await expect(pool.query(`delete from extension.${table}`)).rejects.toMatchObject({ code: '42501' })
    }
    await expect(
      pool.query("insert into extension.audit (seal, position, canton, action, at) values (1, 9, 'x', 'y', now())"),
    ).rejects.toMatchObject({ code: '42501' })
    await expect(pool.query("select extension.pass_on('musterland', 1, false)")).rejects.toMatchObject({ code: '42501' })
  })
})
