import type { Page } from 'playwright-core'
import { register as registration, updateUser, type SignedIn } from '../../src/features/accounts/contract.ts'
import type { Settings } from '../../src/kit/settings.ts'
import { homePath } from '../../src/shell/app-entry.ts'
import { settingsFor, type Scene } from './scenes.ts'

type View = {
  readonly name: string
  readonly path: string
  readonly shows?: string
  readonly act?: (page: Page, settings: Settings) => Promise<void>
}

/** The pages to come in, the team, and the door of the tax office. */
const views: readonly View[] = [
  { name: 'login', path: '/login' },
  { name: 'login-wrong', path: '/login', act: signInWrongly },
  { name: 'register', path: '/register' },
  { name: 'forgot-password', path: '/forgot-password' },
  { name: 'forgot-password-sent', path: '/forgot-password', act: forgetPassword },
  { name: 'new-password', path: '/login', shows: '/new-password', act: (page) => openLink(page, 'password', '/new-password') },
  { name: 'new-password-gone', path: `/new-password#${'a'.repeat(43)}` },
  { name: 'confirm-address', path: '/login', shows: '/confirm-address', act: (page) => openLink(page, 'address', '/confirm-address') },
  { name: 'confirm-address-own', path: '/register', shows: '/confirm-address', act: confirmAddress },
  { name: 'confirm-address-other', path: '/register', shows: '/confirm-address', act: openOthersLink },
  { name: 'confirm-address-guest', path: '/confirm-address' },
  { name: 'mail-unconfirmed', path: '/register', shows: '/apps/mail/inbox', act: openUnconfirmed },
  { name: 'callback-failed', path: '/callback?error=access_denied&state=s' },
  { name: 'invitation-gone', path: `/invitation#${'a'.repeat(43)}` },
  { name: 'team', path: '/register', shows: '/apps/team', act: openTeam },
  { name: 'team-invite', path: '/register', shows: '/apps/team', act: inviteSomebody },
  { name: 'signed-out-while-working', path: '/register', shows: '/apps/team', act: loseSession },
  { name: 'logout', path: '/register', shows: '/logout', act: leave },
  { name: 'desk', path: '/desk' },
  { name: 'desk-callback', path: '/desk/callback?error=access_denied&state=s' },
  { name: 'role-guest', path: '/auth/guest-role-example' },
]

export const accountScenes: readonly Scene[] = views.flatMap(({ name, act, ...view }) =>
  (['default', 'defaultDark'] as const).flatMap((theme) => {
    const settings = settingsFor('layout1', theme)
    return [360, 1280].map((width) => ({
      ...view,
      name: `account-${name}-${theme}-${width}`,
      width,
      settings,
      act: (page: Page) => act?.(page, settings) ?? Promise.resolve(),
    }))
  }),
)

async function signInWrongly(page: Page): Promise<void> {
  await page.getByLabel('Username/Email').fill('nobody@example.com')
  await page.locator('input[type="password"]').fill('not the right one')
  await page.keyboard.press('Enter')
  await page.getByText('Check your username/email').first().waitFor()
}

async function forgetPassword(page: Page): Promise<void> {
  await page.getByLabel('Email').fill('anna@example.com')
  await page.keyboard.press('Enter')
  await page.getByText('Check your mail').waitFor()
}

/** As if it had just been mailed. */
async function openLink(page: Page, purpose: string, path: string, email = 'anna@example.com'): Promise<void> {
  await page.route('**/api/auth/link', (route) => route.fulfill({ json: { email, purpose } }))
  await page.goto(`${path}#${'a'.repeat(43)}`)
  await page
    .getByText(/@example\.com/)
    .first()
    .waitFor()
}

async function confirmAddress(page: Page, settings: Settings): Promise<void> {
  const email = await register(page, settings, { isProved: false })
  await openLink(page, 'address', '/confirm-address', email)
}

async function openOthersLink(page: Page, settings: Settings): Promise<void> {
  await register(page, settings)
  await openLink(page, 'address', '/confirm-address')
}

async function openUnconfirmed(page: Page, settings: Settings): Promise<void> {
  await register(page, settings, { isProved: false })
  await page.goto('/apps/mail/inbox')
  await page.getByText(/is not confirmed yet/).waitFor()
}

/** Fills in the page to register, in whatever language it is. The address is as good as confirmed; the theme shows from the next page on. */
export async function register(page: Page, settings: Settings, { isProved = true } = {}): Promise<string> {
  const email = `anna-${Date.now()}@example.com`
  if (isProved) await page.route('**/api/mail-app/sender', (route) => route.fulfill({ json: { email, isProved } }))
  await page.locator('input[autocomplete="name"]').fill('Anna Muster')
  await page.locator('input[autocomplete="email"]').fill(email)
  for (const field of await page.locator('input[type="password"]').all()) await field.fill(`Quitten ${email}`)
  const answered = page.waitForResponse(`**${registration.path}`)
  await page.keyboard.press('Enter')
  await page.waitForURL(`**${homePath}`)
  // A new account begins in light colours, whatever the system wears.
  const answer = await answered
  const { user, access_token: token } = (await answer.json()) as SignedIn // it leads on only after that
  const data = { user: { ...user, data: { ...user.data, settings } } }
  await page.request.post(updateUser.path, { data, headers: { authorization: `Bearer ${token}` } })
  return email
}

async function openTeam(page: Page, settings: Settings): Promise<void> {
  await register(page, settings)
  await page.goto('/apps/team')
  await page.getByRole('heading', { level: 1, name: 'Team' }).waitFor()
}

async function inviteSomebody(page: Page, settings: Settings): Promise<void> {
  await openTeam(page, settings)
  await page
    .getByRole('button', { name: /^Invite/ })
    .first()
    .click()
  await page.getByRole('dialog').waitFor()
}

async function loseSession(page: Page, settings: Settings): Promise<void> {
  await openTeam(page, settings)
  await page.evaluate(() => localStorage.removeItem('jwt_access_token'))
  await page.evaluate(() => dispatchEvent(new StorageEvent('storage', { key: 'jwt_access_token', newValue: null })))
  await page.getByRole('dialog').waitFor()
}

async function leave(page: Page, settings: Settings): Promise<void> {
  await register(page, settings)
  await page.goto('/logout')
  await page.getByRole('heading', { level: 1 }).waitFor()
}
