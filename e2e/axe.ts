import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Every fault axe finds on the page as it stands: the rule, and where. */
export async function accessibilityFaults(page: Page): Promise<readonly string[]> {
  // Without frames to look into, axe needs no page of its own; that halves the time.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().withTags(tags).analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`))
}

/** How far the page can be scrolled sideways; nobody should have to. */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}
