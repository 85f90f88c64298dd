import type { Locator, Page } from '@playwright/test'
import { expect, test } from './test.ts'
import { anAccount, inTime, notice, openSignedIn, userMenu } from './accounts.ts'
import { accessibilityFaults, sidewaysScroll } from './axe.ts'
import { aFilledProfile, aTeam } from './profile.ts'

const post = (page: Page, text: string): Locator => page.getByRole('article').filter({ hasText: text })

/** The profile of somebody new, once the sample posts stand there. */
async function openProfile(options: { width?: number; dark?: boolean; path?: string } = {}): Promise<Page> {
  const page = await openSignedIn(await aFilledProfile(), { path: '/pages/profile', ...options })
  await page.getByRole('tab', { name: 'Timeline' }).waitFor()
  return page
}

/** A picture of one colour, made in the browser. */
async function aPicture(page: Page): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const bytes = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(640, 400)
    const paint = canvas.getContext('2d')
    if (paint) paint.fillStyle = 'teal'
    paint?.fillRect(0, 0, 640, 400)
    return [...new Uint8Array(await (await canvas.convertToBlob({ type: 'image/png' })).arrayBuffer())]
  })
  return { name: 'sign.png', mimeType: 'image/png', buffer: Buffer.from(bytes) }
}

for (const width of [360, 1280]) {
  test.describe(`profile at ${width} px by mouse`, () => {
    test('§2.23 My Profile leads there; a post with a photo is published, changed, taken away and brought back', async () => {
      const page = await openSignedIn(await anAccount(), { path: '/apps/notes', width })
      await page.getByRole('heading', { level: 1 }).waitFor()
      await userMenu(page).click()
      await page.getByRole('menuitem', { name: 'My Profile' }).click()
      await page.waitForURL('**/pages/profile')

      const composer = page.getByRole('region', { name: 'New post' })
      await composer.getByRole('textbox', { name: 'New post' }).fill('A sign on the way to the lake')
      await composer.locator('input[type=file]').setInputFiles(await aPicture(page))
      await composer.getByRole('textbox', { name: 'What it shows' }).fill('A green sign')
      await composer.getByRole('button', { name: 'Post', exact: true }).click()
      await notice(page, 'Post published').waitFor()
      const made = post(page, 'A sign on the way')
      await made.getByRole('img', { name: 'A green sign' }).waitFor()
      await made.getByRole('button', { name: /^Actions for the post/ }).click()
      await page.getByRole('menuitem', { name: 'Edit' }).click()
      await made.getByRole('textbox', { name: 'Edit post' }).fill('A sign on the way home')
      await made.getByRole('button', { name: 'Save' }).click()
      await notice(page, 'Post changed').waitFor()
      await post(page, 'way home')
        .getByRole('button', { name: /^Actions for the post/ })
        .click()
      await page.getByRole('menuitem', { name: 'Delete' }).click()
      await notice(page, 'Post removed').waitFor()
      await page.getByRole('button', { name: 'Undo' }).click()
      await post(page, 'way home').waitFor()
      await page.reload()

      await post(page, 'way home').getByRole('img', { name: 'A green sign' }).waitFor()
      expect(await sidewaysScroll(page)).toBe(0)
    })

    test('posts are liked, shared and talked about, and all of it is there on the next visit', async () => {
      const page = await openProfile({ width })
      const article = page.getByRole('article').filter({ hasText: 'shared an article' }).last()
      await article.getByRole('button', { name: 'Like' }).click()
      await article.getByRole('textbox').fill('Number six too')
      await article.getByRole('button', { name: 'Post comment' }).click()
      await article.getByText('3 comments').waitFor()
      await article.getByRole('button', { name: 'Share (1)' }).click()
      await notice(page, 'Post no longer shared').waitFor()
      await expect.poll(() => page.getByRole('article').count(), inTime).toBe(2)
      await page.reload()

      await article.getByRole('button', { name: 'Like (1)' }).waitFor()
      await article.getByText('Number six too').waitFor()
      await expect(page.getByRole('article')).toHaveCount(2)
    })

    test('the photos of a month are looked at one by one, and a new one stands first', async () => {
      const page = await openProfile({ width, path: '/pages/profile?tab=media' })
      const month = page.getByRole('region', { name: 'February 2026' })
      await month.getByText('10 photos').waitFor()
      await month
        .getByRole('button', { name: /^Look at/ })
        .first()
        .click()
      const viewer = page.getByRole('dialog')
      await viewer.getByText('Full moon', { exact: true }).first().waitFor()
      await viewer.getByRole('button', { name: 'Next' }).click()
      await viewer.getByText('Late shift', { exact: true }).first().waitFor()
      await page.keyboard.press('Escape')
      await viewer.waitFor({ state: 'hidden' })
      await page
        .locator('main input[type=file]')
        .last()
        .setInputFiles(await aPicture(page))
      await notice(page, '1 file added').waitFor()

      await page.getByRole('region', { name: 'March 2026' }).getByText('6 photos').waitFor()
      expect(await sidewaysScroll(page)).toBe(0)
    })

    test('§7.8 one’s own data are edited and saved; leaving with changes asks first', async () => {
      const page = await openProfile({ width, path: '/pages/profile?tab=about' })
      await page.getByRole('button', { name: 'Edit my data' }).click()
      await page.getByLabel(/^Name/).fill('Anna Neumann')
      await page.getByLabel('Occupation').fill('Harbour master')
      await page.getByRole('button', { name: 'Done' }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Stay' }).click()
      await page.getByRole('alertdialog').waitFor({ state: 'hidden' })
      await page.getByRole('button', { name: 'Save' }).click()
      await notice(page, 'User data saved with api').waitFor()
      await page.getByRole('button', { name: 'Done' }).click()

      await page.getByRole('heading', { level: 1, name: 'Anna Neumann' }).waitFor()
      await page.getByText('Harbour master').first().waitFor()
      expect(await sidewaysScroll(page)).toBe(0)
    })

    for (const dark of [false, true]) {
      test(`is without fault for assistive technology (dark: ${dark})`, async () => {
        const page = await openProfile({ width, dark })
        await page.getByRole('article').first().waitFor()

        expect(await accessibilityFaults(page)).toEqual([])
        await page.getByRole('button', { name: 'Add an article' }).click()
        await page.getByRole('button', { name: 'See all' }).click()
        await page.getByRole('dialog').getByRole('heading', { level: 3 }).first().waitFor()
        expect(await accessibilityFaults(page)).toEqual([])
        for (const tab of ['about', 'media', 'about&edit=about']) {
          await page.goto(`/pages/profile?tab=${tab}`)
          await page.getByRole('heading', { level: 2 }).first().waitFor()
          expect(await accessibilityFaults(page)).toEqual([])
        }
      })
    }
  })
}

test.describe('profile', () => {
  test('§7.7 a picture is cropped, saved, shown wherever the name is, and taken back', async () => {
    const page = await openProfile()
    await page.getByRole('button', { name: 'Change picture' }).waitFor()
    await page.locator('main input[type=file][aria-label="Choose a picture"]').setInputFiles(await aPicture(page))
    const dialog = page.getByRole('dialog', { name: 'Crop the picture' })
    await dialog.getByRole('slider', { name: 'Picture, movable' }).press('ArrowLeft')
    await dialog.getByRole('button', { name: 'Use picture' }).click()
    await notice(page, 'Picture changed').waitFor()

    const shown = userMenu(page).locator('img')
    await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth), inTime).toBe(512)
    await page.getByRole('button', { name: 'Undo' }).click()
    await shown.waitFor({ state: 'detached' })
  })

  for (const language of ['en', 'de'] as const) {
    const words = {
      en: {
        add: 'Add a cover',
        change: 'Change cover',
        changed: 'Cover changed',
        remove: 'Remove cover',
        undo: 'Undo',
        of: 'Photos & videos',
      },
      de: {
        add: 'Titelbild hinzufügen',
        change: 'Titelbild ändern',
        changed: 'Titelbild geändert',
        remove: 'Titelbild entfernen',
        undo: 'Rückgängig',
        of: 'Fotos & Videos',
      },
    }[language]
    const width = language === 'en' ? 1280 : 360
    test(`a cover lies behind the name, is one of one’s photos, and goes and comes back (${language}, ${width} px)`, async () => {
      const page = await openSignedIn(await anAccount(), { path: '/pages/profile', width, locale: language })
      const cover = page.locator('main header img').first()
      const file = page.locator('main header input[type=file]').first()
      await page.getByRole('button', { name: words.add }).waitFor()
      const before = await page.getByRole('heading', { level: 1 }).boundingBox()

      await file.setInputFiles(await aPicture(page))
      await notice(page, words.changed).waitFor()

      await expect.poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth), inTime).toBe(640)
      expect(await page.getByRole('heading', { level: 1 }).boundingBox()).toEqual(before)
      expect(await accessibilityFaults(page)).toEqual([])
      await page.getByRole('button', { name: words.change }).press('Enter')
      await page.getByRole('menuitem', { name: words.remove }).press('Enter')
      await page.getByRole('button', { name: words.add }).waitFor()
      await page.getByRole('button', { name: words.undo }).click()
      await page.getByRole('button', { name: words.change }).waitFor()
      await page.getByRole('tab', { name: words.of }).click()
      await page.getByRole('region').getByText('sign', { exact: true }).first().waitFor()
      expect(await sidewaysScroll(page)).toBe(0)
    })
  }

  test('follows a colleague: their posts come at once, without asking again', async () => {
    const { anna, beat, beatId } = await aTeam()
    const page = await openSignedIn(anna, { path: `/pages/profile?person=${beatId}` })
    await page.getByRole('button', { name: 'Follow', exact: true }).click()
    await page.getByRole('button', { name: 'Following' }).waitFor()
    await page.getByText('1 follower').waitFor()
    await page.goto('/pages/profile')
    await page.getByRole('article').first().waitFor()
    const other = await openSignedIn(beat, { path: '/pages/profile' })

    await other.getByRole('textbox', { name: 'New post' }).fill('Back from the lake')
    await other.getByRole('button', { name: 'Post', exact: true }).click()
    await post(page, 'Back from the lake').getByRole('button', { name: 'Like' }).click()

    await post(other, 'Back from the lake').getByRole('button', { name: 'Like (1)' }).waitFor()
    await page.goto(`/pages/profile?person=${beatId}`)
    await page.getByRole('button', { name: 'Send message' }).click()
    await page.waitForURL(`**/apps/chat/${beatId}`)
    await page.getByRole('heading', { name: 'Beat Beispiel' }).first().waitFor()

    expect(new URL(page.url()).pathname).toBe(`/apps/chat/${beatId}`)
  })

  test('tells what was just done in another app, and leads to it', async () => {
    const page = await openSignedIn(await anAccount(), { path: '/apps/notes?new=note' })
    await page.getByRole('textbox', { name: 'Title' }).fill('Call the printer')
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: 'Call the printer' }).waitFor()
    await page.goto('/pages/profile')

    await page.getByRole('link', { name: 'Call the printer' }).click()

    await page.waitForURL('**/apps/notes?note=*')
    await page.getByRole('dialog', { name: 'Note' }).waitFor()
    await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Call the printer')
  })

  test('somebody who is not here is told apart from nobody', async () => {
    const page = await openSignedIn(await anAccount(), {
      path: `/pages/profile?person=${crypto.randomUUID()}`,
      expects: ['404'],
    })

    await page.getByText('This person is not here').waitFor()
    await page.getByRole('button', { name: 'To my profile' }).click()
    await page.getByRole('heading', { level: 1, name: 'Anna Muster' }).waitFor()

    expect(new URL(page.url()).search).toBe('')
  })
})

