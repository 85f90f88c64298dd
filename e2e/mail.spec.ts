import type { Page } from '@playwright/test'
import { expect, more, soon, test } from './test.ts'
import { hearsNews } from './browser.ts'
import { anAccount, inTime, notice, openSignedIn, type Account } from './accounts.ts'
import { accessibilityFaults, sidewaysScroll } from './axe.ts'
import { box, fillMailbox, frameWithoutScript, opened, receiveMail, row, rowLink, rows } from './mailbox.ts'

async function openMailbox(
  mails: Parameters<typeof fillMailbox>[1],
  { path = '/apps/mail', ...options }: { readonly path?: string; readonly width?: number; readonly dark?: boolean } = {},
): Promise<{ readonly page: Page; readonly account: Account }> {
  const account = await anAccount()
  await fillMailbox(account, mails)
  const page = await openSignedIn(account, { path, expects: [frameWithoutScript], ...options })
  await rows(page).first().waitFor()
  return { page, account }
}

const three = [
  { subject: 'Spring newsletter', read: false },
  { subject: 'Delivery note', labels: [2] },
  { subject: 'Room for Thursday', starred: true },
]

test.describe('mail by mouse', () => {
  for (const width of [360, 1280]) {
    test(`§2.41 §7.12 §7.11 §4.26 is listed, opened, marked as read and starred (${width} px)`, more(width === 1280), async () => {
      const { page } = await openMailbox(three, { width })
      await row(page, 'Spring newsletter').getByText('Unread').waitFor({ state: 'attached' })
      const scrolled = await sidewaysScroll(page)

      await rowLink(page, 'Spring newsletter').click()
      await opened(page, 'Spring newsletter').waitFor()
      await page.frameLocator('iframe').getByText('this is about Spring newsletter').waitFor()
      await page.getByRole('button', { name: 'Star', exact: true }).click()
      const scrolledOpen = await sidewaysScroll(page)
      await page.getByRole('button', { name: 'Back to the list' }).click()

      await opened(page, 'Spring newsletter').waitFor({ state: 'detached' })
      await expect.poll(() => row(page, 'Spring newsletter').getByText('Unread').count(), inTime).toBe(0)
      await page.getByRole('button', { name: 'Star «Spring newsletter»', pressed: true }).waitFor()
      expect([scrolled, scrolledOpen]).toEqual([0, 0])
      expect(new URL(page.url()).pathname).toBe('/apps/mail/inbox')
    })
  }

  for (const width of [360, 1280]) {
    test(`§4.28 selected mails go to the trash and come back by undo (${width} px)`, more(width === 1280), async () => {
      const { page } = await openMailbox(three, { width })
      await box(page, 'Spring newsletter').click()
      await box(page, 'Delivery note').click()

      await page.getByRole('toolbar', { name: 'Selection' }).getByRole('button', { name: 'Delete' }).click()
      await expect.poll(() => rows(page).count(), inTime).toBe(1)
      await notice(page, 'Moved 2 messages to Trash').waitFor()
      await page.getByRole('region', { name: 'Message' }).getByRole('button', { name: 'Undo' }).click()

      await expect.poll(() => rows(page).count(), inTime).toBe(3)
      await row(page, 'Delivery note').getByText('Invoice').waitFor()
      await row(page, 'Spring newsletter').getByText('Unread').waitFor({ state: 'attached' })
    })
  }

  test('§7.17 the trash is emptied for good after a question', async () => {
    const { page } = await openMailbox(
      [
        { subject: 'Old one', folder: 4 },
        { subject: 'Older one', folder: 4 },
      ],
      { path: '/apps/mail/trash' },
    )

    await page.getByRole('button', { name: 'Empty trash' }).click()
    const question = page.getByRole('alertdialog')
    await question.getByText('Delete 2 messages for good?').waitFor()
    await question.getByRole('button', { name: 'Delete for good' }).click()

    await page.getByText('The trash is empty').waitFor()
    await page.reload()
    await page.getByText('The trash is empty').waitFor()
    await expect(rows(page)).toHaveCount(0)
  })

  test('§7.13 §3.17 a label is put on by its dialog and taken off by its chip', async () => {
    const { page } = await openMailbox(three)
    await box(page, 'Room for Thursday').click()
    await page.getByRole('button', { name: 'Labels …' }).click()
    await page.getByRole('checkbox', { name: 'Paypal' }).click()
    await page.keyboard.press('Escape')
    await row(page, 'Room for Thursday').getByText('Paypal').waitFor()

    await page.getByRole('link', { name: 'Paypal', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'Paypal' }).waitFor()
    await rowLink(page, 'Room for Thursday').click()
    await page.getByRole('button', { name: 'Take label «Paypal» off' }).click()

    await page.getByText('No message with this label').waitFor()
    await expect(rows(page)).toHaveCount(0)
  })

  test('search in words and with operators is kept in the address', more(), async () => {
    const { page } = await openMailbox(three)
    const search = page.getByRole('combobox', { name: 'Search mail' })

    await search.fill('is:unread')
    await expect.poll(() => rows(page).count(), inTime).toBe(1)
    expect(new URL(page.url()).searchParams.get('q')).toBe('is:unread')
    await page.reload()
    await expect.poll(() => rows(page).count(), inTime).toBe(1)
    await search.fill('thursday')
    await row(page, 'Room for Thursday').waitFor()

    await expect.poll(() => rows(page).count(), inTime).toBe(1)
    await search.fill('nowhere to be found')
    await page.getByText('No message found').waitFor()
  })

  test('a long folder is read part by part, and all of it can be selected at once', more(), async () => {
    const { page } = await openMailbox(Array.from({ length: 120 }, (_, at) => ({ subject: `Message number ${at + 1}` })))

    await page.getByRole('checkbox', { name: 'Select all' }).click()
    await page.getByRole('button', { name: 'Select all 120 in the result' }).click()
    await page.getByRole('toolbar', { name: 'Selection' }).getByRole('button', { name: 'Delete' }).click()

    await notice(page, 'Moved 120 messages to Trash').waitFor()
    await page.getByText('Your inbox is empty').waitFor()
    await page.getByRole('region', { name: 'Message' }).getByRole('button', { name: 'Undo' }).click()
    await page.getByText('120 messages', { exact: true }).waitFor()
    await expect.poll(() => rows(page).count(), inTime).toBeGreaterThanOrEqual(50)
  })

  test('a folder that does not exist leads to the page that says so', async () => {
    const { page } = await openMailbox(three)

    await page.goto('/apps/mail/attic')

    await page.getByText('/apps/mail/attic').waitFor()
    expect(new URL(page.url()).pathname).toBe('/pages/errors/error-404')
  })
})

