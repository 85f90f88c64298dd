import type { Page } from 'playwright-core'
import { register } from './account-scenes.ts'
import { settingsFor, type Scene } from './scenes.ts'

type View = { readonly name: string; readonly path: string; readonly shows?: string; readonly act?: (page: Page) => Promise<unknown> }

const openFirst = (page: Page): Promise<void> => page.locator('[data-row], [role="row"] a').first().click()

async function openBoard(page: Page): Promise<void> {
  await page.locator('a[href^="/apps/scrumboard/boards/"]').first().click()
  await page.waitForTimeout(1500)
}

async function openCard(page: Page): Promise<void> {
  await openBoard(page)
  await page.locator('a[href*="/card/"]').first().click()
  await page.waitForTimeout(1500)
}

async function openChat(page: Page): Promise<void> {
  await page.locator('a[href^="/apps/chat/"]').first().click()
  await page.waitForTimeout(1500)
}

/** Puts one of the samples into the bin first, which is empty in a new workspace. */
async function fillBin(page: Page): Promise<void> {
  const file = page.locator('[data-region=list] [data-index]').filter({ hasText: '.csv' }).first()
  await file.focus()
  await page.keyboard.press('Delete')
  await file.waitFor({ state: 'detached' })
  await page.goto('/apps/file-manager/bin')
  await page.locator('[data-region=list] [data-index]').first().waitFor()
}

async function openCourse(page: Page, rest: string): Promise<void> {
  const address = await page.locator('article a[href^="/apps/academy/courses/"]').first().getAttribute('href')
  await page.goto(`${address}${rest}`)
  await page.waitForTimeout(1500)
}

async function openRow(page: Page): Promise<void> {
  await page.locator('[role=row][data-index] a, li[data-index] a').first().click()
  await page.waitForTimeout(1500)
}

/** Two answers at once. */
async function openAnswers(page: Page): Promise<void> {
  const questions = page.locator('main h3 button')
  await questions.nth(0).click()
  await questions.nth(2).click()
}

async function openArticle(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Sharpen the pocket knife' }).click()
}

