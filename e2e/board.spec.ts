import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, more, soon, test } from './test.ts'
import { anAccount, inTime, notice, openSignedIn } from './accounts.ts'
import { accessibilityFaults, colourFaults, sidewaysScroll } from './axe.ts'
import { card, cardsIn, carry, list, openBoard, twoAtOneBoard } from './boards.ts'

test.describe('two people at one board', () => {
  test('drag at the same time, see each other’s move within a second, and nothing is lost', { tag: '@timing' }, async () => {
    const [one, other] = await twoAtOneBoard()
    const before = [...(await cardsIn(one, 'Design')), ...(await cardsIn(one, 'Development')), ...(await cardsIn(one, 'Upcoming Features'))]

    // While one still holds a card, the other puts one down.
    await carry(one, 'Icons for the kinds', 'Sign in without a password')
    await carry(other, 'Read the balance sheet', 'Quiet start page', 'bottom')
    const heard = one.waitForResponse((response) => response.url().includes('/api/scrumboard-app/'))
    await other.mouse.up()
    await expect.poll(() => cardsIn(other, 'Design'), inTime).toContain('Read the balance sheet from the ledger')
    await heard
    await one.mouse.up()
    await soon(list(other, 'Development').getByRole('link', { name: 'Icons for the kinds' }).waitFor())

    for (const page of [one, other]) {
      await expect
        .poll(() => cardsIn(page, 'Design'), inTime)
        .toEqual(['Quiet start page for clients', 'Read the balance sheet from the ledger'])
      const development = await cardsIn(page, 'Development')
      expect(development.slice(0, 3)).toEqual([
        'Upload of several receipts at once',
        'Icons for the kinds of documents',
        'Sign in without a password',
      ])
      const after = [...(await cardsIn(page, 'Design')), ...development, ...(await cardsIn(page, 'Upcoming Features'))]
      expect(after.toSorted()).toEqual(before.toSorted())
    }
  })

  test('go on while the network of one is cut; what was done meanwhile is there on its return, once', more(), async () => {
    const [one, other] = await twoAtOneBoard(['ERR_INTERNET_DISCONNECTED', 'Failed to fetch'])

    await one.context().setOffline(true)
    await list(one, 'Design').getByRole('link', { name: 'Icons for the kinds' }).focus()
    await one.keyboard.press('>')
    await expect.poll(() => cardsIn(one, 'Development'), inTime).toContain('Icons for the kinds of documents')
    await one.getByRole('button', { name: 'Add a card to Design' }).click()
    await one.getByRole('textbox', { name: 'Name of the card' }).fill('Thought of in the tunnel')
    await one.keyboard.press('Enter')
    await one.getByText('Changes wait for the network').waitFor()
    await list(other, 'Known Bugs').getByRole('link', { name: 'Umlauts are wrong' }).focus()
    await other.keyboard.press('<')
    await expect.poll(() => cardsIn(other, 'Upcoming Features'), inTime).toHaveLength(6)
    await one.context().setOffline(false)

    for (const page of [one, other]) {
      await expect.poll(() => cardsIn(page, 'Design'), inTime).toEqual(['Quiet start page for clients', 'Thought of in the tunnel'])
      await expect.poll(() => cardsIn(page, 'Development'), inTime).toContain('Icons for the kinds of documents')
      await expect.poll(() => cardsIn(page, 'Upcoming Features'), inTime).toHaveLength(6)
    }
    await expect.poll(() => one.getByText('Changes wait for the network').count(), inTime).toBe(0)
  })
})

