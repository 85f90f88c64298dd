import type { Page } from '@playwright/test'
import { expect, test } from './test.ts'
import { pagePaths } from '../src/main/page-paths.ts'
import { faultsInBothLooks } from './axe.ts'
import { headed, openPage } from './browser.ts'
import { addressOf, arrival, button, entriesOf, fillIn, headingOf } from './form.ts'

const focused = (page: Page): Promise<string | null> => page.locator(':focus').textContent()
const languageButton = (page: Page) => page.getByRole('banner').getByRole('button').first()

test.describe('the language of a browser', () => {
  for (const [locale, heading, lang] of [
    ['fr-CH', 'Prolongation de délai, personne physique', 'fr-CH'],
    ['en-GB', 'Deadline extension, individual', 'en'],
    ['ja-JP', 'eFristerstreckung natürliche Person', 'de-CH'],
  ] as const) {
    test(`of which it reads ${locale} first is that of the form, with and without script`, async () => {
      const page = await openPage({ locale })
      const plain = await openPage({ locale, script: false })

      await page.goto('/steuernnp')
      await plain.goto('/steuernnp')

      await arrival(page, heading)
      await expect(page.locator('html')).toHaveAttribute('lang', lang)
      await expect(plain.locator('html')).toHaveAttribute('lang', lang)
      await expect.poll(() => headingOf(plain)).toBe(heading)
    })
  }

  test('gives way to the one that was chosen, which stays', async () => {
    const page = await openPage({ locale: 'fr-CH', width: 320 })
    await page.goto('/')
    await arrival(page, 'Prolongation de délai, personne morale')
    await fillIn(page, { pid: '204518' })

    await languageButton(page).click()
    await page.getByRole('button', { name: 'Deutsch' }).click()

    await arrival(page, 'eFristerstreckung juristische Person')
    await expect(page.getByLabel('PID *')).toHaveValue('204518')
    await page.reload()
    await arrival(page, 'eFristerstreckung juristische Person')
  })
})

test.describe('addresses', () => {
  for (const path of ['/gibt/es/nicht', '/steuernnp/', '/Info', '/result/alt']) {
    test(`§2.6 §8.6 ${path} leads to the error page, and the server says 404`, async () => {
      const page = await openPage({ expects: ['status of 404'] })

      const answer = await page.goto(path)
      await arrival(page, 'Diese Seite gibt es nicht')

      expect(answer?.status()).toBe(404)
      await expect.poll(() => addressOf(page)).toBe('/pages/errors/error-404')
      await expect(page.getByRole('definition')).toHaveText(path)
      await page.getByRole('link', { name: 'Zum Formular' }).click()
      await arrival(page, 'eFristerstreckung juristische Person')
    })
  }

  for (const [path, title] of [
    ['/', 'eFristerstreckung juristische Person'],
    ['/steuernnp', 'eFristerstreckung natürliche Person'],
    ['/result', 'Kein Resultat mehr vorhanden'],
    ['/info', 'Über diesen Dienst'],
    ['/status', 'Status des Dienstes'],
    ['/pages/errors/error-404', 'Diese Seite gibt es nicht'],
  ] as const) {
    test(`§1.1 ${path} names itself «${title}» in the window, with product and canton`, async () => {
      const page = await openPage()

      const answer = await page.goto(path)
      await arrival(page, title)

      expect(answer?.status()).toBe(200)
      await expect(page).toHaveTitle(`${title} – eFristerstreckung – Kanton Musterland`)
    })
  }

  test('§2.5 /info has no footer, unlike the form', async () => {
    const page = await openPage()
    await page.goto('/')
    await arrival(page, 'eFristerstreckung juristische Person')
    await expect(page.getByRole('contentinfo')).toHaveCount(1)

    await page.getByRole('link', { name: 'Mehr zum Datenschutz' }).click()
    await arrival(page, 'Über diesen Dienst')

    await expect(page.getByRole('contentinfo')).toHaveCount(0)
    await expect(page.getByRole('region', { name: 'Kontakt' })).toHaveCount(0)
  })

  test('§9.6 the frame keeps the sizes and typefaces of the spec', async () => {
    const page = await openPage()
    await page.goto('/')

    const shown = await page.evaluate(() => {
      const [root, body, bold] = ['html', 'body', 'h1'].map((name) => getComputedStyle(document.querySelector(name) ?? document.body))
      return {
        base: root?.fontSize,
        text: [body?.fontSize, body?.fontWeight],
        heading: bold?.fontWeight,
        family: body?.fontFamily,
        logo: document.querySelector('header svg')?.getBoundingClientRect().width,
      }
    })

    expect(shown).toMatchObject({ base: '10px', text: ['14px', '400'], heading: '600', logo: 32 })
    // Mulish is what Muli is called today; it is the typeface that is delivered.
    expect(shown.family).toMatch(/^"Mulish Variable", "Mulish fallback", Mulish, Muli, Roboto, Helvetica, Arial, sans-serif$/)
  })

  test('§2.20 the logo leads to /', async () => {
    const page = await openPage()
    await page.goto('/info')

    await page.getByRole('link', { name: /Kanton Musterland/ }).click()
    await arrival(page, 'eFristerstreckung juristische Person')

    await expect.poll(() => addressOf(page)).toBe('/')
  })

  test('/status says that the service works, by the answer of the server', async () => {
    const page = await openPage()

    await page.goto('/status')

    await page.getByRole('heading', { name: 'Der Dienst läuft', exact: true }).waitFor()
    await expect(page.getByRole('main')).toContainText(/Letzte Antwort: .+ · Version \d/)
  })

  test('/api/docs is whole without any script, in the frame of the canton, and tells the calls for outsiders only', async () => {
    const page = await openPage({ script: false })

    await page.goto('/api/docs?lang=en')

    await expect.poll(() => headingOf(page)).toBe('API for your software')
    await expect(page.getByRole('banner')).toContainText('Kanton Musterland')
    await expect(page.locator('pre').first()).toContainText('/BusinessAPI/efristerstreckung')
    await expect(page.getByText(/^\d+ requests per minute and network$/)).toHaveCount(1)
    await expect(page.locator('main')).not.toContainText('/api/auth')
  })

  test('/api/docs is led to from the menu, and fits on a phone', async () => {
    const page = await openPage({ width: 360 })
    await page.goto('/')
    await page.getByRole('banner').getByRole('button').nth(2).click()

    await page.getByRole('link', { name: /API/ }).click()

    await page.getByRole('heading', { level: 1, name: 'Schnittstelle für Ihre Software' }).waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  })
})

