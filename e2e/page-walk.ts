import type { Page } from '@playwright/test'
import type { WriterNeeds } from '../src/main/page-writer.ts'
import { projectPath } from '../src/main/project.ts'
import { workspacePaths } from '../src/main/workspace-pages.ts'

/** Every address of the workspace as its apps name them, by the place of the app. */
export async function placesOfWorkspace(): Promise<readonly Place[]> {
  const built = (await import(projectPath('dist-server/render-public.js'))) as Pick<WriterNeeds, 'renderer'> // built from render-public.tsx
  const places = Map.groupBy(workspacePaths(built.renderer, false), (path) => path.split('/').slice(0, 3).join('/'))
  return [...places].map(([name, patterns]) => ({ name, patterns }))
}
export type Place = { readonly name: string; readonly patterns: readonly string[] }

/** Where no link leads: people come there by a button, a key or a message. */
const unlinked: readonly string[] = [
  '/apps/calendar/month',
  '/apps/calendar/week/2026-03-10',
  '/apps/file-manager/recent',
  '/desk/matters/K7M2P9',
  '/desk/dossiers/1',
]

/** Goes to every page of a place: the addresses without parameters first, then whatever links lead to. Tells which pages nothing leads to. */
export async function walk(page: Page, { patterns }: Place, look: (address: string) => Promise<void>): Promise<readonly string[]> {
  const addresses = new Map(patterns.filter((pattern) => !pattern.includes(':')).map((pattern) => [pattern, pattern]))
  note(addresses, patterns, unlinked)
  const seen = new Set<string>()
  const next = (): string | undefined => [...addresses.values()].find((address) => !seen.has(address))
  for (let address = next(); address !== undefined; address = next()) {
    seen.add(address)
    await page.goto(address)
    await settled(page)
    note(addresses, patterns, await linksOn(page))
    await look(address)
    if (next() === undefined) note(addresses, patterns, otherAddresses(addresses, patterns))
  }
  return patterns.filter((pattern) => !addresses.has(pattern))
}

/** Buttons lead from one page of a thing to another: what is in its address fills the other one, too. */
function otherAddresses(addresses: ReadonlyMap<string, string>, patterns: readonly string[]): readonly string[] {
  const known = [...addresses].map(([pattern, address]) => {
    const parts = address.split('/')
    return new Map(pattern.split('/').flatMap((name, at) => (name.startsWith(':') ? [[name, parts[at] ?? ''] as const] : [])))
  })
  return patterns.flatMap((pattern) => {
    const names = pattern.split('/').filter((part) => part.startsWith(':'))
    const values = known.find((each) => names.every((name) => each.has(name)))
    return values === undefined || names.length === 0 ? [] : [pattern.replaceAll(/:\w+/g, (name) => values.get(name) ?? '')]
  })
}

function note(addresses: Map<string, string>, patterns: readonly string[], links: readonly string[]): void {
  for (const link of links) {
    const pattern = patternFor(link, patterns)
    if (pattern !== undefined && !addresses.has(pattern)) addresses.set(pattern, link)
  }
}

/** The most exact of those that fit: `/apps/mail/filter/starred` is no mail in a folder. */
function patternFor(link: string, patterns: readonly string[]): string | undefined {
  const fitting = patterns.filter((pattern) => new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}$`).test(link))
  const exactness = (pattern: string): number => pattern.split('/').filter((part) => !part.startsWith(':')).length
  return fitting.toSorted((one, other) => exactness(other) - exactness(one))[0]
}

async function linksOn(page: Page): Promise<readonly string[]> {
  const links = page.locator('a[href^="/"]')
  return links.evaluateAll((all) => all.map((link) => new URL((link as HTMLAnchorElement).href).pathname)) // found by its name
}

/** Nothing loads any more. What comes as a dialog has its own heading, and that of the page behind it is not to be reached. */
async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => [...document.querySelectorAll('h1')].some(({ textContent }) => textContent.trim() !== ''))
  await page.getByRole('heading').first().waitFor()
  await page.waitForFunction(() => document.querySelector('[aria-busy=true]') === null)
}
