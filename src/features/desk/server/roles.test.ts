import { afterAll, beforeAll, expect, it } from 'vitest'
import { aCommandLine } from '../../../../scripts/testing/command-line.ts'
import { anOffice, anOfficeUser, readOfficeSession, signInAtOffice, type Office } from '../../../../scripts/testing/office.ts'

let office: Office
let line: ReturnType<typeof aCommandLine>
beforeAll(async () => {
  office = await anOffice([
    anOfficeUser('nora'),
    anOfficeUser('urs'),
    anOfficeUser('ivo', { isEmailUnproved: true }),
    anOfficeUser('lea', { roles: ['office-lead'] }),
    anOfficeUser('fritz', { email: '' }),
    anOfficeUser('emil', { email: 'both@amt.example' }),
  ])
  line = aCommandLine(office.database, 'bergtal', office.settings)
})
afterAll(() => office.close())

const rolesOf = async (username: string): Promise<unknown> => {
  const { cookies, body } = await signInAtOffice(office, username)
  return 'refusal' in body ? body['refusal'] : (await readOfficeSession(office.server, cookies)).body['roles']
}

it('the operator gives the first role on the command line', async () => {
  const before = await rolesOf('nora')

  const said = await line.run('grant-office-role', 'Nora@AMT.example', 'office-clerk')

  expect(before).toBe('no-role')
  expect(said).toBe('Nora@AMT.example has the role office-clerk from the next sign-in on.')
  expect(await rolesOf('nora')).toEqual(['office-clerk'])
})

it('a role goes by an address that the provider has verified', async () => {
  await line.run('grant-office-role', 'ivo@amt.example', 'office-lead')
  const unproved = await rolesOf('ivo')

  office.provider.change('user-ivo', { isEmailUnproved: false })

  expect(unproved).toBe('no-role')
  expect(await rolesOf('ivo')).toEqual(['office-lead'])
})

it("or by the provider's own name for somebody, to the letter", async () => {
  await line.run('grant-office-role', 'subject:USER-fritz', 'office-audit')
  const other = await rolesOf('fritz')

  await line.run('grant-office-role', 'subject:user-fritz', 'office-audit')

  expect(other).toBe('no-role')
  expect(await rolesOf('fritz')).toEqual(['office-audit'])
})

it('nobody gets a role by having the address that a subject looks like', async () => {
  await line.run('grant-office-role', 'subject:both@amt.example', 'office-lead')

  expect(await rolesOf('emil')).toBe('no-role')
})

it('a role taken back is lost in open sessions at once', async () => {
  await line.run('grant-office-role', 'urs@amt.example', 'office-clerk')
  await line.run('grant-office-role', 'urs@amt.example', 'office-audit')
  const { cookies } = await signInAtOffice(office, 'urs')
  const session = () => readOfficeSession(office.server, cookies)
  const both = await session()

  await line.run('revoke-office-role', 'urs@amt.example', 'office-clerk')
  const one = await session()
  await line.run('revoke-office-role', 'urs@amt.example', 'office-audit')

  expect([both.body['roles'], one.body['roles']]).toEqual([['office-audit', 'office-clerk'], ['office-audit']])
  expect((await session()).status).toBe(401)
})

it('what the provider gives stays until the session ends', async () => {
  const { cookies } = await signInAtOffice(office, 'lea')
  office.provider.change('user-lea', { roles: [] })

  expect((await readOfficeSession(office.server, cookies)).body['roles']).toEqual(['office-lead'])
  expect(await rolesOf('lea')).toBe('no-role')
})

it('a role is for one provider only', async () => {
  const elsewhere = aCommandLine(office.database, 'bergtal', { ...office.settings, OFFICE_ISSUER: 'https://login.example' })

  await elsewhere.run('grant-office-role', 'lea@amt.example', 'office-audit')

  expect(await rolesOf('lea')).toBe('no-role')
  expect(await elsewhere.run('office-roles')).toMatch(/^office-audit {2}lea@amt.example {2}since 2026-03-10T12:00:00.000Z by \w+$/)
})

it('the list shows who has a role, and on demand who ever had one', async () => {
  const settings = { ...office.settings, OFFICE_ISSUER: 'https://list.example' }
  const own = aCommandLine(office.database, 'bergtal', settings)
  expect(await own.run('office-roles')).toBe('No role was given on the command line.')

  await own.run('grant-office-role', 'mia@amt.example', 'office-clerk')
  const again = await own.run('grant-office-role', 'mia@amt.example', 'office-clerk')
  await own.run('revoke-office-role', 'mia@amt.example', 'office-clerk')

  expect(again).toBe('mia@amt.example already has the role office-clerk.')
  expect(await own.run('office-roles')).toBe('No role was given on the command line.')
  expect(await own.run('office-roles', '--all')).toMatch(/^office-clerk {2}mia@amt.example .*, until 2026-03-10T12:00:00.000Z by \w+$/)
})

it.each([
  [['mia@amt.example', 'office-boss'], 'There is no role "office-boss". There are: office-clerk'],
  [['mia@amt.example', 'admin'], 'There is no role "admin"'],
  [['mia@amt.example'], "missing required argument 'role'"],
  [['mia', 'office-clerk'], '"mia" is neither an e-mail address nor a subject'],
  [['subject:', 'office-clerk'], 'neither'],
])('refuses %s', async (options, message) => {
  await expect(line.run('grant-office-role', ...options)).rejects.toThrow(message)
})

it('says so where there was nothing to take back', async () => {
  await expect(line.run('revoke-office-role', 'lea@amt.example', 'office-lead')).rejects.toThrow(
    'Roles of the provider are taken back there.',
  )
})

it('does nothing where no provider of the tax office is named', async () => {
  const bare = aCommandLine(office.database)

  for (const words of [
    ['grant-office-role', 'mia@amt.example', 'office-clerk'],
    ['revoke-office-role', 'mia@amt.example', 'office-clerk'],
    ['office-roles'],
  ]) {
    await expect(bare.run(...words)).rejects.toThrow('Set OFFICE_ISSUER first')
  }
})
