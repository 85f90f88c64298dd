import type { PlainDate } from './plain-date.ts'
import type { Site } from './site.ts'
import type { Language } from './texts.ts'

/** What a page brings along for its script: who runs the service and, where a server made the page, how it was made. */
export type PageBlock = {
  readonly site: Site
  /** Whether the form offers mails about a deadline. */
  readonly offersMail?: true
  /** Whether everybody may make an account. */
  readonly opensAccounts?: true
  /** Whether apps that are only for those who build the product are shown. */
  readonly isForDevelopment?: true
  readonly made?: {
    /** The path of the page that was made; a form that was sent may be answered by another page than its own. */
    readonly path: string
    readonly language: Language
    /** The server's moment. Clocks of phones go wrong; the day that counts is the server's. */
    readonly now: string
    /** The day of that moment where the law counts it. */
    readonly today: PlainDate
    /** What the pages of the apps began with. */
    readonly state?: unknown
    /** The address nobody has, on the page that says so. */
    readonly wrongPath?: string
  }
}

export const pageBlockId = 'page'
