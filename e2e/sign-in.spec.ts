import type { Page } from '@playwright/test'
import { homePath } from '../src/shell/app-entry.ts'
import { expect, more, sharedProduct, test } from './test.ts'
import {
  anAccount,
  inTime,
  newCredentials,
  openGuest,
  openSignedIn,
  passwordField,
  signIn,
  signOut,
  storedToken,
  tokenStatus,
  seeUser,
} from './accounts.ts'
import { pressUntil } from './workspace.ts'

const pathOf = (page: Page): string => new URL(page.url()).pathname
const wholePathOf = (page: Page): string => page.url().replace(sharedProduct().address, '')

/** What is said at a field, read aloud with it. */
async function saidAt(page: Page, label: RegExp): Promise<string> {
  return page.getByLabel(label).evaluate((field) =>
    (field.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' ')
      .trim(),
  )
}

/** Goes on by Tab until this field has the focus, and types there. */
async function typeInto(page: Page, label: RegExp, text: string): Promise<void> {
  const field = page.getByLabel(label)
  await pressUntil(page, 'Tab', () => field.evaluate((element) => element === document.activeElement))
  await page.keyboard.type(text)
}

async function traces(page: Page): Promise<string> {
  const stored = await page.evaluate(async () => {
    const others = Object.entries(localStorage).filter(([key]) => key !== 'jwt_access_token')
    const cached = await Promise.all(
      (await caches.keys()).map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
    )
    return JSON.stringify([others, Object.entries(sessionStorage), cached, await indexedDB.databases(), document.title, history.state])
  })
  return `${stored} ${JSON.stringify(await page.context().cookies())} ${page.url()}`
}

test.describe('registering', () => {
  for (const width of [360, 1280]) {
    test(
      `§2.23 §4.22 §7.3 §9.10 by keyboard alone signs in, and a reload finds the token (${width} px)`,
      more(width === 1280),
      async () => {
        const { email, password } = newCredentials()
        const page = await openGuest({ path: '/register', width })

        await typeInto(page, /^Display name/, 'Anna Muster')
        await typeInto(page, /^Email/, email)
        await typeInto(page, /^Password/, password)
        await typeInto(page, /^Confirm password/, password)
        await page.keyboard.press('Enter')
        await page.waitForURL((address) => address.pathname === homePath)
        const token = await storedToken(page)
        await page.goto('/ui')

        await seeUser(page, /Anna Muster.*admin/)
        await page.reload()
        await seeUser(page, /Anna Muster.*admin/)
        expect(token).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/)
        expect(await tokenStatus(await storedToken(page))).toBe(200)
      },
    )
  }

  test('§7.3 leaves the token under one name only, and nothing else that says who is here', async () => {
    const account = await anAccount()
    const page = await openGuest()

    await signIn(page, account)
    await page.waitForURL((address) => address.pathname === homePath)
    await page.goto('/apps/team')
    await page.getByRole('heading', { level: 1, name: 'Team' }).waitFor()
    const token = (await storedToken(page)) ?? 'none'

    const found = await traces(page)
    expect([account.email, account.password, 'Anna', token, ...token.split('.')].filter((mark) => found.includes(mark))).toEqual([])
    expect(await page.evaluate(() => document.cookie)).not.toMatch(/device/)
    const device = (await page.context().cookies()).find(({ name }) => name === '__Host-device')
    expect(device).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Strict' })
  })

  test('this search would find what was left behind', async () => {
    const page = await openGuest()

    await page.evaluate(() => {
      localStorage.setItem('planted', 'Anna in storage')
      document.cookie = 'planted=Anna-in-cookie'
      history.replaceState({ planted: 'Anna in history' }, '', '/login?planted=Anna-in-address')
    })

    expect((await traces(page)).match(/Anna.in.\w+/g)).toEqual(['Anna in storage', 'Anna in history', 'Anna-in-cookie', 'Anna-in-address'])
  })

  test('§5.16 §5.17 §8.12 §8.13 says what is wrong at each field, in the words of the specification', async () => {
    const { email, password } = await anAccount()
    const page = await openGuest({ path: '/register' })

    await page.getByRole('button', { name: 'Register', exact: true }).click()
    await expect.poll(() => saidAt(page, /^Display name/), inTime).toBe('Enter display name')
    await page.getByLabel(/^Display name/).fill('Anna Muster')
    await page.getByLabel(/^Email/).fill(email)
    await passwordField(page).fill(password)
    await page.getByLabel(/^Confirm password/).fill(password)
    await page.getByRole('button', { name: 'Register', exact: true }).click()

    await expect.poll(() => saidAt(page, /^Email/), inTime).toBe('The email is already in use')
    await expect(passwordField(page)).toHaveValue(password)
    await expect.poll(() => storedToken(page)).toBeNull()
  })
})

