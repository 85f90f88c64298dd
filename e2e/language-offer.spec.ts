import { expect, test } from './test.ts'
import { accessibilityFaults, sidewaysScroll } from './axe.ts'
import { openPage } from './browser.ts'
import { arrival, field, fillIn, headingOf, press } from './form.ts'

const offer = 'Cette page existe aussi en français.'

test.describe('a browser that reads French', () => {
  test('gets the page in German with an offer, and one press changes the language and keeps what was typed', async () => {
    const page = await openPage({ locale: 'fr-CH', width: 320 })
    await page.goto('/', { waitUntil: 'networkidle' })
    await arrival(page, 'eFristerstreckung juristische Person')
    await expect(page.getByText(offer)).toHaveCount(1)
    expect(await accessibilityFaults(page)).toEqual([])
    expect(await sidewaysScroll(page)).toBe(0)
    await fillIn(page, { pid: '204518' })

    await page.getByRole('link', { name: 'Français' }).click()

    await arrival(page, 'Prolongation de délai, personne morale')
    await expect(field(page, 'PID *')).toHaveValue('204518')
    await expect(page.getByText(offer)).toHaveCount(0)
    await page.reload()
    await arrival(page, 'Prolongation de délai, personne morale')
  })

  test('is not asked again after it said no', async () => {
    const page = await openPage({ locale: 'fr-CH' })
    await page.goto('/', { waitUntil: 'networkidle' })

    await press(page, 'Deutsch')
    await expect(page.getByText(offer)).toHaveCount(0)
    await page.reload()

    await arrival(page, 'eFristerstreckung juristische Person')
    await expect(page.getByText(offer)).toHaveCount(0)
  })

  test('can take the offer without script', async () => {
    const page = await openPage({ locale: 'fr-CH', script: false })
    await page.goto('/steuernnp')

    await page.getByRole('link', { name: 'Français' }).first().click()

    await expect.poll(() => headingOf(page)).toBe('Prolongation de délai, personne physique')
  })
})
