import type { Page, Route } from '@playwright/test'
import { expect, more, test } from './test.ts'
import { openPage } from './browser.ts'
import { arrival, askAsFirm, button, entriesOf, field, fillIn, press, sentRequests } from './form.ts'
import { somebody, storedReferences, storedRequests } from './register.ts'

const service = '/BusinessAPI/efristerstreckung'
const lost = { expects: ['net::ERR_'] }
/** Longer than all tries of one request together. */
const patience = 30_000
const granted = 'Ihre neue Frist: 30. November 2026'

test.describe('pressing more than once', () => {
  for (const [label, pressTwice] of [
    ['a double click', (page: Page) => button(page, 'Absenden').dblclick()],
    ['Enter and a click at once', enterAndClick],
    ['two submits in one breath', (page: Page) => page.locator('form').evaluate(submitTwice)],
  ] as const) {
    test(`${label} sends one request and stores one row`, async () => {
      const page = await openPage()
      const sent = sentRequests(page)
      const { pid } = await somebody('legal-entity')
      // The form stays until the result page has been fetched, which here waits for the second press.
      const { promise: pressed, resolve: letThrough } = Promise.withResolvers<void>()
      await page.route('**/assets/result-page-*.js', async (route) => {
        await pressed
        await route.continue()
      })
      await page.goto('/')
      await fillIn(page, { pid, deadline: '30.11.2026' })

      await pressTwice(page)
      letThrough()
      await arrival(page, granted)

      expect(sent).toEqual([service])
      expect(await storedRequests('legal-entity', pid)).toHaveLength(1)
    })
  }

  test('after the way back, the same entries are not sent again', async () => {
    const page = await openPage()
    const sent = sentRequests(page)
    const { pid } = await somebody('legal-entity')
    await askAsFirm(page, { pid })

    await page.goBack()
    await arrival(page, 'eFristerstreckung juristische Person')
    await expect.poll(() => entriesOf(page)).toEqual(['legal-entity', '2025', pid, '30.11.2026'])
    await expect(page.getByText('Dieses Gesuch haben Sie bereits gesendet.')).toHaveCount(1)

    await press(page, 'Absenden')
    await arrival(page, granted)
    expect(sent).toEqual([service])
  })
})

test.describe('a bad connection', () => {
  test('§4.7 while the answer is awaited, /result says so aloud and has no buttons yet', async () => {
    const page = await openPage()
    const { pid } = await somebody('legal-entity')
    const { promise, resolve: answer } = Promise.withResolvers<void>()
    await page.route(`**${service}`, async (route) => {
      await promise
      await route.continue()
    })
    await page.goto('/')
    await fillIn(page, { pid, deadline: '30.11.2026' })

    await press(page, 'Absenden')
    await page.waitForURL('/result')
    await arrival(page, 'Gesuch wird gesendet')
    await expect(page.getByRole('status')).toContainText('Gesuch wird gesendet')
    await expect(page.getByRole('contentinfo')).toHaveCount(0)

    answer()
    await arrival(page, granted)
    await expect(page.locator(':focus')).toHaveText(granted)
  })

  test('that loses one answer is made good without anybody noticing: one row, its reference', async () => {
    const page = await openPage(lost)
    const { pid } = await somebody('legal-entity')
    await page.route(`**${service}`, loseAnswer, { times: 1 })

    await askAsFirm(page, { pid })

    await arrival(page, granted)
    expect(await storedReferences('legal-entity', pid)).toEqual([await shownReference(page)])
  })

  test('that loses the request has an unknown outcome in the end, and another press gets the answer', more(), async () => {
    const page = await openPage(lost)
    page.setDefaultTimeout(patience)
    const sent = sentRequests(page)
    const { pid } = await somebody('legal-entity')
    await page.route(`**${service}`, (route) => route.abort())

    await askAsFirm(page, { pid })
    await arrival(page, 'Wir haben keine Antwort erhalten')
    expect(sent).toEqual([service, service, service, service])
    expect(await storedRequests('legal-entity', pid)).toEqual([])

    await page.unroute(`**${service}`)
    await press(page, 'Erneut senden')
    await arrival(page, granted)
    expect(await storedRequests('legal-entity', pid)).toHaveLength(1)
  })

  test('that loses every answer keeps its key over a reload: the next press brings the stored answer, and there is one row', async () => {
    const page = await openPage(lost)
    page.setDefaultTimeout(patience)
    const { pid } = await somebody('legal-entity')
    await page.route(`**${service}`, loseAnswer)
    await askAsFirm(page, { pid })
    await arrival(page, 'Wir haben keine Antwort erhalten')
    const [stored] = await storedReferences('legal-entity', pid)

    await page.unroute(`**${service}`)
    await page.reload()
    await press(page, 'Erneut senden')

    await arrival(page, granted)
    await expect.poll(() => shownReference(page)).toBe(stored)
    expect(await storedRequests('legal-entity', pid)).toMatchObject([{ outcome: 'granted', new_deadline: '2026-11-30' }])
  })

  test('that loses the part of the page that sends has sent nothing, and says so', async () => {
    const page = await openPage(lost)
    const { pid } = await somebody('legal-entity')
    await page.route('**/assets/send-*.js', (route) => route.abort())
    const begunAnew = page.waitForEvent('load', { predicate: () => page.url().endsWith('/result') })
    await askAsFirm(page, { pid })
    await begunAnew
    await arrival(page, 'Ihr Gesuch ist noch nicht gesendet')
    // The styles of a page that begins here come in another order than on the way from the form.
    await expect(page.locator('h1')).toHaveCSS('font-size', '26px')
    await expect(page.getByRole('main')).toHaveText(/Das Senden ist nicht gelungen(?![^]*Verbindung)/)
    expect(await storedRequests('legal-entity', pid)).toEqual([])

    await page.unroute('**/assets/send-*.js')
    await press(page, 'Jetzt senden')

    await arrival(page, granted)
    expect(await storedRequests('legal-entity', pid)).toHaveLength(1)
  })
})

/** The server stores and answers; the answer never arrives. */
async function loseAnswer(route: Route): Promise<void> {
  await route.fetch()
  await route.abort()
}

async function shownReference(page: Page): Promise<string> {
  const text = await page
    .getByText(/^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/)
    .first()
    .textContent()
  return text?.replaceAll('-', '') ?? ''
}

/** In a window that shows the whole form, and with the place of the button looked up before, nothing waits between key and click. */
async function enterAndClick(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 1600 })
  const box = await button(page, 'Absenden').boundingBox()
  if (!box) throw new Error('the button is not on the page')
  await field(page, 'PID *').focus()
  await Promise.all([page.keyboard.press('Enter'), page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)])
}

function submitTwice(form: HTMLElement | SVGElement): void {
  if (!(form instanceof HTMLFormElement)) return
  form.requestSubmit()
  form.requestSubmit()
}
