import type { Page } from '@playwright/test'
import { anIdentityProvider } from '../scripts/testing/identity-provider.ts'
import { openPage } from './browser.ts'
import { aDatabase, startPublicProduct } from './product.ts'
import { now } from './setup.ts'

const client = { id: 'tax-office', secret: 'no-secret-in-a-test' }
const password = 'Kornblume 7'
const users = [
  { username: 'clara', password, name: 'Clara Muster', email: 'clara@amt.example', roles: ['office-clerk'] },
  { username: 'beat', password, name: 'Beat Muster', email: 'beat@amt.example', roles: ['office-clerk'] },
  { username: 'lea', password, name: 'Lea Muster', email: 'lea@amt.example', roles: ['office-lead'] },
  { username: 'lars', password, name: 'Lars Muster', email: 'lars@amt.example', roles: ['office-lead'] },
  { username: 'arno', password, name: 'Arno Muster', email: 'arno@amt.example', roles: ['office-audit'] },
]

/** Two clerks, two leads and an auditor. */
export type OfficeUser = 'clara' | 'beat' | 'lea' | 'lars' | 'arno'
export type BrowserOffice = { readonly address: string; readonly databaseUrl: string; readonly stop: () => Promise<void> }

/** The product on a database of its own, beside a provider of its tax office. */
export async function startOffice(): Promise<BrowserOffice> {
  const provider = await anIdentityProvider({ users, clients: [client], redirectUris: [] })
  const databaseUrl = await aDatabase()
  const product = await startPublicProduct({ databaseUrl, clock: now }, (address) => {
    provider.allowRedirect(`${address}/desk/callback`)
    return { OFFICE_ISSUER: provider.issuer, OFFICE_CLIENT_ID: client.id, OFFICE_CLIENT_SECRET: client.secret }
  })
  return {
    address: product.address,
    databaseUrl,
    stop: async () => {
      await product.stop()
      await provider.stop()
    },
  }
}

type Visit = {
  readonly path?: string
  readonly width?: number
  readonly dark?: boolean
  readonly language?: 'de' | 'en'
  /** Parts of the faults that the test itself brings about. */
  readonly expects?: readonly string[]
}

const signInWords = { de: 'Anmelden', en: 'Sign in' } as const

/** A page of the desk, opened by its address and reached through the provider. */
export async function openAtDesk(
  { address }: BrowserOffice,
  who: OfficeUser,
  { path = '/desk', language = 'de', expects = [], ...look }: Visit = {},
): Promise<Page> {
  const kept = { cookies: { language } }
  // The way leads over the provider, which has no icon.
  const page = await openPage({ address, kept, expects: ['asked another host', 'favicon.ico', ...expects], ...look })
  await page.goto(path)
  await page.getByRole('button', { name: signInWords[language], exact: true }).click()
  await page.getByLabel('Username').fill(who)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL(`${address}${path}`)
  await page.getByRole('navigation', { name: language === 'de' ? 'Steueramt' : 'Tax office' }).waitFor()
  return page
}
