import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { expect, sharedProduct, test } from './test.ts'
import { anAccount, inTime, notice, openSignedIn } from './accounts.ts'
import { accessibilityFaults, sidewaysScroll } from './axe.ts'

const path = '/apps/academy/courses'
const lesson = (page: Page, title: string): Locator => page.getByRole('heading', { level: 2, name: title, exact: true })
const card = (page: Page, title: string): Locator =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { level: 3, name: title, exact: true }) })
const begunCourse = 'A form everybody can fill in'
const freshCourse = 'Pages that open in a second'

/** The courses of somebody new, once the samples stand there. */
async function openCourses(options: { width?: number; dark?: boolean; expects?: readonly string[] } = {}): Promise<Page> {
  const page = await openSignedIn(await anAccount(), { path, ...options })
  await page.getByRole('article').first().waitFor()
  return page
}

async function openCourse(page: Page, title: string): Promise<void> {
  await card(page, title).getByRole('link', { name: title, exact: true }).click()
  await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor()
}

for (const width of [360, 1280]) {
  test.describe(`the academy at ${width} px`, () => {
    test('§2.49 leads from the list through a course, and goes on where one stopped', async () => {
      const page = await openCourses({ width })
      await expect(page.getByRole('article')).toHaveCount(18)

      await openCourse(page, freshCourse)
      await lesson(page, 'What slow means').waitFor()
      await page.getByRole('button', { name: /^Next: / }).click()
      await lesson(page, 'Measure like a visitor').waitFor()
      await page.getByLabel('My notes on this step').fill('Five times, the median')
      await page.getByText('Saved', { exact: true }).waitFor(inTime)
      expect(new URL(page.url()).searchParams.get('step')).toBe('2')
      await page.goto(path)
      const row = page.getByRole('region', { name: 'Continue learning' })
      await row.getByText(freshCourse).click()

      await lesson(page, 'Measure like a visitor').waitFor()
      await expect.poll(() => page.getByLabel('My notes on this step').inputValue(), inTime).toBe('Five times, the median')
      expect(await sidewaysScroll(page)).toBe(0)
    })

    test('shows all steps beside the lesson, or as a sheet', async () => {
      const page = await openCourses({ width })
      await openCourse(page, begunCourse)
      await lesson(page, 'The right keyboard on a telephone').waitFor()

      if (width < 960) await page.getByRole('button', { name: 'Steps (5 of 11)' }).click()
      await page.getByRole('link', { name: 'Errors that help' }).click()

      await lesson(page, 'Errors that help').waitFor()
      await page.getByRole('dialog').waitFor({ state: 'hidden' })
      expect(await sidewaysScroll(page)).toBe(0)
    })

    for (const dark of [false, true]) {
      test(`is without fault for assistive technology (dark: ${dark})`, async () => {
        const page = await openCourses({ width, dark })
        await page.getByRole('region', { name: 'Continue learning' }).waitFor()

        expect(await accessibilityFaults(page)).toEqual([])
        await openCourse(page, begunCourse)
        await page.getByLabel('My notes on this step').waitFor()
        expect(await accessibilityFaults(page)).toEqual([])
        await page.goto(`${page.url().split('?')[0]}?step=finish`)
        await page.getByRole('region', { name: 'What next?' }).waitFor()
        expect(await accessibilityFaults(page)).toEqual([])
        await page.goto(`${page.url().split('?')[0]}/edit`)
        await page.getByRole('toolbar').waitFor()

        expect(await accessibilityFaults(page)).toEqual([])
        expect(await sidewaysScroll(page)).toBe(0)
      })
    }
  })
}

test.describe('a course', () => {
  test('is walked through by keys to its finish, without a notice on the way', async () => {
    const page = await openCourses()
    await openCourse(page, freshCourse)
    await lesson(page, 'What slow means').waitFor()

    for (let step = 2; step <= 11; step += 1) {
      await page.keyboard.press('ArrowRight')
      await expect.poll(() => new URL(page.url()).searchParams.get('step'), inTime).toBe(String(step))
    }
    await expect(page.getByRole('region', { name: 'Message' }).getByRole('button')).toHaveCount(0)
    await page.keyboard.press('ArrowLeft')
    await lesson(page, 'Answer taps at once').waitFor()
    await page.keyboard.press('ArrowRight')
    await lesson(page, 'Keep it quick').waitFor()
    await page.keyboard.press('ArrowRight')

    await lesson(page, 'Course completed').waitFor()
    await page.getByRole('link', { name: 'To the courses' }).click()
    await page.getByRole('link', { name: `Completed: ${freshCourse}. Read again` }).waitFor()
  })

  test('at a wrong address is corrected; one of somebody else is not there', async () => {
    const [page, stranger] = [await openCourses(), await openCourses({ expects: ['404'] })]
    await openCourse(page, begunCourse)
    await expect.poll(() => page.url(), inTime).toContain('step=5')
    const { pathname } = new URL(page.url())

    await page.goto(`${pathname.replace(/[^/]+$/, 'an-old-title')}?step=3`)
    await lesson(page, 'Why a placeholder is no label').waitFor()
    await stranger.goto(pathname)

    await expect.poll(() => new URL(page.url()).pathname, inTime).toBe(pathname)
    await stranger.getByRole('heading', { level: 1, name: 'This course does not exist' }).waitFor()
  })

  test('copies code, and gives the notes as Markdown', async () => {
    const page = await openCourses()
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await openCourse(page, begunCourse)

    await page.getByRole('button', { name: 'Copy code' }).click()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('<input name="email" type="email"')
    await page.getByLabel('My notes on this step').fill('inputmode for the postcode')
    await page.getByText('Saved', { exact: true }).waitFor(inTime)
    await page.getByRole('button', { name: `More about ${begunCourse}` }).click()
    const download = page.waitForEvent('download')
    await page.getByRole('menuitem', { name: 'Export my notes (Markdown)' }).click()

    expect(await readFile(await (await download).path(), 'utf8')).toBe(
      `# ${begunCourse}\n\n## 5. The right keyboard on a telephone\n\ninputmode for the postcode\n`,
    )
  })
})