test.describe('signing in', () => {
  test('§5.18 §8.10 §8.11 says at which field it is wrong, keeps what was typed, and lets in with the right one', async () => {
    const { email, password } = await anAccount()
    const page = await openGuest()

    await signIn(page, { email: `not-${email}`, password })
    await expect.poll(() => saidAt(page, /^Username/), inTime).toBe('Check your username/email')
    await page.getByLabel(/^Username/).fill(email)
    await passwordField(page).fill('Quitten im Winter')
    await page.keyboard.press('Enter')
    await expect.poll(() => saidAt(page, /^Password/), inTime).toBe('Check your password')
    // Said once, and the focus is where it is mended.
    await expect(page.getByText('Check your password')).toHaveCount(1)
    await expect(passwordField(page)).toBeFocused()
    await expect(page.getByLabel(/^Username/)).toHaveValue(email)
    await passwordField(page).fill(password)
    await page.keyboard.press('Enter')

    await page.waitForURL((address) => address.pathname === homePath)
    expect(await tokenStatus(await storedToken(page))).toBe(200)
  })

  test('shows the password while the eye is open, and hides it again', async () => {
    const page = await openGuest()
    await passwordField(page).fill('Quitten im Herbst')

    await page.getByRole('button', { name: 'Show password' }).click()
    await expect(passwordField(page)).toHaveAttribute('type', 'text')
    await page.getByRole('button', { name: 'Hide password' }).click()

    await expect(passwordField(page)).toHaveAttribute('type', 'password')
  })

  test('keeps what was typed when the network fails, says so, and works once it is back', async () => {
    const account = await anAccount()
    const page = await openGuest({ expects: ['ERR_INTERNET_DISCONNECTED'] })
    await page.context().setOffline(true)

    await signIn(page, account)
    await page.getByRole('alert').getByText('The server cannot be reached at the moment.').waitFor()
    const kept = [await page.getByLabel(/^Username/).inputValue(), await passwordField(page).inputValue()]
    await page.context().setOffline(false)
    await page.getByRole('button', { name: 'Login', exact: true }).click()

    await page.waitForURL((address) => address.pathname === homePath)
    expect(kept).toEqual([account.email, account.password])
  })
})

test.describe('from the form into the workspace and out of it', () => {
  test('by finger on a phone: through the menu', async () => {
    const account = await anAccount()
    const page = await openGuest({ path: '/', width: 360 })

    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('link', { name: 'Login' }).click()
    await page.getByRole('heading', { level: 1, name: 'Log in to your account' }).waitFor()
    await signIn(page, account)
    await page.waitForURL((address) => address.pathname === homePath)
    await page.goto('/')
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('link', { name: 'Logout' }).click()

    await page.waitForURL((address) => address.pathname === '/')
    await expect.poll(() => storedToken(page)).toBeNull()
    await page.getByRole('heading', { level: 1, name: /^Deadline extension/ }).waitFor()
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await expect(page.getByRole('link', { name: 'Login' })).toBeVisible()
  })

  test('by keyboard on a wide screen: at the end of the header, with the initials of who is signed in', async () => {
    const page = await openSignedIn(await anAccount(), { path: '/' })
    const account = page.getByRole('button', { name: 'Account of Anna Muster' })

    await expect(account).toHaveText(/AM/)
    await account.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('link', { name: 'Workspace' })).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')

    await page.waitForURL((address) => address.pathname === homePath)
    await seeUser(page, /Anna Muster/)
  })
})

