import type { Locator, Page } from '@playwright/test'
import { expect, sharedProduct, soon, test } from './test.ts'
import type { Board } from '../src/features/scrumboard/board.ts'
import type { BoardEntry } from '../src/features/scrumboard/contract.ts'
import { type Account, anAccount, inTime, notice, openSignedIn, openTwoMembers } from './accounts.ts'
import { accessibilityFaults, colourFaults, sidewaysScroll } from './axe.ts'

const cardName = 'Quiet start page for clients'
const dialog = (page: Page): Locator => page.getByRole('dialog').filter({ has: page.getByRole('list', { name: 'Where the card is' }) })
const title = (page: Page): Locator => dialog(page).getByRole('textbox', { name: 'Title' })
const comment = (page: Page): Locator => dialog(page).getByRole('textbox', { name: 'Write a comment …' })
const activity = (page: Page): Locator => dialog(page).getByRole('list', { name: 'Activity' })

/** Where a card of the sample board of this account is. */
async function cardAddress({ token }: Account, name = cardName): Promise<string> {
  const ask = async <Answer>(path: string): Promise<Answer> => {
    const reply = await fetch(`${sharedProduct().address}/api/scrumboard-app/${path}`, { headers: { authorization: `Bearer ${token}` } })
    return (await reply.json()) as Answer // the contract of the call that is named
  }
  for (const { id, uri } of await ask<readonly BoardEntry[]>('boards')) {
    const { cards } = await ask<Board>(`board?boardId=${id}`)
    const card = cards.find((each) => each.name === name)
    if (card) return `/apps/scrumboard/boards/${id}/${uri}/card/${card.id}`
  }
  throw new Error(`no card is called ${name}`)
}

type Options = { readonly width?: number; readonly dark?: boolean; readonly expects?: readonly string[] }

async function openCard(account: Account, options: Options = {}): Promise<Page> {
  const page = await openSignedIn(account, options)
  await showCard(page, await cardAddress(account))
  return page
}

/** Behind the dialog nothing has a role, so it is what tells that everything is there; keys go to it once it has the focus. */
async function showCard(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await title(page).waitFor()
  await page.waitForFunction(() => document.activeElement?.closest('[role=dialog]'))
}

/** Two members of one workspace, both with the same card open. */
async function twoInOneCard(): Promise<readonly [Page, Page]> {
  const account = await anAccount()
  const pages = await openTwoMembers(await cardAddress(account), { account, expects: ['409', 'ERR_INTERNET_DISCONNECTED'] })
  for (const page of pages) await title(page).waitFor()
  return pages
}

test.describe('two people in one card', () => {
  test('what one writes the other reads within a second, and what both tick stays ticked', { tag: '@timing' }, async () => {
    const [one, other] = await twoInOneCard()

    await comment(one).fill('The **sketch** is ready')
    await comment(one).press('Control+Enter')
    await soon(activity(other).getByText('The sketch is ready').waitFor())
    await Promise.all([
      dialog(one).getByRole('checkbox', { name: 'Words checked by the front desk' }).click(),
      dialog(other).getByRole('checkbox', { name: 'Dark colours' }).click(),
    ])

    for (const page of [one, other]) {
      await expect.poll(() => dialog(page).getByRole('progressbar').getAttribute('aria-valuetext'), inTime).toBe('4 of 4 done')
    }
  })

  test('who is slower with the title is asked whose words stay; what is being written is not touched', async () => {
    const [one, other] = await twoInOneCard()
    const held = Promise.withResolvers<void>()
    await other.route('**/card/update', async (route) => {
      await held.promise
      await route.continue()
    })

    await comment(other).fill('Half a sent')
    await title(other).fill('Bright start page')
    await title(one).fill('Calm start page')
    await dialog(one).getByText('Saved', { exact: true }).waitFor()
    await expect(title(other)).toHaveValue('Bright start page')
    held.resolve()
    await other.getByRole('alertdialog').getByRole('button', { name: /mine/i }).click()

    await expect.poll(() => title(one).inputValue(), inTime).toBe('Bright start page')
    await expect(comment(other)).toHaveValue('Half a sent')
  })
})

test('what is done without a network waits, says so, and is there once it is back', async () => {
  const page = await openCard(await anAccount(), { expects: ['ERR_INTERNET_DISCONNECTED'] })

  await page.context().setOffline(true)
  await comment(page).fill('Written on the train')
  await comment(page).press('Control+Enter')
  await dialog(page).getByText('Not sent').waitFor()
  await dialog(page).getByRole('checkbox', { name: 'Dark colours' }).click()
  await dialog(page).getByText('Waiting for the network').waitFor()
  await page.context().setOffline(false)

  await dialog(page).getByText('Saved', { exact: true }).waitFor()
  await expect.poll(() => dialog(page).getByText('Not sent').count(), inTime).toBe(0)
  await page.reload()
  await activity(page).getByText('Written on the train').waitFor()
  await expect(activity(page).getByText('Written on the train')).toHaveCount(1)
  await expect(dialog(page).getByRole('checkbox', { name: 'Dark colours' })).toHaveAttribute('aria-checked', 'true')
})

