import { globSync, readFileSync } from 'node:fs'
import { expect, test } from './test.ts'
import { projectPath } from '../src/main/project.ts'
import { openTab } from './accounts.ts'
import { accessibilityFaults, colourFaults, sidewaysScroll } from './axe.ts'
import { awake, openPage, watchFaults } from './browser.ts'
import { arrival, headingOf } from './form.ts'
import { germanLeftOver } from './german.ts'
import { crowding, lengthenTexts } from './room.ts'

const formHeading = 'eFristerstreckung juristische Person'

test.describe('these tests would notice', () => {
  test('an error in the console', async () => {
    const page = await openPage({ expects: ['planted'] })
    const faults = watchFaults(page.context())
    await page.goto('/')

    await page.evaluate(() => {
      console.error('planted error')
      console.warn('planted warning')
      setTimeout(() => {
        throw new Error('planted exception')
      })
    })

    await expect.poll(() => faults.length).toBe(3)
    expect(faults.join()).toMatch(/planted error.*planted warning.*planted exception/)
  })

  test('a request to another host', async () => {
    const page = await openPage({ expects: ['net::ERR_', 'asked another host'] })
    const faults = watchFaults(page.context())

    await page.setContent('<img src="http://127.0.0.1:9/pixel.png" alt="">')

    expect(faults).toContain('asked another host: http://127.0.0.1:9')
  })

  test.fail('either of them by failing, as this test has to', async () => {
    const page = await openPage()
    await page.goto('/')
    await expect.poll(() => headingOf(page)).toBe(formHeading)

    await page.evaluate(() => console.error('planted error'))
  })

  test('an error in a tab beside it', async () => {
    const page = await openPage({ expects: ['planted'] })
    const faults = watchFaults(page.context())
    await page.goto('/')
    const tab = await openTab(page, '/info')

    await tab.evaluate(() => console.warn('planted warning'))

    await expect.poll(() => faults.join()).toContain('planted warning')
  })

  test.fail('that one by failing too, as this test has to', async () => {
    const page = await openPage()
    await page.goto('/')
    const tab = await openTab(page, '/info')
    await expect.poll(() => headingOf(tab)).toBe('Über diesen Dienst')

    await tab.evaluate(() => console.warn('planted warning'))
  })

  test('a test that opens a browser nobody watches', () => {
    const openers = globSync('e2e/*.ts', { cwd: projectPath('') }).filter((path) =>
      /rowser(\(\))?\.new(Context|Page)\(/.test(readFileSync(projectPath(path), 'utf8')),
    )

    // The second one watches, too; and it shows what attacks do where nobody does.
    expect(openers.toSorted()).toEqual(['e2e/browser.ts', 'e2e/workspace-content.spec.ts'])
  })

  test('a fault of accessibility', async () => {
    const page = await openPage()
    await page.goto('/')
    await arrival(page, formHeading)
    await awake(page)
    expect(await accessibilityFaults(page)).toEqual([])

    await page.evaluate(() => {
      const image = document.createElement('img')
      image.src = '/favicon.svg'
      document.querySelector('label')?.remove()
      document.querySelector('main')?.append(image)
    })

    expect((await accessibilityFaults(page)).join()).toMatch(/image-alt/)
  })

  test('a theme with a colour too pale to read', async () => {
    const page = await openPage()
    await page.goto('/')
    await arrival(page, formHeading)
    await awake(page)
    await page.evaluate(() => (document.documentElement.dataset['theme'] = 'slate'))
    expect(await accessibilityFaults(page)).toEqual([])

    await page.evaluate(() => document.documentElement.style.setProperty('--muted', 'var(--line)'))

    expect((await colourFaults(page)).join()).toMatch(/color-contrast/)
  })

  test('a text without room, and a button on another', async () => {
    const page = await openPage({ width: 320 })
    await page.goto('/')
    await arrival(page, formHeading)
    await awake(page)
    await lengthenTexts(page)
    expect(await crowding(page)).toEqual([])

    await page.evaluate(() => {
      const [first, second] = document.querySelectorAll<HTMLElement>('footer button')
      first?.style.setProperty('margin-bottom', '-40px')
      second?.style.setProperty('max-width', '60px')
      document.querySelector('h1')?.style.setProperty('overflow', 'hidden')
      document.querySelector('h1')?.style.setProperty('height', '20px')
    })

    expect((await crowding(page)).join()).toMatch(/cut off: <h1.*overlap: <button/)
  })

  test('a German sentence on a French page, unless it is marked as German', async () => {
    const page = await openPage()
    await page.goto('/?lang=fr')
    await page.locator('html[lang=fr-CH] h1').waitFor()
    expect(await germanLeftOver(page, 'fr')).toEqual([])
    const say = (text: string, lang: string): Promise<void> =>
      page.evaluate(
        ([words, language]) => {
          const line = document.createElement('p')
          line.lang = language
          line.textContent = words
          document.querySelector('main')?.append(line)
        },
        [text, lang] as const,
      )

    await say('Selbständige haben ohnehin bis zum 30.06.2026 Zeit.', 'de-CH')
    expect(await germanLeftOver(page, 'fr')).toEqual([])
    await say('Selbständige haben ohnehin bis zum 30.06.2026 Zeit.', 'fr-CH')

    expect(await germanLeftOver(page, 'fr')).toContain('Selbständige haben ohnehin bis zum ')
  })

  test('a page wider than its window', async () => {
    const page = await openPage({ width: 320 })
    await page.goto('/')
    await arrival(page, formHeading)
    await awake(page)

    await page.evaluate(() => document.querySelector('h1')?.style.setProperty('width', '400px'))

    expect(await sidewaysScroll(page)).toBeGreaterThan(50)
  })

  test('a breach of the content-security policy', async () => {
    const page = await openPage({ expects: ['Content Security Policy'] })
    const faults = watchFaults(page.context())
    await page.goto('/')
    await arrival(page, formHeading)
    await awake(page)

    await page.evaluate(() => {
      const image = document.createElement('img')
      image.src = 'data:image/gif;base64,R0lGODlhAQABAAAAACw='
      document.body.append(image)
    })

    await expect.poll(() => faults.join()).toContain('Content Security Policy')
  })
})
