import type { Page } from '@playwright/test'
import { codeOf } from '../scripts/testing/two-step.ts'
import { anAccount, endSessions, notice, openGuest, openSignedIn, seeUser, signIn, type Account } from './accounts.ts'
import { faultsInBothLooks } from './axe.ts'
import { startPublicProduct, type Product } from './product.ts'
import { now } from './setup.ts'
import { expect, more, sharedProduct, test } from './test.ts'
import { pressUntil } from './workspace.ts'

// Passkeys are made for names, and the common product has only a number.
let product: Product
test.beforeAll(async () => {
  const { databaseUrl } = sharedProduct()
  product = await startPublicProduct({ databaseUrl, clock: now }, () => ({ TOTP_KEY: 'only-for-tests-the-same-for-all-of-them' }))
})
test.afterAll(() => product.stop())

const path = '/apps/account/security'
const newAccount = (): Promise<Account> => anAccount({ address: product.address })
const code = (secret: string, steps: number): string => codeOf(secret.replaceAll(' ', ''), new Date(now), steps)

const words = {
  en: {
    setUp: 'Set up',
    password: /^Your password/,
    next: 'Continue',
    code: /^Code from the app/,
    on: 'Switch on',
    kept: 'I’ve saved them',
  },
  de: {
    setUp: 'Einrichten',
    password: /^Ihr Passwort/,
    next: 'Weiter',
    code: /^Code aus der App/,
    on: 'Einschalten',
    kept: 'Ich habe sie gespeichert',
  },
} as const

type Shown = { readonly secret: string; readonly recoveryCodes: readonly string[] }

/** Switches two-step sign-in on, as somebody with a mouse. */
async function switchOn(page: Page, { password }: Account, language: 'en' | 'de' = 'en'): Promise<Shown> {
  const say = words[language]
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: say.setUp, exact: true }).click()
  await dialog.getByLabel(say.password).fill(password)
  await dialog.getByRole('button', { name: say.next, exact: true }).click()
  const secret = (await dialog.locator('code').textContent()) ?? ''
  await dialog.getByLabel(say.code).fill(code(secret, -1))
  await dialog.getByRole('button', { name: say.on, exact: true }).click()
  const list = dialog.getByRole('list')
  await list.waitFor()
  return { secret, recoveryCodes: await list.getByRole('listitem').allTextContents() }
}

const isFocused = (page: Page, name: RegExp) => () =>
  page.getByRole('textbox', { name }).evaluate((field) => field === document.activeElement, undefined, { timeout: 5000 })

test.describe('two-step sign-in', () => {
  test('is set up with an app, signs in with a code, and by a recovery code without it', async () => {
    const account = await newAccount()
    const page = await openSignedIn(account, { path, address: product.address })
    const { secret, recoveryCodes } = await switchOn(page, account)
    await page.getByRole('button', { name: 'I’ve saved them' }).click()
    await notice(page, 'Two-step sign-in is on').waitFor()
    await page.getByText('10 recovery codes left').waitFor()

    const guest = await openGuest({ path: `/login?return=${encodeURIComponent(path)}`, address: product.address })
    await signIn(guest, account)
    await guest.getByLabel(/^Code/).fill('000000')
    await guest.getByRole('button', { name: 'Continue' }).click()
    await guest.getByText('This code is wrong, expired or already used').first().waitFor()
    await guest.getByLabel(/^Code/).fill(code(secret, 0))
    await guest.getByRole('button', { name: 'Continue' }).click()
    await seeUser(guest, /Anna Muster/)

    const lost = await openGuest({ address: product.address })
    await signIn(lost, account)
    await lost.getByRole('button', { name: 'Use a recovery code' }).click()
    await lost.getByLabel(/^Recovery code/).fill(recoveryCodes[0] ?? '')
    await lost.getByRole('button', { name: 'Continue' }).click()
    await seeUser(lost, /Anna Muster/)
    await guest.reload()
    await guest.getByText('9 recovery codes left').waitFor()
    expect(new Set(recoveryCodes).size).toBe(10)
  })

  test('by keyboard alone: signing in, and again where the session has ended', async () => {
    const account = await newAccount()
    const page = await openSignedIn(account, { path, address: product.address, expects: ['401'] })
    const { secret } = await switchOn(page, account)
    await page.keyboard.press('Escape')
    await endSessions(account)
    await page.getByRole('button', { name: 'Switch off' }).click()
    await page
      .getByRole('dialog')
      .getByLabel(/^Your password/)
      .fill(account.password)
    await page.keyboard.press('Enter')
    const again = page.getByRole('dialog', { name: 'Please sign in again' })
    await again.getByLabel(/^Password/).waitFor()
    await pressUntil(page, 'Tab', isFocused(page, /^Password/))
    await page.keyboard.type(account.password)
    await page.keyboard.press('Enter')
    await again.getByLabel(/^Code/).waitFor()
    await expect.poll(isFocused(page, /^Code/)).toBe(true)
    await page.keyboard.type(code(secret, 0))
    await page.keyboard.press('Enter')
    await again.waitFor({ state: 'detached' })

    const guest = await openGuest({ address: product.address })
    await pressUntil(guest, 'Tab', isFocused(guest, /^Username/))
    await guest.keyboard.type(account.email)
    await guest.keyboard.press('Tab')
    await guest.keyboard.type(account.password)
    await guest.keyboard.press('Enter')
    await guest.getByLabel(/^Code/).waitFor()
    await expect.poll(isFocused(guest, /^Code/)).toBe(true)
    await guest.keyboard.type(code(secret, 1))
    await guest.keyboard.press('Enter')
    await seeUser(guest, /Anna Muster/)
    expect(await guest.evaluate(() => JSON.stringify([sessionStorage, location.href]))).not.toContain(secret)
  })
})

