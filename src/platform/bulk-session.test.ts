import { describe, expect, it } from 'vitest'
import { aDatabaseForThisTest } from '../../scripts/testing/database.ts'
import { withBulkSession } from './bulk-session.ts'

describe('a session for work on many rows', () => {
  it('copies more rows than fit into one message, whatever stands in them', async () => {
    const { owner } = await aDatabaseForThisTest()
    const rows = Array.from({ length: 100_000 }, (_, at) => `${at}\tÄnni \\\\ ${at}\n`).join('')

    const counted = await withBulkSession(owner, async ({ query, copy }) => {
      await query('create temp table place (number integer, name text)')
      await copy('copy place from stdin', rows)
      return query("select count(*)::int as rows, count(*) filter (where name = 'Änni \\ ' || number)::int as whole from place")
    })

    expect(counted).toEqual([{ rows: 100_000, whole: 100_000 }])
  })

  it('says why rows were refused, and goes on working', async () => {
    const { owner } = await aDatabaseForThisTest()

    await withBulkSession(owner, async ({ query, copy }) => {
      await query('create temp table place (number integer)')
      await expect(copy('copy place from stdin', '1\ntwo\n')).rejects.toMatchObject({ code: '22P02' })
      await expect(copy('copy nowhere from stdin', '1\n')).rejects.toMatchObject({ code: '42P01' })
      expect(await query('select count(*)::int as rows from place')).toEqual([{ rows: 0 }])
    })
  })

  it('undoes a transaction that fails', async () => {
    const { owner } = await aDatabaseForThisTest()

    await withBulkSession(owner, async ({ query, copy, inTransaction }) => {
      await query('create temp table place (number integer)')
      const work = inTransaction(async () => {
        await copy('copy place from stdin', '1\n')
        throw new Error('changed my mind')
      })
      await expect(work).rejects.toThrow('changed my mind')
      expect(await query('select count(*)::int as rows from place')).toEqual([{ rows: 0 }])
    })
  })

  it('leaves nothing behind for the next one', async () => {
    const { owner } = await aDatabaseForThisTest()
    await withBulkSession(owner, async ({ query }) => void (await query('create temp table place (number integer)')))

    const { rows } = await owner.query<{ found: string | null; statement_timeout: string }>(
      "select to_regclass('pg_temp.place') as found, current_setting('statement_timeout') as statement_timeout",
    )

    expect(rows).toEqual([{ found: null, statement_timeout: '2500ms' }])
  })
})
