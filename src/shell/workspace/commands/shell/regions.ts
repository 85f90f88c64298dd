import type { texts as original } from '../texts.ts'

const order = ['toolbar', 'navigation', 'content', 'panel', 'footer'] as const
type RegionName = (typeof order)[number]
type Names = Pick<
  Readonly<Record<keyof typeof original, string>>,
  'regionToolbar' | 'regionNavigation' | 'regionContent' | 'regionPanel' | 'regionFooter'
>

const focusable = 'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex="0"]'

/** Moves the focus to the next or previous part of the frame; answers its name. */
export function goToRegion(step: 'next' | 'previous', names: Names): string {
  const regions = visibleRegions()
  const at = regions.findIndex((region) => region.contains(document.activeElement))
  const next = step === 'next' ? at + 1 : (at < 0 ? regions.length : at) - 1
  const region = regions.at(next % Math.max(regions.length, 1))
  if (!region) return ''
  focusIn(region)
  return nameOf(region, names)
}

export function enterRegion(name: RegionName): void {
  const region = visibleRegions().find((each) => kindOf(each) === name)
  if (region) focusIn(region)
}

/** In the order of reading. A region that is divided again is reached through its parts. */
function visibleRegions(): readonly HTMLElement[] {
  const all = [...document.querySelectorAll<HTMLElement>('[data-region]')].filter(isSeen)
  const innermost = all.filter((region) => !all.some((other) => other !== region && region.contains(other)))
  return innermost.toSorted((one, other) => order.indexOf(kindOf(one)) - order.indexOf(kindOf(other)))
}

/** What a page divides itself into belongs to the content. */
function kindOf(region: HTMLElement): RegionName {
  return order.find((name) => name === region.dataset['region']) ?? 'content'
}

function isSeen(region: HTMLElement): boolean {
  return region.closest('[inert], [hidden], [aria-hidden=true]') === null && region.checkVisibility({ visibilityProperty: true })
}

function focusIn(region: HTMLElement): void {
  const first = [...region.querySelectorAll<HTMLElement>(focusable)].find((each) => each.tabIndex >= 0 && each.checkVisibility())
  if (!first) region.tabIndex = -1
  const target = first ?? region
  target.focus()
}

function nameOf(region: HTMLElement, names: Names): string {
  const labelled = document.getElementById(region.getAttribute('aria-labelledby') ?? '')?.textContent
  const own = region.getAttribute('aria-label') ?? labelled
  const general: Readonly<Record<RegionName, string>> = {
    toolbar: names.regionToolbar,
    navigation: names.regionNavigation,
    content: names.regionContent,
    panel: names.regionPanel,
    footer: names.regionFooter,
  }
  return own ?? general[kindOf(region)]
}