for (const width of [360, 1280]) {
  test.describe(`profile by keyboard alone at ${width} px`, () => {
    test('j and k move, l likes, c comments, Ctrl with Enter says it, z takes it back', async () => {
      const page = await openProfile({ width })
      await page.getByRole('article').first().waitFor()
      await page.getByRole('heading', { level: 1 }).waitFor()
      const first = page.getByRole('article').first()

      await page.keyboard.press('j')
      await expect.poll(() => first.evaluate((card) => card === document.activeElement), inTime).toBe(true)
      await page.keyboard.press('l')
      await first.getByRole('button', { name: 'Like (1)' }).waitFor()
      await page.keyboard.press('c')
      await expect.poll(() => page.evaluate(() => document.activeElement?.tagName), inTime).toBe('TEXTAREA')
      await page.keyboard.type('By keys alone')
      await page.keyboard.press('Control+Enter')
      await first.getByText('1 comment').waitFor()
      await page.keyboard.press('Escape')
      await expect.poll(() => first.evaluate((card) => card === document.activeElement), inTime).toBe(true)
      await page.keyboard.press('j')
      await page.keyboard.press('k')
      await expect.poll(() => first.evaluate((card) => card === document.activeElement), inTime).toBe(true)
      await page.keyboard.press('z')

      await first.getByText('No comments yet').waitFor()
    })

    test('tabs are moved through by arrows, and the address keeps which one', async () => {
      const page = await openProfile({ width })
      await page.getByRole('tab', { name: 'Timeline' }).focus()

      await page.keyboard.press('ArrowRight')
      await page.getByRole('heading', { level: 2, name: 'March 2026' }).waitFor()
      await page.keyboard.press('ArrowRight')
      await page.getByRole('heading', { level: 2, name: 'General information' }).waitFor()

      expect(new URL(page.url()).searchParams.get('tab')).toBe('about')
      await page.goBack()
      await page.getByRole('heading', { level: 2, name: 'March 2026' }).waitFor()
    })
  })
}
