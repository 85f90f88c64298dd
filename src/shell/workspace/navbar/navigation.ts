import type { LucideIcon } from 'lucide-react'
import type { Language } from '../../../kit/texts.ts'
import type { AppEntry, AppGroup, AppLink } from '../../app-entry.ts'
import { mayEnter } from '../session/session.ts'
import { wordsFor } from '../words.ts'

/** Somewhere to go: what the menu, the search, the shortcuts and the palette lead to. */
export type Place = {
  /** The id of the app, for an entry below it `app.entry`. */
  readonly id: string
  readonly appId: string
  /** Both in the language of the page. */
  readonly appTitle: string
  readonly title: string
  readonly path: string
  readonly icon: LucideIcon
  readonly group: AppGroup
  /** Further words by which it is found: the title in the other language, the app it belongs to. */
  readonly keywords: string
  readonly goKey: string | undefined
}

/** A place, or a branch that opens to show the places of one app. */
export type NavigationItem =
  | { readonly kind: 'place'; readonly app: AppEntry; readonly place: Place }
  | { readonly kind: 'branch'; readonly app: AppEntry; readonly title: string; readonly places: readonly Place[] }

export type NavigationGroup = { readonly id: AppGroup; readonly items: readonly NavigationItem[] }

const groups: readonly AppGroup[] = ['applications', 'pages', 'interface']

/** The menu for whoever has these roles, in this language; groups without entries are left out. */
export function navigationOf(
  apps: readonly AppEntry[],
  roles: readonly string[] | undefined,
  language: Language,
): readonly NavigationGroup[] {
  const allowed = apps.filter((app) => !app.isHidden && mayEnter(app.access, roles))
  return groups
    .map((id) => ({ id, items: allowed.filter(({ group }) => group === id).flatMap((app) => itemsOf(app, roles, language)) }))
    .filter(({ items }) => items.length > 0)
}

/** Everything the menu leads to as one list, in its order. */
export function placesOf(apps: readonly AppEntry[], roles: readonly string[] | undefined, language: Language): readonly Place[] {
  return navigationOf(apps, roles, language).flatMap(({ items }) => items.flatMap(placesIn))
}

export function placesIn(item: NavigationItem): readonly Place[] {
  return item.kind === 'place' ? [item.place] : item.places
}

/** The place an address belongs to: the one with the longest path that leads there. */
export function placeAt(places: readonly Place[], path: string): Place | undefined {
  const leading = places.filter((place) => path === place.path || path.startsWith(`${place.path}/`))
  return leading.toSorted((one, other) => other.path.length - one.path.length)[0]
}

function itemsOf(app: AppEntry, roles: readonly string[] | undefined, language: Language): readonly NavigationItem[] {
  if (!app.entries) return [{ kind: 'place', app, place: placeOf(app, language) }]
  const links = app.entries.filter(({ access }) => access === undefined || mayEnter(access, roles))
  const first = links.find(({ path }) => path === app.path) ?? links[0]
  const places = links.map((link) => entryPlace(app, link, language, link === first ? app.goKey : undefined))
  return places.length === 0 ? [] : [{ kind: 'branch', app, title: wordsFor(app.title, language), places }]
}

function placeOf(app: AppEntry, language: Language): Place {
  const { id, title, path, icon, group, goKey } = app
  const words = wordsFor(title, language)
  return { id, appId: id, appTitle: words, title: words, path, icon, group, keywords: keywordsOf(app), goKey }
}

function entryPlace(app: AppEntry, { id, title, path }: AppLink, language: Language, goKey: string | undefined): Place {
  return {
    id: `${app.id}.${id}`,
    appId: app.id,
    appTitle: wordsFor(app.title, language),
    title: wordsFor(title, language),
    path,
    icon: app.icon,
    group: app.group,
    keywords: `${title.en} ${title.de} ${keywordsOf(app)}`,
    goKey,
  }
}

function keywordsOf({ title, keywords = '' }: AppEntry): string {
  return `${title.en} ${title.de} ${keywords}`.trim()
}