for (const path of pagePaths) {
  test(`no fault that axe knows at ${path}, in light and in dark`, async () => {
    const page = await openPage()
    // Colours that fade would show axe a moment that nobody looks at.
    await page.emulateMedia({ reducedMotion: 'reduce' })

    await page.goto(path)
    await headed(page)

    expect(await faultsInBothLooks(page)).toEqual([])
  })
}

test.describe('languages', () => {
  for (const [name, lang, heading] of [
    ['Deutsch', 'de-CH', 'eFristerstreckung natürliche Person'],
    ['Français', 'fr-CH', 'Prolongation de délai, personne physique'],
    ['Italiano', 'it-CH', 'Proroga del termine, persona fisica'],
    ['Rumantsch', 'rm-CH', 'Prolungaziun dal termin, persuna natirala'],
    ['English', 'en', 'Deadline extension, individual'],
  ] as const) {
    test(`${name} keeps the entries, says lang="${lang}", and stays over a reload`, async () => {
      const page = await openPage()
      await page.goto('/steuernnp')
      await fillIn(page, { pid: '204518', birth: '27.3.1984', deadline: '30.09.2027' })

      await languageButton(page).click()
      await button(page, name).click()
      await arrival(page, heading)

      await expect.poll(() => entriesOf(page)).toEqual(['natural-person', '2026', '204518', '27.03.1984', '30.09.2027'])
      await expect(page.locator('html')).toHaveAttribute('lang', lang)
      await page.reload()
      await arrival(page, heading)
    })
  }
})

test.describe('the frame by keyboard', () => {
  test('begins with the way past it', async () => {
    const page = await openPage()
    await page.goto('/')
    await arrival(page, 'eFristerstreckung juristische Person')

    await page.keyboard.press('Tab')
    await expect.poll(() => focused(page)).toBe('Zum Inhalt springen')
    expect((await page.locator(':focus').boundingBox())?.y).toBeGreaterThanOrEqual(0)

    await page.keyboard.press('Enter')
    await expect(page.locator(':focus')).toHaveAttribute('id', 'content')
  })

  test('opens the menu, walks through it, leaves it and follows it', async () => {
    const page = await openPage()
    await page.goto('/')
    const menu = button(page, 'Menü')
    await menu.focus()

    await page.keyboard.press('Enter')
    await page.getByRole('navigation', { name: 'Menü' }).waitFor()
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => focused(page)).toBe('Frist erstrecken: natürliche Person')

    await page.keyboard.press('Escape')
    await expect.poll(() => focused(page)).toBe('Menü')
    await expect(menu).toHaveAttribute('aria-expanded', 'false')

    await page.keyboard.press('Enter')
    await page.getByRole('navigation', { name: 'Menü' }).waitFor()
    for (const _ of ['Natürliche Person', 'Juristische Person', 'Beleg', 'Regeln', 'Hilfe', 'Über diesen Dienst', 'Stand'])
      await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await arrival(page, 'Status des Dienstes')
    await expect.poll(() => focused(page)).toBe('Status des Dienstes')
  })
})
