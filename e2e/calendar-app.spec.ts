import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { anAccount, inTime, notice, openSignedIn, type Account } from './accounts.ts'
import { accessibilityFaults, colourFaults, sidewaysScroll } from './axe.ts'
import { openBrowser } from './browser.ts'

let browser: Browser
beforeAll(async () => void (browser = await openBrowser()))
afterAll(() => browser.close())

// A Thursday on which nothing else is.
const day = '2026-04-23'
const week = `/apps/calendar/week/${day}`

/** An event of this account's workspace, from 10 to 11 on that day unless it says otherwise. */
async function make({ token }: Account, change: Readonly<Record<string, unknown>> = {}): Promise<void> {
  const times = { allDay: false, start: `${day}T08:00:00Z`, end: `${day}T09:00:00Z` }
  const reply = await fetch(`${inject('address')}/api/calendar-app/add-event`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ newEvent: { title: 'Jubilee', ...times, ...change } }),
  })
  expect(reply.status).toBe(200)
}

const entry = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name })

async function openWeek(account: Account): Promise<Page> {
  const page = await openSignedIn(browser, account, { path: week })
  await entry(page, /^Jubilee/).waitFor()
  await entry(page, /^Jubilee/).scrollIntoViewIfNeeded()
  return page
}

type Way = { readonly from: Locator; readonly at?: 'middle' | 'end'; readonly x?: number; readonly y: number }

/** Takes hold of something and carries it, without letting go. */
async function carry(page: Page, { from, at = 'middle', x = 0, y }: Way): Promise<void> {
  const box = await from.boundingBox()
  if (!box) throw new Error('not to be seen')
  const [left, top] = [box.x + box.width / 2, box.y + (at === 'middle' ? box.height / 2 : box.height - 2)]
  await page.mouse.move(left, top)
  await page.mouse.down()
  await page.mouse.move(left + x / 2, top + y / 2, { steps: 4 })
  await page.mouse.move(left + x, top + y, { steps: 4 })
}

describe('by mouse', () => {
  it('§7.44 an event is carried to another day and hour, stretched, and both are undone', async () => {
    const account = await anAccount()
    await make(account)
    const page = await openWeek(account)
    const cell = await page.locator(`[data-cell="${day}/10"]`).boundingBox()

    await carry(page, { from: entry(page, /^Jubilee/), x: cell?.width ?? 0, y: cell?.height ?? 0 })
    await page.keyboard.press('Escape')
    await page.mouse.up()
    await entry(page, /Thu, 23 Apr, 10:00–11:00/).waitFor()
    await carry(page, { from: entry(page, /^Jubilee/), x: cell?.width ?? 0, y: cell?.height ?? 0 })
    await page.mouse.up()
    await entry(page, /Fri, 24 Apr, 11:00–12:00/).waitFor()
    await notice(page, /^“Jubilee” moved to/).waitFor()
    await carry(page, { from: entry(page, /^Jubilee/), at: 'end', y: (cell?.height ?? 0) / 2 })
    await page.mouse.up()
    await entry(page, /Fri, 24 Apr, 11:00–12:30/).waitFor()
    await page.keyboard.press('Control+z')
    await entry(page, /Fri, 24 Apr, 11:00–12:00/).waitFor()
    await page.keyboard.press('Control+z')

    await entry(page, /Thu, 23 Apr, 10:00–11:00/).waitFor()
    await page.reload()
    await entry(page, /Thu, 23 Apr, 10:00–11:00/).waitFor()
    expect(await entry(page, /^Jubilee/).count()).toBe(1)
  })

  it('§7.43 free hours drawn over become an event; in the month it is carried by days', async () => {
    const account = await anAccount()
    await make(account)
    const page = await openWeek(account)
    const free = page.locator(`[data-cell="2026-04-22/14"]`)

    await carry(page, { from: free, at: 'end', y: 60 })
    await page.mouse.up()
    const line = page.getByRole('dialog').getByRole('textbox')
    await line.fill('Cake')
    await line.press('Enter')
    await entry(page, /^Cake, Wed, 22 Apr, 14:45–16:15/).waitFor()
    await page.keyboard.press('m')
    await page.getByRole('grid', { name: 'April 2026' }).waitFor()
    const width = (await page.locator(`[data-cell="${day}"]`).boundingBox())?.width ?? 0
    await carry(page, { from: entry(page, /^Cake/), x: width * 2, y: 0 })
    await page.mouse.up()

    await entry(page, /^Cake, Fri, 24 Apr, 14:45–16:15/).waitFor()
    expect(await entry(page, /^Cake/).count()).toBe(1)
  })
})

