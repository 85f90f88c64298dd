import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accessibilityFaults, sidewaysScroll } from './axe.ts'
import { openBrowser, openPage, watchFaults } from './browser.ts'
import { arrival, headingOf } from './form.ts'

let browser: Browser
beforeAll(async () => void (browser = await openBrowser()))
afterAll(() => browser.close())

const formHeading = 'eFristerstreckung juristische Person'

describe('these tests would notice', () => {
  it('an error in the console', async () => {
    const page = await openPage(browser, { expects: ['planted'] })
    const faults = watchFaults(page)
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

  it('a request to another host', async () => {
    const page = await openPage(browser, { expects: ['net::ERR_', 'asked another host'] })
    const faults = watchFaults(page)

    await page.setContent('<img src="http://127.0.0.1:9/pixel.png" alt="">')

    expect(faults).toContain('asked another host: http://127.0.0.1:9')
  })

  it.fails('either of them by failing, as this test has to', async () => {
    const page = await openPage(browser)
    await page.goto('/')
    expect(await headingOf(page)).toBe(formHeading)

    await page.evaluate(() => console.error('planted error'))
  })

  it('a fault of accessibility', async () => {
    const page = await openPage(browser)
    await page.goto('/')
    await arrival(page, formHeading)
    expect(await accessibilityFaults(page)).toEqual([])

    await page.evaluate(() => {
      const image = document.createElement('img')
      image.src = '/favicon.svg'
      document.querySelector('label')?.remove()
      document.querySelector('main')?.append(image)
    })

    expect((await accessibilityFaults(page)).join()).toMatch(/image-alt/)
  })

  it('a page wider than its window', async () => {
    const page = await openPage(browser, { width: 320 })
    await page.goto('/')
    await arrival(page, formHeading)

    await page.evaluate(() => document.querySelector('h1')?.style.setProperty('width', '400px'))

    expect(await sidewaysScroll(page)).toBeGreaterThan(50)
  })

  it('a breach of the content-security policy', async () => {
    const page = await openPage(browser, { expects: ['Content Security Policy'] })
    const faults = watchFaults(page)
    await page.goto('/')
    await arrival(page, formHeading)

    await page.evaluate(() => {
      const image = document.createElement('img')
      image.src = 'data:image/gif;base64,R0lGODlhAQABAAAAACw='
      document.body.append(image)
    })

    await expect.poll(() => faults.join()).toContain('Content Security Policy')
  })
})
