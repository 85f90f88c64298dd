import { expect, onTestFinished, sharedProduct, test } from './test.ts'
import { openPage } from './browser.ts'
import { arrival, button, describedBy, entriesOf, field, fillIn, headingOf, press, rowsOf, sentRequests } from './form.ts'
import { startProduct } from './product.ts'
import { storedRequests } from './register.ts'
import { now } from './setup.ts'

test.describe('one request through the whole house', () => {
  test('§2.17 §3.5 §3.7 §4.6 a natural person fills in the empty form and gets every row, stored as shown', async () => {
    const page = await openPage()
    await page.goto('/steuernnp')

    await fillIn(page, { period: '2025', pid: '123456', birth: '24.11.1980', deadline: '30.09.2026' })
    await press(page, 'Absenden')
    await arrival(page, 'Ihre neue Frist: 30. September 2026')

    await expect
      .poll(() => rowsOf(page))
      .toEqual([
        ['Resultat Ihrer Fristverlängerung', 'Die Fristerstreckung wurde bewilligt. Neue Frist: 30.09.2026.'],
        ['Alte Frist', '31.03.2026'],
        ['Neue Frist', '30.09.2026'],
        ['Datum des Antrages', '10.03.2026, 13:00'],
        ['Nachname', 'Beispiel'],
        ['Vorname', 'Andrea'],
        ['PID', '123456'],
      ])
    expect(await storedRequests('natural-person', '123456')).toEqual([
      {
        period: 2025,
        wish: '2026-09-30',
        outcome: 'granted',
        old_deadline: '2026-03-31',
        new_deadline: '2026-09-30',
        received_at: new Date(now),
      },
    ])
  })

  test('§3.6 a legal entity gets its firm and PID instead of names, stored as shown', async () => {
    const page = await openPage()
    await page.goto('/')

    await fillIn(page, { pid: '123456', deadline: '31.12.2026' })
    await press(page, 'Absenden')
    await arrival(page, 'Ihre neue Frist: 31. Dezember 2026')

    await expect
      .poll(() => rowsOf(page))
      .toEqual([
        ['Resultat Ihrer Fristverlängerung', 'Die Fristerstreckung wurde bewilligt. Neue Frist: 31.12.2026.'],
        ['Alte Frist', '30.09.2026'],
        ['Neue Frist', '31.12.2026'],
        ['Datum des Antrages', '10.03.2026, 13:00'],
        ['Firma', 'Holzbau Beispiel AG'],
        ['PID', '123456'],
      ])
    expect(await storedRequests('legal-entity', '123456')).toMatchObject([{ period: 2025, outcome: 'granted', new_deadline: '2026-12-31' }])
  })
})

test.describe('the form as it opens', () => {
  for (const [path, heading, latest, entries] of [
    ['/', 'eFristerstreckung juristische Person', '31.12.2026', ['legal-entity', '2025', '', '31.12.2026']],
    ['/steuernjp', 'eFristerstreckung juristische Person', '31.12.2026', ['legal-entity', '2025', '', '31.12.2026']],
    ['/steuernnp', 'eFristerstreckung natürliche Person', '30.11.2027', ['natural-person', '2026', '', '', '10.03.2027']],
  ] as const) {
    test(`§4.1 §4.2 §4.3 ${path} has its legal form, period and deadline`, async () => {
      const page = await openPage()
      await page.goto(path)

      await expect.poll(() => headingOf(page)).toBe(heading)
      await expect(page.getByRole('main')).toContainText(`Sie können die Frist längstens bis zum ${latest} verlängern.`)
      await expect.poll(() => entriesOf(page)).toEqual(entries)
    })
  }

  test('§5.5 offers this year and the two before', async () => {
    const page = await openPage()
    await page.goto('/')

    expect(await field(page, 'Steuerperiode *').getByRole('option').allTextContents()).toEqual([
      '2024 (einzureichen 2025)',
      '2025 (einzureichen 2026)',
      '2026 (einzureichen 2027)',
    ])
    await expect.poll(() => describedBy(field(page, 'PID *'))).toContain('Bsp.: 123456')
  })
})

