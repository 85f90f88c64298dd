import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { sharedProduct } from './test.ts'
import type { SignedIn } from '../src/features/accounts/contract.ts'
import { createPool } from '../src/platform/database.ts'
import { headed, hearsNews, openPage } from './browser.ts'
import { now } from './setup.ts'

/** For what may take a moment on a busy machine. */
export const inTime = { timeout: 25_000, intervals: [20, 50, 100, 250] }

export type Credentials = { readonly email: string; readonly password: string }
export type Account = Credentials & { readonly name: string; readonly token: string }

/** An address and a password that nobody has had before. */
export function newCredentials(): Credentials {
  return { email: `${randomUUID()}@example.com`, password: `Quitten ${randomUUID()}` }
}

/** An account of its own for one test, registered at the product over the wire; its address is proved. */
export async function anAccount({ name = 'Anna Muster', address = sharedProduct().address } = {}): Promise<Account> {
  const { email, password } = newCredentials()
  const reply = await fetch(`${address}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ displayName: name, email, password }),
  })
  if (reply.status !== 200) throw new Error(`not registered: ${reply.status} ${await reply.text()}`)
  const { access_token: token } = (await reply.json()) as SignedIn // a new address and a long password are never refused
  await asOwner('update accounts.account set email_proved_at = now() where email = $1', email)
  return { name, email, password, token }
}

/** Somebody else in the workspace of an account, who was invited and has joined over the wire. */
async function aColleague({ token }: Account): Promise<Account> {
  const colleague = await anAccount({ name: 'Beat Beispiel' })
  const { code } = await post<{ code: string }>('/api/workspaces/invitations/new', token, { email: colleague.email, role: 'staff' })
  const joined = await post<SignedIn>('/api/invitations/accept', colleague.token, { code })
  return { ...colleague, token: joined.access_token }
}

async function post<Answer>(path: string, token: string, body: unknown): Promise<Answer> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const reply = await fetch(`${sharedProduct().address}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`)
  return (await reply.json()) as Answer // as the contract of the call says
}

type Options = {
  readonly path?: string
  readonly width?: number
  readonly dark?: boolean
  /** English unless said otherwise. */
  readonly locale?: string
  readonly address?: string
  /** What the browser takes for now. */
  readonly at?: string
  readonly expects?: readonly string[]
  readonly kept?: { readonly storage: Readonly<Record<string, string>> }
}

/** A browser of its own in which this account is signed in already. */
export async function openSignedIn(account: Account, options: Options = {}): Promise<Page> {
  return openGuest({ path: '/apps/team', ...options, kept: { storage: { jwt_access_token: account.token } } })
}

type Together = { readonly account?: Account; readonly expects?: readonly string[] }

/** Two members of one workspace at the same address, each in a browser of their own, who hear what the other does. */
export async function openTwoMembers(path: string, { account, expects = [] }: Together = {}): Promise<readonly [Page, Page]> {
  const admin = account ?? (await anAccount())
  const colleague = await aColleague(admin)
  const pages = [await openSignedIn(admin, { path, expects }), await openSignedIn(colleague, { path, expects })] as const
  for (const page of pages) await hearsNews(page)
  return pages
}

/** A browser of its own in which nobody is signed in. */
export async function openGuest({ path = '/login', ...options }: Options = {}): Promise<Page> {
  const page = await openPage({ locale: 'en', ...options })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(path)
  await headed(page)
  return page
}

/** Another tab of the same browser, at the same time of day. Its faults are those of the page beside it. */
export async function openTab(page: Page, path: string): Promise<Page> {
  const tab = await page.context().newPage()
  tab.setDefaultTimeout(25_000)
  await tab.clock.setFixedTime(now)
  await tab.goto(new URL(path, page.url()).href)
  await headed(tab)
  return tab
}

/** Fills in the page to sign in, and sends it. */
export async function signIn(page: Page, { email, password }: Credentials): Promise<void> {
  await page.getByLabel(/^Username\/Email/).fill(email)
  await passwordField(page).fill(password)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
}

export function passwordField(page: Page): Locator {
  return page.getByLabel(/^Password/)
}

export function userMenu(page: Page): Locator {
  return page.getByRole('button', { name: 'User menu' })
}

/** Waits until the user menu shows who is here. */
export async function seeUser(page: Page, words: RegExp): Promise<void> {
  await userMenu(page).filter({ hasText: words }).waitFor()
}

export async function signOut(page: Page): Promise<void> {
  // A page that arrives takes the focus, and with it closes a menu that was opened before.
  await page.getByRole('heading', { level: 1 }).waitFor()
  await userMenu(page).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await page.waitForURL((address) => address.pathname === '/')
}

/** A message of the workspace, of which only the newest one shows. */
export function notice(page: Page, text: string | RegExp): Locator {
  return page.getByRole('region', { name: 'Message' }).getByText(text)
}

export async function storedToken(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem('jwt_access_token'))
}

/** What the server says to a token. */
export async function tokenStatus(token: string | null, address = sharedProduct().address): Promise<number> {
  const reply = await fetch(`${address}/api/auth/access-token`, { headers: { authorization: `Bearer ${token}` } })
  return reply.status
}

/** Ends every session of an account at the server, past all of its pages. */
export async function endSessions({ email }: Credentials): Promise<void> {
  await asOwner('delete from accounts.session using accounts.account a where a.id = account_id and a.email = $1', email)
}

async function asOwner(statement: string, email: string): Promise<void> {
  const owner = createPool({ url: sharedProduct().databaseUrl, connections: 1 }, () => {})
  await owner.query(statement, [email])
  await owner.end()
}
