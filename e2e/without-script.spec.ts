import { expect, onTestFinished, sharedProduct, test } from './test.ts'
import { accessibilityFaults, sidewaysScroll } from './axe.ts'
import { openPage } from './browser.ts'
import { arrival, askAsFirm, button, entriesOf, field, fillIn, headingOf, press, rowsOf } from './form.ts'
import { startProduct } from './product.ts'
import { somebody, storedRequests } from './register.ts'
import { now } from './setup.ts'

const noScript = { script: false, width: 360, expects: ['status of 422'] } as const

test.describe('without JavaScript', () => {
  test('a person asks, gets the rows of the spec under a secret address, and leaves nothing behind', async () => {
    const page = await openPage(noScript)
    const { pid, birth, name, firstName } = await somebody('natural-person')
    await page.goto('/steuernnp')
    await fillIn(page, { period: '2025', pid, birth, deadline: '30.9.26' })

    await press(page, 'Absenden')

    expect(page.url()).toMatch(/\/result\?antwort=[\w-]{32}$/)
    await expect
      .poll(() => rowsOf(page))
      .toEqual([
        ['Resultat Ihrer Fristverlängerung', 'Die Fristerstreckung wurde bewilligt. Neue Frist: 30.09.2026.'],
        ['Alte Frist', '31.03.2026'],
        ['Neue Frist', '30.09.2026'],
        ['Datum des Antrages', '10.03.2026, 13:00'],
        ['Nachname', name],
        ['Vorname', firstName],
        ['PID', pid],
      ])
    expect(await storedRequests('natural-person', pid)).toHaveLength(1)

    const address = page.url()
    await page.reload()
    await expect.poll(() => headingOf(page)).toBe('Ihre neue Frist: 30. September 2026')
    await press(page, 'Fertig')
    expect(page.url()).toBe(`${sharedProduct().address}/`)
    await page.goto(address)
    await expect.poll(() => headingOf(page)).toBe('Kein Resultat mehr vorhanden')
  })

  test('the same faults show as with it, and all entries stay', async () => {
    const page = await openPage(noScript)
    await page.goto('/steuernnp')
    await fillIn(page, { period: '2025', pid: '0123', birth: '31.2.1984', deadline: '30.9.2026' })

    await press(page, 'Absenden')

    await expect(page).toHaveTitle(/^Fehler: /)
    const summary = page.getByRole('region', { name: 'Es gibt ein Problem' })
    expect(await summary.getByRole('link').allTextContents()).toEqual([
      'Ungültige PID – nur Ziffern, nicht mit 0 beginnend',
      'Das eingegebene Datumsformat ist nicht korrekt. Schreiben Sie das Datum so: 27.03.1984.',
    ])
    await expect.poll(() => entriesOf(page)).toEqual(['natural-person', '2025', '0123', '31.2.1984', '30.09.2026'])
    await summary.getByRole('link').first().click()
    expect(new URL(page.url()).hash).toBe('#pid')
  })

  test('too late a date is set back and shown before anything is sent', async () => {
    const page = await openPage(noScript)
    const { pid } = await somebody('legal-entity')
    await page.goto('/')
    await fillIn(page, { pid, deadline: '15.1.2027' })

    await press(page, 'Absenden')

    await expect(page.getByRole('alert')).toContainText(
      'Das ausgewählte Datum überschreitet die gültige Frist von 31.12.2026. Es wird wieder auf die gültige Frist zurückgesetzt.',
    )
    await expect(field(page, 'Frist bis *')).toHaveValue('31.12.2026')
    expect(await storedRequests('legal-entity', pid)).toEqual([])
  })

  test('a refusal can be corrected; only the birth date has to be typed again', async () => {
    const page = await openPage(noScript)
    await page.goto('/steuernnp')
    await fillIn(page, { period: '2025', pid: '999997', birth: '1.1.1970', deadline: '30.09.2026' })
    await press(page, 'Absenden')
    await expect.poll(() => rowsOf(page)).toMatchObject([['Fehler', /kein Steuerfall gefunden/]])

    await press(page, 'Angaben korrigieren')

    expect(new URL(page.url()).pathname).toBe('/steuernnp')
    await expect.poll(() => entriesOf(page)).toEqual(['natural-person', '2025', '999997', '', '30.09.2026'])
  })

  test('a change of legal form or period adapts the form when asked to', async () => {
    const page = await openPage(noScript)
    await page.goto('/')
    await field(page, 'natürliche Person').check()

    await press(page, 'Felder anpassen')

    await expect.poll(() => headingOf(page)).toBe('eFristerstreckung natürliche Person')
    await expect.poll(() => entriesOf(page)).toEqual(['natural-person', '2025', '', '', '30.11.2026'])
    await press(page, 'Zurücksetzen')
    await expect.poll(() => entriesOf(page)).toEqual(['legal-entity', '2025', '', '31.12.2026'])
  })

  test('pressing twice stores one request', async () => {
    const page = await openPage(noScript)
    const { pid } = await somebody('legal-entity')
    await page.goto('/')
    await fillIn(page, { pid, deadline: '30.11.2026' })

    // The second press may meet the form or, where the answer is quick, the page of the result.
    await button(page, 'Absenden').dblclick()
    await expect.poll(() => storedRequests('legal-entity', pid)).not.toHaveLength(0)
    await page.waitForLoadState('networkidle')

    expect(await storedRequests('legal-entity', pid)).toHaveLength(1)
  })

  test('the same page sent again with another date is another request', async () => {
    const page = await openPage(noScript)
    const { pid } = await somebody('legal-entity')
    await page.goto('/')
    const sent = (await page.locator('input[name=key]').getAttribute('value')) ?? ''
    const form = { 'legal-form': 'legal-entity', period: '2025', pid, key: sent }

    for (const deadline of ['31.10.2026', '31.10.2026', '30.11.2026']) await page.request.post('/', { form: { ...form, deadline } })

    expect(await storedRequests('legal-entity', pid)).toMatchObject([{ new_deadline: '2026-10-31' }, { new_deadline: '2026-11-30' }])
  })

  test('a link fills the form, and languages are links', async () => {
    const page = await openPage(noScript)
    await page.goto('/steuernnp?subjektid=123456&periode=2025&birth=24.11.1980')
    await expect.poll(() => entriesOf(page)).toEqual(['natural-person', '2025', '123456', '24.11.1980', '30.11.2026'])

    await page.getByRole('link', { name: 'Français' }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CH')
    await page.goto('/steuernjp')
    await expect.poll(() => headingOf(page)).toBe('Prolongation de délai, personne morale')
    await page.getByRole('link', { name: 'Leichte Sprache' }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'de-CH-simple')
    await page.goto('/info')
    await expect(page.locator('html')).toHaveAttribute('lang', 'de-CH-simple')
  })

  test('a secret address closes after a quarter of an hour', async () => {
    const page = await openPage(noScript)
    const { pid } = await somebody('legal-entity')
    await page.goto('/')
    await fillIn(page, { pid, deadline: '30.11.2026' })
    await press(page, 'Absenden')
    const later = await startProduct({ databaseUrl: sharedProduct().databaseUrl, clock: '2026-03-10T12:15:01Z' })
    onTestFinished(later.stop)
    await expect.poll(() => headingOf(page)).toBe('Ihre neue Frist: 30. November 2026')

    const again = await openPage({ ...noScript, address: later.address })
    await again.goto(page.url().replace(sharedProduct().address, later.address))

    await expect.poll(() => headingOf(again)).toBe('Kein Resultat mehr vorhanden')
  })

  for (const path of ['/', '/steuernnp', '/result', '/info', '/beleg', '/regeln', '/hilfe', '/gibt-es-nicht']) {
    test(`${path} is a whole page, without a fault and without a dead control`, async () => {
      const page = await openPage({ ...noScript, expects: ['status of 404'] })
      await page.goto(path)

      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      expect(await sidewaysScroll(page)).toBe(0)
      for (const each of await page.getByRole('button').all()) await expect(each).toHaveAttribute('type', 'submit')
    })
  }
})

test.describe('when the script arrives', () => {
  for (const path of ['/', '/steuernnp', '/steuernjp?periode=2026', '/beleg', '/?lang=fr', '/steuernnp?lang=rm']) {
    test(`${path} is taken over as it is: not a letter changes`, async () => {
      const [without, with_] = [await openPage({ script: false }), await openPage()]
      const root = (page: typeof without) => page.locator('#root').innerHTML()
      await without.goto(path)
      await with_.goto(path, { waitUntil: 'networkidle' })

      expect(plain(await root(with_))).toBe(plain(await root(without)))
      expect(await with_.title()).toBe(await without.title())
    })
  }

  test('what was typed before it is kept', async () => {
    const page = await openPage()
    const { promise, resolve: arrive } = Promise.withResolvers<void>()
    await page.route('**/assets/index-*.js', async (route) => {
      await promise
      await route.continue()
    })
    await page.goto('/steuernnp', { waitUntil: 'commit' })
    await field(page, 'PID *').waitFor()
    await fillIn(page, { period: '2025', pid: '204518', birth: '27.3.1984' })

    arrive()

    await page.getByText('Neu berechnet: 30.11.2026, spätestes Datum für 2025').waitFor()
    await expect.poll(() => entriesOf(page)).toEqual(['natural-person', '2025', '204518', '27.3.1984', '30.11.2026'])
  })

  test('an answer given without it is taken over, and its secret leaves the address', async () => {
    const { pid } = await somebody('legal-entity')
    const without = await openPage(noScript)
    await without.goto('/')
    await fillIn(without, { pid, deadline: '30.11.2026' })
    await press(without, 'Absenden')

    const page = await openPage()
    await page.goto(without.url(), { waitUntil: 'networkidle' })

    expect(new URL(page.url()).search).toBe('')
    await page.reload()
    await arrival(page, 'Ihre neue Frist: 30. November 2026')
  })

  test('a reload of an answer shows nothing false before it', async () => {
    const page = await openPage()
    const { pid } = await somebody('legal-entity')
    await askAsFirm(page, { pid })
    const { promise, resolve: arrive } = Promise.withResolvers<void>()
    await page.route('**/assets/index-*.js', async (route) => {
      await promise
      await route.continue()
    })

    await page.reload({ waitUntil: 'commit' })
    // Nothing is painted before the styles are there.
    await page.waitForFunction(() => document.body && getComputedStyle(document.body).margin === '0px')
    await expect(page.getByText('Kein Resultat mehr vorhanden')).toBeHidden()

    arrive()
    await arrival(page, 'Ihre neue Frist: 30. November 2026')
  })

  test('with another day on the clock of the device, the day of the server counts', async () => {
    const page = await openPage({ at: '2031-07-01T12:00:00Z' })
    await page.goto('/steuernnp', { waitUntil: 'networkidle' })

    expect(await field(page, 'Steuerperiode *').getByRole('option').allTextContents()).toEqual([
      '2024 (einzureichen 2025)',
      '2025 (einzureichen 2026)',
      '2026 (einzureichen 2027)',
    ])
    expect(now).toContain('2026-03-10')
  })
})

test('a page without script has no fault of accessibility', async () => {
  // The tool itself is a script: it is put into the page as the server wrote it, whose own scripts are stopped.
  const page = await openPage({ width: 360, expects: ['net::ERR_'] })
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/steuernnp')

  expect(await accessibilityFaults(page)).toEqual([])
})

/** Without React's marks and what only pages without script show. */
function plain(html: string): string {
  return html.replace(/<!--.*?-->/g, '').replace(/<noscript>[\s\S]*?<\/noscript>/g, '')
}
