import type { Locator, Page } from '@playwright/test'
import { anAccount, notice, openGuest, openSignedIn, passwordField, signIn, userMenu, type Account } from './accounts.ts'
import { faultsInBothLooks } from './axe.ts'
import { expect, more, test } from './test.ts'

const section = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true })

/** The same account in a second browser, signed in by its owner. */
async function aSecondBrowser({ email, password }: Account): Promise<Page> {
  const page = await openGuest({ expects: ['401'] })
  await signIn(page, { email, password })
  await userMenu(page).waitFor()
  return page
}

test.describe('the account page', () => {
  for (const [width, locale, names] of [
    [360, 'de-CH', ['Profil', 'Sicherheit', 'Sitzungen', 'Daten']],
    [1280, 'en', ['Profile', 'Security', 'Sessions', 'Data']],
  ] as const) {
    test(`shows its parts one by one, by keys alone, without a fault (${width} px, ${locale})`, async () => {
      const page = await openSignedIn(await anAccount(), { path: '/apps/account', width, locale })
      await page.getByRole('tab', { name: names[0] }).focus()

      for (const [at, name] of names.entries()) {
        if (at > 0) await page.keyboard.press('ArrowRight')
        await expect(page.getByRole('tab', { name, selected: true })).toBeFocused()
        await expect(page.getByRole('tabpanel', { name }).getByRole('heading').first()).toBeVisible()
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
        expect(await faultsInBothLooks(page)).toEqual([])
      }
      expect(new URL(page.url()).pathname).toBe('/apps/account/data')
    })
  }

  test('is reached from the user menu, changes the name, and takes it back', async () => {
    const page = await openSignedIn(await anAccount(), { path: '/apps/account' })
    await userMenu(page).click()
    await page.getByRole('menuitem', { name: 'Account' }).click()

    await page.getByRole('textbox', { name: /^Name/ }).fill('Anna Beispiel')
    await page.keyboard.press('Enter')
    await userMenu(page).filter({ hasText: 'Anna Beispiel' }).waitFor()
    await page.keyboard.press('Tab')
    await page.getByRole('heading', { level: 1 }).click()
    await page.keyboard.press('Control+z')

    await userMenu(page).filter({ hasText: 'Anna Muster' }).waitFor()
    await expect(section(page, 'E-mail address').getByText('Confirmed')).toBeVisible()
  })

  test('ends the session of another browser, which is asked to sign in again', async () => {
    const account = await anAccount()
    const here = await openSignedIn(account, { path: '/apps/account/sessions' })
    const there = await aSecondBrowser(account)
    await here.reload()
    const list = here.getByRole('list', { name: 'Where you are signed in' })
    await expect(list.getByRole('listitem')).toHaveCount(2)

    await list.getByRole('button', { name: /^Sign out/ }).click()

    await notice(here, /is signed out/).waitFor()
    await expect(list.getByRole('listitem')).toHaveCount(1)
    await expect(list).toBeFocused()
    await expect(there.getByRole('dialog', { name: 'Please sign in again' })).toBeVisible()
  })

  test('makes a token that works, shows it once, and ends it', async () => {
    const page = await openSignedIn(await anAccount(), { path: '/apps/account/sessions' })
    await page.getByRole('button', { name: 'New token' }).click()
    await page.getByLabel('Name', { exact: false }).fill('Backup script')
    await page.keyboard.press('Enter')
    const token = await page.getByLabel('Your token').inputValue()
    await page.getByRole('button', { name: 'Done' }).click()
    const status = async (): Promise<number> =>
      (await fetch(new URL('/api/contacts-app/counts', page.url()), { headers: { authorization: `Bearer ${token}` } })).status
    const before = await status()

    await page.getByRole('button', { name: 'End token Backup script' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'End token' }).click()
    await notice(page, /ended/).waitFor()

    await expect(page.getByRole('button', { name: 'New token' })).toBeFocused()
    expect(token).toMatch(/^efrist_[\w-]{43}$/)
    expect(before).not.toBe(401)
    expect(await status()).toBe(401)
  })

  test('gives all data as one ZIP', more(), async () => {
    const page = await openSignedIn(await anAccount(), { path: '/apps/account/data' })
    const coming = page.waitForEvent('download')

    await page.getByRole('button', { name: 'Download ZIP' }).click()

    expect((await coming).suggestedFilename()).toBe('my-data.zip')
  })

  test('deletes the account after 14 days, unless its owner signs in and keeps it', async () => {
    const account = await anAccount()
    // What the workspace still asks for when its sessions end is refused.
    const page = await openSignedIn(account, { path: '/apps/account/data', width: 360, expects: ['401'] })
    await page.getByRole('button', { name: 'Delete account …' }).click()
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
    await dialog.getByLabel(/^Your name/).fill('Anna')
    await dialog.getByLabel(/^Password/).fill(account.password)
    await dialog.getByRole('button', { name: 'Delete account' }).click()
    await expect(dialog.getByText('Type the name exactly as shown').first()).toBeVisible()
    await dialog.getByLabel(/^Your name/).fill('Anna Muster')
    await dialog.getByRole('button', { name: 'Delete account' }).click()
    await notice(page, /^Your account will be deleted on/).waitFor()

    await page.getByLabel(/^Username\/Email/).fill(account.email)
    await passwordField(page).fill(account.password)
    await page.getByRole('button', { name: 'Login', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Your account will be deleted' })).toBeVisible()
    expect(await faultsInBothLooks(page)).toEqual([])
    await page.getByRole('button', { name: 'Keep my account' }).click()

    await userMenu(page).waitFor()
    await expect(page.getByRole('heading', { level: 1, name: 'Your account will be deleted' })).toHaveCount(0)
  })
})

test.describe('an invitation to one’s own address', () => {
  for (const width of [360, 1280]) {
    test(`stands on the home page, is accepted there, and the way back is a menu (${width} px)`, async () => {
      const admin = await openSignedIn(await anAccount({ name: 'Zoe Beispiel' }), { path: '/apps/team' })
      const anna = await anAccount()
      await admin.getByRole('button', { name: 'Invite', exact: true }).click()
      await admin.getByLabel(/^E-mail address/).fill(anna.email)
      await admin.getByRole('button', { name: 'Create link' }).click()
      await admin.getByLabel('Link to pass on').waitFor()
      const page = await openSignedIn(anna, { path: '/apps/home', width })

      await section(page, 'Your invitations').getByRole('button', { name: 'Join «Zoe Beispiel»' }).click()
      await page.getByRole('list', { name: 'Members' }).getByRole('listitem').nth(1).waitFor()
      const opener = width === 360 ? userMenu(page) : page.getByRole('button', { name: 'Workspace: Zoe Beispiel' })
      await opener.click()
      await page.getByRole('menuitemcheckbox', { name: 'Anna Muster' }).click()

      await notice(page, 'You now work in «Anna Muster»').waitFor()
      await expect(page).toHaveURL(/\/apps\/home$/)
      await expect(page.getByText('Zoe Beispiel', { exact: true })).toHaveCount(0)
    })
  }
})