test.describe('a passkey', () => {
  test('is added, signs in without a password by its button, and is removed', async () => {
    const account = await newAccount()
    const page = await openSignedIn(account, { path, address: product.address, expects: ['401'] })
    await addPasskey(page, account)
    await leaveAtLogin(page, { isOfferedInField: false })

    await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
    await seeUser(page, /Anna Muster/)

    await page.goto(path)
    await page.getByText(/Last used/).waitFor()
    await page.getByRole('button', { name: 'Actions for «Laptop»' }).click()
    await page.getByRole('menuitem', { name: 'Remove' }).click()
    await page.getByRole('button', { name: 'Remove', exact: true }).click()
    await page.getByText('You have no passkeys yet.').waitFor()
  })

  test('is offered at the first field', more(), async () => {
    const account = await newAccount()
    const page = await openSignedIn(account, { path, address: product.address, expects: ['401'] })
    await addPasskey(page, account)

    // The device of this test confirms at once, as somebody who chooses the passkey from the list.
    await leaveAtLogin(page, { isOfferedInField: true })

    await seeUser(page, /Anna Muster/)
  })

  test('is the second step of a password', more(), async () => {
    const account = await newAccount()
    const page = await openSignedIn(account, { path, address: product.address, expects: ['401'] })
    await addPasskey(page, account)
    await switchOn(page, account)
    await page.getByRole('button', { name: 'I’ve saved them' }).click()
    await leaveAtLogin(page, { isOfferedInField: false })

    await signIn(page, account)
    await page.getByRole('button', { name: 'Use a passkey' }).click()

    await seeUser(page, /Anna Muster/)
  })
})

/** Adds one with a device of its own, which confirms by finger. */
async function addPasskey(page: Page, { password }: Account): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const options = {
    protocol: 'ctap2',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
  } as const
  await session.send('WebAuthn.enable')
  await session.send('WebAuthn.addVirtualAuthenticator', { options: { ...options, automaticPresenceSimulation: true } })
  await page.getByRole('button', { name: 'Add passkey' }).click()
  await page.getByLabel(/^Name/).fill('Laptop')
  await page.getByLabel(/^Your password/).fill(password)
  await page.getByRole('button', { name: 'Continue' }).click()
  await notice(page, 'Passkey «Laptop» added').waitFor()
}

/** The browser forgets who was here. */
async function leaveAtLogin(page: Page, { isOfferedInField }: { readonly isOfferedInField: boolean }): Promise<void> {
  await page.evaluate(() => localStorage.clear())
  await page.addInitScript((isOffered) => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => isOffered
  }, isOfferedInField)
  await page.goto('/login')
}

for (const { width, locale } of [
  { width: 360, locale: 'de-CH' },
  { width: 1280, locale: 'en' },
] as const) {
  test(`the page and its dialogs are whole, in both looks (${width} px, ${locale})`, more(width === 1280), async () => {
    const language = locale === 'en' ? 'en' : 'de'
    const account = await newAccount()
    const page = await openSignedIn(account, { path, width, locale, address: product.address })
    await page.getByRole('heading', { level: 2 }).nth(2).waitFor()
    const faults = [...(await faultsInBothLooks(page))]

    await switchOn(page, account, language)
    faults.push(...(await faultsInBothLooks(page)))
    await page.getByRole('button', { name: words[language].kept }).click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    faults.push(...(await faultsInBothLooks(page)))

    expect(faults).toEqual([])
  })
}
