import type { Locator, Page } from '@playwright/test'
import { anAccount, openSignedIn, openTab, openTwoMembers } from './accounts.ts'
import { accessibilityFaults, faultsInBothLooks } from './axe.ts'
import { box, goToChat, talkTo } from './chat.ts'
import { expect, more, test } from './test.ts'

const bell = (page: Page): Locator => page.getByRole('banner').getByRole('button', { name: /^(\d+ unread )?notifications?$/i })
const germanBell = (page: Page): Locator => page.getByRole('button', { name: /^(\d+ ungelesene )?Benachrichtigung(en)?$/ })
const panel = (page: Page): Locator => page.getByRole('dialog', { name: /^(Notifications|Benachrichtigungen)$/ })
const rows = (page: Page): Locator => page.locator('[data-notification]')

/** Writes on the first sample card, with a name chosen from the list that an @ opens. */
async function mentionOnCard(page: Page): Promise<void> {
  await page.goto('/apps/scrumboard/boards')
  await page.getByRole('link', { name: 'Client Portal' }).click()
  await page.getByRole('link', { name: 'Quiet start page' }).first().click()
  const comment = page.getByRole('textbox', { name: 'Write a comment …' })
  await comment.click()
  await comment.pressSequentially('Can this go out today, @Beat')
  await page.getByRole('option', { name: 'Beat Beispiel' }).waitFor()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Control+Enter')
}

async function mentionInChat(page: Page): Promise<void> {
  await goToChat(page)
  await talkTo(page, 'Beat Beispiel')
  await box(page, 'Beat Beispiel').pressSequentially('Have a look, @Be')
  await page.getByRole('option', { name: 'Beat Beispiel' }).click()
  await box(page, 'Beat Beispiel').press('Enter')
}

test.describe('notifications', () => {
  test('mentions on a board and in the chat arrive without a reload, lead there, and read in one tab they are read in the other', async () => {
    const [anna, beat] = await openTwoMembers('/apps/team')
    const other = await openTab(beat, '/apps/team')
    await mentionOnCard(anna)
    await expect(bell(beat)).toHaveAccessibleName('1 unread notification')
    await mentionInChat(anna)
    await expect(bell(beat)).toHaveAccessibleName('2 unread notifications')
    await expect(bell(other)).toHaveAccessibleName('2 unread notifications')

    await bell(beat).click()
    await expect(rows(beat)).toHaveText([/Anna Muster mentioned you in the chat/, /Anna Muster mentioned you on Quiet start page/])
    expect(await faultsInBothLooks(beat)).toEqual([])
    await rows(beat).nth(1).click()

    await beat.getByRole('dialog').getByText('Can this go out today, @Beat Beispiel').waitFor()
    await beat.keyboard.press('Escape')
    await beat.getByRole('dialog').waitFor({ state: 'detached' })
    await expect(bell(other)).toHaveAccessibleName('1 unread notification')
    await bell(other).click()
    await panel(other).getByRole('button', { name: 'Mark all read' }).click()
    await expect(bell(beat)).toHaveAccessibleName('Notifications')
    await expect(bell(anna)).toHaveAccessibleName('Notifications')
    await other.close()
  })

  test('by keys alone: open, move, mark, read all on the page, and choose what arrives', async () => {
    const [anna, beat] = await openTwoMembers('/apps/team')
    await mentionOnCard(anna)
    await mentionInChat(anna)
    await expect(bell(beat)).toHaveAccessibleName('2 unread notifications')

    await beat.getByRole('heading', { level: 1 }).click()
    await beat.keyboard.press('g')
    await beat.keyboard.press('i')
    await rows(beat).first().focus()
    await beat.keyboard.press('j')
    await expect(rows(beat).nth(1)).toBeFocused()
    await beat.keyboard.press('u')
    await expect(bell(beat)).toHaveAccessibleName('1 unread notification')
    await beat.keyboard.press('k')
    await beat.keyboard.press('Enter')
    await beat.waitForURL(/\/apps\/chat\//)
    await expect(bell(beat)).toHaveAccessibleName('Notifications')

    await beat.goto('/apps/notifications/settings')
    const mention = beat.getByRole('group', { name: 'Mentions' })
    await mention.getByRole('radio', { name: 'In the workspace' }).focus()
    await beat.keyboard.press('ArrowRight')
    await expect(mention.getByRole('radio', { name: 'Not at all' })).toBeChecked()
    await beat.reload()
    await expect(mention.getByRole('radio', { name: 'Not at all' })).toBeChecked()
    expect(await faultsInBothLooks(beat)).toEqual([])
  })

  test('on a phone in German the bell opens a sheet, and a first day is not empty-handed', async () => {
    const page = await openSignedIn(await anAccount(), { path: '/apps/team', width: 360, locale: 'de-CH' })

    await germanBell(page).click()

    await expect(panel(page).getByText('Alles gelesen')).toBeVisible()
    expect(await faultsInBothLooks(page)).toEqual([])
    await panel(page).getByRole('link', { name: 'Alle anzeigen' }).click()
    await page.getByRole('heading', { level: 1, name: 'Benachrichtigungen' }).waitFor()
    // The sheet leaves gently.
    await expect(page.locator('[data-side=middle]')).toHaveCount(0)
    expect(await accessibilityFaults(page)).toEqual([])
    await page.goto('/apps/notifications/settings')
    await page.getByRole('group', { name: 'Erwähnungen' }).waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
  })

  test('quiet time is set and ended where it shows', more(), async () => {
    const page = await openSignedIn(await anAccount(), { path: '/apps/notifications/settings', width: 1280 })

    await page.getByRole('button', { name: 'Quiet', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Until tomorrow, 8:00' }).click()
    await page.getByRole('button', { name: 'Quiet until 08:00' }).click()
    await page.getByRole('menuitem', { name: 'End quiet time' }).click()

    await expect(page.getByRole('button', { name: 'Quiet', exact: true })).toBeVisible()
  })
})
