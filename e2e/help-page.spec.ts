import type { Page } from '@playwright/test'
import { expect, test } from './test.ts'
import { helpQuestions } from '../src/features/extension/help-questions.ts'
import { accessibilityFaults, sidewaysScroll } from './axe.ts'
import { awake, openPage } from './browser.ts'
import { arrival, button, press } from './form.ts'

async function open(page: Page, address = '/hilfe'): Promise<void> {
  await page.goto(address)
  await arrival(page, 'Hilfe')
  await awake(page)
}
const openOnes = (page: Page) => page.locator('main details[open] > [id]').evaluateAll((answers) => answers.map(({ id }) => id))
const readable = (page: Page) =>
  page.locator('main details > [id]').evaluateAll((answers) =>
    // What lies in a closed element is rendered, but not shown.
    answers.filter((answer) => answer.checkVisibility({ contentVisibilityAuto: true })).map(({ id }) => id),
  )
const top = (page: Page, id: string) => page.locator(`details:has(> #${id})`).evaluate((item) => item.getBoundingClientRect().top)

test.describe('the help without any script', () => {
  for (const [language, title, question] of [
    ['de', 'Hilfe', 'Wer kann eine Frist verlängern?'],
    ['fr', 'Aide', 'Qui peut prolonger un délai ?'],
    ['it', 'Aiuto', 'Chi può prorogare un termine?'],
    ['rm', 'Agid', 'Tgi po prolungar in termin?'],
    ['en', 'Help', 'Who can extend a deadline?'],
  ] as const) {
    test(`is whole in ${language} and opens its answers`, async () => {
      const page = await openPage({ script: false })
      await page.goto(`/hilfe?lang=${language}`)

      await expect(page.locator('h1')).toHaveText(title)
      expect(await page.locator('main details > [id]').evaluateAll((answers) => answers.map(({ id }) => id))).toEqual(helpQuestions)
      await page.getByText(question, { exact: true }).click()
      await expect.poll(() => readable(page)).toEqual(['wer'])
      expect(await page.locator('meta[name=description]').getAttribute('content')).toContain('PID')
    })
  }

  test('searches by a form, and says where to ask when it has no answer', async () => {
    const page = await openPage({ script: false })
    await page.goto('/hilfe')
    await page.getByRole('searchbox').fill('treuhender')
    await page.getByRole('searchbox').press('Enter')

    await page.waitForURL('**/hilfe?q=treuhender')
    expect(await readable(page)).toEqual(['vertretung'])
    await expect(page.getByRole('searchbox')).toHaveValue('treuhender')
    await page.getByRole('searchbox').fill('steuerfuss')
    await button(page, 'Suchen').click()
    await page.getByText('Keine Treffer für «steuerfuss».').waitFor()
    const found = page.getByRole('region', { name: 'Treffer' })
    await expect(found.getByRole('link').first()).toHaveAttribute('href', /^tel:/)
    await found.getByRole('link', { name: 'Alle Fragen zeigen' }).click()
    await page.waitForURL('**/hilfe')
    await expect(page.locator('main details')).toHaveCount(helpQuestions.length)
  })

  test('opens the answer that its address names, and prints them all', async () => {
    const page = await openPage({ script: false })
    await page.goto('/hilfe#beleg')

    await expect.poll(() => readable(page)).toEqual(['beleg'])
    expect(await top(page, 'beleg')).toBeGreaterThanOrEqual(0)
    await page.emulateMedia({ media: 'print' })

    expect(await readable(page)).toEqual(helpQuestions)
  })
})

