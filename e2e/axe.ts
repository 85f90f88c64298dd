import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Every fault axe finds on the page as it stands: the rule, and where. */
export function accessibilityFaults(page: Page): Promise<readonly string[]> {
  return faultsFoundBy(axeOn(page).withTags(tags))
}

/** Only what its colours can get wrong, on a page that axe has looked at before: putting axe into it takes longer than the look. */
export function colourFaults(page: Page): Promise<readonly string[]> {
  return faultsFoundBy(axeOn(page, 'void 0').withRules(['color-contrast', 'link-in-text-block']))
}

/** In colours that the reader forces on the page. The browser does not tell axe which they are, and they are not ours. */
export function faultsBesidesContrast(page: Page): Promise<readonly string[]> {
  return faultsFoundBy(axeOn(page, 'void 0').withTags(tags).disableRules('color-contrast'))
}

/** Without frames to look into, axe needs no page of its own; that halves the time. */
function axeOn(page: Page, axeSource?: string): AxeBuilder {
  const from = axeSource === undefined ? { page } : { page, axeSource }
  // The ends of a layer: they pass the focus on at once and never keep it.
  return new AxeBuilder(from)
    .setLegacyMode()
    .exclude('[data-base-ui-focus-guard]')
    .options({ resultTypes: ['violations'] })
}

async function faultsFoundBy(axe: AxeBuilder): Promise<readonly string[]> {
  const { violations } = await axe.analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`))
}

/** How far the page can be scrolled sideways; nobody should have to. */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}

/** Everything wrong with the page as it stands, in light and in dark. */
export async function faultsInBothLooks(page: Page): Promise<readonly string[]> {
  const faults = [...(await accessibilityFaults(page))]
  const sideways = await sidewaysScroll(page)
  if (sideways !== 0) faults.push(`scrolls sideways by ${sideways} px`)
  await page.emulateMedia({ colorScheme: 'dark' })
  faults.push(...(await colourFaults(page)))
  await page.emulateMedia({ colorScheme: 'light' })
  return faults
}
