import { expect, test } from './test.ts'
import { openPage } from './browser.ts'
import { addressOf, arrival, askAsFirm, entriesOf, fillIn, press, rowsOf, sentRequests } from './form.ts'
import { somebody } from './register.ts'

const formHeading = 'eFristerstreckung juristische Person'
const firstState = ['legal-entity', '2025', '', '31.12.2026']

test.describe('back to the beginning', () => {
  test('§4.8 «Zurücksetzen» returns the form to its first values, and can be undone', async () => {
    const page = await openPage()
    await page.goto('/steuernnp')
    await fillIn(page, { period: '2025', pid: '204518', birth: '27.3.1984', deadline: '30.09.2026' })

    await press(page, 'Zurücksetzen')
    await expect.poll(() => entriesOf(page)).toEqual(['natural-person', '2026', '', '', '10.03.2027'])

    await press(page, 'Rückgängig')
    await expect.poll(() => entriesOf(page)).toEqual(['natural-person', '2025', '204518', '27.03.1984', '30.09.2026'])
  })

  test('§2.19 §4.9 «Fertig» leads to / with the first values and leaves no result behind', async () => {
    const page = await openPage()
    await askAsFirm(page, await somebody('legal-entity'))

    await press(page, 'Fertig')
    await arrival(page, formHeading)
    await expect.poll(() => addressOf(page)).toBe('/')
    await expect.poll(() => entriesOf(page)).toEqual(firstState)

    await page.goto('/result')
    await arrival(page, 'Kein Resultat mehr vorhanden')
  })

  test('§2.19 §4.9 «Zurück» after an error leads to / with the first values, and offers the old ones', async () => {
    const page = await openPage()
    await askAsFirm(page, { pid: '999998' })

    await press(page, 'Zurück')
    await arrival(page, formHeading)
    await expect.poll(() => addressOf(page)).toBe('/')
    await expect.poll(() => entriesOf(page)).toEqual(firstState)

    await press(page, 'Letzte Eingaben wiederherstellen')
    await expect.poll(() => entriesOf(page)).toEqual(['legal-entity', '2025', '999998', '30.11.2026'])
  })

  test('«Angaben korrigieren» returns with all entries', async () => {
    const page = await openPage()
    await askAsFirm(page, { pid: '999997' })

    await press(page, 'Angaben korrigieren')
    await arrival(page, formHeading)

    await expect.poll(() => entriesOf(page)).toEqual(['legal-entity', '2025', '999997', '30.11.2026'])
  })
})

test.describe('the result page', () => {
  test('keeps its answer over a reload without asking again, in this tab only', async () => {
    const page = await openPage()
    await askAsFirm(page, await somebody('legal-entity'))
    const before = await rowsOf(page)
    const sent = sentRequests(page)

    await page.reload()
    await arrival(page, 'Ihre neue Frist: 30. November 2026')
    await expect.poll(() => rowsOf(page)).toEqual(before)
    expect(sent).toEqual([])

    const other = await page.context().newPage()
    await other.goto('/result')
    await arrival(other, 'Kein Resultat mehr vorhanden')
  })

  test('without an answer says why and leads to the form', async () => {
    const page = await openPage()
    await page.goto('/result')
    await arrival(page, 'Kein Resultat mehr vorhanden')
    await expect(page.getByRole('main')).toContainText('041 000 00 00')

    await page.getByRole('link', { name: 'Neues Gesuch stellen' }).click()

    await arrival(page, formHeading)
    await expect.poll(() => addressOf(page)).toBe('/')
  })

  test('leaves nothing personal in address, cookies or storage, and nothing at all after «Fertig»', async () => {
    const page = await openPage()
    const stored = (): Promise<readonly [string[], string[]]> =>
      page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage)] as const)
    await askAsFirm(page, await somebody('legal-entity'))

    await expect.poll(() => addressOf(page)).toBe('/result')
    expect(await stored()).toEqual([[], ['extension.5']])
    expect(await page.context().cookies()).toEqual([])

    await press(page, 'Fertig')
    await arrival(page, formHeading)
    expect(await stored()).toEqual([[], []])
    expect(await page.evaluate<unknown>(() => history.state)).toBeNull()
  })
})