test.describe('the form on a phone', () => {
  for (const [path, furthest] of [
    ['/', 1000],
    ['/steuernnp', 1200],
  ] as const) {
    test(`${path} has its button at most ${furthest} px down`, async () => {
      const page = await openPage({ width: 360 })
      await page.goto(path)
      const box = await button(page, 'Absenden').boundingBox()

      expect((box?.y ?? furthest) + (box?.height ?? 1)).toBeLessThanOrEqual(furthest)
    })
  }
})

test.describe('changing legal form and period', () => {
  for (const [at, period, deadline] of [
    ['2026-03-10T12:00:00Z', '2025', '31.12.2026'],
    ['2025-06-15T12:00:00Z', '2024', '31.12.2025'],
  ] as const) {
    test(`§4.5 §9.3 on ${at} a switch to legal entity forces ${period} and the deadline ${deadline}`, async () => {
      const product = await startProduct({ databaseUrl: sharedProduct().databaseUrl, clock: at })
      onTestFinished(product.stop)
      const page = await openPage({ at, address: product.address })
      await page.goto('/steuernnp')

      await field(page, 'juristische Person').check()

      await expect.poll(() => entriesOf(page)).toEqual(['legal-entity', period, '', deadline])
      await expect.poll(() => headingOf(page)).toBe('eFristerstreckung juristische Person')
    })
  }

  test('§4.4 another period proposes a year from today, at most the maximum', async () => {
    const page = await openPage()
    await page.goto('/steuernnp')

    await press(page, '2025 wählen')
    await expect(field(page, 'Frist bis *')).toHaveValue('30.11.2026')

    await fillIn(page, { period: '2026' })
    await expect(field(page, 'Frist bis *')).toHaveValue('10.03.2027')
    await expect.poll(() => describedBy(field(page, 'Frist bis *'))).toContain('Neu berechnet: 10.03.2027')
  })

  test('§2.14 a switch to natural person keeps the period and asks for the birth date', async () => {
    const page = await openPage()
    await page.goto('/steuernjp')

    await field(page, 'natürliche Person').check()

    await expect.poll(() => entriesOf(page)).toEqual(['natural-person', '2025', '', '', '30.11.2026'])
  })
})

test.describe('a deadline nobody can have', () => {
  for (const [path, typed, latest] of [
    ['/steuernnp', '31.12.2026', '30.11.2026'],
    ['/', '01.01.2027', '31.12.2026'],
  ] as const) {
    test(`§5.9 §8.5 at ${path} ${typed} raises the alert and is set back`, async () => {
      const page = await openPage()
      await page.goto(path)

      await fillIn(page, { period: '2025', deadline: typed })
      await field(page, 'Frist bis *').press('Tab')

      await expect(page.getByRole('alert').locator('p').first()).toHaveText(
        `Das ausgewählte Datum überschreitet die gültige Frist von ${latest}. Es wird wieder auf die gültige Frist zurückgesetzt.`,
      )
      await expect(field(page, 'Frist bis *')).toHaveValue(latest)
    })
  }

  test('a press on a useful date counts, although leaving the field moves everything below it', async () => {
    const page = await openPage()
    await page.goto('/steuernnp')
    await fillIn(page, { period: '2025', deadline: '31.12.2030' })

    await press(page, '30.09.2026')

    await expect(field(page, 'Frist bis *')).toHaveValue('30.09.2026')
  })

  test('a period that is over has a panel with the way out instead of a date field', async () => {
    const page = await openPage()
    const sent = sentRequests(page)
    const pressed = Promise.withResolvers<void>()
    // The panel is a part of its own, and some press before it has arrived.
    await page.route(/\/period-over-[\w-]+\.js$/, async (route) => {
      await pressed.promise
      await route.continue()
    })
    await page.goto('/')

    await fillIn(page, { pid: '123456', period: '2024' })
    await press(page, 'Absenden')
    pressed.resolve()

    const panel = page.locator(':focus')
    await expect(panel).toContainText('Für die Steuerperiode\u00a02024 ist online keine Fristerstreckung mehr möglich')
    await expect(panel.getByRole('link', { name: '041 000 00 00' })).toHaveCount(1)
    await expect(field(page, 'Frist bis *')).toHaveCount(0)
    await expect(page.getByText('Es gibt ein Problem')).toHaveCount(0)
    expect(sent).toEqual([])

    await button(page, '2025 wählen').click()
    await expect.poll(() => entriesOf(page)).toEqual(['legal-entity', '2025', '123456', '31.12.2026'])
  })
})