test.describe('a board', () => {
  test('§2.34 §7.52 §7.53 is opened from the list of boards, with its lists and cards', async () => {
    const page = await openBoard(await anAccount())

    expect(page.url()).toMatch(/\/apps\/scrumboard\/boards\/[\da-f-]{36}\/client-portal$/)
    for (const [name, count] of Object.entries({ Design: 2, Development: 4, 'Upcoming Features': 5, 'Known Bugs': 3 })) {
      await expect.poll(() => cardsIn(page, name), inTime).toHaveLength(count)
    }
  })

  test('§7.64 a move, a removed list and a removed card are undone exactly', async () => {
    const page = await openBoard(await anAccount())
    const all = async (): Promise<readonly (readonly string[])[]> => [
      await cardsIn(page, 'Design'),
      await cardsIn(page, 'Development'),
      await cardsIn(page, 'Known Bugs'),
    ]
    await expect.poll(async () => (await all()).map((names) => names.length), inTime).toEqual([2, 4, 3])
    const before = await all()

    await carry(page, 'Quiet start page', 'Sign in without a password', 'bottom')
    await page.mouse.up()
    await notice(page, 'Moved «Quiet start page for clients» to Development').waitFor()
    await page.getByRole('button', { name: 'Actions for Known Bugs' }).click()
    await page.getByRole('menuitem', { name: 'Remove list' }).click()
    await notice(page, 'Removed the list «Known Bugs»').waitFor()
    await expect(list(page, 'Known Bugs')).toHaveCount(0)
    await card(page, 'Faster list').getByRole('link').focus()
    await page.keyboard.press('#')
    await expect.poll(() => cardsIn(page, 'Development'), inTime).not.toContain('Faster list of documents')
    for (let step = 0; step < 3; step += 1) await page.keyboard.press('Control+z')

    await expect.poll(all, inTime).toEqual(before)
    await page.reload()
    await expect.poll(all, inTime).toEqual(before)
  })

  test('lists are dragged by their head, and cards that are selected go together', async () => {
    const page = await openBoard(await anAccount())
    await card(page, 'Quiet start page')
      .getByRole('link')
      .click({ modifiers: ['ControlOrMeta'] })
    await card(page, 'Icons for the kinds')
      .getByRole('link')
      .click({ modifiers: ['ControlOrMeta'] })

    await carry(page, 'Icons for the kinds', 'Sign in without a password')
    await page.mouse.up()

    await notice(page, 'Moved 2 cards to Development').waitFor()
    await expect
      .poll(async () => (await cardsIn(page, 'Development')).slice(1, 3), inTime)
      .toEqual(['Quiet start page for clients', 'Icons for the kinds of documents'])
    const head = await page.getByRole('button', { name: 'Design', exact: true }).boundingBox()
    const target = await page.getByRole('button', { name: 'Development', exact: true }).boundingBox()
    if (!head || !target) throw new Error('both lists have to be in sight')
    await page.mouse.move(head.x + head.width / 2, head.y + head.height + 6)
    await page.mouse.down()
    await page.mouse.move(head.x + head.width / 2 + 30, head.y + head.height + 8, { steps: 4 })
    await page.mouse.move(target.x + target.width, target.y + 10, { steps: 6 })
    await page.locator('[data-drop]').waitFor()
    await page.mouse.up()
    const names = (): Promise<readonly string[]> => page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents()
    await expect.poll(names, inTime).toEqual(['Development', 'Design', 'Upcoming Features', 'Known Bugs'])
  })

  test('is filtered by people, labels, dates and words; the address says so and hidden cards are counted', more(), async () => {
    const page = await openBoard(await anAccount())

    await page.getByRole('button', { name: 'Filter', exact: true }).click()
    const panel = page.getByRole('dialog', { name: 'Filter cards' })
    await panel.getByRole('checkbox', { name: 'High Priority' }).click()
    await panel.getByRole('checkbox', { name: 'Design' }).click()
    await panel.getByRole('searchbox').fill('start')
    await page.getByText(/13 cards are hidden/).waitFor()
    await page.keyboard.press('Escape')
    await panel.waitFor({ state: 'hidden' })
    expect(new URL(page.url()).search).toMatch(/q=start/)
    await page.reload()
    await card(page, 'Quiet start page').first().waitFor()

    await expect(page.getByRole('article')).toHaveCount(1)
    await page.getByRole('button', { name: 'Clear filter' }).click()
    await expect.poll(() => page.getByRole('article').count(), inTime).toBe(14)
  })

  test('§7.54 §7.55 §7.56 §7.57 is added, renamed, set, and deleted when its name is typed', more(), async () => {
    const page = await openSignedIn(await anAccount(), { path: '/apps/scrumboard/boards' })
    await page.getByRole('button', { name: 'Add new board' }).click()
    await page.getByRole('heading', { level: 1, name: 'Untitled Board' }).waitFor()

    await page.getByRole('button', { name: 'Untitled Board' }).click()
    await page.getByRole('textbox', { name: 'Name of the board' }).fill('Jubilee')
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/jubilee$/)
    await page.getByRole('button', { name: 'Board settings' }).click()
    const drawer = page.getByRole('dialog', { name: 'Board settings' })
    await drawer.getByRole('button', { name: 'Teal' }).click()
    await expect.poll(() => drawer.getByRole('button', { name: 'Teal' }).getAttribute('aria-pressed'), inTime).toBe('true')
    await drawer.getByRole('button', { name: 'Delete board' }).click()
    const question = page.getByRole('alertdialog')
    await question.getByRole('textbox').fill('Jubilee')
    await question.getByRole('button', { name: 'Delete board' }).click()

    await page.getByRole('heading', { level: 1, name: 'Boards' }).waitFor()
    await notice(page, 'Board «Jubilee» deleted').waitFor()
    await expect(page.getByRole('link', { name: 'Jubilee' })).toHaveCount(0)
  })

  test('§8.14 that is not there is told as such, beside those that are', async () => {
    const account = await anAccount()
    const page = await openSignedIn(account, {
      path: '/apps/scrumboard/boards/5f1c7f0e-0000-4000-8000-000000000001/x',
      expects: ['404'],
    })

    await notice(page, 'Requested board do not exist.').waitFor()
    await page.getByRole('link', { name: 'Client Portal' }).waitFor()
    await expect(page.getByRole('link', { name: 'Office Move' })).toHaveCount(1)
  })

  test('goes out as a file and comes back from it; a table is for spreadsheets', more(), async () => {
    const page = await openBoard(await anAccount())
    await page.getByRole('button', { name: 'Board settings' }).click()
    const drawer = page.getByRole('dialog', { name: 'Board settings' })

    const [file] = await Promise.all([page.waitForEvent('download'), drawer.getByRole('button', { name: 'Export as JSON' }).click()])
    const [table] = await Promise.all([page.waitForEvent('download'), drawer.getByRole('button', { name: 'Export as CSV' }).click()])
    expect(await readFile(await table.path(), 'utf8')).toContain('Design;Quiet start page for clients')
    await page.goto('/apps/scrumboard/boards?dialog=import')
    const wizard = page.getByRole('dialog', { name: 'Import boards' })
    await wizard.locator('input[type=file]').setInputFiles(await file.path())
    await wizard.getByRole('button', { name: 'Next' }).click()
    await wizard.getByText('Client Portal: 4 lists, 14 cards').waitFor()
    await wizard.getByRole('button', { name: 'Import 1 entry' }).click()
    await wizard.getByText('1 entry imported').waitFor()
    await wizard.getByRole('button', { name: 'Close' }).last().click()

    await expect.poll(() => page.getByRole('link', { name: 'Client Portal' }).count(), inTime).toBe(2)
    await page.getByRole('link', { name: 'Client Portal' }).last().click()
    await card(page, 'Quiet start page').first().waitFor()
    await expect(page.getByRole('article')).toHaveCount(14)
  })
})

