import { afterAll, beforeAll, expect, it } from 'vitest'
import { deskCall, why } from '../../scripts/testing/desk-calls.ts'
import { anOffice, anOfficeUser, signInAtOffice, type Cookies, type Office } from '../../scripts/testing/office.ts'

// Pages repeat a look that was answered 503. What was not shown must not count.

let office: Office
let clerk: Cookies
beforeAll(async () => {
  office = await anOffice([anOfficeUser('clara', { roles: ['office-clerk'] })])
  clerk = (await signInAtOffice(office, 'clara')).cookies
})
afterAll(() => office.close())

it('a look that fails after it was recorded counts for nothing, and once when it is repeated', async () => {
  const { owner } = office.database
  const look = () => deskCall(office.server, clerk, 'search', { filters: { kind: 'cases', period: 2025 }, who: { pid: '123456' }, why })
  const counted = async () => {
    const { rows } = await owner.query<{ looks: number }>('select count(*)::int as looks from desk.look')
    return rows[0]?.looks
  }
  await owner.query(`create function desk.go_away() returns trigger language plpgsql as $$
    begin raise exception 'going away' using errcode = '57P01'; end $$`)
  await owner.query(
    'create constraint trigger away after insert on desk.look initially deferred for each row execute function desk.go_away()',
  )

  const failed = await look()
  const [before] = [await counted(), await owner.query('drop trigger away on desk.look')]
  const repeated = await look()

  expect([failed.status, before]).toEqual([503, 0])
  expect([repeated.status, await counted()]).toEqual([200, 1])
})
