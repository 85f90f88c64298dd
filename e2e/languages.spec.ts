import type { Page } from '@playwright/test'
import { expect, sharedProduct, test } from './test.ts'
import { languages, readsGerman, type Language } from '../src/kit/texts.ts'
import { openPage } from './browser.ts'
import { entriesOf } from './form.ts'
import { germanLeftOver } from './german.ts'
import { somebody, storedRequests } from './register.ts'
import { expectedFaults, states } from './states.ts'
import { answered, enter, openPerson, submit } from './steps.ts'

const spoken = [
  { language: 'de', name: 'Deutsch', lang: 'de-CH' },
  { language: 'fr', name: 'Français', lang: 'fr-CH' },
  { language: 'it', name: 'Italiano', lang: 'it-CH' },
  { language: 'rm', name: 'Rumantsch', lang: 'rm-CH' },
  { language: 'en', name: 'English', lang: 'en' },
  { language: 'ls', name: 'Leichte Sprache', lang: 'de-CH-simple' },
] as const
const others = languages.filter((language) => !readsGerman(language))

for (const { language, name, lang } of spoken) {
  test.describe(`in ${name}`, () => {
    test('the form keeps every entry when somebody changes to it, and speaks nothing else from then on', async () => {
      const page = await openPage()
      await openPerson(page)
      await enter(page, { pid: '204518', birth: '27.3.', deadline: '14.11.2027' })
      await submit(page)
      await page.locator('#error-summary').waitFor()

      await choose(page, name)
      await page.locator(`html[lang=${lang}]`).waitFor()

      await expect.poll(() => entriesOf(page)).toEqual(['natural-person', '2026', '204518', '27.3.', '14.11.2027'])
      expect(await germanLeftOver(page, language)).toEqual([])
    })

    test('a person asks and gets an answer, and the words of the office are marked as German', async () => {
      const page = await openPage()
      const { pid, birth } = await somebody('natural-person')
      await speak(page, language)
      await openPerson(page)
      await enter(page, { period: '2025', pid, birth, deadline: '30.09.2026' })
      await submit(page)
      await answered(page)

      await expect(page.locator('html')).toHaveAttribute('lang', lang)
      const verdict = page.getByRole('definition').first()
      // Whoever reads German has the words of the office alone; the others have them below their own.
      const german = readsGerman(language) ? verdict : verdict.locator('[lang=de-CH]')
      await expect(german).toHaveText('Die Fristerstreckung wurde bewilligt. Neue Frist: 30.09.2026.')
      expect(await germanLeftOver(page, language)).toEqual([])
      expect(await storedRequests('natural-person', pid)).toMatchObject([{ outcome: 'granted', new_deadline: '2026-09-30' }])
    })
  })
}

test.describe('no German sentence is left', () => {
  for (const { name, show } of states) {
    test(name, async () => {
      const left: string[] = []
      for (const language of others) {
        const page = await openPage({ expects: expectedFaults })
        await speak(page, language)
        await show(page)
        left.push(...(await germanLeftOver(page, language)).map((sentence) => `${language}: ${sentence}`))
        await page.context().close()
      }

      expect(left).toEqual([])
    })
  }
})

/** As if it had been chosen on an earlier visit. */
function speak(page: Page, language: Language): Promise<void> {
  return page.context().addCookies([{ name: 'language', value: language, url: sharedProduct().address }])
}

async function choose(page: Page, name: string): Promise<void> {
  await page.getByRole('banner').getByRole('button').first().click()
  await page.getByRole('button', { name, exact: true }).click()
}
