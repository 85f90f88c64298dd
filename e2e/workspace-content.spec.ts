import type { BrowserContext, Locator, Page } from '@playwright/test'
import { expect, onTestFinished, sharedBrowser, sharedProduct, test } from './test.ts'
import { attacks, type Attack } from './attacks.ts'
import { accessibilityFaults, sidewaysScroll } from './axe.ts'
import { openPage, watchFaults } from './browser.ts'

async function openPart(part: string, title: string): Promise<Page> {
  const page = await openPage()
  await arriveAt(page, part, title)
  return page
}

/** Without the test's own clock: it would be put into every frame, and ours refuse every script. */
async function openFrames(): Promise<Page> {
  const context = await sharedBrowser().newContext({ baseURL: sharedProduct().address, serviceWorkers: 'block' })
  const faults = watchFaults(context)
  const page = await context.newPage()
  onTestFinished(async () => {
    await context.close()
    expect(faults).toEqual([])
  })
  await arriveAt(page, 'safe-html', 'Foreign HTML')
  return page
}

async function arriveAt(page: Page, part: string, title: string): Promise<void> {
  await page.goto(`/ui/${part}`)
  await page.getByRole('heading', { name: title, level: 1 }).waitFor()
}

test.describe('the text editor, under the policy of the product', () => {
  const openEditor = async (): Promise<{ readonly page: Page; readonly text: Locator; readonly output: Locator }> => {
    const page = await openPart('rich-text', 'Rich text')
    const text = page.getByRole('textbox', { name: 'Answer' })
    await text.click()
    await page.keyboard.press('ControlOrMeta+a')
    return { page, text, output: page.locator('output') }
  }

  test('takes what is typed, by keys and by buttons', async () => {
    const { page, output } = await openEditor()

    await page.keyboard.type('A plain and a ')
    await page.keyboard.press('ControlOrMeta+b')
    await page.keyboard.type('bold')
    await page.keyboard.press('ControlOrMeta+b')
    await page.getByRole('button', { name: 'Numbered list' }).first().click()

    await expect.poll(() => output.textContent()).toBe('<ol><li><p>A plain and a <strong>bold</strong></p></li></ol>')
  })

  test('takes the harmless part of what is pasted', async () => {
    const { text, output } = await openEditor()

    await text.evaluate((element) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/html', '<p onclick="x()">One <b>two</b><script>x()</script><img src="https://spy.example/a.gif"></p>')
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    })

    await expect.poll(() => output.textContent()).toBe('<p>One <strong>two</strong></p>')
  })

  test('has one stop for its buttons, and arrows between them', async () => {
    const { page } = await openEditor()

    await page.keyboard.press('Shift+Tab')
    await expect(page.locator(':focus')).toHaveAttribute('aria-label', 'Bold')
    await page.keyboard.press('ArrowRight')

    await expect(page.locator(':focus')).toHaveAttribute('aria-label', 'Italic')
  })

  test('makes a link of what is selected', async () => {
    const { page, output } = await openEditor()
    await page.keyboard.type('library')
    await page.keyboard.press('ControlOrMeta+a')

    await page.getByRole('button', { name: 'Link', exact: true }).first().click()
    await page.getByLabel('Address').fill('example.ch/library')
    await page.keyboard.press('Enter')

    await expect.poll(() => output.textContent()).toContain('href="https://example.ch/library">library</a>')
  })
})

test.describe('foreign HTML, under the policy of the product', () => {
  test('shows a letter in full height and in the typeface of the page', async () => {
    const page = await openFrames()
    const frame = page.locator('iframe[title="Letter"]')

    await expect
      .poll(() => frame.evaluate((element: HTMLIFrameElement) => element.contentDocument?.body.innerText))
      .toContain('Hello Andrea')

    const measured = () =>
      frame.evaluate((element: HTMLIFrameElement) => {
        const body = element.contentDocument?.body ?? document.body
        const style = element.contentWindow?.getComputedStyle(body)
        return { shown: element.clientHeight, needed: body.scrollHeight, typeface: style?.fontFamily }
      })
    // The frame takes its height once the letter has been laid out.
    await expect.poll(async () => (await measured()).shown).toBeGreaterThan(100)
    const { shown, needed, typeface } = await measured()
    expect(needed).toBeGreaterThan(100)
    expect(shown).toBeGreaterThanOrEqual(needed)
    expect(typeface).toContain('Mulish')
  })

  test('hides images until somebody asks for them', async () => {
    const page = await openFrames()
    const count = (): Promise<number | undefined> =>
      page.locator('iframe[title="Newsletter"]').evaluate((element: HTMLIFrameElement) => element.contentDocument?.images.length)
    await expect.poll(count).toBe(0)

    await page.getByRole('button', { name: 'Show images' }).click()

    await expect.poll(count).toBe(2)
  })

  for (const attack of attacks) {
    test(`is harmful where nobody guards it: ${attack.name}`, async () => {
      const context = await sharedBrowser().newContext()
      onTestFinished(() => context.close())

      expect(await firesUnguarded(context, attack)).toBe(true)
    })
  }

  test('leaves no trace of any attack, asks nobody for anything, and gives the policy nothing to refuse', async () => {
    const page = await openFrames()
    const frame = page.locator('iframe[title="Typed"]')
    const content = (): Promise<string> => frame.evaluate((element: HTMLIFrameElement) => element.contentDocument?.body.innerHTML ?? '')
    const traces: string[] = []

    for (const [number, { name, html, click }] of attacks.entries()) {
      await page.getByLabel('HTML').fill(`<p>attack ${number}:</p>${html}`)
      await expect.poll(content).toContain(`attack ${number}:`)
      const target = page.frameLocator('iframe[title="Typed"]').getByText('go')
      if (click && (await target.count()) > 0) await target.click({ force: true })
      if (trace.test(await content())) traces.push(name)
    }
    // Whatever an attack had put off has had its turn when something harmless shows after it.
    await page.getByLabel('HTML').fill('<p>the end</p>')
    await expect.poll(content).toContain('the end')

    expect(traces).toEqual([])
  })

  const trace = /attack\.test|\son\w+=|<(?:script|style|iframe|object|embed|form|input|video|meta|base|link|svg|math|noscript)/i
})

