import type { Page } from '@playwright/test'
import { expect, test } from './test.ts'
import { themes } from '../src/kit/themes.ts'
import { anAccount, openGuest, openSignedIn } from './accounts.ts'
import { accessibilityFaults, colourFaults, faultsBesidesContrast, sidewaysScroll } from './axe.ts'
import { openPage } from './browser.ts'
import { placesOfWorkspace, walk } from './page-walk.ts'
import { expectedFaults, states } from './states.ts'

const places = await placesOfWorkspace()

test.describe('no fault that axe knows, on a phone and on a desk, in nine themes and in forced colours', () => {
  for (const { name, show } of states) {
    test(name, async () => {
      const page = await openPage({ width: 320, expects: expectedFaults })
      // Colours that fade and bars that move would show axe a moment that nobody looks at.
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await show(page)

      const faults = await accessibilityFaults(page)
      const sideways = await sidewaysScroll(page)
      const inThemes = await faultsInThemes(page)
      const onDesk = await faultsOnDesk(page)
      const forced = await faultsInForcedColours(page)

      expect([...faults, ...inThemes, ...onDesk, ...forced]).toEqual([])
      expect(sideways).toBe(0)
    })
  }
})

test.describe('no fault that axe knows on any page of the workspace, in light and in dark', () => {
  for (const place of places) {
    test(place.name, async () => {
      test.setTimeout(240_000)
      const isForMembers = /^\/(apps|pages|ui)\//.test(place.name)
      // A code that nobody gave out is refused, and the page says so; axe tries to look into the frame of a mail, where no script runs.
      const frames = place.name === '/apps/mail' ? ['Blocked script execution'] : []
      const options = { path: '/login', expects: ['status of 400', 'status of 401', 'status of 404', ...frames] }
      const page = isForMembers ? await openSignedIn(await anAccount(), { ...options, path: '/' }) : await openGuest(options)
      const faults: string[] = []

      const missed = await walk(page, place, async (address) => {
        faults.push(...(await faultsInBoth(page)).map((fault) => `${address}: ${fault}`))
      })

      expect(faults).toEqual([])
      expect(missed).toEqual([])
    })
  }
})

async function faultsInBoth(page: Page): Promise<readonly string[]> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  const light = await accessibilityFaults(page)
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  return [...light, ...(await colourFaults(page)).map((fault) => `dark: ${fault}`)]
}

/** The page stays as it is; only its colours change. */
async function faultsInThemes(page: Page): Promise<readonly string[]> {
  const faults: string[] = []
  for (const theme of themes) {
    await wear(page, theme)
    faults.push(...(await colourFaults(page)).map((fault) => `${theme}: ${fault}`))
  }
  return faults
}

async function faultsOnDesk(page: Page): Promise<readonly string[]> {
  await page.setViewportSize({ width: 1280, height: 900 })
  await wear(page, 'default')
  const light = await accessibilityFaults(page)
  await wear(page, 'defaultDark')
  const dark = await accessibilityFaults(page)
  return [...light, ...dark].map((fault) => `1280 px: ${fault}`)
}

async function faultsInForcedColours(page: Page): Promise<readonly string[]> {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  const faults = [...(await faultsBesidesContrast(page)), ...(await unmarkedControls(page))]
  return faults.map((fault) => `forced colours: ${fault}`)
}

/** Where the page has no colours of its own, a field or a button shows by its border; a row of a list needs none. */
function unmarkedControls(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const controls = [
      ...document.querySelectorAll('button:not(li > button), input:not([type=radio], [type=checkbox]), select, textarea'),
    ].filter((control) => control.checkVisibility())
    const isMarked = (control: Element): boolean => {
      const { borderTopWidth, borderTopStyle } = getComputedStyle(control)
      return borderTopStyle !== 'none' && borderTopWidth !== '0px'
    }
    return controls.filter((control) => !isMarked(control)).map((control) => `no border: ${control.outerHTML.slice(0, 120)}`)
  })
}

function wear(page: Page, theme: string): Promise<unknown> {
  return page.evaluate((name) => (document.documentElement.dataset['theme'] = name), theme)
}
