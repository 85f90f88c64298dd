import type { ComponentType, ReactNode } from 'react'
import type { Access } from '../kit/endpoint.ts'
import type { Language } from '../kit/texts.ts'
import type { IconName } from '../ui/icon.tsx'

/** What the shell knows about an app: data only, so that it never has to know the feature behind it. */
export type PublicApp = {
  readonly id: string
  readonly access: Access
  readonly pages: readonly PageEntry[]
  /** Stands above all pages while the visit lasts: what its own pages share. */
  readonly Around?: ComponentType<AroundProps>
  /** Entries in the menu, in reading order. */
  readonly menu: () => Promise<readonly MenuEntry[]>
}

/** What a visit begins with. */
export type Start = {
  /** The moment, by the clock of the server where it is known. */
  readonly clock: () => Date
  /** Whether mails about a deadline are offered. */
  readonly offersMail?: boolean
  /** What the server rendered the page from; the first rendering in the browser must begin with the same. */
  readonly state?: unknown
}

export type AroundProps = { readonly start: Start; readonly children: ReactNode }

/** A page is either part of the first load or fetched when somebody goes there. */
export type PageEntry =
  | { readonly path: string; readonly Page: ComponentType }
  | { readonly path: string; readonly load: () => Promise<{ readonly Page: ComponentType }> }

export type MenuEntry = {
  readonly path: string
  /** All languages at once: a few words, and the menu shows every app without loading any of their catalogues. */
  readonly label: Readonly<Record<Language, string>>
  readonly icon?: IconName
}