test('a lesson can do nothing but be read, whoever wrote it', async () => {
  const account = await anAccount()
  const content =
    '<h2>Flour</h2><p onclick="document.title = 1">Take <b>care</b></p><img src="https://elsewhere.example/a.png" alt="a mill">' +
    '<a href="javascript:alert(1)">here</a> <a href="https://example.ch/mill">there</a><script>document.title = 2</script>'
  const id = randomUUID()
  await fetch(`${sharedProduct().address}/api/academy-app/course/save`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${account.token}` },
    body: JSON.stringify({ id, title: 'Evil', category: 'web', length: 5, steps: [{ title: 'One', content }] }),
  })
  const page = await openSignedIn(account, { path: `${path}/${id}` })
  await lesson(page, 'One').waitFor()

  const text = page.getByRole('article')
  await text.getByText('Take care').click()

  expect(await page.title()).toContain('Evil')
  await expect(text.locator('img, script, [onclick], a[href^="javascript"]')).toHaveCount(0)
  await expect(text.getByRole('link', { name: 'there' })).toHaveAttribute('rel', 'noopener noreferrer nofollow')
  await expect(text.getByRole('heading', { level: 3, name: /Flour/ })).toHaveAttribute('id', 'flour')
  await text.getByText('a mill').waitFor()
})

test.describe('an author', () => {
  test('§7.98 writes a course with code, and another browser of the workspace sees it', async () => {
    const account = await anAccount()
    const [author, reader] = [await openSignedIn(account, { path }), await openSignedIn(account, { path })]
    await reader.getByRole('article').first().waitFor()
    await author.getByRole('article').first().waitFor()

    await author.keyboard.press('c')
    await author.getByLabel(/^Title \*/).fill('Sorting the post')
    await author.getByLabel(/^Title of the step/).fill('Open the letters')
    await author.getByRole('textbox', { name: 'Lesson' }).click()
    await author.keyboard.type('With a blunt knife')
    await author.keyboard.press('Control+s')
    await notice(author, 'Course saved').waitFor()
    await card(reader, 'Sorting the post').waitFor()
    await openCourse(reader, 'Sorting the post')
    await reader.getByText('With a blunt knife').waitFor()

    await author.getByRole('button', { name: 'Add step' }).click()
    await author.getByLabel(/^Title of the step/).fill('Stamp them')
    await author.getByRole('tab', { name: 'Preview' }).click()
    await author.getByText('Nothing is written in this lesson yet.').waitFor()
    await author.keyboard.press('Control+s')

    await expect.poll(() => reader.getByRole('link', { name: /Stamp them/ }).count(), inTime).toBe(1)
  })

  test('moves a step by mouse, removes one and takes it back, and is asked before leaving', async () => {
    const page = await openCourses()
    await card(page, begunCourse)
      .getByRole('button', { name: `More about ${begunCourse}` })
      .click()
    await page.getByRole('menuitem', { name: 'Edit course' }).click()
    const steps = page.getByRole('list', { name: 'Steps' }).getByRole('listitem')
    await expect.poll(() => steps.count(), inTime).toBe(11)

    await page.getByRole('button', { name: /^Move What you will build/ }).click()
    await page.getByRole('menuitem', { name: 'Move down' }).click()
    await expect.poll(() => steps.nth(1).innerText(), inTime).toContain('What you will build')
    await page.getByRole('button', { name: 'Remove step A list to keep' }).click()
    await notice(page, 'Removed the step «A list to keep»').waitFor()
    await expect(steps).toHaveCount(10)
    await page.getByRole('region', { name: 'Message' }).getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => steps.count(), inTime).toBe(11)
    await page.getByRole('link', { name: 'Academy' }).first().click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Stay' }).click()
    await page.getByRole('region', { name: 'Unsaved changes' }).getByRole('button', { name: 'Save' }).click()

    await notice(page, 'Course saved').waitFor()
    await page.reload()
    await expect.poll(() => steps.nth(1).innerText(), inTime).toContain('What you will build')
  })
})
