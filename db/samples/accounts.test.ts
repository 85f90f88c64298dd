import { expect, it } from 'vitest'
import { basic } from '../../scripts/testing/accounts.ts'
import { aServerForThisTest } from '../../scripts/testing/server.ts'
import type { SignedIn } from '../../src/features/accounts/contract.ts'
import { Settings } from '../../src/kit/settings.ts'
import type { WorkspaceLanguage } from '../../src/kit/workspace-language.ts'
import { publish } from '../../src/platform/live.ts'
import type { Sample } from '../../src/platform/sample.ts'
import { seedDemo } from './accounts.ts'

const sample: Sample = (tx, { workspaceId }) => publish(tx, { topic: 'sample', key: workspaceId })

async function aDemo(language: WorkspaceLanguage = 'en') {
  const { app, database } = await aServerForThisTest()
  const made = await seedDemo(database.owner, [sample], language)
  const user = async (name: string, password = name) =>
    (await app.inject({ url: '/api/auth', headers: basic(name, password) })).json<SignedIn>().user
  return { made, user, owner: database.owner }
}

it('§6.2 makes admin and staff, who sign in with their names and work in one workspace', async () => {
  const { made, user } = await aDemo()

  const [admin, staff] = [await user('admin'), await user('staff')]

  expect(made).toEqual(['admin', 'staff'])
  expect([admin.role, staff.role]).toEqual([['admin'], ['staff']])
  expect(staff.workspace).toEqual(admin.workspace)
  expect((await user('staff@musterland.example', 'staff')).uuid).toBe(staff.uuid)
})

it('§3.11 gives them whole settings and shortcuts of their own', async () => {
  const { user } = await aDemo()

  const [{ data: admin }, { data: staff }] = [await user('admin'), await user('staff')]

  expect([Settings.parse(admin.settings), Settings.parse(staff.settings)]).toEqual([admin.settings, staff.settings])
  expect(admin).toMatchObject({
    settings: {
      layout: { style: 'layout1', config: { navbar: { folded: true } } },
      theme: { main: 'defaultDark', navbar: 'defaultDark', toolbar: 'defaultDark', footer: 'defaultDark' },
    },
    shortcuts: ['calendar', 'mail', 'contacts'],
  })
  expect(staff).toMatchObject({
    settings: {
      layout: { style: 'layout2', config: { mode: 'boxed' } },
      theme: { main: 'greeny', navbar: 'mainThemeDark', toolbar: 'mainThemeDark', footer: 'mainThemeDark' },
    },
    shortcuts: ['calendar', 'mail', 'contacts', 'todo'],
  })
})

it('changes nothing when it is run again', async () => {
  const { owner } = await aDemo()
  const everything = async () =>
    (
      await owner.query(`select (select json_agg(a order by id) from accounts.account a) as accounts,
        (select json_agg(c order by account_id) from accounts.credential c) as credentials,
        (select json_agg(m order by workspace_id, account_id) from accounts.membership m) as members,
        (select count(*) from platform.live_event) as samples`)
    ).rows
  const before = await everything()

  expect(await seedDemo(owner, [sample], 'en')).toEqual([])
  expect(await everything()).toEqual(before)
})

it.each(['en', 'de'] as const)(
  'both have mail, a profile and conversations of their own, in the language of the machine (%s)',
  async (language) => {
    const { user, owner } = await aDemo(language)
    const [admin, staff] = [await user('admin'), await user('staff')]

    const { rows } = await owner.query<{ mails: number; posts: number; about: number }>(
      `select (select count(*)::int from mail.mail m where m.workspace_id = $1 and m.account_id = a.id) as mails,
       (select count(*)::int from profile.post p where p.workspace_id = $1 and p.author_id = a.id) as posts,
       (select count(*)::int from profile.about p where p.workspace_id = $1 and p.account_id = a.id) as about
     from unnest($2::uuid[]) as a(id)`,
      [admin.workspace.id, [admin.uuid, staff.uuid]],
    )

    // The mail of the admin is a sample of the apps, which are left out here.
    expect(rows).toEqual([
      { mails: 0, posts: 3, about: 1 },
      { mails: expect.any(Number) as number, posts: 3, about: 1 },
    ])
    expect(rows[1]?.mails).toBeGreaterThan(15)
    expect([admin.data.settings, staff.data.settings].map((settings) => settings.language)).toEqual([language, language])
  },
)