/** The apps with the sample rows that every workspace begins with. */
const views: readonly View[] = [
  { name: 'home', path: '/apps/home' },
  { name: 'notifications', path: '/apps/notifications' },
  { name: 'notification-settings', path: '/apps/notifications/settings' },
  { name: 'account', path: '/apps/account' },
  { name: 'account-security', path: '/apps/account/security' },
  { name: 'account-sessions', path: '/apps/account/sessions' },
  { name: 'account-data', path: '/apps/account/data' },
  { name: 'mail', path: '/apps/mail/inbox' },
  { name: 'mail-reading', path: '/apps/mail/inbox', act: openFirst },
  { name: 'mail-compose', path: '/apps/mail/inbox?compose=new' },
  { name: 'todo', path: '/apps/todo/all' },
  { name: 'todo-new', path: '/apps/todo/all', act: (page) => page.keyboard.press('c') },
  { name: 'contacts', path: '/apps/contacts/all' },
  { name: 'contacts-detail', path: '/apps/contacts/all', act: openFirst },
  { name: 'contacts-duplicates', path: '/apps/contacts/duplicates' },
  { name: 'notes', path: '/apps/notes' },
  { name: 'notes-new', path: '/apps/notes', act: (page) => page.keyboard.press('c') },
  { name: 'notes-reminders', path: '/apps/notes/reminders' },
  { name: 'academy', path: '/apps/academy/courses' },
  { name: 'academy-course', path: '/apps/academy/courses', shows: '/apps/academy/courses/1/a', act: (page) => openCourse(page, '?step=5') },
  {
    name: 'academy-finish',
    path: '/apps/academy/courses',
    shows: '/apps/academy/courses/1/a',
    act: (page) => openCourse(page, '?step=finish'),
  },
  {
    name: 'academy-edit',
    path: '/apps/academy/courses',
    shows: '/apps/academy/courses/1/a/edit',
    act: (page) => openCourse(page, '/edit'),
  },
  { name: 'academy-new', path: '/apps/academy/courses/new' },
  { name: 'calendar-month', path: '/apps/calendar/month' },
  { name: 'calendar-week', path: '/apps/calendar/week' },
  { name: 'calendar-day', path: '/apps/calendar/day' },
  { name: 'calendar-agenda', path: '/apps/calendar/agenda' },
  { name: 'calendar-new', path: '/apps/calendar/month?new=event' },
  { name: 'boards', path: '/apps/scrumboard/boards' },
  { name: 'board', path: '/apps/scrumboard/boards', shows: '/apps/scrumboard/boards/1', act: openBoard },
  { name: 'board-card', path: '/apps/scrumboard/boards', shows: '/apps/scrumboard/boards/1', act: openCard },
  { name: 'invoices', path: '/pages/invoices' },
  { name: 'invoice-modern', path: '/pages/invoices/modern' },
  { name: 'invoice-compact', path: '/pages/invoices/compact' },
  { name: 'invoice-new', path: '/pages/invoices/new' },
  { name: 'icons', path: '/ui/icons' },
  { name: 'icons-found', path: '/ui/icons?q=kalender' },
  { name: 'search', path: '/pages/search/classic?q=knife' },
  { name: 'search-modern', path: '/pages/search/modern?q=order' },
  { name: 'search-slip', path: '/pages/search?q=knief' },
  { name: 'search-nothing', path: '/pages/search?q=xylophonstunde' },
  { name: 'faq', path: '/pages/faq', act: openAnswers },
  { name: 'faq-texts', path: '/pages/faq/edit' },
  { name: 'faq-new', path: '/pages/faq/edit/new' },
  { name: 'knowledge-base', path: '/pages/knowledge-base' },
  { name: 'knowledge-category', path: '/pages/knowledge-base/item-support' },
  { name: 'knowledge-article', path: '/pages/knowledge-base', shows: '/pages/knowledge-base/a/1', act: openArticle },
  { name: 'knowledge-texts', path: '/pages/knowledge-base/edit' },
  { name: 'knowledge-new', path: '/pages/knowledge-base/edit/new' },
  { name: 'profile', path: '/pages/profile' },
  { name: 'profile-about', path: '/pages/profile?tab=about' },
  { name: 'profile-media', path: '/pages/profile?tab=media' },
  { name: 'role-admin', path: '/auth/admin-role-example' },
  { name: 'role-staff', path: '/auth/staff-role-example' },
  { name: 'chat', path: '/apps/chat' },
  { name: 'chat-reading', path: '/apps/chat', act: openChat },
  { name: 'files', path: '/apps/file-manager' },
  { name: 'files-bin', path: '/apps/file-manager', act: fillBin },
  { name: 'analytics', path: '/apps/dashboards/analytics' },
  { name: 'project', path: '/apps/dashboards/project' },
  { name: 'project-budget', path: '/apps/dashboards/project?tab=budget' },
  { name: 'project-team', path: '/apps/dashboards/project?tab=team' },
  { name: 'products', path: '/apps/e-commerce/products' },
  { name: 'product', path: '/apps/e-commerce/products', shows: '/apps/e-commerce/products/1', act: openRow },
  { name: 'product-new', path: '/apps/e-commerce/products/new' },
  { name: 'orders', path: '/apps/e-commerce/orders' },
  { name: 'order', path: '/apps/e-commerce/orders', shows: '/apps/e-commerce/orders/1', act: openRow },
  {
    name: 'chat-panel',
    path: '/apps/notes',
    act: (page) =>
      page
        .getByRole('button', { name: /Team.Chat/ })
        .filter({ visible: true })
        .first()
        .click(),
  },
  {
    name: 'quick-panel',
    path: '/apps/notes',
    act: (page) =>
      page
        .getByRole('button', { name: /^(?:Quick panel|Schnellzugriff)/ })
        .first()
        .click(),
  },
]

const clothes = (['default', 'defaultDark'] as const).flatMap((theme) => [360, 1280].map((width) => ({ theme, width })))

export const appScenes: readonly Scene[] = [
  ...views.flatMap((view) => clothes.map(({ theme, width }) => sceneOf(view, theme, width, 'en'))),
  ...views.map((view) => sceneOf(view, 'default', 1280, 'de')),
]

export function viewNamed(wanted: string): View {
  const view = views.find(({ name }) => name === wanted)
  if (!view) throw new Error(`there is no view called ${wanted}`)
  return view
}

export function sceneOf(
  { name, path, shows = path, act }: View,
  theme: 'default' | 'defaultDark',
  width: number,
  language: 'en' | 'de',
): Scene {
  const settings = settingsFor('layout1', theme)
  return {
    name: `app-${name}-${language === 'de' ? 'german' : theme}-${width}`,
    path: '/register',
    shows,
    width,
    language,
    settings,
    act: async (page) => {
      await register(page, settings)
      await page.goto(path)
      await page.locator('h1').first().waitFor({ state: 'attached' })
      await page.waitForTimeout(1500)
      await act?.(page)
      await page.waitForTimeout(600)
    },
  }
}
