import { expect, onTestFinished, sharedProduct, test } from './test.ts'
import { openPage } from './browser.ts'
import { arrival, askAsFirm, button, describedBy, field, fillIn, press, rowsOf, sentRequests } from './form.ts'
import { startProduct } from './product.ts'
import { storedRequests } from './register.ts'
import { now } from './setup.ts'

const right = { period: '2025', pid: '204518', birth: '27.3.1984', deadline: '30.09.2026' }

test.describe('what the form does not send', () => {
  for (const [label, wrong, message] of [
    ['§8.2 a PID that begins with 0', { pid: '012345' }, 'Ungültige PID'],
    ['§8.2 a PID with letters', { pid: '12a' }, 'Ungültige PID'],
    ['§8.2 a PID of seven digits', { pid: '1234567' }, 'Ungültige PID'],
    ['§5.4 no PID', { pid: '' }, 'Ungültige PID'],
    ['§8.3 a birth date in the future', { birth: '11.3.2026' }, 'Das eingebene Datum liegt in der Zukunft.'],
    ['§8.4 a birth date that no calendar has', { birth: '31.2.1984' }, 'Das eingegebene Datumsformat ist nicht korrekt.'],
    ['§5.11 no birth date', { birth: '' }, 'Geben Sie das Geburtsdatum ein'],
    ['§5.10 a deadline before today', { deadline: '09.03.2026' }, 'Wählen Sie ein Datum ab heute'],
    ['§5.10 no deadline', { deadline: '' }, 'Geben Sie ein, bis wann Sie die Frist verlängern möchten'],
  ] as const) {
    test(label, async () => {
      const page = await openPage()
      const sent = sentRequests(page)
      await page.goto('/steuernnp')

      await fillIn(page, { ...right, ...wrong })
      await press(page, 'Absenden')

      const summary = page.getByRole('region', { name: 'Es gibt ein Problem' })
      await expect(summary.getByRole('link')).toContainText([message])
      await expect(page.locator(':focus')).toHaveText('Es gibt ein Problem')
      await expect(page).toHaveTitle(/^Fehler: eFristerstreckung natürliche Person/)
      expect(sent).toEqual([])

      await summary.getByRole('link').click()
      const box = page.locator(':focus')
      await expect(box).toHaveAttribute('aria-invalid', 'true')
      await expect.poll(() => describedBy(box)).toContain(`Fehler: ${message}`)
    })
  }

  test('an error goes as soon as it is mended', async () => {
    const page = await openPage()
    await page.goto('/steuernnp')
    await fillIn(page, { ...right, pid: '0' })
    await press(page, 'Absenden')

    await field(page, 'PID *').fill('204518')

    await expect(page.getByText('Es gibt ein Problem')).toHaveCount(0)
    await expect(field(page, 'PID *')).not.toHaveAttribute('aria-invalid')
    await expect(page).toHaveTitle(/^eFristerstreckung/)
  })
})

test.describe('what the server refuses', () => {
  test('§8.1 §3.8 is one row «Fehler» with the message, and «Zurück» instead of «Fertig»', async () => {
    const page = await openPage()

    await askAsFirm(page, { pid: '999999' })

    await expect
      .poll(() => rowsOf(page))
      .toEqual([
        [
          'Fehler',
          'Zu diesen Angaben wurde kein Steuerfall gefunden. Bitte prüfen Sie Rechtsform, PID und Steuerperiode anhand Ihrer Steuererklärung.',
        ],
      ])
    await expect(button(page, 'Zurück')).toHaveCount(1)
    await expect(button(page, 'Fertig')).toHaveCount(0)
    expect(await storedRequests('legal-entity', '999999')).toMatchObject([{ outcome: 'rejected' }])
  })

  test('§8.1 is told in its words even where the page itself saw no fault', async () => {
    const nextYear = '2027-02-01T12:00:00Z'
    const ahead = await startProduct({ databaseUrl: sharedProduct().databaseUrl, clock: now, pageClock: nextYear })
    onTestFinished(ahead.stop)
    const page = await openPage({ address: ahead.address, at: nextYear, expects: ['status of 400'] })
    await page.goto('/steuernnp')

    await fillIn(page, { pid: '204518', birth: '27.3.1984' })
    await press(page, 'Absenden')
    await arrival(page, 'Dieses Gesuch konnten wir nicht annehmen.')

    await expect.poll(() => rowsOf(page)).toEqual([['Fehler', 'Für die Steuerperiode 2027 ist keine Online-Fristerstreckung möglich.']])
    expect(await storedRequests('natural-person', '204518')).toEqual([])
  })
})
