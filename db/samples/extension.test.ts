import { expect, it } from 'vitest'
import { aDatabaseForThisTest } from '../../scripts/testing/database.ts'
import { readUid } from '../../src/features/extension/uid.ts'
import { projectPath } from '../../src/main/project.ts'
import { readCanton } from '../../src/platform/canton.ts'
import { knownPersons, samplePersons } from './extension-people.ts'
import { seedRegister } from './extension.ts'

const persons = [...samplePersons(3000)]
const uids = persons.flatMap(({ uid }) => uid ?? [])

it('every firm has a valid UID of its own, and no person has one', () => {
  for (const { legalForm, uid } of persons) expect(uid !== undefined).toBe(legalForm === 'legal-entity')
  expect(uids.filter((uid) => readUid(uid) !== uid)).toEqual([])
  expect(new Set(uids).size).toBe(uids.length)
  expect(knownPersons.flatMap(({ uid }) => uid ?? [])).toEqual(['CHE123456788', 'CHE003001007'])
})

it('a second run fills in the UIDs that are missing and leaves the others alone', async () => {
  const { owner } = await aDatabaseForThisTest()
  await owner.query("update extension.person set uid = case when pid = 123456 then 'CHE100001000' end where legal_form = 'legal-entity'")

  await seedRegister(owner, await readCanton(projectPath('cantons'), 'musterland'), 1200)

  const { rows } = await owner.query('select uid from extension.person where pid in (123456, 300100) and uid is not null order by pid')
  expect(rows).toEqual([{ uid: 'CHE100001000' }, { uid: 'CHE003001007' }])
  const missing = await owner.query("select pid from extension.person where uid is null and legal_form = 'legal-entity'")
  expect(missing.rows).toEqual([])
})

it.each([
  ['of another shape', 'CHE-123.456.788', 'legal-entity'],
  ['of a person', 'CHE123456788', 'natural-person'],
])('the register takes no UID %s', async (_, uid, legalForm) => {
  const { owner } = await aDatabaseForThisTest()

  const update = owner.query('update extension.person set uid = $1 where legal_form = $2 and pid = 123456', [uid, legalForm])

  await expect(update).rejects.toMatchObject({ code: '23514' })
})
