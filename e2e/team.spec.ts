import type { Locator, Page } from '@playwright/test'
import { expect, more, soon, test } from './test.ts'
import { anAccount, inTime, newCredentials, notice, openGuest, openSignedIn, passwordField, seeUser, type Account } from './accounts.ts'

const members = (page: Page): Locator => page.getByRole('list', { name: 'Members' }).getByRole('listitem')
const teamHeading = (page: Page): Locator => page.getByRole('heading', { level: 1, name: 'Team' })
const again = (page: Page): Locator => page.getByRole('dialog', { name: 'Please sign in again' })

/** Invites an address as the admin on this page would, and takes the link from where it is shown. */
async function invite(page: Page, email: string): Promise<string> {
  await page.getByRole('button', { name: 'Invite', exact: true }).click()
  await page.getByLabel(/^E-mail address/).fill(email)
  await page.getByRole('button', { name: 'Create link' }).click()
  const link = await page.getByLabel('Link to pass on').inputValue()
  await page.getByRole('button', { name: 'Done' }).click()
  return link
}

/** An admin and a member of staff, each in a browser of their own, both looking at their team. */
async function aTeam(): Promise<{ readonly admin: Page; readonly staff: Page; readonly account: Account }> {
  const admin = await openSignedIn(await anAccount())
  const account = await anAccount({ name: 'Beat Beispiel' })
  const staff = await openSignedIn(account, { path: await invite(admin, account.email), expects: ['401', '403'] })
  await staff.getByRole('button', { name: 'Join' }).click()
  await teamHeading(staff).waitFor()
  await seeUser(staff, /Beat Beispiel.*staff/)
  return { admin, staff, account }
}

test.describe('an invitation', () => {
  for (const width of [360, 1280]) {
    test(
      `§6.2 leads a guest from the link through registering into the team, which sees it at once (${width} px)`,
      { tag: width === 360 ? '@timing' : '@more' },
      async () => {
        const admin = await openSignedIn(await anAccount(), { width })
        const { email, password } = newCredentials()
        const link = await invite(admin, email)
        const guest = await openGuest({ path: link, width })
        const address = guest.url()

        await guest.getByText('Anna Muster invites you').waitFor()
        await guest.getByRole('button', { name: 'Create account' }).click()
        await guest.getByLabel(/^Display name/).fill('Beat Beispiel')
        await expect(guest.getByLabel(/^Email/)).toHaveValue(email)
        await passwordField(guest).fill(password)
        await guest.getByLabel(/^Confirm password/).fill(password)
        await guest.getByRole('button', { name: 'Register', exact: true }).click()
        await guest.getByRole('button', { name: 'Join' }).click()
        await teamHeading(guest).waitFor()

        await soon(members(admin).filter({ hasText: 'Beat Beispiel' }).waitFor())
        expect(address).not.toContain('#')
        await expect.poll(() => members(guest).count(), inTime).toBe(2)
        await seeUser(guest, /Beat Beispiel.*staff/)
      },
    )
  }

  test('is copied by a button', async () => {
    const page = await openSignedIn(await anAccount())
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.getByRole('button', { name: 'Invite', exact: true }).click()
    await page.getByLabel(/^E-mail address/).fill('beat@example.com')
    await page.getByRole('button', { name: 'Create link' }).click()

    await page.getByRole('button', { name: 'Copy link' }).click()
    await notice(page, 'Link copied').waitFor()

    const shown = await page.getByLabel('Link to pass on').inputValue()
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(shown)
    expect(shown).toMatch(/\/invitation#[\w-]{43}$/)
  })

  test('is of no use a second time, nor to somebody else', more(), async () => {
    const admin = await openSignedIn(await anAccount())
    const [beat, carla] = [await anAccount({ name: 'Beat Beispiel' }), await anAccount({ name: 'Carla Beispiel' })]
    const link = await invite(admin, beat.email)

    const stranger = await openSignedIn(carla, { path: link })
    await stranger.getByText(`You are signed in as ${carla.email}. This invitation is for another address.`).waitFor()
    const offered = await stranger.getByRole('button', { name: 'Join' }).count()
    const page = await openSignedIn(beat, { path: link, expects: ['404'] })
    await page.getByRole('button', { name: 'Join' }).click()
    await teamHeading(page).waitFor()
    await page.goto(link)

    await page.getByText('This invitation is no longer valid').waitFor()
    expect(offered).toBe(0)
  })
})

test.describe('what an admin changes about somebody', () => {
  test('a role shows at once where they work, and opens what it opens', more(), async () => {
    const { admin, staff } = await aTeam()
    const before = await staff.getByRole('button', { name: 'Invite', exact: true }).count()

    await admin.getByRole('button', { name: 'Role of Beat Beispiel: Staff' }).click()
    await admin.getByRole('menuitemcheckbox', { name: 'Admin' }).click()

    await staff.getByRole('button', { name: 'Invite', exact: true }).waitFor()
    expect(before).toBe(0)
    await seeUser(staff, /Beat Beispiel.*admin/)
  })

  test('§4.25 whoever is removed is signed out of it at once, and goes on in their own workspace', async () => {
    const { admin, staff, account } = await aTeam()

    await admin.getByRole('button', { name: 'Remove Beat Beispiel' }).click()
    await admin.getByRole('alertdialog').getByRole('button', { name: 'Remove', exact: true }).click()
    await again(staff).getByText('Invalid access_token').waitFor()
    await passwordField(staff).fill(account.password)
    await staff.keyboard.press('Enter')

    await seeUser(staff, /Beat Beispiel.*admin/)
    await expect.poll(() => members(staff).allTextContents(), inTime).toHaveLength(1)
    await expect(members(admin).filter({ hasText: 'Beat Beispiel' })).toHaveCount(0)
    await expect.poll(() => staff.getByText('Anna Muster').count(), inTime).toBe(0)
  })

  test('§6.4 staff sees who is there, may change nothing, and is told so', more(), async () => {
    const { staff } = await aTeam()

    await staff.getByText('Here you see who belongs to the team').waitFor()
    await expect(staff.getByRole('button', { name: /^(Invite|Rename|Remove|Role of)/ })).toHaveCount(0)
    await staff.goto('/auth/admin-role-example')
    await staff.getByText('This page is only for people with the role admin.').waitFor()
    const menu = await staff.getByRole('navigation', { name: 'Main navigation' }).getByRole('link').allTextContents()
    expect(menu.join()).not.toContain('Only for admin')
    await staff.goto('/auth/staff-role-example')
    await staff.getByRole('heading', { level: 1, name: /staff/i }).waitFor()
  })
})
