import type { Page } from '@playwright/test'
import { expect, sharedProduct, test } from './test.ts'
import { aFirebase, type TestFirebase } from '../scripts/testing/firebase.ts'
import { anAccount, newCredentials, notice, openGuest, passwordField, inTime, seeUser, signIn } from './accounts.ts'
import { startPublicProduct, type Product } from './product.ts'
import { chooseLayout, layoutOf } from './settings-panel.ts'

// Firebase and its SDK know no other day than today. Half an hour on, none of its tokens is too new or too old.
const at = new Date(Date.now() + 30 * 60 * 1000).toISOString()

let firebase: TestFirebase
let product: Product
test.beforeAll(async () => {
  firebase = await aFirebase()
  product = await startPublicProduct({ databaseUrl: sharedProduct().databaseUrl, clock: at }, () => firebase.settings)
})
test.afterAll(async () => {
  await product.stop()
  await firebase.stop()
})

type Opened = { readonly page: Page; readonly parts: readonly string[] }

/** A page where Firebase can be chosen, which may ask it and nobody else; and which parts of its SDK it fetches. */
async function openAtFirebase(path: string): Promise<Opened> {
  const host = new URL(firebase.settings.FIREBASE_KEYS_URL).origin
  const expects = [`asked another host: ${host}`, 'status of 400']
  const page = await openGuest({ path, address: product.address, at, expects })
  const parts: string[] = []
  page.on('request', (request) => void (/firebase[\w-]*\.js/.test(request.url()) && parts.push(request.url())))
  return { page, parts }
}

const login = '/login?return=%2Fui'
const chooseFirebase = (page: Page): Promise<void> => page.getByRole('radio', { name: 'Firebase' }).check()

test.describe('an account at Firebase', () => {
  test('§7.8 §7.9 §7.10 signs in by its SDK, which comes only then, and keeps settings in its database', async () => {
    const person = firebase.add({ ...newCredentials(), name: 'Fritz Muster' })
    const { page, parts } = await openAtFirebase(login)
    await chooseFirebase(page)
    const before = parts.length

    await signIn(page, person)
    await page.waitForURL(`${product.address}/ui`)
    await seeUser(page, /Fritz Muster.*admin/)
    await chooseLayout(page, 'Layout 2 - Horizontal')
    await notice(page, 'User data saved to firebase').waitFor()

    expect([before, parts.length > 0]).toEqual([0, true])
    expect(firebase.records.of(person.uid)).toMatchObject({ data: { settings: { layout: { style: 'layout2' } } } })
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('firebase')))).toEqual([])
    expect(await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))).toEqual([])
  })

  test('§7.9 brings its settings along from the database to another browser', async () => {
    const person = firebase.add({ ...newCredentials(), name: 'Fritz Muster' })
    const { page: first } = await openAtFirebase(login)
    await chooseFirebase(first)
    await signIn(first, person)
    await first.waitForURL(`${product.address}/ui`)
    await chooseLayout(first, 'Layout 3 - Horizontal')
    await notice(first, 'User data saved to firebase').waitFor()

    const { page } = await openAtFirebase(login)
    await chooseFirebase(page)
    await signIn(page, person)
    await page.waitForURL(`${product.address}/ui`)

    await expect.poll(() => layoutOf(page), inTime).toBe('layout3')
  })

  test('§8.11 says at the field that the password is wrong', async () => {
    const person = firebase.add(newCredentials())
    const { page } = await openAtFirebase(login)
    await chooseFirebase(page)

    await signIn(page, { ...person, password: 'Quitten im Winter' })

    await page.getByText('Check your password').first().waitFor()
    await expect(passwordField(page)).toHaveAttribute('aria-invalid', 'true')
    expect(await page.getByRole('radio', { name: 'Firebase' }).isChecked()).toBe(true)
  })

  test('can be made on the page to register, there and here', async () => {
    const { email, password } = newCredentials()
    const { page } = await openAtFirebase('/register?return=%2Fui')

    await chooseFirebase(page)
    await page.getByLabel(/^Display name/).fill('Gerda Muster')
    await page.getByLabel(/^Email/).fill(email)
    await passwordField(page).fill(password)
    await page.getByLabel(/^Confirm password/).fill(password)
    await page.getByRole('button', { name: 'Register', exact: true }).click()
    await page.waitForURL(`${product.address}/ui`)

    await seeUser(page, /Gerda Muster.*admin/)
    expect(firebase.find(email)).toMatchObject({ name: 'Gerda Muster' })
  })

  test('§7.10 is not offered where it is not configured, and nothing of it is ever fetched', async () => {
    const page = await openGuest({ path: '/ui' })
    const fetched: string[] = []
    page.on('request', (request) => void fetched.push(request.url()))

    await page.goto(login)
    const choices = await page.getByRole('radio', { name: 'Firebase' }).count()
    await signIn(page, await anAccount())
    await page.waitForURL((address) => address.pathname === '/ui')
    await chooseLayout(page, 'Layout 2 - Horizontal')
    await notice(page, 'User data saved with api').waitFor()

    expect(choices).toBe(0)
    expect(fetched.some((address) => /login-page[\w-]*\.js/.test(address))).toBe(true)
    expect(fetched.filter((address) => /firebase/i.test(address))).toEqual([])
  })
})