test.describe('the help', () => {
  test('opens the answer that its address names, and the one that a link on the page names', async () => {
    const page = await openPage()
    await open(page, '/hilfe#stoerung')
    await expect.poll(() => openOnes(page)).toEqual(['stoerung'])
    await expect.poll(() => page.locator('#stoerung').isVisible()).toBe(true)

    await page.evaluate(() => void (location.hash = '#pid'))

    await expect.poll(() => openOnes(page)).toEqual(['pid', 'stoerung'])
    await expect.poll(() => top(page, 'pid')).toBeLessThan(120)
  })

  test('is found in the menu and below every page, and asks for the figures then', async () => {
    const page = await openPage()
    await page.goto('/')
    await awake(page)
    await expect(page.getByRole('link', { name: 'Häufige Fragen' })).toHaveAttribute('href', '/hilfe')
    await page.getByRole('banner').getByRole('button').nth(2).click()
    const asked = page.waitForRequest('**/BusinessAPI/efristerstreckung/regeln')

    await page.getByRole('navigation').getByRole('link', { name: 'Hilfe' }).click()

    await asked
    await arrival(page, 'Hilfe')
    await page.getByText('Bis wann muss ich das Gesuch stellen?').click()
    await page.getByText('31.03. des Jahres nach der Steuerperiode').waitFor()
  })

  for (const address of ['/regeln#steuerfall', '/regeln#zahlen', '/info#link', '/info#datenschutz', '/beleg', '/status', '/steuernjp']) {
    test(`leads to ${address}, which is there`, async () => {
      const page = await openPage()
      await open(page)
      await press(page, 'Alle öffnen')

      await page.locator(`main a[href="${address}"]`).first().click()

      await page.waitForURL(`**${address}`)
      const [, place = 'content'] = address.split('#')
      await expect.poll(() => page.locator(`#${place}`).count()).toBe(1)
      await expect.poll(() => page.locator('h1').textContent()).not.toMatch(/^Hilfe$|nicht gefunden/)
    })
  }

  test('counts a vote once, and sends nothing about who gave it', async () => {
    const page = await openPage()
    await open(page, '/hilfe#kosten')
    const sent = page.waitForRequest('**/BusinessAPI/efristerstreckung/hilfe')
    const vote = page.locator('#kosten').getByRole('group', { name: 'Hat das geholfen?' })

    await vote.getByRole('button', { name: 'Ja' }).click()

    const request = await sent
    expect([request.postData(), await request.headerValue('authorization'), await request.headerValue('cookie')]).toEqual([
      '{"Frage":"kosten","Hilfreich":true}',
      null,
      null,
    ])
    await vote.getByText('Danke. Wir zählen nur die Antwort, nicht wer sie gegeben hat.').waitFor()
  })
})

test.describe('the help by keyboard', () => {
  test('finds, opens, closes and leaves', async () => {
    const page = await openPage()
    await open(page)
    await page.getByRole('searchbox').focus()
    await page.keyboard.type('todesfall')
    await page.getByText(`2 von ${helpQuestions.length} Fragen`).waitFor()
    await expect(page.locator('summary').first()).toHaveText('Was gilt bei Todesfall, Wegzug oder Zuzug?')
    await expect(page.locator('mark').first()).toHaveText('Todesfall')
    expect(new URL(page.url()).search).toBe('')
    await page.keyboard.press('Enter')
    await expect
      .poll(() =>
        page
          .locator('summary')
          .first()
          .evaluate((summary) => summary === document.activeElement),
      )
      .toBe(true)
    await page.getByRole('searchbox').focus()

    await page.keyboard.press('Escape')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await button(page, 'Alle schliessen').waitFor()
    await expect.poll(() => openOnes(page)).toEqual(helpQuestions)
    await page.keyboard.press('Enter')
    await expect.poll(() => openOnes(page)).toEqual([])
    await page.locator('summary').first().focus()
    await page.keyboard.press('Space')

    await expect.poll(() => openOnes(page)).toEqual(['wer'])
    expect(await readable(page)).toEqual(['wer'])
  })
})

for (const theme of ['light', 'dark'] as const) {
  test(`in a ${theme} theme the help has no fault that axe knows, closed, open or without a find`, async () => {
    const page = await openPage({ dark: theme === 'dark' })
    await open(page)

    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 900 })
      await page.getByRole('searchbox').fill('')
      expect(await accessibilityFaults(page)).toEqual([])
      await page.getByRole('searchbox').fill('a')
      expect(await accessibilityFaults(page)).toEqual([])
      expect(await sidewaysScroll(page)).toBe(0)
      await page.getByRole('searchbox').fill('steuerfuss')
      expect(await accessibilityFaults(page)).toEqual([])
    }
  })
}
