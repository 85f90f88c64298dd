import type { Page } from 'playwright-core'
import { register } from './account-scenes.ts'
import { settingsFor, type Scene } from './scenes.ts'

type View = { readonly name: string; readonly path: string; readonly shows?: string; readonly act?: (page: Page) => Promise<unknown> }

/** The form, its answers and the pages around it, as everybody sees them. */
const views: readonly View[] = [
  { name: 'form', path: '/' },
  { name: 'form-person', path: '/steuernnp#subjektid=123456' },
  { name: 'form-firm', path: '/steuernjp' },
  { name: 'account', path: '/', act: openAccount },
  { name: 'account-member', path: '/register', shows: '/', act: openOwnAccount },
  { name: 'result-none', path: '/result' },
  { name: 'result', path: '/', shows: '/result', act: sendRequest },
  { name: 'about', path: '/info' },
  { name: 'receipt', path: '/beleg' },
  { name: 'undo', path: '/rueckgaengig' },
  { name: 'deadline-mail', path: '/erinnerungen' },
  { name: 'rules', path: '/regeln' },
  { name: 'rules-cases', path: '/regeln#D6' },
  { name: 'rules-figures', path: '/regeln#zahlen' },
  { name: 'api', path: '/api/docs' },
  { name: 'api-call', path: '/api/docs#gesuch' },
  { name: 'help', path: '/hilfe' },
  { name: 'help-answer', path: '/hilfe#bis-wann' },
  { name: 'help-found', path: '/hilfe', act: (page) => page.getByRole('searchbox').fill('pid') },
  { name: 'help-nothing', path: '/hilfe', act: (page) => page.getByRole('searchbox').fill('steuerfuss') },
  { name: 'status', path: '/status' },
  { name: 'status-closed', path: '/status', act: closeService },
  { name: 'not-found', path: '/gibt/es/nicht', shows: '/pages/errors/error-404' },
]

/** Those that are there in easy German. */
const easy: readonly string[] = ['form-person', 'result', 'receipt', 'undo', 'deadline-mail', 'help', 'help-answer']

const clothes = (['default', 'defaultDark'] as const).flatMap((theme) => [360, 1280].map((width) => ({ theme, width })))

export const publicScenes: readonly Scene[] = views.flatMap(({ name, ...view }) => [
  ...clothes.map(({ theme, width }) => ({
    ...view,
    name: `public-${name}-${theme}-${width}`,
    width,
    settings: settingsFor('layout1', theme),
    language: 'de' as const,
  })),
  { ...view, name: `public-${name}-english-1280`, width: 1280, settings: settingsFor('layout1') },
  ...(easy.includes(name)
    ? [{ ...view, name: `public-${name}-easy-360`, width: 360, settings: settingsFor('layout1'), language: 'ls' as const }]
    : []),
])

/** The way into the workspace; on a phone it is in the menu. */
async function openAccount(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button').last().click()
  await page.locator('a[href="/login"], a[href="/logout"]').first().waitFor()
}

async function openOwnAccount(page: Page): Promise<void> {
  await register(page, settingsFor('layout1'))
  await page.goto('/')
  await page.waitForTimeout(600)
  await openAccount(page)
}

/** A made-up firm asks, and gets its answer. */
async function sendRequest(page: Page): Promise<void> {
  await page.locator('#pid').fill('123456')
  await page.locator('#deadline').fill(`31.12.${new Date().getFullYear()}`)
  await page.locator('button[type=submit][form]').first().click()
  await page.locator('main dl').first().waitFor()
}

/** As if the tax office had just closed it. */
async function closeService(page: Page): Promise<void> {
  const [de, en] = ['Wegen Wartung geschlossen bis Montag, 7 Uhr.', 'Closed for maintenance until Monday, 7 am.']
  const closed = { state: 'closed', closedTexts: { de, fr: de, it: de, rm: de, en }, version: '0.1.0', checkedAt: new Date().toISOString() }
  await page.route('**/api/status', (route) => route.fulfill({ json: { ...closed, figures: null } }))
  await page.reload()
  await page.getByText(/Wartung|maintenance/).waitFor()
}