test.describe('a form, by keyboard', () => {
  test('finds a town without its accent, creates a label, and shows what the server refuses at its field', async () => {
    const page = await openPart('form', 'Forms')

    await page.getByLabel('Name *').fill('Mira Keller')
    await page.getByRole('radio', { name: 'Work' }).check()
    await page.getByRole('combobox', { name: 'Town *' }).fill('zuri')
    await page.getByRole('option', { name: 'Zürich' }).waitFor()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.getByRole('combobox', { name: 'Labels' }).fill('Urgent')
    await page.getByRole('option', { name: 'Create «Urgent»' }).waitFor()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Escape')
    // A click beside an open list only closes it.
    await page.getByRole('listbox').waitFor({ state: 'hidden' })
    await page.getByRole('checkbox', { name: 'I have read the rules *' }).click()
    await expect.poll(() => page.getByRole('checkbox', { name: 'I have read the rules *' }).isChecked()).toBe(true)
    // It saves for a second, which a busy machine may miss: somebody looks before the keys are pressed.
    const saving = page.getByRole('button', { name: 'Saving …' }).waitFor()
    await page.keyboard.press('ControlOrMeta+Enter')

    await saving
    await page.getByRole('link', { name: 'The email is already in use' }).waitFor()
    await expect(page.getByRole('combobox', { name: 'Town *' })).toHaveValue('Zürich')
    await expect(page.getByRole('button', { name: /^Remove/ })).toHaveCount(2)
    await expect(page.locator(':focus')).toHaveText('There is a problem')
  })
})

test.describe('the sheets of these parts', () => {
  for (const [part, title] of [
    ['form', 'Forms'],
    ['formats', 'Dates and numbers'],
    ['query', 'Search text'],
    ['rich-text', 'Rich text'],
  ] as const) {
    test(`${part} has no accessibility fault and fits on a phone`, async () => {
      const page = await openPart(part, title)
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)

      expect(await accessibilityFaults(page)).toEqual([])
      await page.setViewportSize({ width: 360, height: 800 })
      expect(await sidewaysScroll(page)).toBe(0)
    })
  }

  test('foreign HTML has none either', async () => {
    // Here it is axe that would like to run in the frames.
    const page = await openPage({ expects: ["Blocked script execution in 'about:blank'"] })
    await arriveAt(page, 'safe-html', 'Foreign HTML')

    expect(await accessibilityFaults(page)).toEqual([])
    await page.setViewportSize({ width: 360, height: 800 })
    expect(await sidewaysScroll(page)).toBe(0)
  })
})

/** Whether HTML reaches its target when a page simply shows it, or takes it over from itself as careless pages do. */
async function firesUnguarded(context: BrowserContext, { html, click }: Attack): Promise<boolean> {
  let isFired = false
  const page = await context.newPage()
  await page.route('**/*', (route) => {
    const { pathname } = new URL(route.request().url())
    if (pathname.startsWith('/fired')) isFired = true
    return route.fulfill({ contentType: 'text/html', body: pathname === '/' ? `<body>${html}` : '' })
  })
  await page.goto('http://attack.test/')
  if (click) await page.getByText('go').click({ timeout: 2000 })
  const fires = expect.poll(async () => {
    if (!isFired) await page.evaluate(readAgain)
    return isFired
  })
  await fires.toBe(true).catch(() => undefined)
  await page.close()
  return isFired
}

function readAgain(): void {
  const written = document.body.innerHTML
  document.body.innerHTML = written
}