test('§2.34 a card is changed by keys alone', async () => {
  const page = await openCard(await anAccount())
  const keys = page.keyboard

  await keys.press('Tab')
  await expect(title(page)).toBeFocused()
  await keys.press('End')
  await keys.type(' and staff')
  await keys.press('Enter')
  await dialog(page).getByText('Saved', { exact: true }).waitFor()
  await dialog(page).getByRole('button', { name: 'Checklist', exact: true }).focus()
  await keys.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Title of the checklist' })).toBeFocused()
  await keys.type('Launch')
  await keys.press('Enter')
  await dialog(page).getByRole('textbox', { name: 'Add an item to Launch' }).focus()
  await keys.type('Tell the clients')
  await keys.press('Enter')
  await keys.type('Watch the numbers')
  await keys.press('Enter')
  await dialog(page).getByRole('checkbox', { name: 'Watch the numbers' }).focus()
  await keys.press('Space')
  await keys.press('Alt+ArrowUp')
  const items = dialog(page).getByRole('list', { name: 'Launch' }).getByRole('checkbox')
  await expect.poll(() => items.first().getAttribute('aria-label'), inTime).toBe('Watch the numbers')
  await comment(page).focus()
  await keys.type('Over to @li')
  await page.getByRole('option', { name: /Livia Berger/ }).waitFor()
  await keys.press('Enter')
  await keys.press('Control+Enter')
  await activity(page).getByText('@Livia Berger').waitFor()
  await keys.press('Escape')
  await dialog(page).waitFor({ state: 'hidden' })

  await page.getByRole('link', { name: `${cardName} and staff` }).waitFor()
  expect(page.url()).not.toContain('/card/')
})

test('§3.30 a picture is attached, made the cover, removed and brought back', async () => {
  const page = await openCard(await anAccount())
  await dialog(page).getByRole('button', { name: 'Attachment', exact: true }).click()
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose files' }).click()
  const dot = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64')
  await (await chooser).setFiles({ name: 'plan.png', mimeType: 'image/png', buffer: dot })
  const list = dialog(page).getByRole('list', { name: 'Attachments' })
  const row = list.getByRole('listitem').filter({ hasText: 'plan.png' })
  await row.getByRole('button', { name: 'Open plan.png' }).waitFor()

  await row.getByRole('button', { name: 'Actions for plan.png' }).click()
  await page.getByRole('menuitem', { name: 'Make cover' }).click()
  await row.getByText('Cover', { exact: true }).waitFor()
  await page.getByRole('menuitem').first().waitFor({ state: 'hidden' })
  await row.getByRole('button', { name: 'Actions for plan.png' }).click()
  await page.getByRole('menuitem', { name: 'Remove attachment' }).click()
  await row.waitFor({ state: 'hidden' })
  await notice(page, /plan\.png/).waitFor()
  await page.getByRole('region', { name: 'Message' }).getByRole('button', { name: 'Undo' }).click()

  await row.getByText('Cover', { exact: true }).waitFor()
  await expect(list.getByText('Cover', { exact: true })).toHaveCount(1)
})

test('a card that is not there says so, with a way back to the board', async () => {
  const account = await anAccount()
  const page = await openSignedIn(account)
  const path = await cardAddress(account)
  await page.goto(path.replace(/[^/]+$/, '00000000-0000-4000-8000-000000000000'))

  await page.getByText('This card is not here').waitFor()
  await page.getByRole('button', { name: 'Back to the board' }).click()

  await page.getByRole('link', { name: cardName }).waitFor()
  expect(page.url()).not.toContain('/card/')
})

for (const width of [1280, 360]) {
  test.describe(`at ${width} px everybody can use`, () => {
    for (const dark of [false, true]) {
      test(`a card and its choices (dark: ${dark})`, async () => {
        const page = await openCard(await anAccount(), { width, dark })
        const inCard = [...(await accessibilityFaults(page)), ...(await colourFaults(page))]
        await dialog(page).getByRole('button', { name: 'Labels', exact: true }).click()
        await page.getByRole('textbox', { name: 'Find or make a label' }).fill('Audit')
        const inLabels = await accessibilityFaults(page)
        await page.keyboard.press('Escape')
        await dialog(page).getByRole('button', { name: 'Due date', exact: true }).click()
        await page.getByRole('textbox', { name: 'In words' }).waitFor()
        const inDue = await accessibilityFaults(page)

        expect([inCard, inLabels, inDue, await sidewaysScroll(page)]).toEqual([[], [], [], 0])
      })
    }
  })
}