describe.each([1280, 360])('at %i px', (width) => {
  it('§2.35 §7.42 it opens on today, moves through time, and finds events', async () => {
    const account = await anAccount()
    await make(account)
    const page = await openSignedIn(browser, account, { path: '/apps/calendar', width })
    const period = page.getByRole('heading', { level: 2 }).first()

    expect(await period.textContent()).toBe(width === 1280 ? 'March 2026' : '10 March – 8 April 2026')
    await page.getByRole('button', { name: 'Next period' }).click()
    await expect.poll(() => period.textContent(), inTime).not.toMatch(/^(10 )?March/)
    await page.getByRole('button', { name: 'Today' }).click()
    await expect.poll(() => period.textContent(), inTime).toMatch(/^(10 )?March/)
    await page.getByRole('combobox', { name: 'Search events' }).fill('jubilee')
    await page.getByRole('heading', { level: 3, name: /Thursday, 23 April 2026/ }).waitFor()
    await page.getByRole('button', { name: /10:00–11:00.*Jubilee/ }).click()
    await page.getByRole('dialog', { name: 'Edit Event' }).waitFor()

    expect(page.url()).toMatch(/q=jubilee.*event=|event=.*q=jubilee/)
    expect(await sidewaysScroll(page)).toBe(0)
  })

  it.each([false, true])('everybody can use month, week and agenda (dark: %s)', async (dark) => {
    const account = await anAccount()
    await make(account)
    const page = await openSignedIn(browser, account, { path: '/apps/calendar/month', width, dark })
    await page.getByRole('gridcell', { name: /today/ }).waitFor()
    await page.getByRole('region', { name: 'Message' }).getByRole('button', { name: 'Close' }).click()
    const inMonth = await accessibilityFaults(page)
    await page.goto('/apps/calendar/week')
    await page
      .getByRole('button', { name: /^Team meeting/ })
      .first()
      .waitFor()
    const inWeek = await accessibilityFaults(page)
    await page.goto('/apps/calendar/agenda')
    await page.getByRole('heading', { level: 3 }).first().waitFor()
    const inAgenda = await accessibilityFaults(page)

    expect([inMonth, inWeek, inAgenda, await colourFaults(page), await sidewaysScroll(page)]).toEqual([[], [], [], [], 0])
  })
})

/** A page of an admin and one of a colleague in the same workspace, both in the same week. */
async function twoMembers(): Promise<readonly [Page, Page]> {
  const account = await anAccount()
  await make(account)
  const admin = await openSignedIn(browser, account, { expects: ['ERR_INTERNET_DISCONNECTED'] })
  const colleague = await anAccount({ name: 'Beat Beispiel' })
  await admin.getByRole('button', { name: 'Invite', exact: true }).click()
  await admin.getByLabel(/^E-mail address/).fill(colleague.email)
  await admin.getByRole('button', { name: 'Create link' }).click()
  const link = await admin.getByLabel('Link to pass on').inputValue()
  const other = await openSignedIn(browser, colleague, { path: link, expects: ['ERR_INTERNET_DISCONNECTED'] })
  await other.getByRole('button', { name: 'Join' }).click()
  await other.getByRole('heading', { level: 1, name: 'Team' }).waitFor()
  for (const page of [admin, other]) {
    await page.goto(week)
    await entry(page, /^Jubilee/).waitFor()
  }
  return [admin, other]
}

describe('two people', () => {
  it('see within a second what the other moves', async () => {
    const [one, other] = await twoMembers()
    await entry(one, /^Jubilee/).focus()

    await one.keyboard.press('Alt+ArrowRight')
    const since = performance.now()
    await entry(other, /^Jubilee, Fri, 24 Apr, 10:00–11:00/).waitFor()

    expect(performance.now() - since).toBeLessThan(1000)
    await notice(one, /^“Jubilee” moved/).waitFor()
  })

  it('miss nothing while the network is cut: what was done waits, says so, and is sent once', async () => {
    const [one, other] = await twoMembers()

    await one.context().setOffline(true)
    await entry(one, /^Jubilee/).focus()
    await one.keyboard.press('Alt+ArrowDown')
    await entry(one, /^Jubilee, Thu, 23 Apr, 10:15–11:15/).waitFor()
    await one.getByText('Changes wait for the network').waitFor()
    await other.keyboard.press('c')
    const line = other.getByRole('dialog').getByRole('textbox')
    await line.fill('Tea 23.4.2026 15:00')
    await line.press('Enter')
    await entry(other, /^Tea, Thu, 23 Apr, 15:00/).waitFor()
    await one.context().setOffline(false)

    for (const page of [one, other]) {
      await entry(page, /^Jubilee, Thu, 23 Apr, 10:15–11:15/).waitFor(inTime)
      await entry(page, /^Tea, Thu, 23 Apr, 15:00/).waitFor(inTime)
    }
    await expect.poll(() => one.getByText('Changes wait for the network').count(), inTime).toBe(0)
  })
})
