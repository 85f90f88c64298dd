import type { Locator, Page } from '@playwright/test'
import { expect, more, sharedProduct, soon, test } from './test.ts'
import { type Account, anAccount, inTime, notice, openSignedIn, openTwoMembers } from './accounts.ts'
import { accessibilityFaults, colourFaults, sidewaysScroll } from './axe.ts'

// A Thursday on which nothing else is.
const day = '2026-04-23'
const week = `/apps/calendar/week/${day}`

/** An event of this account's workspace, from 10 to 11 on that day unless it says otherwise. */
async function make({ token }: Account, change: Readonly<Record<string, unknown>> = {}): Promise<void> {
  const times = { allDay: false, start: `${day}T08:00:00Z`, end: `${day}T09:00:00Z` }
  const reply = await fetch(`${sharedProduct().address}/api/calendar-app/add-event`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ newEvent: { title: 'Jubilee', ...times, ...change } }),
  })
  expect(reply.status).toBe(200)
}

const entry = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name })

async function openWeek(account: Account): Promise<Page> {
  const page = await openSignedIn(account, { path: week })
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

test.describe('by mouse', () => {
  test('§7.44 an event is carried to another day and hour, stretched, and both are undone', async () => {
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
    await expect(entry(page, /^Jubilee/)).toHaveCount(1)
  })

  test('§7.43 free hours drawn over become an event; in the month it is carried by days', async () => {
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
    await expect(entry(page, /^Cake/)).toHaveCount(1)
  })
})

for (const width of [1280, 360]) {
  test.describe(`at ${width} px`, () => {
    test('§2.35 §7.42 it opens on today, moves through time, and finds events', more(width === 1280), async () => {
      const account = await anAccount()
      await make(account)
      const page = await openSignedIn(account, { path: '/apps/calendar', width })
      const period = page.getByRole('heading', { level: 2 }).first()

      await expect(period).toHaveText(width === 1280 ? 'March 2026' : '10 March – 8 April 2026')
      await page.getByRole('button', { name: 'Next period' }).click()
      await expect.poll(() => period.textContent(), inTime).not.toMatch(/^(10 )?March/)
      await page.getByRole('button', { name: 'Today' }).click()
      await expect.poll(() => period.textContent(), inTime).toMatch(/^(10 )?March/)
      await page.getByRole('combobox', { name: 'Search events' }).fill('jubilee')
      await page.getByRole('heading', { level: 3, name: /Thursday, 23 April 2026/ }).waitFor()
      await page.getByRole('button', { name: /10:00–11:00.*Jubilee/ }).click()
      await page.getByRole('dialog', { name: 'Edit event' }).waitFor()

      expect(page.url()).toMatch(/q=jubilee.*event=|event=.*q=jubilee/)
      expect(await sidewaysScroll(page)).toBe(0)
    })

    for (const dark of [false, true]) {
      test(`everybody can use month, week and agenda (dark: ${dark})`, more(), async () => {
        const account = await anAccount()
        await make(account)
        const page = await openSignedIn(account, { path: '/apps/calendar/month', width, dark })
        await page.getByRole('gridcell', { name: /today/ }).waitFor()
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
    }
  })
}

/** A page of an admin and one of a colleague in the same workspace, both in the same week. */
async function twoMembers(): Promise<readonly [Page, Page]> {
  const account = await anAccount()
  await make(account)
  const pages = await openTwoMembers(week, { account, expects: ['ERR_INTERNET_DISCONNECTED'] })
  for (const page of pages) await entry(page, /^Jubilee/).waitFor()
  return pages
}

test.describe('two people', () => {
  test('see within a second what the other moves', { tag: ['@timing', '@more'] }, async () => {
    const [one, other] = await twoMembers()
    await entry(one, /^Jubilee/).focus()

    await one.keyboard.press('Alt+ArrowRight')
    await soon(entry(other, /^Jubilee, Fri, 24 Apr, 10:00–11:00/).waitFor())

    await notice(one, /^“Jubilee” moved/).waitFor()
  })

  test('miss nothing while the network is cut: what was done waits, says so, and is sent once', async () => {
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
