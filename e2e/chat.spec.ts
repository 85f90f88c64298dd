import { expect, soon, test } from './test.ts'
import { anAccount, inTime, notice, openSignedIn } from './accounts.ts'
import { accessibilityFaults, colourFaults, sidewaysScroll } from './axe.ts'
import { aPair, box, goToChat, messages, people, person, say, sayMany, talkTo } from './chat.ts'

test.describe('two people', () => {
  test(
    '§2.35 §7.51 hear each other within a second, and see who is there, what is unread and what was changed',
    { tag: '@timing' },
    async () => {
      const { anna, beat } = await aPair()
      await expect.poll(() => person(anna, 'Beat Beispiel').textContent(), inTime).toContain('Online')
      await talkTo(anna, 'Beat Beispiel')

      // Beat is elsewhere in the chat: the number, the snippet and the notice come.
      await say(anna, 'Beat Beispiel', 'Is the **ledger** closed?')
      await soon(person(beat, 'Anna Muster').getByText('1 unread message').waitFor(), 1500)
      await notice(beat, /Anna Muster: Is the ledger closed\?/).waitFor()
      await expect(person(beat, 'Anna Muster')).toContainText('Is the ledger closed?')

      // He reads it: the line stands before it, the number goes.
      await talkTo(beat, 'Anna Muster')
      await beat.getByRole('main').getByRole('log').getByText('New messages').waitFor()
      await expect.poll(() => person(beat, 'Anna Muster').textContent(), inTime).not.toContain('unread')

      // Both look at it now, so it is there within a second, and without a line.
      await say(beat, 'Anna Muster', 'Nearly.')
      await messages(beat).getByText('Sent').first().waitFor()
      await soon(messages(anna).filter({ hasText: 'Nearly.' }).waitFor())
      await expect(anna.getByRole('main').getByRole('log').getByText('New messages')).toHaveCount(0)

      // What is changed and removed is changed and removed for both.
      await box(beat, 'Anna Muster').press('ArrowUp')
      await beat.getByRole('textbox', { name: 'Change message' }).fill('It is.')
      await beat.getByRole('textbox', { name: 'Change message' }).press('Enter')
      await messages(anna).filter({ hasText: 'It is.' }).getByText('edited').waitFor()
      await messages(beat).filter({ hasText: 'It is.' }).hover()
      await beat.getByRole('main').getByRole('button', { name: 'What to do with this message' }).last().click()
      await beat.getByRole('menuitem', { name: 'Remove' }).click()
      await messages(anna).getByText('This message was removed.').waitFor()
      await notice(beat, 'Removed a message').waitFor()
      await beat.getByRole('region', { name: 'Message' }).getByRole('button', { name: 'Undo' }).click()
      await messages(anna).filter({ hasText: 'It is.' }).waitFor()
    },
  )

  test('§4.31 a status set by one shows to the other', async () => {
    const { anna, beat } = await aPair()

    await beat.getByRole('button', { name: /^Your status:/ }).click()
    await beat.getByRole('menuitemcheckbox', { name: 'Do not disturb' }).click()

    await expect.poll(() => person(anna, 'Beat Beispiel').textContent(), inTime).toContain('Do not disturb')
  })

  test('what is said while the network is cut waits, goes by itself in order, and arrives once', async () => {
    const { anna, beat } = await aPair()
    await talkTo(anna, 'Beat Beispiel')
    await talkTo(beat, 'Anna Muster')
    await say(anna, 'Beat Beispiel', 'Before')
    await messages(beat).filter({ hasText: 'Before' }).waitFor()

    await anna.context().setOffline(true)
    await say(anna, 'Beat Beispiel', 'First in the tunnel')
    await say(anna, 'Beat Beispiel', 'Second in the tunnel')
    await expect.poll(() => anna.getByRole('main').getByText('Not sent yet.').count(), inTime).toBe(2)
    await anna.context().setOffline(false)

    await expect.poll(() => messages(beat).count(), inTime).toBe(3)
    await expect.poll(() => anna.getByRole('main').getByText('Not sent yet.').count(), inTime).toBe(0)
    const heard = await messages(beat).allTextContents()
    expect(heard.map((text) => /Before|First|Second/.exec(text)?.[0])).toEqual(['Before', 'First', 'Second'])
    await expect(messages(anna)).toHaveCount(3)
  })
})