test.describe('mail in two windows', () => {
  test('what one does the other shows within a second, also what arrives', { tag: ['@timing', '@more'] }, async () => {
    const { page: one, account } = await openMailbox(three)
    const other = await openSignedIn(account, { path: '/apps/mail' })
    await row(other, 'Delivery note').waitFor()
    await hearsNews(other)

    await box(one, 'Delivery note').click()
    await one.getByRole('toolbar', { name: 'Selection' }).getByRole('button', { name: 'Delete' }).click()
    await soon(row(other, 'Delivery note').waitFor({ state: 'detached' }))
    await receiveMail(account, { subject: 'Just in', read: false })

    await soon(row(other, 'Just in').waitFor())
    await expect.poll(() => other.title(), inTime).toContain('(2) Inbox')
  })

  test('what arrives while somebody is in the list waits behind a pill', async () => {
    const { page, account } = await openMailbox(three)
    await hearsNews(page)
    await rowLink(page, 'Delivery note').focus()

    await receiveMail(account, { subject: 'Just in', read: false })
    await page.getByRole('button', { name: '1 new' }).waitFor()
    const before = await rows(page).count()
    await page.getByRole('button', { name: '1 new' }).click()

    await row(page, 'Just in').waitFor()
    expect(before).toBe(3)
  })
})

test.describe('mail and accessibility', () => {
  for (const [width, dark] of [
    [1280, false],
    [1280, true],
    [360, false],
    [360, true],
  ] as const) {
    test(`has no faults that axe finds, neither the list nor an open mail (${width} px, dark: ${dark})`, more(), async () => {
      const { page } = await openMailbox(three, { width, dark })

      const list = await accessibilityFaults(page)
      await box(page, 'Delivery note').click()
      const selected = await accessibilityFaults(page)
      await box(page, 'Delivery note').click()
      await rowLink(page, 'Delivery note').click()
      await page.frameLocator('iframe').getByText('this is about').waitFor()
      const open = await accessibilityFaults(page)

      expect([...list, ...selected, ...open]).toEqual([])
    })
  }
})
