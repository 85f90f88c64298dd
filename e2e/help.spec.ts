import { expect, soon, test } from './test.ts'
import { hearsNews } from './browser.ts'
import { inTime, notice } from './accounts.ts'
import { faultsInBothLooks } from './axe.ts'
import { aPair } from './chat.ts'
import { heading, openBase, openEditor, openFaq, questions } from './help.ts'

for (const width of [1280, 360]) {
  test.describe(`by mouse and finger at ${width} px`, () => {
    test('§2.45 several answers are open at once, the filter marks and opens, and what is closed is still found by the browser', async () => {
      const page = await openFaq({ width })
      await questions(page).nth(0).click()
      await questions(page).nth(2).click()
      const closed = page.locator('main article > [hidden="until-found"]')
      await expect(closed).toHaveCount((await questions(page).count()) - 2)
      expect(await faultsInBothLooks(page)).toEqual([])

      await page.getByRole('searchbox').fill('frist längstens')

      await page
        .getByText(/^\d of \d+ questions$/)
        .first()
        .waitFor()
      await expect(questions(page).first()).toHaveAttribute('aria-expanded', 'true')
      await expect(page.locator('mark').first()).toContainText(/frist|längstens/i)
      expect(await faultsInBothLooks(page)).toEqual([])
    })

    test('§2.46 from the category over all its articles into one, on to the next, and back', async () => {
      const page = await openBase({ width })
      expect(await faultsInBothLooks(page)).toEqual([])

      await page.getByRole('link', { name: 'See all articles (24)' }).click()
      await heading(page, 'Item Support').waitFor()
      const lines = page.locator('main li').filter({ has: page.locator('p') })
      await expect.poll(() => lines.count(), inTime).toBe(24)
      expect(await faultsInBothLooks(page)).toEqual([])
      await page.getByRole('link', { name: 'Sharpen the pocket knife' }).click()
      await heading(page, 'Sharpen the pocket knife').waitFor()
      expect(await faultsInBothLooks(page)).toEqual([])
      await page.getByRole('link', { name: /^Next article/ }).click()
      await heading(page, 'Wash the wool blanket').waitFor()
      await page.goBack()

      await heading(page, 'Sharpen the pocket knife').waitFor()
    })

    test('an article is written, looked at, published, changed, taken back from its history, removed and restored', async () => {
      const page = await openBase({ width })
      const editor = await openEditor(page, '/pages/knowledge-base/edit/new')
      await page.getByLabel('Title *').fill('Mend a linen bag')
      await page.getByLabel('Category *').selectOption('Item Support')
      await editor.fill('Use a thin needle.')
      await page.getByRole('button', { name: 'Preview' }).click()
      await page.getByRole('heading', { level: 2, name: 'Mend a linen bag' }).waitFor()
      expect(await faultsInBothLooks(page)).toEqual([])
      await page.getByRole('button', { name: 'Save and publish' }).click()
      await notice(page, '«Mend a linen bag» is published').waitFor()
      await heading(page, 'Mend a linen bag').waitFor()

      await page.getByLabel('Title *').fill('Mend a bag')
      await page.getByRole('button', { name: 'Save and publish changes' }).click()
      await notice(page, '«Mend a bag» is published').waitFor()
      await page.getByRole('tab', { name: 'History' }).click()
      await page.getByRole('button', { name: 'Restore version 1' }).click()
      await notice(page, /^Version 1 is the draft now/).waitFor()
      await expect.poll(() => page.getByLabel('Title *').inputValue(), inTime).toBe('Mend a linen bag')
      await page.getByRole('button', { name: 'As readers see it' }).click()
      await heading(page, 'Mend a bag').waitFor()

      await page.goto('/pages/knowledge-base/edit')
      await page.getByRole('button', { name: 'Move «Mend a linen bag» to the bin' }).click()
      await notice(page, '«Mend a linen bag» moved to the bin').waitFor()
      await page.getByRole('button', { name: 'Undo', exact: true }).first().click()
      await page.getByRole('link', { name: 'Mend a linen bag' }).waitFor()
      expect(await faultsInBothLooks(page)).toEqual([])
    })
  })
}

test('a link to a question opens it and brings it into sight; all of them are on paper', async () => {
  const first = await openFaq()
  const id = await first.locator('main article').last().getAttribute('id')
  await first.goto('/apps/notes')
  await first.goto(`/pages/faq#${id}`)
  const item = first.locator(`#${id}`)

  await item.locator('button[aria-expanded=true]').first().waitFor()
  await expect.poll(() => item.evaluate((each) => each.getBoundingClientRect().top < innerHeight), inTime).toBe(true)
  await first.emulateMedia({ media: 'print' })
  const answers = first.locator('main article > div')
  const heights = await answers.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height))
  expect(Math.min(...heights)).toBeGreaterThan(10)
})

test('an address within an article leads to its part, and links in it to our own pages', async () => {
  const page = await openBase()
  await page.getByRole('link', { name: 'Was die eFristerstreckung tut' }).click()
  await heading(page, 'Was die eFristerstreckung tut').waitFor()
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Was man bekommt' }).click()
  expect(page.url()).toMatch(/#was-man-bekommt$/)
  await page.reload()
  await page.locator('#was-man-bekommt').waitFor()

  await page.getByRole('link', { name: 'Formular eFristerstreckung' }).click()

  await heading(page, /^eFristerstreckung/).waitFor()
})

test('two members see what the other publishes within a second', { tag: '@timing' }, async () => {
  const { anna, beat } = await aPair()
  for (const page of [anna, beat]) {
    await page.goto('/pages/faq')
    await questions(page).first().waitFor()
    await hearsNews(page)
  }
  const count = await questions(beat).count()
  const editor = await openEditor(anna, '/pages/faq/edit/new')
  await anna.getByLabel('Question *').fill('Who waters the plants?')
  await anna.getByLabel('Topic *').selectOption('Daily work')
  await editor.fill('Beat does, on Fridays.')
  const published = anna.waitForResponse((response) => response.url().endsWith('/publish'))
  await anna.getByRole('button', { name: 'Save and publish' }).click()
  await published

  await soon(expect.poll(() => questions(beat).count(), inTime).toBe(count + 1), 1500)
})