test.describe('where signing in leads', () => {
  for (const width of [360, 1280]) {
    test(`§6.4 sends a guest to sign in and then back to the page they wanted (${width} px)`, more(width === 1280), async () => {
      const account = await anAccount()
      const page = await openGuest({ path: '/apps/team?from=letter', width })
      await expect.poll(() => wholePathOf(page), inTime).toBe('/login?return=%2Fapps%2Fteam%3Ffrom%3Dletter')

      await signIn(page, account)
      await page.getByRole('heading', { level: 1, name: 'Team' }).waitFor()

      expect(wholePathOf(page)).toBe('/apps/team?from=letter')
    })
  }

  for (const wanted of [
    '//evil.example/apps',
    'https://evil.example',
    '/\\evil.example',
    '/%09/evil.example',
    'javascript:alert(1)',
    '/%2f%2fevil.example',
    '/..//evil.example',
  ]) {
    test(`stays here whatever a link asks for: ${wanted}`, async () => {
      const account = await anAccount()
      const page = await openGuest({ path: `/login?return=${encodeURIComponent(wanted)}` })

      await signIn(page, account)

      await page.waitForURL((address) => address.pathname === homePath)
      expect(new URL(page.url()).origin).toBe(sharedProduct().address)
    })
  }

  for (const path of ['/login', '/register']) {
    test(`leads somebody who is signed in on from ${path}`, async () => {
      const page = await openSignedIn(await anAccount())

      await page.goto(`${path}?return=%2Fui`)
      await expect.poll(() => pathOf(page), inTime).toBe('/ui')
      await page.goto(path)

      await expect.poll(() => pathOf(page), inTime).toBe(homePath)
    })
  }

  test('§6.4 shows a guest and an admin different menus, and the page for guests to guests only', async () => {
    const page = await openGuest({ path: '/ui' })
    const links = (): Promise<readonly string[]> =>
      page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link').allTextContents()
    await expect.poll(async () => (await links()).join(), inTime).toContain('Only for guests')
    const asGuest = (await links()).join()
    const account = await anAccount()

    await page.goto('/login?return=%2Fui')
    await signIn(page, account)
    await page.waitForURL((address) => address.pathname === '/ui')
    await expect.poll(async () => (await links()).join(), inTime).toContain('Only for admin')
    const asAdmin = (await links()).join()
    await page.goto('/auth/guest-role-example')

    await page.getByRole('heading', { name: 'You cannot open this page' }).waitFor()
    expect(asGuest).not.toMatch(/Team|Only for admin|Only for staff/)
    expect(asAdmin).toMatch(/Team.*Only for admin.*Only for staff/)
    expect(asAdmin).not.toContain('Only for guests')
  })
})

test.describe('signing out', () => {
  for (const width of [360, 1280]) {
    test(
      `§4.21 §2.32 leads to the start, leaves a guest, and the server knows the token no more (${width} px)`,
      more(width === 1280),
      async () => {
        const page = await openSignedIn(await anAccount(), { width })
        const token = await storedToken(page)

        await signOut(page)

        await expect.poll(() => storedToken(page)).toBeNull()
        await expect.poll(() => tokenStatus(token), inTime).toBe(401)
        await page.goto('/ui')
        await seeUser(page, /Guest/)
        await page.goto('/apps/team')
        await page.waitForURL((address) => address.pathname === '/login')
      },
    )
  }

  test('§4.21 §2.32 by its address does the same, and does nothing for a guest', async () => {
    const page = await openSignedIn(await anAccount())
    const token = await storedToken(page)

    await page.goto('/logout')
    await page.waitForURL((address) => address.pathname === '/')
    await expect.poll(() => tokenStatus(token), inTime).toBe(401)
    await page.goto('/logout')

    await expect.poll(() => pathOf(page), inTime).toBe('/')
  })
})