test('opens at the first unread message, and new ones do not pull the reader down', async () => {
  const { beat, annaAccount } = await aPair()
  await sayMany(
    annaAccount,
    'Beat Beispiel',
    Array.from({ length: 70 }, (_, at) => `Line ${at + 1}`),
  )
  await talkTo(beat, 'Anna Muster')
  const log = beat.getByRole('main').getByRole('log')
  const top = (text: string): Promise<number> =>
    messages(beat)
      .getByText(text, { exact: true })
      .evaluate((element) => element.getBoundingClientRect().top)

  // More than what is fetched at first was not read: it is fetched as well, and nothing counts as read yet.
  await log.getByText('New messages').waitFor()
  await expect(messages(beat)).toHaveCount(70)
  await expect.poll(() => log.evaluate((element) => element.scrollTop), inTime).toBeLessThan(200)
  await expect(person(beat, 'Anna Muster')).toContainText('70 unread')

  // Something new comes below.
  const before = await top('Line 5')
  await sayMany(annaAccount, 'Beat Beispiel', ['Line 71'])
  await expect.poll(() => messages(beat).count(), inTime).toBe(71)
  expect(Math.abs((await top('Line 5')) - before)).toBeLessThan(2)
  await beat.getByRole('main').getByRole('button', { name: 'New messages' }).click()

  await expect
    .poll(() => log.evaluate((element) => element.scrollHeight - element.scrollTop - element.clientHeight), inTime)
    .toBeLessThan(48)
  await expect.poll(() => person(beat, 'Anna Muster').textContent(), inTime).not.toContain('unread')
})

test.describe('page and panel', () => {
  test('§2.25 §4.10 are one conversation: what is begun in one stands in the other, and closing the panel clears its choice', async () => {
    const page = await openSignedIn(await anAccount(), { path: '/apps/chat' })
    await people(page).first().waitFor()
    const panel = page.getByRole('complementary', { name: 'Team Chat' })
    await page.getByRole('button', { name: /^Team Chat/ }).click()
    await panel.getByRole('button', { name: /^Mira Keller/ }).click()
    const inPanel = panel.getByRole('textbox', { name: 'Message to Mira Keller' })
    await inPanel.fill('Begun in the panel')

    await page.keyboard.press('Escape')
    await inPanel.waitFor({ state: 'hidden' })
    await expect.poll(() => person(page, 'Mira Keller').textContent(), inTime).toContain('Draft: Begun in the panel')
    await page.getByRole('button', { name: /^Team Chat/ }).click()
    await panel.getByRole('button', { name: /^Mira Keller/ }).waitFor()
    await page.getByRole('heading', { level: 1 }).click()
    await talkTo(page, 'Mira Keller')

    await expect(box(page, 'Mira Keller')).toHaveValue('Begun in the panel')
    await box(page, 'Mira Keller').press('Enter')
    await messages(page).filter({ hasText: 'Begun in the panel' }).getByText('Sent').waitFor()
    await page.reload()
    await messages(page).filter({ hasText: 'Begun in the panel' }).waitFor()
    await expect(box(page, 'Mira Keller')).toHaveValue('')
  })

  test('on a phone the button of the toolbar opens and closes the panel', async () => {
    const page = await openSignedIn(await anAccount(), { path: '/apps/chat', width: 360 })
    await people(page).first().waitFor()
    const button = page.getByRole('button', { name: /^Team Chat/ })
    const panel = page.getByRole('complementary', { name: 'Team Chat' })

    await button.click()
    await panel.getByRole('button', { name: /^Mira Keller/ }).click()
    await panel.getByRole('textbox', { name: 'Message to Mira Keller' }).fill('From the tram')
    await panel.getByRole('button', { name: 'Send message' }).click()
    await panel.getByRole('article').filter({ hasText: 'From the tram' }).getByText('Sent').waitFor()
    await panel.getByRole('button', { name: 'Close', exact: true }).click()

    await panel.waitFor({ state: 'hidden' })
    expect(await sidewaysScroll(page)).toBe(0)
  })
})

test('finds a message by its words and goes to it', async () => {
  const page = await openSignedIn(await anAccount(), { path: '/apps/chat' })
  await people(page).first().waitFor()
  await talkTo(page, 'Mira Keller')
  await say(page, 'Mira Keller', 'The rhubarb is in the cellar')
  await messages(page).filter({ hasText: 'rhubarb' }).getByText('Sent').waitFor()
  await goToChat(page)

  await page.getByRole('main').getByRole('combobox').fill('rhubarb')
  await page.getByRole('main').getByRole('region', { name: 'Messages' }).getByRole('link').click()

  await messages(page).filter({ hasText: 'rhubarb' }).waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent), inTime).toContain('rhubarb')
})

for (const width of [360, 1280]) {
  test(`has no faults of access at ${width} px, light and dark`, async () => {
    const page = await openSignedIn(await anAccount(), { path: '/apps/chat', width })
    await people(page).first().waitFor()
    const faults = [...(await accessibilityFaults(page))]
    await talkTo(page, 'Mira Keller')
    await messages(page).first().waitFor()

    faults.push(...(await accessibilityFaults(page)))
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
    faults.push(...(await colourFaults(page)))

    expect(faults).toEqual([])
    expect(await sidewaysScroll(page)).toBe(0)
  })
}
