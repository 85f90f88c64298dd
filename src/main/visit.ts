import type { Site } from '../kit/site.ts'
import type { Language } from '../kit/texts.ts'

/** What to render: an address, in a language, at a moment, from a state that only the pages themselves understand. */
export type Visit = {
  readonly path: string
  readonly language: Language
  readonly site: Site
  readonly now: Date
  readonly offersMail: boolean
  readonly state: unknown
}