test('on a phone cards are moved by their menu, and several pasted lines become cards', more(), async () => {
  const page = await openBoard(await anAccount(), { width: 360 })
  expect(await sidewaysScroll(page)).toBe(0)

  await card(page, 'Quiet start page').hover()
  await page.getByRole('button', { name: 'Actions for Quiet start page for clients' }).click()
  await page.getByRole('menuitem', { name: 'Move to Development' }).click()
  await notice(page, 'Moved «Quiet start page for clients» to Development').waitFor()
  await page.getByRole('button', { name: 'Add a card to Design' }).click()
  const field = page.getByRole('textbox', { name: 'Name of the card' })
  await paste(page, '- Alpha\n- Beta\n\nGamma')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Add 3 cards' }).click()

  await expect.poll(() => cardsIn(page, 'Design'), inTime).toEqual(['Icons for the kinds of documents', 'Alpha', 'Beta', 'Gamma'])
  await expect(field).toBeVisible()
})

async function paste(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Name of the card' }).evaluate((field, words) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', words)
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, text)
}

for (const width of [1280, 360]) {
  test(`axe finds nothing in light and dark, on boards, board, filter and settings (${width} px)`, more(), async () => {
    const account = await anAccount()
    const boards = await openSignedIn(account, { path: '/apps/scrumboard/boards', width })
    await boards.getByRole('link', { name: 'Client Portal' }).waitFor()
    expect(await accessibilityFaults(boards)).toEqual([])
    const page = await openBoard(account, { width })
    expect(await accessibilityFaults(page)).toEqual([])
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await colourFaults(page)).toEqual([])
    await page.getByRole('button', { name: 'Filter', exact: true }).click()
    await page.getByRole('dialog', { name: 'Filter cards' }).getByRole('checkbox', { name: 'Overdue' }).click()
    await page.getByText(/cards are hidden/).waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.getByRole('dialog', { name: 'Filter cards' }).waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: 'Board settings' }).click()
    await page.getByRole('dialog', { name: 'Board settings' }).waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
  })
}
